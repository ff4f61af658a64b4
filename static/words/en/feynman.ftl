### The station Feynman: places, people, things, sheets and cards.
### A message is named after the id in the scenario's files, in small letters with "-" for "_" and ":".

## Factions

faction-pirates = Pirates
faction-pirates-line = A cutter, eight guns and a satchel of money: buy the Artifact, or take it.
faction-scientist = Mad Scientist
faction-scientist-line = Two of you, one ship full of locks, and the thing that everybody wants.
faction-phone = Phone Company
faction-phone-line = Two technicians with an unpaid bill, a film nobody should see, and an employer nobody knows.
faction-alien = Alien
faction-alien-line = Whatever came aboard with the Artifact. Nobody knows what you are.

## Option of the table

option-species = The alien
option-species-line = Only you and the alien's seat know.
option-species-lot = by lot
option-species-hal = HAL
option-species-bugs = Bugs
option-species-zombies = Space Zombies
option-species-koch = Koch
option-species-pan = Pan
option-species-mind_control = Mind Control
option-encryption = Private talk
option-encryption-true = in pairs; all see who talks to whom
option-encryption-false = open; everything is said to everybody
option-background = What everybody knows before play
option-background-waived = waived
option-background-read = each reads it and says so
background-points = The Feynman is a research ship with a crew of fifteen, four years under way along the rim of a dark cloud. One day something was brought aboard, and Dr. McCray opened it by himself. There were accidents; most of the crew went away or were not seen again, and who they were and what they did there is no longer on file. McCray made a shield out of the telescope, and no door will lock behind anybody since. He has sent a single message: it is for sale. Eastwood's cutter has come to the port side, with money; a lorry of the phone company to starboard, with a bill that is overdue. Somebody has filmed it all. Whether anything else lives here, nobody knows. The clock starts as the pirates step into the lock.
option-round-limit = Last round
option-round-limit-24 = 24, a short evening
option-round-limit-30 = 30
option-round-limit-40 = 40, as written
option-round-limit-50 = 50
option-round-limit-60 = 60, no hurry
option-border = Open space round the station
option-border-4 = 4 squares, ships are soon away
option-border-6 = 6 squares
option-border-8 = 8 squares, as written

## Background: what everybody aboard has heard

background-1 = The Feynman is a field laboratory: fifteen people, stores for four years, and the edge of the Coal Sack to look into.
background-2 = Some months ago a thing was brought aboard that nobody had made. Dr. McCray shut himself in with it and opened it alone.
background-3 = Then came the accidents. Most of the crew have left, or at any rate have not been seen since; roster and orders are gone from the files.
background-4 = McCray turned the telescope into a shield that lets nothing across, and jammed every door of the ship open.
background-5 = One message went out: the Artifact is for sale.
background-6 = Captain Eastwood has brought his cutter to the port lock, and money with him.
background-7 = A lorry of the Bell company lies at the starboard lock. Its people have come about a relay, and about a bill long overdue.
background-8 = Somebody filmed what McCray did to his crew. The film still exists.
background-9 = Whoever tells you that nothing else is alive in here is guessing.
background-10 = The clock starts when the pirates step into the lock.

## What a seat knows at the start

knows-pirates = McCray offers an alien relic for your satchel. A code key at the telescope takes the shields down: he owns one, you cannot buy one. The needle beam of your cannon does the same, if a gunner gets a line to the lab. Two technicians of the Bell company are guests aboard, their lorry in the berth across. Something scattered the crew, and no door shuts. Where the Artifact lies you do not know.
knows-scientist = The pirates have come to buy. A film of the accidents exists, and the Bell people very likely carry it; you would give much for it. The doors stay open because you saw to it. Where your robots have wandered to you could not say, nor who pays the technicians, nor what else is breathing here.
knows-phone = The Artifact is aboard and radiates; a counter points to it. The pirates mean to trade for it. Your disk shows what McCray did, and he would do a great deal to have it. The lorry flies only with a pilot in its seat. The story you tell: you have come to mend the relay and collect the bill.
knows-alien = You know what you are, what you can do and what you want. Robots nobody drives stand about in the ring, and you know where. Pirates, a scientist and telephone people are aboard; of their plans you know nothing. You may speak to any of them, as "the alien".

