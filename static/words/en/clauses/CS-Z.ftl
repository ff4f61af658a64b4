section-CS-Z = Sheets: Zombies
clause-CS-Z01 = A zombie raises one helpless human body in its square: next turn, if still helpless, it rises with suit and kit. Six zombies at most.
clause-CS-Z02 = A zombie can sense whether the real Artifact is in its segment, or in this very room. Fakes do not count.
clause-CS-Z03 = With the real Artifact beside the whole telescope, two turns running, zombies open the Way: all hear it begin; the second ends the game.
