section-CS-V = Sheets: the end
clause-CS-V01 = The end is proposed at a detonation, one seat left active, Artifact and Disk away, or round 40, with last calls from 35.
clause-CS-V02 = A craft leaves with the shields down on a named course, for good; all learn only that. A lone figure over the border is dead.
clause-CS-V03 = At the end every Down figure is rolled for. Then levels are read, aliens first; the lowest wins, equals share.
clause-CS-V04 = Levels follow the sheets' conditions alone. The judge may overrule one, with his reason.
clause-CS-V05 = A thing is its free holder's; lying loose, the only side's that is active in that room or craft; else the last holder's.
clause-CS-V06 = A captive is alive, out, and carried, held or left alone among another side's active people.