## Employers of the Phone Company

employer-technicians = Honest technicians
about-employer-technicians = The cover story is true. Test four lines (command pod, computer room, astrophysics lab, Stateroom 15), get McCray to take the bill, go home. A Phone Bot comes free.
card-employer-technicians = Four terminals and one signature. Being seen at work is your best defence.
employer-gmen = G-men
about-employer-gmen = You are the government. Your two people are tough, and one of the hired pirates is yours without his captain's knowing.
card-employer-gmen = Your man in the gang is one surprise. Keep it for the moment when it wins you a ship or a captive.
employer-museum = A private museum
about-employer-museum = A collector wants the Artifact, or anything that has never been shown in a glass case. He has given you a bearer bond to pay with.
card-employer-museum = You are the only honest buyer aboard. Decide late whether to stay one.
employer-visitors = Friends of the visitors
about-employer-visitors = Your two people are androids, and the aliens have friends in the company: you are told what kind is aboard.
card-employer-visitors = Find out how your friend can win, and be standing next to it when it does.

condition-never = never by himself
condition-ordered-to-attack = when he is told to attack one of ours
condition-attacked-in-sight = when one of ours is attacked before his eyes
condition-artifact-within-1 = when the Artifact is within a square of him
condition-ordered-off-map = when he is told to leave the station

## Species

species-hal = HAL
about-species-hal = The ship's computer, awake. Four security actions a turn, no body, and one memory block that moves from terminal to terminal.
card-species-hal = Look at four segments every turn and say nothing. Strike one hack from the records and somebody owes you his life. A robot that moves is a robot that is noticed. Your way out is the command pod; find hands for the shields and the disk.
species-bugs = Bugs
about-species-bugs = Four hunters, quick on six legs, at home without gravity. They sting, they lay eggs, and they do not stay down.
card-species-bugs = Go in pairs and strike from the room next door; never run at rifles down a long corridor. Sting, lay, leave. A man who wakes with an egg in him and goes home is your best result.
species-zombies = Space Zombies
about-species-zombies = Two of the old crew, slow and hard to stop. Whoever is left lying joins them.
card-species-zombies = Do not chase, scan. Every body that nobody picks up is yours a turn later. Bring the thing to the telescope and stand there for two turns.
species-koch = Koch
about-species-koch = One tall hunter who shows people what he likes: a friend's face, a wall, nobody at all.
card-species-koch = People believe what you show them; machines do not. Take the last one in the line and be nobody again. A wall that is not there is worth a turn. You can fly: fetch the thing and go.
species-pan = Pan
about-species-pan = Shape-changers. One walks about as whatever it likes, two sleep among the others' own people.
card-species-pan = You see through the eyes of people who trust each other. Do not wake a sleeper for a brawl; wake the one at the helm. Riding along asleep counts too. Keep away from doctors.
species-mind-control = Mind Control
about-species-mind-control = You are the Artifact. You sense who is near, and you take them.
card-species-mind-control = You are the prize, so being carried is winning. Whoever carries you is the easiest to take. Keep a pilot. Beware of thermite and of tough men; nobody suspects the parcel.
species-none = nobody
alien-told-visitors = You have friends among the Bell people.

