section-CS-A = Sheets: all aliens
clause-CS-A01 = An alien's special act is that figure's whole action, from its own list.
clause-CS-A02 = Whoever changes sides is reported lost: a name, "telegram", nothing else.
clause-CS-A03 = Eggs, sleepers, HAL's place and what hides behind a face are known to that alien and the judge only.
clause-CS-A04 = Illusions work on humans and beasts, Tough ones too; never on robots, androids, aliens or cameras.
