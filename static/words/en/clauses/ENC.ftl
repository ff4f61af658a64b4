section-ENC = Loads
clause-ENC-01 = Under weight, a human with a plasma gun or with somebody on his back uses the heavy row.
clause-ENC-02 = Without weight a load slows nobody.
clause-ENC-03 = What does not move like a human is never slowed by a load. Zombies and the Herbivore always use the heavy row.
clause-ENC-04 = Androids move like humans and are slowed like them.
clause-ENC-05 = Humans who carry somebody together are slowed too.
clause-ENC-06 = The square where a move begins decides which row counts for all of it.
clause-ENC-07 = When the ring has stopped, loads slow nobody there.