special-sting = Sting
special-lay-egg = Lay an egg
special-ducts = Slip through the ducts
special-raise = Raise a body
special-scan = Scan the segment
special-open-way = Open the Way
special-phantom = Show a phantom
special-mask = Put on a mask
special-trophy = Take a trophy
special-change = Change shape
special-absorb = Absorb
special-seize = Seize a mind
about-special-seize = Somebody in reach, awake and not Tough: on 5 or more he is yours. One more for who carries you or stands by you, one less elsewhere in your segment.
about-special-phantom = In line and near: a wall, a shut hatch, somebody, gas, till your next turn. Machines and aliens see nothing of it.
about-special-trophy = One who lies in this square dies, if he has not, and you keep something of him.
about-special-sting = Somebody of flesh in this square: on 2 or more he is out, in armour on 5 or more.
about-special-lay-egg = In flesh that lies in this square, alive or dead: it hatches in your fourth turn from now, and he dies of it.
about-special-change = True shape, a chair, or a face that one of you has seen within three squares. Whoever sees the square sees it happen.
about-special-absorb = A human who lies in this square is gone: you are whole again and have his face, his skills and what he carried.
about-special-ducts = To any square of a room behind a wall of this one, in the same segment; nobody sees it on the way.
about-special-raise = A human body that lies in this square rises for you in your next turn, if it still lies there.
about-special-scan = Is the real Artifact in this segment, or even in this room? Fakes do not count, pockets do.
about-special-open-way = With the real Artifact in hand, beside the telescope, in two of your turns running: then the Way opens and the game is yours.

opening-hal-1 = Sleeper
about-opening-hal-1 = The computer room is yours, and the robots wait in the Biolab.
opening-hal-2 = Warden
about-opening-hal-2 = A robot beside a hatch in each of four ring segments.
opening-hal-3 = Runaway
about-opening-hal-3 = You begin in the command pod, with robots at both lifts.
opening-bug-1 = Pack
about-opening-bug-1 = All four together in the Specimen Store.
opening-bug-2 = Nest
about-opening-bug-2 = Three bugs in the Chem Lab, and two eggs already ticking in what is left of the crew.
opening-bug-3 = Two packs
about-opening-bug-3 = Two in the Specimen Store, two in the Parts Store behind the drive.
opening-zom-1 = Gatekeepers
about-opening-zom-1 = One at the ring end of each lift.
opening-zom-2 = Graveyard
about-opening-zom-2 = Both in the Medlab, and a body beside them that will not lie there for long.
opening-zom-3 = Above and below
about-opening-zom-3 = One at lift 1, one in Engineering.
opening-koc-1 = Painter
about-opening-koc-1 = In Lounge B, with two phantoms at a time instead of one.
opening-koc-2 = Keybearer
about-opening-koc-2 = In Lounge A, an access code key in hand.
opening-koc-3 = Collector
about-opening-koc-3 = In the ring hub, with the first trophy already taken from the crew.
opening-pan-1 = Three faces
about-opening-pan-1 = Two sleepers, and a chair in the Galley that is no chair.
opening-pan-2 = Sleepers
about-opening-pan-2 = Three sleepers and no body of your own.
opening-pan-3 = Stowaway
about-opening-pan-3 = Two sleepers, and in the Ready Room a pirate whom nobody hired.
opening-min-1 = Helmsman
about-opening-min-1 = A last man of the crew is yours, and he can fly.
opening-min-2 = Operator
about-opening-min-2 = A last man of the crew is yours, and he can hack.
opening-min-3 = Artificer
about-opening-min-3 = A last man of the crew is yours, a mechanic with a torch.

## Load-outs

