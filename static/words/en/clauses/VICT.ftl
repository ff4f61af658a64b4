section-VICT = Victory
clause-VICT-01 = Every seat has three or four levels of victory on its sheet; 1 is best.
clause-VICT-02 = The judge ends the game. The software proposes it at a detonation, one seat left active, Artifact and Disk both away, or round 40.
clause-VICT-03 = The lowest level reached wins.
clause-VICT-04 = Equal levels share the win. Who reaches none has lost.
clause-VICT-05 = What one Pirate seat wins or loses, the other does too.
clause-VICT-06 = Levels go by what is true at the end: who is aboard what, who holds what, who is free.
clause-VICT-07 = The judge is not ranked.
