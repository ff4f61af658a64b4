section-CS-S = Sheets: setup
clause-CS-S01 = Every placement is held against its start places first, then against rooms that two seats chose.
clause-CS-S02 = Of two rival teams each is dealt two employers and keeps one; neither knows the other's.