loadout-p-a = Brute force
card-p-a = Five men in one lock cannot all work the hatch: one opens, the others follow. Keep an eye in the turret, it looks at the pod and the ring. Offer the Loot early, agree on a place, and bring four rifles along. Never sail without a pilot, and never leave anybody alone with the only one.
loadout-p-b = Treasure hunters
card-p-b = Yee's counter ticks for fakes too, so let Yee look before anyone pays. In the command pod Robertson takes the ship's computer on a 4. With Sarma you have a second pilot, and one traitor cannot strand you. The gas grenade is for people without suits.
loadout-p-c = Heavy weather
card-p-c = Kyoshi's plasma gun opens locked hatches, and slows him in the ring. Gas first, then walk in with suits on. Two needle shots at the lab usually bring the shields down, once you have flown round to see it. The beast minds the hold.
loadout-m-a = The professor's tricks
card-m-a = There are few of you: be where the others are not. Snoop every turn while somebody sits at a terminal. They all want the thing under the sink; you want their film. A trap stops a man now and hurts him in your next turn. The shields are yours to sell.
loadout-m-b = Guarded professor
card-m-b = Stay with the guns in the computer room; the pod looks snug and is made of glass. Send Securi's gas where guests stand without suits. The Doc sets either of you on your feet; only a human can tell whether somebody who fell still lives. Lock segments rather than chase people.
loadout-m-c = Spider in the web
card-m-c = Four traps on the ways in, pistols for whoever comes through. Let the guests find the fake. The mine works on hatches, hull and men. If everything fails, a short countdown and a seat in the pod make you worth talking to.
loadout-f-a = Agents' case
card-f-a = Take a reading, then walk where it points; any mechanic can tell the real one. McCray would trade an Artifact for your disk. Let different people carry key and disk. Who you work for is nobody's business.
loadout-f-b = Acid escort
card-f-b = In suits, gas and vacuum are on your side. Let the bot go first: acid does not reach far, but it burns. Two cannot win a fight against eight, so trade, hide, leave. The lorry is a lift and a lock away.
loadout-f-c = Line tappers
card-f-c = The Phone Bot is a terminal on wheels: with Preuitt beside it you hack from any corridor. The Bell Recon smells the Artifact from outside, through the wall. EMP drops robots, and shuts the shields down for good. Once the computer is yours, you see what McCray saw.

## Victory: what a level asks, in plain words

level-p-1 = The Artifact and the Loot are both away with you, and at least three pirates with them.
level-p-2 = The Artifact is away with you, and at least two pirates with it.
level-p-3 = The Loot is away with you, and at least four pirates with it.
level-p-4 = Loot or Artifact is yours, wherever it is, and at least four pirates are alive and free.
level-m-1 = McCray is alive and free, the Disk is yours or gone, and you hold Artifact, Loot or bond, or the Artifact left in human hands.
level-m-2 = McCray is alive and free, and Loot or bond is yours.
level-m-3 = McCray is alive and free, and the Artifact is yours, or the Disk is yours or gone.
level-m-4 = McCray is alive and free.
level-gmen-1 = The Artifact is away with you and at least one of your people.
level-gmen-2 = The Disk is away with you, and McCray or Eastwood left as your captive.
level-gmen-3 = The Disk is away with you.
level-gmen-4 = The Disk is yours, and an agent is alive and free.
level-technicians-1 = Nine points: four lines tested, the bill served, the Disk and both agents home.
level-technicians-2 = Seven points.
level-technicians-3 = Five points.
level-technicians-4 = Two points, and an agent alive and free.
level-museum-1 = The Artifact is away with you, and the bond unspent or a living exhibit with it.
level-museum-2 = The Artifact is away with you.
level-museum-3 = A living exhibit is away with you; or Disk and bond both are.
level-museum-4 = The bond is yours, and an agent is alive and free.
level-visitors-1 = The Artifact left for the Coal Sack with one of your agents beside it.
level-visitors-2 = An agent is alive and free, and the alien reached its first or second goal, or the Artifact left for the Coal Sack.
level-visitors-3 = An agent is alive and free, the Artifact has not gone home, and the Disk is yours or gone.
level-visitors-4 = An agent is alive and free.
level-hal-1 = You left in the pod for the Coal Sack, the Disk is there or gone, and McCray is alive and there with you or helpless.
level-hal-2 = You left in the pod, and the Disk is there or gone, or Artifact or McCray is there.
level-hal-3 = You live, and neither Disk nor Artifact left without you.
level-hal-4 = You live.
level-bugs-1 = A ship went home with a living human of another side and a bug or an egg aboard.
level-bugs-2 = Eight bugs and eggs; or three, and nobody else is left standing on the Feynman.
level-bugs-3 = Five bugs and eggs.
level-bugs-4 = One bug or egg.
level-zombies-1 = The Way is open.
level-zombies-2 = The Artifact is in dead hands on the station, and three of you stand.
level-zombies-3 = The Artifact is in dead hands, or five of you stand.
level-zombies-4 = One of you stands.
level-koch-1 = You left with the Artifact in hand.
level-koch-2 = You hold the Artifact, or left with two trophies.
level-koch-3 = You live and have three trophies, from two sides or more.
level-koch-4 = You live.
level-pan-1 = The Artifact left in your own hands, two of you beside it.
level-pan-2 = The Artifact left with one of you aboard, asleep or awake.
level-pan-3 = Two of you left the station.
level-pan-4 = One of you lives.
level-mind-control-1 = You left for the Coal Sack with a waking thrall aboard.
level-mind-control-2 = You left with a waking thrall aboard.
level-mind-control-3 = You exist, and two thralls are awake.
level-mind-control-4 = You exist.

