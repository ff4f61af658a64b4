section-HOST = Hostile squares
clause-HOST-01 = A human with an active hostile in his square must deal with him before shooting at anybody elsewhere.
clause-HOST-02 = When the last of a group leaves hostiles behind in a square, they get a free blow at him.
clause-HOST-03 = That blow falls by itself unless a standing order forbids it. The mover's seat hears it at once, the striker's in its own turn.
clause-HOST-04 = Robots, androids and aliens may shoot out of a hostile's square.
clause-HOST-05 = A hostile who lies there holds nobody back.
clause-HOST-06 = A human who owes an opportunity shot loses it while a hostile stands in his square; he may strike him instead.
clause-HOST-07 = Each hostile strikes once for each departure.
