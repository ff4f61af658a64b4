section-CS-D = Sheets: how each kind falls
clause-CS-D01 = A fallen zombie rolls as its owner's turn opens: 4 or more, it is up again, lightly hurt. Fire, plasma, blast and acid destroy it.
clause-CS-D02 = Koch sheds a light wound each turn. Its first fall it survives on 3 or more; the second is final.
clause-CS-D03 = A fallen Pan body rolls like a bug but sprays no acid. Dead, it melts and its things stay.
clause-CS-D04 = What would fell a man wrecks a robot; it can be repaired, unless it was destroyed outright.