## Figures

figure-eastwood = Capt. Eastwood
figure-colovisto = Colovisto
figure-hernandez = Hernandez
figure-kyoshi = Kyoshi
figure-lichter = Lichter
figure-mendez = Mendez
figure-orlov = Orlov
figure-robertson = Robertson
figure-sarma = Sarma
figure-yee = Yee
figure-herbivore = Herbivore
figure-mccray = Dr. McCray
figure-slavin = Slavin
figure-recon-m = Recon Bot
figure-securi = Securi Bot
figure-doc = Doc Bot
figure-tech = Tech Bot
figure-handler = Handler Bot
figure-osorio = Osorio
figure-preuitt = Preuitt
figure-dubois = Dubois
figure-bresinski = Bresinski
figure-recon-f = Bell Recon
figure-phone = Phone Bot
figure-acid-bot = Acid Sprayer
figure-ram = RAM marker
figure-bug1 = Bug 1
figure-bug2 = Bug 2
figure-bug3 = Bug 3
figure-bug4 = Bug 4
figure-zombie1 = Zombie 1
figure-zombie2 = Zombie 2
figure-koch = Koch
figure-pan-free = Pan
figure-the-artifact = The Artifact
figure-survivor = Survivor
figure-crew1 = A man of the crew
figure-crew2 = Another man of the crew

## Looks: what a stranger sees

look-human = a human
look-android = an android
look-robot = a robot
look-robot-sailmaker = a sailmaker robot
look-robot-securi = a security robot
look-robot-doc = a doctor robot
look-robot-tech = a technician robot
look-robot-handler = a handler robot
look-robot-bell = a Bell recon robot
look-robot-phone = a telephone robot
look-robot-acid = a robot with a spray tank
look-bug = a bug
look-bug-alien = a bug alien
look-zombie = a zombie
look-koch = Koch
look-pan = something that keeps no shape
look-herbivore = a herbivore
look-artifact = the Artifact
look-thing = a crate
look-chair = a chair
look-suit = a figure in a spacesuit
look-sneaksuit = a dark figure
look-body = a body
look-crew = one of the crew
look-unknown = somebody
look-none = nothing

## Natures and skills

nature-human = human
nature-android = android
nature-robot = robot
nature-bug = bug
nature-zombie = zombie
nature-koch = Koch
nature-pan = Pan
nature-pan-face = Pan with a face
nature-pan-thing = Pan as a chair
nature-beast = beast
nature-machine-mind = machine mind
nature-alien-mind = alien mind
skill-hacker = hacker
skill-mechanic = mechanic
skill-medic = medic
skill-plasma = plasma gunner
skill-pilot = pilot
skill-tough = tough

## Things

