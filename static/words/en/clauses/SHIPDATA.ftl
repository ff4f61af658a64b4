section-SHIPDATA = The Feynman's papers
clause-SHIPDATA-01 = U.S.S. Feynman, SL51886: Goddard-class field laboratory, crew of 15, at least 5, unarmed, four years of air, fusion drive, hyperdrive, two Clipper II shuttles.
