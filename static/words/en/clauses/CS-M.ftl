section-CS-M = Sheets: the Mad Scientist
clause-CS-M01 = McCray's mind cannot be taken; illusions work on him.
clause-CS-M02 = The Scientist is not told where the robots are that were not bought.
clause-CS-M03 = At a terminal with the marker the Scientist may send one nameless loudspeaker text each round.
clause-CS-M04 = Slavin looks human; only an examination shows otherwise.