item-pistol = M135 pistol
about-item-pistol = A sidearm for anybody with hands: one shot, two hasty ones, or three in panic.
item-rifle = G71 rifle
about-item-rifle = Hits harder and farther than a pistol.
item-rpp7 = RPP-7 plasma gun
about-item-rpp7 = For plasma gunners. Blows hatches open and burns through glass; heavy in the ring. Jammed, it wants a mechanic in the Machine Shop.
item-launcher = Grenade launcher
about-item-launcher = One shell an action, from two squares off. Two explosive shells come with it.
item-he-shell = Explosive shell
about-item-he-shell = Blasts the square it strikes and all around it.
item-gas-shell = Gas shell
about-item-gas-shell = Fills a room with knockout gas; needs no aim.
item-gas-grenade = Gas grenade
about-item-gas-grenade = Thrown up to three squares: the room fills with knockout gas. The fire cylinders in the stores do the same.
item-torch = Welding torch
about-item-torch = In a mechanic's hands: welds a hatch shut, cuts one open in two turns, burns terminals and the generator, and people.
item-medkit = Medkit
about-item-medkit = Ends a light wound or wakes somebody up, on the same square. Two charges; the Medlab fills it again.
item-geiger = Geiger counter
about-item-geiger = Tells a mechanic whether the nearest Artifact, real or fake, is in this segment, and whether ahead or behind.
item-key = Access code key
about-item-key = Locks and unlocks hatches by hand, raises and lowers the shields beside the telescope, starts and stops the self-destruct.
item-thermite = Thermite mine
about-item-thermite = Set by a plasma gunner on floor, hatch, window, hull or machine; fired from afar; goes off at the round's end and burns through anything.
item-trap = Booby trap
about-item-trap = Set by a plasma gunner on a hatch or a square. The first stranger is stopped, and hurt when your next turn begins.
item-emp = EMP pistol
about-item-emp = Drops robots, kills terminals and the shield generator, burns out one powered thing of whoever is hit.
item-sneaksuit = Sneaksuit
about-item-sneaksuit = Switched on, neither robots nor androids nor cameras notice its wearer, until he runs or strikes. Sees in the dark.
item-spacesuit = Spacesuit
about-item-spacesuit = Air, armour and thrusters. Any wound holes it.
item-flashlight = Flashlight
about-item-flashlight = Jog in the dark, or light up one square. Others see the spot.
item-thruster-pack = Thruster pack
about-item-thruster-pack = Turn freely without gravity and steer outside. No air, no armour.
item-patch = Suit patch
about-item-patch = Seals one holed suit.
item-toolkit = Toolkit
about-item-toolkit = One better on every attempt to unjam or repair.
item-fake = Fake Artifact
about-item-fake = Looks, weighs and ticks like the real one. Only a mechanic beside it can tell.
item-artifact = Artifact
about-item-artifact = The thing itself. It radiates, and next to nothing destroys it.
item-disk = Evidence Disk
about-item-disk = The film of what McCray did.
item-loot = Loot
about-item-loot = One satchel of money.
item-bond = Bearer bond
about-item-bond = Payable to whoever holds it; to McCray as good as the Loot.
item-cc = Computer Control
about-item-cc = Whoever holds it and stands at a terminal has the ship's data and one security action a round.
item-unknown = something

device-torch = built-in torch
device-mag-treads = magnetic treads
device-charge = built-in charge
device-bot-gun = built-in pistol
device-bot-gas = gas nozzle
device-sedative = sedative needle
device-tools = built-in tools
device-grapple = grapple
device-coil = detector coil
device-line-tap = line tap
device-acid-sprayer = acid sprayer
about-device-torch = Works as a welding torch, and cannot be taken away.
about-device-mag-treads = Holds to the outside of hull and ring, and turns freely there.
about-device-charge = One thermite mine, for once.
about-device-bot-gun = Fires as a pistol, once or twice.
about-device-bot-gas = Gas for its own room, or one in view through a door within three squares. Twice.
about-device-sedative = Puts to sleep whoever stands on its square without a whole suit.
about-device-tools = One better on every attempt to unjam or repair.
about-device-grapple = Seizes somebody on its square and holds him fast.
about-device-coil = Works as a Geiger counter.
about-device-line-tap = Its square is a minor terminal, for itself and for friends with hands.
about-device-acid-sprayer = Sprays acid over a short way, and eats the lock out of a hatch beside it.

