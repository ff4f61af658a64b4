section-CS-N = Sheets: Pan
clause-CS-N01 = Two changelings are drawn among hired pirates and agents after buying, at most one agent. Pan is told; each serves as its informant.
clause-CS-N02 = A sleeping changeling is human to every test but an examination. If it dies asleep the body melts.
clause-CS-N03 = Awake it is Pan's for good, with looks, skills and kit, and claws; air and wounds as for Pan.
clause-CS-N04 = Pan is itself, wears a face seen within 3 squares or absorbed, or lies there as a thing, no target until found.
clause-CS-N05 = Pan absorbs a helpless human in its square: the body is gone, Pan whole again, with his face, skills and kit.
clause-CS-N06 = One free body starts anywhere, in any shape. Two of the same face are shown as they are.
