section-DRIVE = Drive detonation
clause-DRIVE-01 = If the drive goes up, all on the map are dead and the game is over. Craft that had left are safe.
clause-DRIVE-02 = Any weapon that hits a drive square sets it off, and so does a stray shot that meets furniture in the drive room.
clause-DRIVE-03 = So does the self-destruct when it reaches zero.
clause-DRIVE-04 = So does the needle beam, once its damage to the drive adds up to a kill.
clause-DRIVE-05 = Ramming harms nothing. Where a craft rams the drive section the judge is asked; without a word of his, nothing happens.
clause-DRIVE-06 = A blast that reaches a drive square sets the drive off.
clause-DRIVE-07 = Fighting hand to hand is safe in the drive room.