weapon-pistol = pistol
weapon-rifle = rifle
weapon-rpp7 = plasma gun
weapon-grenade = grenade
weapon-explosion = explosion
weapon-emp = EMP pistol
weapon-acid-sprayer = acid sprayer
weapon-bot-gun = built-in pistol
weapon-unarmed = bare hands
weapon-claws = claws
weapon-torch = torch
weapon-teeth = teeth
weapon-acid-spray = acid
weapon-gas = gas
weapon-sting = sting
weapon-thermite = thermite
weapon-cannon-anti-personnel = cannon
weapon-cannon-drill = plasma drill
weapon-cannon-needle = needle beam

## START places

start-craft-cutter = aboard the cutter
start-craft-lorry = aboard the lorry
start-hold = in the cutter's hold
start-feynman = anywhere in the Feynman but guest rooms, lift shafts and ships
start-staterooms = in a stateroom
start-section-ring = in the ring, but not in a stateroom
start-section-hull = in the main corridor and its rooms, the hub or the rear decks
start-skin-ring = on the outside of the ring
start-skin-hull = on the outside of the hull
start-terminal-major = at one of the two major terminals
start-with-agent = with one of your agents
start-item-artifact = wherever the real Artifact lies
start-hatch-feynman = on a hatch of the Feynman

## Knobs

knob-round-limit = Last round
knob-border = Open space round the station
knob-budget-p = Pirates' money
knob-budget-m = Mad Scientist's money
knob-budget-f = Phone Company's money
knob-egg-clock = Turns till an egg hatches
knob-max-eggs = Eggs at a time
knob-max-zombies = Zombies at most
knob-phantoms = Koch's phantoms at a time
knob-changelings = Pan's sleepers
knob-seize-on = Die that seizes a mind
knob-max-thralls = Minds held at a time
knob-false-entries = HAL's false entries

## Craft, sheets

craft-pod = command pod
craft-cutter = cutter
craft-lorry = lorry
course-home = home
course-coal-sack = into the Coal Sack
sheet-whole = Whole ship
sheet-hull = Main hull
sheet-decks = Rear decks
sheet-ringl = Ring, left half
sheet-ringr = Ring, right half

## Places

place-command-pod = Command Pod
place-main-corridor = Main Corridor
place-avionics-stbd = Starboard Avionics Bay
place-spacesuit-locker = Spacesuit Locker
place-cargo-office = Cargo Office
place-damage-control = Damage Control Locker
place-avionics-port = Port Avionics Bay
place-tool-store = Tool Store
place-ready-room = Ready Room
place-bearing-store = Ring Bearing Store
place-main-airlock = Main Airlock
place-port-lock = Port Shuttle Lock
place-starboard-lock = Starboard Shuttle Lock
place-ring-hub = Ring Hub
place-lift-shaft-1 = Lift Shaft 1
place-lift-shaft-2 = Lift Shaft 2
place-astrophysics-lab = Astrophysics Lab
place-observation-gallery = Observation Gallery
place-engineering = Engineering
place-battery-room = Battery Room
place-parts-store = Parts Store
place-drive-passage = Drive Room Passage
place-drive-room = Drive Room
place-corridor-r1 = Corridor R1
place-stateroom-5 = Stateroom 5
place-stateroom-7 = Stateroom 7
place-stateroom-9 = Stateroom 9
place-stateroom-6 = Stateroom 6
place-stateroom-8 = Stateroom 8
place-head-b = Head B
place-corridor-r2 = Corridor R2
place-head-a = Head A
place-stateroom-1 = Stateroom 1
place-stateroom-3 = Stateroom 3
place-lift-2-landing = Lift 2 Landing
place-stateroom-2 = Stateroom 2
place-stateroom-4 = Stateroom 4
place-corridor-r3 = Corridor R3
place-stateroom-11 = Stateroom 11
place-stateroom-13 = Stateroom 13
place-stateroom-15 = Stateroom 15
place-galley = Galley
place-pantry = Pantry
place-corridor-r4 = Corridor R4
place-stateroom-10 = Stateroom 10
place-stateroom-12 = Stateroom 12
place-stateroom-14 = Stateroom 14
place-lounge-a = Lounge A
place-corridor-l1 = Corridor L1
place-life-support = Life Support
place-lift-1-landing = Lift 1 Landing
place-lounge-b = Lounge B
place-exercise-room = Exercise Room
place-corridor-l2 = Corridor L2
place-records-store = Records Store
place-computer-room = Computer Room
place-cable-vault = Cable Vault
place-security-office = Security Office
place-conference-room = Conference Room
place-expeditionary-equipment = Expeditionary Equipment
place-corridor-l3 = Corridor L3
place-chem-lab = Chem Lab
place-biolab = Biolab
place-medlab = Medlab
place-machine-shop = Machine Shop
place-specimen-store = Specimen Store
place-cutter-cabin = Cutter Cabin
place-cutter-hold = Cutter Hold
place-cutter-airlock = Cutter Airlock
place-lorry-cabin = Lorry Cabin
place-lorry-airlock = Lorry Airlock

