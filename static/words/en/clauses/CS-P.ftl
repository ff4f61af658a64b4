section-CS-P = Sheets: the Pirate
clause-CS-P01 = The cutter has two control seats, a gun turret and a hold.
clause-CS-P02 = The Herbivore obeys like any figure: human movement, teeth, no hands. It is no pirate by count.
clause-CS-P03 = Losing Eastwood costs the best gunner and nothing more.
clause-CS-P04 = A second Pirate takes four of the hires; both share map and goals.
