section-ENCR = Encryption
clause-ENCR-01 = Without encryption everybody hears all talk.
clause-ENCR-02 = With encryption two seats talk in private. Three never do.
clause-ENCR-03 = That two are talking, all may see; not what they say.
clause-ENCR-04 = Talk holds nobody up: it rests in a seat's own turn, and what was typed is kept.
clause-ENCR-05 = Encryption is settled before play, and nobody changes it afterwards.
clause-ENCR-06 = A question to the alien through the judge shows as a private talk with the alien.