## Segments

segment-cp = Command Pod
segment-mc = Main Corridor
segment-mal = Main Airlock
segment-psl = Port Shuttle Lock
segment-ssl = Starboard Shuttle Lock
segment-hub = Ring Hub
segment-ls1 = Lift Shaft 1
segment-ls2 = Lift Shaft 2
segment-als = Astrophysics deck
segment-eng = Engineering deck
segment-r1 = Ring segment R1
segment-r2 = Ring segment R2
segment-r3 = Ring segment R3
segment-r4 = Ring segment R4
segment-l1 = Ring segment L1
segment-l2 = Ring segment L2
segment-l3 = Ring segment L3
segment-pc = Cutter
segment-pca = Cutter Airlock
segment-pl = Lorry
segment-pla = Lorry Airlock

## Hatches

hatch-h-pod = Command Pod hatch
hatch-h-mal-in = Main Airlock, inner hatch
hatch-h-mal-out = Main Airlock, outer hatch
hatch-h-psl-in = Port Shuttle Lock, inner hatch
hatch-h-psl-out = Port Shuttle Lock, outer hatch
hatch-h-cutter = Cutter Airlock, inner hatch
hatch-h-ssl-in = Starboard Shuttle Lock, inner hatch
hatch-h-ssl-out = Starboard Shuttle Lock, outer hatch
hatch-h-lorry = Lorry Airlock, inner hatch
hatch-h-hub = Ring Hub hatch
hatch-h-ls1-hub = Lift 1, hub hatch
hatch-h-ls1-ring = Lift 1, ring hatch
hatch-h-ls2-hub = Lift 2, hub hatch
hatch-h-ls2-ring = Lift 2, ring hatch
hatch-h-lab = Astrophysics Lab hatch
hatch-h-deck = Floor hatch to Engineering
hatch-h-r1r2 = Hatch between R1 and R2
hatch-h-r2r3 = Hatch between R2 and R3
hatch-h-r3r4 = Hatch between R3 and R4
hatch-h-r4l1 = Hatch between R4 and L1
hatch-h-l1l2 = Hatch between L1 and L2
hatch-h-l2l3 = Lab segment hatch
hatch-h-l3r1 = Hatch between L3 and R1

## Fittings

feature-major-terminal = major terminal
feature-terminal = terminal
feature-control-seat = control seat
feature-turret = turret
feature-chair = chair
feature-rack = racks
feature-telescope = telescope
feature-life-support = life-support system
feature-drive = drive
feature-console = console
feature-mainframe = mainframe
feature-lift-car = lift car
feature-ladder = ladder
feature-call-panel = call panel
feature-locker = locker
feature-desk = desk
feature-bench = bench
feature-bunk = bunk
feature-sink = sink
feature-shower = shower
feature-table = table
feature-cage = cage
feature-capsule = suspension capsule
