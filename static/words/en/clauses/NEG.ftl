section-NEG = Negotiation
clause-NEG-01 = You may talk with any other seat, the aliens included.
clause-NEG-02 = Only outside one's own turn. In it you cannot send, only the judge reaches you, and what you typed is kept.
clause-NEG-03 = Nothing makes anybody keep his word.
clause-NEG-04 = Dice and deeds stay with the seat they belong to.
clause-NEG-05 = Things change hands only by actions: laid down and taken, or handed to one whose seat has allowed it.
