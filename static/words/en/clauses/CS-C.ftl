section-CS-C = Sheets: Mind Control
clause-CS-C01 = The mind is the real Artifact's: it knows its place and holder, sees its room and 3 squares about, and has one act, to seize.
clause-CS-C02 = One unarmed survivor of the crew serves it from the start.
clause-CS-C03 = Seizing needs 5: +1 for who carries the Artifact or shares its square, −1 elsewhere in its segment. He acts from the next turn; a failure makes him dizzy.
clause-CS-C04 = It holds two seized people at most; a third lets one go.
clause-CS-C05 = A light wound, or a medic's action, frees a thrall on 4 or more. Being out, or leaving without the Artifact, frees him too.
clause-CS-C06 = Thralls look and work as before; only an examination shows it.
