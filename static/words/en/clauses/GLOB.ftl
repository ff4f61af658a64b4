section-GLOB = Global Updates
clause-GLOB-01 = What is done without a name is carried out and announced at Global Updates.
clause-GLOB-02 = Nobody hears of it any earlier.
clause-GLOB-03 = Countdowns, warnings and what the judge has in store come here too.
clause-GLOB-04 = With life support gone, one space is gassed here every round.
clause-GLOB-05 = The order is: cancels, announcements, remote blasts, life-support gas, warnings, the tick, detonation.
clause-GLOB-06 = A mine ordered off from afar blows here, even if he who ordered it has fallen.
clause-GLOB-07 = Global Updates come once a round, after the last seat.
