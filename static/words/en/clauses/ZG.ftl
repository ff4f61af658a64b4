section-ZG = Without weight
clause-ZG-01 = Only the turning ring gives weight. Hull, labs, shafts, locks and craft have none.
clause-ZG-02 = Humans without weight use the zero-g row.
clause-ZG-03 = Without thrusters each quarter turn costs 1 point; keeping one's facing costs nothing.
clause-ZG-04 = A spacesuit has thrusters: its wearer turns free.
clause-ZG-05 = Bugs, Koch, Pan in its own shape and recon bots turn free without thrusters. Zombies, the Herbivore and other robots pay.
clause-ZG-06 = The stopped ring counts as weightless.
clause-ZG-07 = Furniture costs the same without weight.
