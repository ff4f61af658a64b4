section-CS-B = Sheets: Bugs
clause-CS-B01 = A sting, in place of claws, knocks out one human or beast in the bug's square: 2 or more unarmored, 5 or more armored.
clause-CS-B02 = A bug lays an egg in a helpless body in its square. After four of its turns it hatches and kills. At most 4 eggs, 12 with bugs.
clause-CS-B03 = A host who comes round knows of nothing. An examination finds the egg; in the Medlab a medic removes it on 3 or more.
clause-CS-B04 = As its whole move a bug may slip through the ducts into the next room of its segment, unseen.
clause-CS-B05 = Bugs bleed acid when killed, and may get up once.
