### The Artifact: what the rules say to a player. One block for each chapter; sentences in the voice of a judge.

### sequence and set-up
named = { $name }
game-begins = Everybody is in place. { $first } begin.
form-setup = Get ready
form-unready = You are ready. Change something after all?
form-muster = People and gear for { $purse } credits
form-carry = Who carries what
form-carry-who = { $what }: who carries it?
line-can = { $what }
hires-free = { $most } people come along for nothing.
form-place = Place figures and things
form-place-who = { $who }: tap a lit square
form-place-facing = Which way does { $who } look?
setup-muster = People and gear
setup-carry = Hand out gear
setup-place = Place on the plan
setup-ready = Ready
carry-nobody = Nobody: keep it back
placed = placed
unplaced = to be placed
place-hidden = Hidden
place-open = In plain sight
settle-background = What everybody knows
background-unread = Read first what everybody knows.
background-read = I have read it
background-is-read = read
settle-employer = Whom do you work for?
loadout-with-employer = Works for: { $employer }. You can change that.
settle-control = Who holds Computer Control?
choose-another-space = Please begin somewhere other than { $place }.
changeling-is = { $who } is one of you, asleep. Nobody else knows, not even the one who wears the skin.
wears-face = { $who } begins with the face of { $face }, whom nobody hired.
informant-is = { $who } among the pirates is your informant. Nobody else knows.
turn-skipped = Your turn was passed over. What had to happen has happened.
ready-already = You have said that you are ready. Take that back first.
setup-is-over = The game has begun; set-up is over.
employer-open = First settle whom you work for.
opening-open = First choose how you begin.
hires-open = { $more } more may come along for nothing.
control-open = First say who holds Computer Control.
figure-not-placed = Somebody still has no square: { $who }.
thing-not-placed = Something important lies nowhere: { $what }.
not-for-sale = That is not on your sheet: { $what }.
too-many = No more than { $most } of that.
too-many-hires = No more than { $most } people come along for nothing.
too-dear = That costs more than your { $budget } credits.
no-such-loadout = There is no such load-out for you.
no-such-employer = There is no such employer.
no-such-opening = Your kind has no such opening.
no-such-species = No such alien is in this edition.
no-such-secret = There is nothing of that kind to settle.
not-your-thing = That is none of your things.
not-a-start = { $who } may not begin there.
square-full = Four in that square already.
hands-full = { $who } can carry no more.
wears-one = { $who } wears one already.
no-hands = { $who } has no hands for that.
cannot-hold-control = { $who } cannot hold Computer Control.
roll-draw = A secret lot

### turn and movement
to-the-actions = To the actions
form-declare = What will each of you attempt?
form-act = Who acts next?
form-act-free = What do you do now?
form-act-done = Nobody of yours has anything left to do.
form-end = End my actions
send-stay = Stay here
send-nothing = Do nothing
end-lapses = { $count ->
    [one] { $who } has not acted yet: that order lapses.
   *[other] { $who } have not acted yet: their orders lapse.
  }
tap-to-go = Tap a lit square: the number is what the way there costs.
form-way = Which way will { $who } go ({ $how })? { $points ->
    [one] 1 point
   *[other] { $points } points
  } left
form-ways = Whose way comes next?
way-stays = Once said it stays.
form-walk = { $who } walks: { $points ->
    [one] 1 point
   *[other] { $points } points
  } left
form-jog = { $who } jogs: { $points ->
    [one] 1 point
   *[other] { $points } points
  } left
form-run = { $who } runs: { $points ->
    [one] 1 point
   *[other] { $points } points
  } left
form-stance = How do you stand to the others?
seat-P = Pirates
seat-P2 = Pirates, second crew
seat-F = Phone Company
seat-F2 = Phone Company, second team
seat-M = Mad Scientist
seat-A = Alien
seat-A2 = Second alien
seat-J = Judge
seat-J2 = Second judge
stance-hostile = Hostile: we stop at each other
stance-neutral = Neutral: we let each other pass
deed-hold = Hold
deed-walk = Walk
deed-jog = Jog
deed-run = Run
deed-walk-exchange = Walk, then take or drop
deed-jog-exchange = Jog, then take or drop
deed-owes = Owes a shot
facing-N = North
facing-E = East, to the stern
facing-S = South
facing-W = West, to the bow
someone-still-moving = Somebody is still on the way.
warn-ghost = Somebody stood here ({ $when })
warn-glass = Glass: seen from outside
warn-locks = { $count ->
    [one] One hatch was locked when you last tried it.
   *[other] { $count } hatches were locked when you last tried them.
  }
glimpsed = On the way: { $what } in { $place }, out of sight again.
saw-change = Seen: { $what } turns into { $into }.
saw-absorb = Seen: { $what } closes over { $whom }, and one with that face stands there.
changes-shape = { $who } is { $into } now.
absorbs = { $who } has absorbed { $whom }: whole again, with face, skills and kit.
a-meal = a body to absorb
no-such-shape = { $who } cannot take that shape.
things-do-little = { $who } is a thing: it can change or strike, and nothing else.
shape-true = Its true shape
shape-thing = A piece of furniture
shape-stranger = The face of a pirate whom nobody hired
shape-face = The face of { $face }
only-furniture = { $who } looks everything over: it is what it seems to be.
finds-thing = { $who } lays hands on { $what } that is none: it is alive.
found-out = { $by } has laid hands on { $who } and knows it for what it is.
use-look-over = Look over what stands about here
saw-melt = Seen: { $what } melts away to nothing.
saw-move = Seen: { $what } goes from { $start } to { $end }.
saw-move-within = Seen: { $what } moves about in { $start }.
saw-leave-within = Seen: { $what } moves about in { $start } and goes out of sight.
saw-leave = Seen: { $what } goes from { $start } to { $end } and out of sight.
bumped-into = { $what } bumped into { $who }.
marker-set-off = { $who } has somebody in the sights at { $place } and must fire now.
stopped-no-way = { $who } finds no way on.
stopped-no-points = { $who } gets no farther than { $place }: it is dearer than it looked.
stopped-crowded = { $who } cannot get through: crowded.
stopped-blocked = { $who } cannot get through: the way is blocked.
stopped-locked = { $who } stops: the hatch is locked.
stopped-welded = { $who } stops: the hatch is welded shut.
stopped-interlock = { $who } stops: the other end of this airlock is open.
stopped-pressure = { $who } stops: no pressure behind the hatch, it is locked.
stopped-no-car = { $who } stops: an empty shaft, the lift car is elsewhere.
stopped-by-figure = { $who } walks into { $what } and stops.
stopped-by-stance = { $who } is stopped by { $what }, who will not let anybody pass.
stopped-by-marker = { $who } is stopped by opportunity fire on { $place }.
stopped-before-trap = { $who } is on the look-out, and stops there.
expects-nothing = Look out for nothing
expects-trap = Stop before the trap: { $place }
expects-perhaps = Expect a trap: { $place } (counts if the judge says so)
expects-trust = Trust the machine beside you, not your eyes
stopped-by-trap = { $who } has set off a booby trap and stands still.
not-your-turn = It is not your turn.
declare-first = First say what each of you will attempt.
declared-already = What you attempt has been declared.
not-now = Not at this moment.
not-yours = { $who } is not yours to order.
cannot-act = { $who } can do nothing now.
already-acted = { $who } has acted this turn.
ways-first = First each says his way; { $who } has not said any.
way-is-said = { $who } goes the way that was said, or as far of it as you like.
no-way-to-say = { $who } has no way to say.
other-still-moving = { $who } is on the way: go on or stop there first.
still-moving = This one is on the way: go on or stop first.
owes-a-shot = { $who } must take the shot that is due.
declared-nothing = { $who } has declared nothing and holds.
deed-anything = Anything
gait-adrift = { $who } floats and has nothing to push off from.
gait-team = { $who } carries with somebody who does something else.
nobody-to-attack = { $who } has nobody else on your map to attack.
nothing-lies-here = { $who } has nothing in hand, and nothing lies here.
nobody-here-for-that = { $who } has nobody there for that.
no-hatch-here = { $who } stands at no hatch.
any-hatch = a hatch
any-figure = somebody
any-thing = something
any-square = a room
any-trap = one here
any-mine = one laid before
any-charged = something here
any-placed = here
any-terminal = here
declared-otherwise = { $who } has declared something else: { $intent }.
gait-not-open = { $who } cannot { $gait }.
dark-walk-only = In the dark one only walks.
creep-only = So badly hurt one creeps a single square.
no-way = There is no way to { $square }.
no-entry = { $square } cannot be entered.
no-points = That costs { $cost }, and { $left } is left.
no-points-to-turn = { $who } has no points left to turn so far.
run-then-nothing = Whoever runs does nothing else.
target-not-on-map = Only what lay on your map at your Initial Map Update can be attacked.

### telegrams
telegram = Telegram: no word from { $who }.
was-out = { $who } was out and has come round.
reports-again = { $who } reports again.

### global updates and the judge
craft-has-left = The { $craft } has left the map.
loudspeaker = Loudspeaker: “{ $text }”
judge-says = { $text }
judge-tells = The judge: { $text }
roll-decree = { $name }
says-decree = Ruling: { $name }
lesson-seen = { $what }, { $place }
lesson-hatch = Hatch { $hatch }, as it was found
form-judge = Change the truth
correct-at = Place
correct-facing = Facing
correct-wound = Wounds
correct-out = Out cold
correct-seat = Who orders it
correct-give = Give a thing
correct-lay = Lay a thing down
correct-make = Bring a new thing into play
correct-lock = Lock a hatch
correct-weld = Weld a hatch
correct-blow = Blow a hatch
correct-dark = Dark
correct-gas = Gas
correct-control = Computer Control
correct-emp = Struck by a pulse
correct-held = Held fast
nobody-holds-him = nobody
correct-awake = Robot awake
correct-jam = A thing jams
correct-break = A thing breaks
correct-disarm = Trap, charge or marker away
correct-air = Air
correct-wreck = Wreck a terminal
correct-lift = Lift car
correct-spinning = The ring spins
correct-computer = The computer runs
correct-shields = Shields up
correct-life-support = Life support works
correct-countdown = Self-destruct clock
correct-craft = Craft
correct-fly = Place of a craft
correct-height = Height of a craft
correct-nose = Facing of a craft
correct-berth = Berth of a craft
correct-course = Course of a craft that has left
correct-turn = Whose turn it is
nobody-orders = nobody
rounds-left = { $n ->
    [one] one round left
   *[other] { $n } rounds left
  }
marker-of = Fire marker of { $who }
the-station = the station
value-hub = at the hub
value-ring = in the ring
value-docked = docked
value-free = cast off
value-home = home
value-coal-sack = into the Coal Sack
value-height = { $n ->
    [0] at the height of the hull
    [1] 1 square above the hull
    [-1] 1 square below the hull
    [-2] 2 squares below the hull
   *[other] { $n } squares above the hull
  }
value-gone = gone from the map
value-none = none
value-light = light wound
value-serious = serious wound
value-down = down
value-dead = dead
value-yes = yes
value-no = no
value-N = north
value-E = east
value-S = south
value-W = west
hatch-named = Hatch { $hatch }
place-nowhere = nowhere
place-outside = space
place-skin = space over { $place }
nothing-to-skip = Nobody's actions are open.
not-the-judges = That is no order of the judge's.
no-such-figure = There is no figure { $who }.
no-such-counter = There is no { $counter } on that map.
no-such-look = Nobody looks like { $look }.
no-such-item = There is no thing { $item }.
one-of-a-kind = There is only one of it, and it is in play.
no-such-hatch = There is no hatch { $hatch }.
no-such-space = There is no space { $space }.
no-such-value = { $value } is no value for that.
no-such-due = Nothing of that number is due.
order-unreadable = This order cannot be read: { $where }.
choice-unreadable = This choice cannot be read. Choose again from what is offered.
scenario-file-missing = The scenario { $scenario } lacks the file { $file }.
scenario-file-unreadable = { $file } of the scenario { $scenario } cannot be read: { $fault }
chart-unreadable = { $file }, line { $line }: { $place } cannot stand so: { $why }
charts-at-rest = Charts can be changed before the game starts and between turns, not while somebody acts.
no-such-chart = { $file } is no chart of this scenario.
no-such-cell = There is nothing at this place of { $file }.
cell-fixed = This cell of { $file } holds a row or a table together and stays as it is.
chart-changed = The judge has changed the scenario's tables: { $place }, from { $before } to { $after }.
says-edit-chart = Scenario tables: { $place } becomes { $value }
situation-unreadable = The situation cannot be laid out at { $where }: { $fault }

### the ring stops
ring-stops = The ring has stopped: everything in it is thrown forward, and there is no weight any more.
loses-phase = { $who } is still finding his feet and does nothing this turn.

### combat
deed-attack = Attack
deed-attack-single = Attack { $what }
deed-attack-double = Two shots at { $what }
deed-attack-panic = Panic fire at { $what }
deed-attack-split = One shot each at { $what } and { $other }
deed-walk-attack-single = Walk, then attack { $what }
deed-walk-attack-double = Walk, then two shots at { $what }
deed-walk-attack-panic = Walk, then panic fire at { $what }
deed-jog-attack-single = Jog, then attack { $what }
deed-jog-attack-double = Jog, then two shots at { $what }
deed-jog-attack-panic = Jog, then panic fire at { $what }
deed-mark = Watch a square with the gun ready
form-attack = { $who } attacks { $what }
form-owed-shot = { $who } must fire now
form-watch = { $who } watches a square
fires-on = Fires on whoever comes there of: { $who }.
fire-single = One aimed shot
fire-double = Two shots
fire-double-split = One shot here, one at { $what }
fire-panic = Three shots; then the weapon jams
let-the-shot-be = Let it be: an enemy stands beside you
no-attack-yet = From here there is nothing to attack.
no-square-to-watch = From here there is no square to watch, or no gun to watch it with.
target-numbered = { $look } ({ $number })
target-telescope = the telescope
target-drive = the drive
target-hull = the hull
target-terminal = the terminal in { $place }
somebody-unseen = somebody unseen
mark-watch = { $who } watches this square
range-adjacent = adjacent
range-point-blank = point-blank
range-short = short
range-medium = medium
range-beyond = too long
aim-close = { $weapon }: always hits
aim-terminal = { $weapon }: hits without a roll
aim-plain = { $weapon }, { $band } range: { $need } or more on two dice
aim-sum = { $weapon }, { $band } range: { $need } or more on two dice, { $sum } in all ({ $why })
aim-walked = { $by } walked
aim-jogged = { $by } jogged
aim-double-fire = { $by } two shots
aim-panic-fire = { $by } panic
aim-light-wound = { $by } wounded
aim-carrying = { $by } carrying
aim-target-unaware = { $by } unaware
aim-figure-in-line = { $by } others in the line
aim-furniture-in-line = { $by } furniture in the line
aim-fleeing-ship = { $by } fleeing ship
aim-spinning-ring = { $by } spinning ring
aim-tough-and-serious = { $by } badly hurt
seems-unhurt = no effect to be seen
seems-still = whoever lies there does not stir
seems-hurt = seems wounded, but keeps moving
seems-badly-hurt = badly hurt, but still on the feet
seems-falls = goes down and lies still
felt-nothing = unharmed
felt-light = a light wound
felt-light-breach = a light wound, and the suit is torn
felt-serious = badly hurt, but still on the feet
felt-serious-breach = badly hurt but still on the feet, and the suit is torn
felt-falls = goes down
shot-hit = { $who } hits { $what }: { $seems }.
shot-missed = { $who } misses { $what }.
stray-hit = The shot of { $who } goes astray and hits { $what }: { $seems }.
blow-landed = { $who } strikes { $what } ({ $weapon }): { $seems }.
blast-hit = The blast reaches { $what }: { $seems }.
acid-hit = Acid goes over { $what }: { $seems }.
trap-hit = The trap catches { $what }: { $seems }.
parting-blow = { $who } strikes { $what } on leaving: { $seems }.
bursts = It bursts, and acid sprays over the square in { $place }.
own-hit = { $who } is struck by { $by } ({ $weapon }): { $felt }.
own-caught = { $who } is caught by { $by }: { $felt }.
was-caught = { $who } was caught by { $by }: { $felt }.
cause-trap = a booby trap
cause-blast = a blast
cause-acid = acid
attacked = { $who } was attacked by { $by } ({ $weapon }): { $felt }.
shot-at = { $who } was fired at by { $by } ({ $weapon }) and missed.
struck-in-leaving = { $who } struck { $whom }, who turned away ({ $weapon }): { $seems }.
saw-attack = Seen: { $what } attacks { $whom } ({ $weapon }): { $seems }.
saw-struck = Seen: { $whom } is struck: { $seems }.
saw-shot = Seen: { $what } fires ({ $weapon }).
shot-stopped = { $who } has no shot: the target is not in the sights.
blow-stopped = { $who } finds nobody to strike.
attack-comes-to-nothing = { $who } has nothing to attack with.
owed-shot-lost = { $who } waited with the gun ready, but there is nobody left to fire at.
weapon-jams = The { $weapon } of { $who } jams.
weapon-breaks = The { $weapon } of { $who } breaks and is thrown away.
unjam-cleared = { $who } clears the { $weapon }.
unjam-failed = { $who } cannot clear the { $weapon }.
unjam-broken = { $who } breaks the { $weapon } for good.
unjam-nothing = There is nothing jammed for { $who } to clear.
terminal-wrecked = The terminal in { $place } is destroyed.
terminal-whole = The terminal in { $place } stays whole.
terminal-dead = The terminal in { $place } was dead already.
saw-system-destroyed = Seen: { $what } is destroyed.
saw-lights-out = Seen: the lights go out: { $places }.
saw-lights-on = Seen: the lights come on: { $places }.
saw-fall = Seen: { $whom } goes down and lies still.
saw-taken = Seen: { $what } is taken from { $start } to { $end }.
saw-taken-within = Seen: { $what } is taken along in { $start }.
saw-taken-off = Seen: { $what } is taken from { $start } to { $end } and out of sight.
saw-taken-off-within = Seen: { $what } is taken along in { $start } and out of sight.
saw-through-hatch = Seen through { $hatch } while it stood open: { $who }.
saw-swept = Seen: { $what } { $how ->
    [air] is carried off by the air rushing out
    [ring] is thrown as the ring stops
    [ship] is pushed along by a ship
   *[drift] floats on
  }, from { $start } to { $end }.
saw-swept-within = Seen: { $what } { $how ->
    [air] is carried along by the air rushing out
    [ring] is thrown as the ring stops
    [ship] is pushed along by a ship
   *[drift] floats on
  } in { $start }.
saw-swept-away = Seen: { $what } { $how ->
    [air] is carried off by the air rushing out
    [ring] is thrown as the ring stops
    [ship] is pushed along by a ship
   *[drift] floats on
  }, from { $start } out of sight.
saw-swept-here = Seen: { $what } { $how ->
    [air] is carried along by the air rushing out
    [ring] is thrown as the ring stops
    [ship] is pushed along by a ship
   *[drift] floats on
  } and comes into sight in { $end }.
saw-things-swept = Seen: carried off by the air rushing out: { $what }.
saw-lift = Seen: the car of { $lift } goes to its other end{ $count ->
    [0] .
   *[other] , and in it { $who }.
  }
saw-robot-wake = Seen: { $what } comes to life.
saw-robot-stop = Seen: { $what } stands still and stirs no more.
saw-stir = Seen: under the hands of { $who }, { $whom } stirs again.
saw-puts-on = Seen: { $who } begins to put something on: { $what }.
saw-wears = Seen: { $who } has put something on: { $what }.
saw-takes-off = Seen: { $who } takes something off: { $what }.
saw-terminal-wrecked = Seen: the terminal in { $place } is destroyed.
hatch-blown = { $hatch } is blown open.
generator-unharmed = { $who } does the telescope no harm with that.
hatch-unharmed = { $hatch } holds.
roll-shot = { $who } fires ({ $weapon })
roll-damage = How hard it hits { $on }
roll-stray = Does the stray hit a bystander?
roll-penetrate = Does it go through?
roll-computer-hit = What the terminal does as it dies
roll-item = Does the disk or the bond burn?
roll-beam = What the needle beam does to the { $what }
roll-unjam = { $who } works at the jam
roll-rise = Does { $who } get up again?
no-weapon = { $who } has no such weapon.
weapon-broken = { $who } holds a weapon that does not work.
weapon-jammed = { $who } holds a weapon that is jammed.
weapon-empty = { $who } has nothing left to fire with it.
weapon-needs-hands = { $who } has no hands for that weapon.
not-in-turret = { $who } does not sit in the turret.
cannon-jammed = The cannon is jammed. A mechanic in its turret can clear it.
cannon-broken = The cannon is broken for good.
cannon-is-dead = { $who } pulls the trigger and nothing happens: something is wrong with the cannon.
no-cannon-for-that = { $who } has nothing there that can be aimed at that.
weapon-needs-skill = { $who } lacks the skill for that weapon.
no-gun = { $who } has nothing to fire with.
no-such-fire = No weapon of { $who } can be fired that way.
nothing-after = { $who } can attack or take things only after a walk or jog.
target-declared = { $who } has declared another target.
fire-declared = { $who } has declared another kind of fire.
not-in-reach = { $who } must stand in the same square for that.
out-of-arc = { $who } does not face that way.
no-line-of-fire = { $who } has no line of fire to there.
glass-between = { $who } has a pane of glass in the way.
out-of-range = That is too far for { $who }.
in-the-dark = { $who } makes out nobody there in the dark.
not-noticed = { $who } does not notice anybody there.
hostile-beside = { $who } has an enemy in the same square and will not fire past him.
whom-to-fire-at = Say whose people are to be fired on, your own not among them.

### computer, robots, HAL, self-destruct
deed-security = Security action
form-hack = { $who } works at the terminal
form-destruct = { $who } turns the key
form-security = { $who } takes a security action
form-plan = Plan your next turn: whom?
form-plan-deed = { $who }: what next turn?
send-plan = Keep in the plan
form-drive = { $who } answers: what is it to do?
form-pass = Hand Computer Control to { $who }
form-take = { $who } takes Computer Control over, if its holder has allowed it
act-snoop = Snoop
act-snoop-detail = See what the cameras of one segment show, then switch its lights or locks.
act-command = Command a robot
act-command-detail = Take the wheel of a robot that nobody has; it then does one thing.
act-cancel = Cancel the self-destruct
act-cancel-detail = A hacker check.
toggle-none = Only look
toggle-lights = Then switch its lights
toggle-locks = Then switch its locks
use-hack-control = Hack: seize Computer Control
use-hack-lift = Hack: move { $lift }
use-hack-modules = Hack: pull the modules of whoever is in there
use-hack-self-destruct = Hack: stop the self-destruct
use-destruct-start = Start the self-destruct
use-destruct-cancel = Cancel the self-destruct
free-pass = Computer Control to { $who }
free-take = Ask for Computer Control: { $who }
roll-hack = Hacker check: { $who }, { $place }
roll-ram = What becomes of the memory
hack-failed = { $who } does not get in.
hack-no-hands = { $who } is in, but nobody with hands stands there to take control.
control-won = Computer Control is yours: { $who } holds it.
control-passed = Computer Control is now with { $who }.
control-given = Computer Control has gone to { $who }.
terminal-does-not-respond = The terminal does not respond: Computer Control is no longer yours.
stopped-no-control = The order comes to nothing: Computer Control is no longer yours.
stopped-no-power = { $who } gets no answer: the computer is down.
stopped-terminal-dead = { $who } gets no answer: this terminal is dead.
stopped-marker-spent = The computer takes no more orders this round.
stopped-no-cameras = { $segment }: no picture.
stopped-not-at-terminal = Nobody takes it over: there has to be somebody with hands at a terminal.
stopped-not-given = Computer Control stays where it is: the other side has not agreed.
computer-data = Computer data. Breaches: { $breaches }. Lifts: { $lifts }. Hacks: { $attempts }. Line tests: { $tests }.
data-none = none
data-hack-failed = { $place } { $square }, failed
data-hack-won = { $place } { $square }, succeeded
data-line-test = { $place } { $square }
breach-hatch = { $hatch }
breach-hole = a hole in { $place }, { $square }
breach-segment = { $segment }
car-at-hub = { $lift } at the hub
car-at-ring = { $lift } at the ring
lift-sent = { $lift }: the car goes to the { $end }.
lift-carried = The car of { $lift } has moved with you in it, to the { $end }.
figure-camera = a camera
snooped = The cameras have shown you { $segment }.
snooped-nobody = The cameras have shown you { $segment }: no stranger is there.
snooped-dark = { $segment } is dark: the cameras show nothing.
lights-out = { $segment }: lights out.
lights-on = { $segment }: lights on.
locks-shut = { $segment }: every hatch is locked.
locks-open = { $segment }: every hatch is unlocked.
robot-silent = { $who }: no response.
robot-answers = { $who } answers. You see through its camera.
robot-lapsed = { $who } has stopped where it stood.
destruct-set = { $who } has set the self-destruct: { $rounds } rounds.
destruct-cancel-set = { $who } has called the self-destruct off. Global Updates will say so.
countdown-started = The ship’s voice: self-destruct in { $rounds } rounds.
countdown = The ship’s voice: self-destruct, { $rounds }.
countdown-cancelled = The ship’s voice: self-destruct cancelled.
detonation = The Feynman is gone, and everybody aboard with it.
no-terminal = { $who } stands at no terminal that works.
no-control = { $who } does not hold Computer Control.
no-power = The computer is down.
no-cameras = There are no cameras there.
no-such-segment = There is no segment { $segment }.
no-such-lift = There is no lift { $lift }.
no-such-delay = The delay is { $least } to { $most } rounds.
no-key = { $who } has no code key in hand.
not-a-hacker = { $who } is no hacker.
not-a-major-terminal = The self-destruct is set at the terminals of pod and computer room alone.
cancel-is-security = That is a security action: it takes Computer Control.
nobody-in-there = You know of nobody in there.
marker-spent = Computer Control has had its security action this round.
not-a-robot = { $who } is no robot that could be called.
robot-yours = { $who } is yours already.
robot-not-driven = { $who } waits for a security action before it does anything.
cannot-take-control = Nobody there can take it: it needs hands and a terminal, and a giver who is awake.
no-loudspeaker = The loudspeakers are for whoever has Computer Control at a terminal.
someone-in-here = { $who } is not alone in there. Someone is in the computer.
modules-pulled = { $who } pulls modules. Somebody is two security actions the poorer.
modules-last = { $who } pulls the last modules. Nobody is in there any more.
modules-empty = { $who } pulls modules, and nobody seems to mind.
hal-snoop = Snoop ({ $left } left)
hal-command = Command a robot ({ $left } left)
hal-lift = Move a lift car ({ $left } left)
hal-cancel = Cancel the self-destruct ({ $left } left)
hal-ram = Move your memory
hal-fly = Fly off in the pod
hal-lists = What others are not to know
roll-helm = Whose hand the helm obeys
stopped-by-pilot = Somebody holds the helm of the { $craft } against you.
form-hal-snoop = Which segment?
form-hal-command = Which robot?
form-hal-lift = Which lift?
form-hal-cancel = Stop the self-destruct
form-hal-ram = Where shall your memory go?
form-hal-lists = What shall others’ data and cameras hide, and what invent?
square-in = { $square }, { $place }
ruling-expects = { $who } says he expects a trap: { $where }. His seat has none there on its map.
ruling-expects-noted = { $who } says he expects a trap: { $where }. His seat has it on its map.
ruling-heeded = It counts: he stops before it
ruling-unheeded = It does not count
ruling-fullest = Life support fails: several spaces have equally many who breathe. Which is gassed?
terminal-at = Terminal, { $place } { $square }
hal-nobody = Nobody
hal-stepped = Your memory is in { $place } now.
hal-lists-set = From now on the records say what you let them.
hal-fled = Your terminal is gone. Your memory has fled to { $place }; you cannot act next turn.
hal-modules = Somebody has pulled modules. { $left } security actions a turn are left to you.
hal-dead = You are dead.
stopped-ram = There is nowhere to go: the terminal in { $place } is dead.
stopped-hal-away = You are cut off from the station.
not-hal = Nobody of yours is in the computer.
hal-gone = You are dead.
hal-spent = You have no security actions left this turn.
ram-stepped = Your memory has moved this turn.
ram-no-place = Your memory cannot go there.
too-many-entries = You can invent { $most } entries at most.

### darkness, hatches held open, shared maps
settle-crew = Which of the hires are yours?
settle-veto = Refuse something dear that the purse was spent on
item-vetoed = The second crew will not have the purse spent on: { $what }. It has gone back.
nothing-to-veto = There is nothing dear enough to refuse.
settle-shape = As what does your free body begin?
settle-leave = Go on into another room nearby
nobody-to-move-on = None of yours stands there.
no-other-room = There is no other room of that kind to go to.
crew-open = First say which { $number } of the hires are yours.
crew-not-yet = The first crew is not complete yet.
crew-of-so-many = Take { $number } of the hires, no more and no fewer.
disk-goes-to = { $who } has the Evidence Disk.
light-spot = A light
picture-kind-wall = A wall that fills a square
picture-kind-wall-edge = A wall between two squares
picture-kind-hatch = A shut hatch
picture-kind-figure = Somebody
picture-kind-gas = Gas
picture-wall = A wall, where the plan has none
picture-hatch = A shut hatch, where the plan has none
stopped-picture-wall = { $who } stops: there is a wall.
stopped-picture-hatch = { $who } stops: there is a hatch, and it does not open.
stopped-picture-figure = { $who } walks up to { $what } and stands there alone: nobody has been here.
hold-nothing = Hold no hatch open
no-hatch-beside = { $who } stands beside no such shut hatch.
nothing-to-make-out = { $who } can make nothing out there.

### kinds of decisions, for the judge's modes
kind-update = Situation and map updates, checks, Global Updates
kind-act = What figures do
kind-declare = Declarations
kind-opening = Lots and clashes before the first turn
kind-setup = Set-up
kind-standing = Stances and permissions
kind-judge = The judge's own changes

### what an order says, on the judge's line
says-step-su = Situation Update: { $seat }
says-step-imu = Initial Map Update: { $seat }
says-step-int = Interactions: { $seat }
says-step-fmu = Final Map Update: { $seat }
says-step-g = Global Updates
says-tell = To { $to }: “{ $text }”
says-tell-all = To all: “{ $text }”
says-tell-loud = For the loudspeakers: “{ $text }”
says-declare = Declared: { $all }
says-declare-hold = Declared: all hold
says-intent = { $deed ->
    [walk] { $who } walks
    [walk-exchange] { $who } walks and takes or drops something
    [walk-attack] { $who } walks and attacks { $whom }
    [jog] { $who } jogs
    [jog-exchange] { $who } jogs and takes or drops something
    [jog-attack] { $who } jogs and attacks { $whom }
    [run] { $who } runs
    [attack] { $who } attacks { $whom }
    [mark] { $who } watches a square
    [exchange] { $who } takes, drops or hands over something
    [skill] { $who } uses a skill or a tool
    [security] { $who } takes a security action
    [pilot] { $who } flies
    [special] { $who } uses a power
   *[other] { $who }: { $deed }
  }
says-walk = { $who } walks to { $place }
says-jog = { $who } jogs to { $place }
says-run = { $who } runs to { $place }
says-turn = { $who } stays and turns
says-say_way = { $who } says his way
says-end_move = { $who } goes no further
says-attack = { $who } attacks { $about }
says-watch = { $who } watches a square
says-exchange = { $who } takes or drops something
says-hack = { $who }: { $about }
says-hal_act = The computer: { $about }
says-act = { $act }, { $where }
says-destruct = { $who } works the self-destruct
says-security = { $who }: { $about }
says-use = { $who }: { $about }
says-pilot = { $who } flies the { $about }
says-send_lift = { $who } sends a lift
says-switch = { $who } works a suit
says-carry = { $who } is given something
says-activate = { $who } is called over
says-set_mask = { $who } chooses a mask
says-special = { $who } uses a power: { $about }

### things
deed-exchange = Take, drop, hand over or search
form-exchange = { $who }: what happens to each thing?
nothing-at-hand = Nothing lies here, and nothing is at hand to drop.
thing-keep = Keep
thing-drop = Put down
thing-hide = Hide here
thing-give = Hand to { $who }
thing-leave = Leave
thing-take = Take
thing-strip = Take it off the body (two turns)
thing-search = Search
a-body = a body
takes = { $who } takes the { $what }.
thing-gone = { $who } finds nothing of that there any more.
no-slot-left = { $who } has no hand free for the { $what }.
half-stripped = { $who } has the { $what } half off; once more next turn.
nobody-there = { $who } finds nobody there for that: { $what }.
cannot-receive = { $who } has nobody there who could take the { $what }.
not-willing = { $who } may not: the other side has not allowed it ({ $what }).
receiver-full = { $who } keeps the { $what }: those hands are full.
was-handed = { $by } hands { $who } something: { $what }.
not-helpless = { $who } would search somebody who is wide awake. Nothing comes of it.
found-nothing = { $who } searches { $whom } and finds nothing.
found-on-body = { $who } searches { $whom } and finds: { $things }.
saw-take = Seen: { $who } takes something up: { $what }.
saw-drop = Seen: { $who } puts something down: { $what }.
saw-hand-over = Seen: { $who } hands something over: { $what }.
saw-search = Seen: { $who } searches { $what }.
nothing-to-exchange = { $who } takes nothing, drops nothing and gives nothing.
nobody-to-give = There is nobody there to whom { $who } could give that.
nowhere-to-hide = { $who } can hide a thing only among furniture or right beside it.
search-first = Search first; what is found can be taken then.
no-body-there = { $who } has nobody there to search.
thing-twice = One thing cannot go two ways.
not-carried = { $who } carries nothing of the kind.
still-worn = { $who } wears that. It has to come off first.
nothing-of-that-here = { $who } sees nothing of that kind there.
other-still-searching = { $who } is searching a body: finish there first.
still-searching = { $who } is searching a body: take what you want, or leave it.

### skills and tools
deed-skill = Use a skill or a tool
deed-can = { $what }
deed-special = Use a power of your species
form-skill = { $who } uses …
form-special = { $who }: its power
not-a-power = { $who } has no such power: it is not on the sheet of its species.
no-duct = No duct leads { $who } there: only into a room of the same segment, behind a wall of this one.
zombies-enough = There are as many of your kind as there can be.
no-artifact-in-hand = { $who } does not hold the real Artifact.
will-rise = { $who } has touched { $whom }: if nobody moves or mends that body, it rises in your next turn.
does-not-rise = { $whom } does not rise: the body is gone from there, awake or no good.
zombie-rises = { $who } rises, and is yours.
saw-bend-over = You saw { $who } bend over { $whom }.
saw-rising = You saw { $whom } rise: now it is { $what }.
scan-room = { $who } feels it: the real Artifact is in this very room.
scan-segment = { $who } feels it: the real Artifact is somewhere in this segment.
scan-nothing = { $who } feels nothing: the real Artifact is not in this segment.
way-begun = { $who } has begun: the telescope sings. It must be done in your next turn too.
way-will-open = { $who } has done it: the Way opens at Global Updates, if the telescope is still whole.
way-sings-already = { $who }: the telescope sings already in this turn.
telescope-sings = The telescope begins to sing.
way-opens = The Way is open.
eggs-enough = Your species has as many eggs laid as can be at a time.
nest-full = There are as many bugs and eggs as your species can be.
egg-laid = { $who } has laid an egg in { $whom }. { $left ->
        [one] It hatches in your next turn.
       *[other] It hatches in { $left } of your turns.
    }
eggs-tick = Your eggs: { $eggs }.
egg-ticks = in { $whom }, { $left } to go
egg-hatches = { $who } has hatched from { $whom }.
egg-lost = You feel one egg less: the one in { $whom } is gone.
saw-hatching = You saw { $what } break out of { $whom }.
finds-egg = { $who } finds that something lives in { $whom }: there is an egg in there.
no-egg-known = { $who } knows of no egg in that one.
in-capsule = { $who } lies in a capsule, out of reach.
no-capsule-free = { $who } finds no capsule free.
nobody-in-capsule = { $who } does not have that one in a capsule here.
put-in-capsule = { $who } has laid { $whom } in a capsule.
let-out-of-capsule = { $who } has let { $whom } out of the capsule.
saw-put-in-capsule = Seen: { $who } lays { $whom } in a capsule.
saw-let-out-of-capsule = Seen: { $who } lets { $whom } out of a capsule.
use-encapsulate = Lay { $on } in a capsule
use-release = Let { $on } out of the capsule
egg-cut-out = { $who } has cut the egg out of { $whom }, dead. He lies there.
egg-breaks-out = { $who } was too late: it broke out of { $whom }.
roll-egg = { $who } cuts
use-remove-egg = Cut an egg out of { $on }
use-geiger = Geiger counter
use-lock = Lock with the key: { $on }
use-unlock = Unlock with the key: { $on }
use-raise-shields = Raise the shields
use-lower-shields = Lower the shields
use-inspect = Real or fake: { $on }
use-wear = Put on: { $on }
use-take-off = Take off: { $on }
use-mend = Mend the suit of { $on }
use-patch = Patch the suit of { $on }
use-medic = Treat { $on }
use-medkit = Medkit for { $on }
use-examine = Examine { $on }
use-examine-medlab = Examine { $on } in the Medlab
use-medlab = Medlab for { $on }
use-recharge = Refill the medkit
use-check = See how { $on } is
use-repair = Repair { $on }
use-repair-thing = Repair: { $on }
use-unjam = Clear the jam: { $on }
use-weld = Weld shut: { $on }
use-etch = Etch the lock away: { $on }
use-cut = Cut open (two turns): { $on }
use-burn = Burn this terminal
use-seal = Weld the hole shut
use-burn-shields = Burn the shield generator
use-jam = Jam the gun of { $on }
use-wreck-controls = Wreck the controls, for good
use-line-test = Test the line
use-serve = Put the bill before { $on }
use-break-disk = Break the disk
use-play-disk = Play the disk
use-throw-gas = Throw gas into { $on }
use-spray-gas = Let gas into { $on }
use-sedate = Needle for { $on }
use-grapple = Seize { $on }
use-struggle = Struggle free
use-set-trap = Set a booby trap: { $on }
use-inspect-hatch = Look for traps: { $on }
use-disarm = Disarm the trap: { $on }
spot-window = the window
spot-hull = the hull
spot-terminal = the terminal
use-set-mine = Place thermite: { $on }
use-lift-mine = Take the thermite off again: { $on }
use-fire-mine = Fire the thermite: { $on }
use-lift-car = Send a lift car
use-lift = Send the lift car of { $lift }
a-gun = a gun
a-bill = a bill
a-suit = a suit
a-look = a closer look
a-needle = the needle
a-robot = a robot
help = help
a-sting = a sting
geiger-reads = { $who } reads the counter: { $segment ->
    [yes] in this segment
   *[no] not in this segment
  }{ $side ->
    [ahead] , ahead.
    [behind] , behind.
   *[none] .
  }
geiger-silent = The counter of { $who } stays silent.
key-lock = { $who } locks { $hatch }.
key-unlock = { $who } unlocks { $hatch }.
no-hatch-there = { $who } finds no such hatch within reach.
key-hatch-blown = { $who } turns the key in vain: that hatch hangs open for good.
shields-raised = { $who } raises the shields.
shields-lowered = { $who } lowers the shields.
shields-are-up = The shields round the station are up.
shields-are-down = The shields round the station are down.
generator-destroyed = { $who } finds the shield generator destroyed.
inspect-real = { $who } is sure: this { $what } is real.
inspect-fake = { $who } is sure: this { $what } is a fake.
no-gun-there = { $who } finds no gun there to jam.
jams-gun = { $who } jams the { $what }.
gun-jammed-by = Somebody whom you let has jammed the { $what } of { $who }.
controls-wrecked = { $who } wrecks the controls of the { $craft }. They will never fly it again.
line-tested = { $who } tests the line in { $place }: it works.
has-served = { $who } puts the bill before him.
been-served = { $who } has been served with a bill.
disk-broken = { $who } breaks the disk. The film is gone.
film-on-board = { $who } plays the film: the alien goes about the station in a body of its own.
film-unseen = { $who } plays the film: no body of the alien's is to be seen; it hides in the station or in others.
film-nobody = { $who } plays the film: no alien is on it.
welds = { $who } welds { $hatch } shut.
hatch-not-shut = { $who } cannot weld what stands open: { $hatch }.
nothing-to-cut = { $who } finds { $hatch } neither locked nor welded. There is nothing to cut.
roll-etch = { $who } sprays acid on { $hatch }
etched = { $who } eats the lock away: { $hatch } hangs open for good.
not-etched = { $who } sprays acid on { $hatch }, and the lock holds.
nothing-to-etch = { $who } finds { $hatch } not locked.
saw-etching = Seen: { $who } sprays acid on a hatch.
half-cut = { $who } has cut halfway through { $hatch }; once more next turn.
cut-open = { $who } cuts { $hatch } open, for good.
nothing-to-burn = { $who } finds no whole terminal to burn.
hole-closed = { $who } welds a hole in the hull shut: { $place }.
no-hole-here = { $who } finds no hole here that a torch could close.
burns-generator = { $who } burns out the shield generator. No shields any more.
saw-torch = Seen: { $who } at work with a torch.
gas-released = Gas fills { $place }, by the hand of { $who }.
gas-lost = The gas of { $who } is lost in open space.
saw-throw = Seen: { $who } lets something go.
needle-hit = { $who } puts the needle into { $what }: { $seems }.
no-charge-left = { $who } has nothing left of that.
no-such-use = There is no use of that kind: { $what }.
not-in-room = { $who } would have to be here for that: { $room }.
no-device = { $who } has no such device.
no-mechanic = { $who } is no mechanic.
no-medic = { $who } is no medic.
no-plasma = { $who } has no plasma skill.
lacks-the-thing = { $who } does not have in hand what it takes: { $thing }.
thing-broken = { $who } holds a thing that no longer works.
thing-empty = { $who } has used that up.
thing-full = { $who } has it full already.
thing-whole = { $who } holds nothing there that wants repair.
not-at-that-hatch = { $who } does not stand at that hatch.
not-the-stations = { $who } has a key to the station, not to a ship's own hatches.
air-enough = { $who } is where there is air.
not-at-generator = { $who } does not stand beside the telescope.
generator-is-destroyed = { $who } knows the generator to be destroyed.
nothing-to-inspect = { $who } has nothing of the kind in this square.
not-to-be-worn = { $who } cannot wear that.
nothing-jammed = { $who } has no jam there to clear.
no-spot = { $who } can put that only on a hatch in reach or where he stands.
too-far-to-throw = { $who } cannot throw so far.
no-line-to-throw = { $who } has no clear line for a throw.
nobody-of-that-here = { $who } does not have that one in his square.
not-at-controls = { $who } sits in no control seat.
agents-only = Only one of your two people can serve the bill, not { $who }.
no-bill = { $who } has no bill for anybody there.
served-already = The bill has been served.

### suits
half-dressed = { $who } has the { $what } half on; once more next turn, in this square.
wears-now = { $who } wears the { $what } now.
takes-off = { $who } takes the { $what } off.
suit-mended = { $who } mends the suit: whole again.
suit-mended-for = The suit of { $who } has been mended.
nothing-to-mend = { $who } finds no breach to mend.
suit-whole = { $who } has no breach in any suit.
sneaksuit-dead = The suit of { $who } does not switch on.
free-sneak-on = Switch on the sneaksuit of { $who }
free-mask = Choose the mask of { $who }
form-mask = What others are to see
mask-none = No mask
mask-unseen = Nobody at all
mask-face = The face of { $whom }
mask-set = { $who } passes for what you have chosen.
mask-fallen = The mask of { $who } has fallen.
mask-already = { $who } passes for that already.
mask-not-now = { $who } has just run or attacked, or has not acted yet: no mask before the end of its next quiet action.
no-such-mask = { $who } has never had that face in view.
no-such-picture = { $who } cannot paint that.
no-picture-there = { $who } cannot paint that there.
paints-already = { $who } is painting: another picture, or nothing more.
phantom-of = Your picture: { $what }
phantom-wall = a wall
phantom-hatch = a shut hatch
phantom-gas = gas
phantom-painted = { $what } stands in { $place }, in every mind that can be fooled.
phantom-fails = { $who } paints in vain: something has come between.
scent-segment = You smell the Artifact in { $segment }.
scent-elsewhere = You smell the Artifact in the other section of the ship.
scent-nothing = You do not smell the Artifact anywhere.
no-body = { $who } has no body to do that with.
mind-out-of-reach = { $who } does not reach that mind from here.
mind-lies = You lie in { $place }.
mind-carried = { $who } carries you, in { $place }.
mind-gone = You are no more.
mind-finds-nobody = You reach out and find no mind there.
mind-closed = The mind of { $whom } is closed to you.
mind-broken = The mind of { $whom } is closed to you: it is broken already.
mind-seizes = { $who } is yours, and acts from your next turn.
mind-slips = { $whom } slips from your grasp.
was-dizzy = { $who } was dizzy for a moment.
thrall-free = { $who } is free of you.
joins-you = { $who } is free of what held him, and goes with you.
roll-seize = You reach for the mind of { $whom }
roll-break = Does { $who } shake off what holds him?
a-trophy = a trophy
no-trophy = { $who } finds nothing worth keeping on { $whom }.
trophy-taken = { $who } takes a trophy of { $whom }.
saw-trophy = { $who } bent over { $whom }, and cut.
free-sneak-off = Switch off the sneaksuit of { $who }
no-sneaksuit = { $who } wears no sneaksuit.
switched-already = The sneaksuit of { $who } stands so already.
not-quiet = { $who } can switch it on only after an action that was neither a run nor an attack.
sneaksuit-torn = The sneaksuit of { $who } is torn.

### healing and repair
comes-round = { $who } brings { $whom } round.
wound-lifted = { $who } sees to the wound: { $whom } is well again.
does-not-come-round = { $who } does what can be done; { $whom } does not come round.
nothing-to-heal = { $who } finds nothing to heal: { $whom }.
no-effect = { $who } sees no effect on { $whom }.
been-treated = { $who } has been treated by { $by }.
medkit-full = { $who } fills the medkit.
check-out = { $who } looks closer: { $whom } is unconscious.
check-serious = { $who } looks closer: { $whom } is badly hurt, but alive.
check-dead = { $who } looks closer: { $whom } is dead.
cannot-tell = { $who } cannot tell what ails { $whom }.
finds-pan = { $who } examines { $whom }: this is no human being.
finds-thrall = { $who } examines { $whom }: this mind is not its own master.
finds-android = { $who } examines { $whom }: wires.
finds-nothing-odd = { $who } examines { $whom } and finds nothing odd.
repaired = { $who } has it running again.
not-repaired = { $who } does not get it to run.
nothing-to-repair = { $who } finds nothing to repair.
thing-repaired = { $who } has repaired the { $what }.
nothing-to-heal-known = Nothing can be done for { $who }.
nothing-to-repair-known = { $who } needs no repair.
not-a-machine = { $who } repairs machines only.
no-gun-known = { $who } has no gun that could jam.
humans-check = Only a human being can tell; { $who } is none.
nobody-to-check = { $who } has nobody lying there to look at.
not-oneself = { $who } cannot examine himself.
not-on-own = That is not done to one's own: { $who }.
roll-check = { $who } looks closer
roll-repair = { $who } repairs

### casualties
use-take-up = Take up { $on }, alone
use-take-up-with = Take up { $on }, together with { $who }
use-set-down = Set the casualty down
a-casualty = somebody to carry
takes-up-casualty = { $who } takes up { $whom }.
sets-down-casualty = { $who } sets { $whom } down.
two-carry-already = { $who } finds two carrying there already.
helps-carry = { $who } has taken hold of { $whom } together with { $by }. That was his action of this turn.
was-led = { $who } has gone along with { $by } to { $place }, carrying. That was his action of this turn.
a-second-man = a second man
saw-take-up = Seen: { $who } takes up { $whom }.
saw-set-down = Seen: { $who } sets { $whom } down.
not-a-casualty = { $who } takes up only one who lies there.
carries-somebody = { $who } carries somebody already.
carries-nobody = { $who } carries nobody.
no-second-man = { $who } has no second man there who could still act.
carrying-no-move-and-fire = { $who } carries somebody: no move and attack in one action.

### grapple
a-grip = the grip
roll-grapple = { $who } reaches for { $whom }
roll-struggle = { $who } struggles against { $whom }
grappled = { $who } holds { $whom } fast.
grapple-missed = { $who } reaches for { $whom }, in vain.
was-grappled = { $who } is held fast by { $by }.
was-dragged = { $who } has been dragged along by { $by }: { $place }.
struggles-in-vain = { $who } does not get free of { $whom }.
nobody-holds = { $who } is held by nobody.
grip-left = { $who } is free: { $by } holds him no longer.
grip-lost = { $who } no longer holds { $whom }.
saw-grapple = Seen: { $who } seizes { $whom } and holds fast.
saw-grapple-missed = Seen: { $who } reaches for { $whom }, in vain.
saw-struggle = Seen: { $who } struggles in vain against { $whom }.
saw-break-free = Seen: { $who } breaks free of { $whom }.
stopped-held = { $who } is held fast.
held-fast = { $who } is held fast: struggle or strike back, nothing else.
not-held = { $who } is held by nobody, as far as you know.
grips-the-standing = { $who } seizes only one who stands there.
held-already = Somebody holds { $who } already.
grips-no-machine = { $who } does not seize machines.
cannot-hold = { $who } cannot hold him.

### traps and thermite
trap-set = { $who } sets a booby trap: { $place }.
hatch-trapped = { $who } finds a booby trap on { $hatch }.
hatch-not-trapped = { $who } is sure: no trap on { $hatch }.
trap-disarmed = { $who } has the trap off, and in the hand.
no-trap-there = { $who } finds no trap there any more.
no-trap-known = { $who } knows of no trap within reach.
trap-went-off = Your booby trap went off: { $place }.
saw-blast = Seen: a blast in { $place }.
mine-set = { $who } places the thermite: { $place }.
mine-lifted = { $who } has the thermite off again.
mine-lit = { $who } fires the thermite. It goes off at Global Updates.
no-spot-for-mine = { $who } finds nothing there to set it on.
no-mine-there = { $who } finds no thermite there.
no-mine-known = { $who } knows of no thermite of yours there.
explosion-heard = An explosion: { $place }.
roll-artifact = Whether the Artifact burns
burnt-in-hands = { $who } has { $what } no more: it has burnt.

### craft, lifts, outside
deed-pilot = Fly
form-pilot = { $who } flies
turn-none = Straight on
turn-left = Turn left
turn-right = Turn right
turn-about = Turn about
dock-here = Dock here
dock-not = Do not dock
warn-leaves-map = Leaves the map
warn-rams-drive = Rams the drive section
warn-ship = A ship lay here
form-drill = { $who } drills: which square?
hull-drilled = { $who } drills through the hull: { $place } is open to space.
drill-hit = The drill catches { $what }: { $seems }.
beam-bites = { $who } burns into the { $what } with the needle beam: { $seems }.
beam-kills = { $who } burns into the { $what } with the needle beam, and it dies.
system-dead-already = { $who } burns into the { $what }: it was dead before.
system-light = scorched, it works on
system-serious = badly burnt, it works on
system-down = all but dead, it works on
system-telescope = shield generator
system-life-support = life support
system-drive = drive
system-mainframe = mainframe
saw-cannon = { $who } fires the cannon.
craft-leaves = { $who } takes the { $craft } off the map, and it is gone.
craft-docks = { $who } docks the { $craft }.
seat-taken-by-other = { $who } finds the control seat taken.
stopped-controls-wrecked = { $who } works the controls of the { $craft } in vain: wrecked.
stopped-by-shields = { $who } brings the { $craft } up short: the shields are up.
stopped-by-ship = { $who } brings the { $craft } up short: another ship lies in the way.
rams-drive = { $who } rams the { $craft } into the drive section.
stopped-by-hull = { $who } brings the { $craft } up short: hull ahead.
berth-taken = { $who } cannot dock the { $craft }: the berth is taken.
ship-is-moving = { $who } feels the { $craft } move.
saw-ship-move = Seen: the { $craft } moves.
dragged-by-ship = A ship drags { $who } along.
shoved-by-ship = { $who } has been pushed aside by a ship, unhurt.
ruling-ship-strikes = The { $craft } strikes { $who }, who floats in its way.
ruling-ship-rams-drive = The { $craft } is driven into the hull over the drive.
ruling-bounces-off = Nothing comes of it
ruling-drive-goes-up = The drive detonates
ruling-cannon = A natural 2: does the cannon of the { $craft } jam?
ruling-cannon-jams = It jams
ruling-cannon-does-not = It fires on
ruling-shove = Pushes him aside
ruling-drag = Drags him along
no-such-craft = There is no such craft.
no-place-for-craft = No craft can lie there.
no-free-berth = It cannot dock there: it does not fit that hatch, or something lies there.
craft-meets-border = So it would lie beyond the border of the map.
craft-meets-hull = So it would lie in the hull.
craft-meets-ring = So it would lie in the plane of the ring.
craft-meets-craft = So it would lie in another craft.
craft-meets-somebody = Somebody or something floats where it would lie. Put that elsewhere first.
craft-not-gone = Only a craft that has left the map has a course.
no-pilot = { $who } is no pilot.
not-in-seat = { $who } does not sit in a control seat.
seat-not-free = { $who } has no free control seat a step away.
controls-are-wrecked = { $who } knows the controls to be wrecked.
craft-is-gone = That craft has left for good.
no-points-to-fly = That is farther than this craft goes in a turn.
name-a-course = Whoever leaves the map names a course.
no-way-there = There is no way for a craft there.
does-not-fit = { $who } would not lie square at that lock.
berth-is-taken = { $who } sees another craft in that berth.
docked-already = The craft of { $who } is docked there already.
not-at-lift = { $who } stands neither in the car nor at a hatch of the shaft.
stopped-lift-no-power = { $who } presses the button in vain: no power, the car is stuck.
straight-on-only = Without thrusters { $who } goes straight on or not at all.
slips-off = { $who } would slip off the spinning ring: only magnetic treads hold.
stopped-car-shut = { $who } finds the panels of the car shut: there is power, and no way along the shaft.
stopped-slips = { $who } slips off the spinning ring.
struck-by-spoke = { $who } is struck by a spoke of the ring and stops: { $felt }.
roll-spokes = { $who } floats through the spokes

### standing orders and informants
form-standing = What do you settle?
form-permit = What may others do to your people, and what do yours do unasked?
form-condition = When is your informant to come over?
form-activate = Call your informant over, for good
form-call = Loudspeaker: what shall all hear at Global Updates?
permitted = given
not-permitted = not given
permit-hand-over = { $seat } may hand things to our people
permit-treat = { $seat } may treat, mend and examine our people
permit-jam = { $seat } may jam our guns
permit-carry = { $seat } may carry with our people
permit-control = The Computer Control marker may pass between us and { $seat }
permit-no-parting-blow = Our people let an enemy walk away unharmed
permit-strike-robots = Our sneaksuits strike robots that walk past, and show themselves by it
permit-keep-pod = Our pilot in the pod's seat holds it against the computer
no-such-permission = There is no permission of that kind.
not-your-informant = That is no informant whom you could still call or instruct.
condition-set = { $who } has his instructions.
condition-active = has come over
informant-active = { $who } has come over to you, for good.
informant-silent = No signal from { $who }.
silent-now = No report from { $who }.

### headings of the control sheet
sheet-employer = Your employer
sheet-species = What you are
sheet-advice = What should I try?
sheet-knows = What you know

### gas
roll-gas = Does the gas fell { $who }?
sees-gas = Gas hangs in { $place }.
use-lob-gas = Fire a gas shell into { $on }
too-near-to-throw = { $who } cannot lob a shell so near.
saw-lob = Seen: { $who } fires a shell that does not burst.

### decompression
air-escapes = { $who } feels the air rush out of { $place }.
blown-by-air = { $who } is carried off by the air rushing out: { $place }.
decompression-warning = Automatic warning: decompression in the segment { $segment }.

### windows
target-window = the window of { $place }
window-broken = A window of { $place } breaks.
window-whole = A window of { $place } holds.
saw-hatch-blown = Seen: { $hatch } is blown open.
saw-window-broken = Seen: a window of { $place } breaks.

### the key against a pressure lock
key-pressure-holds = { $who } turns the key at { $hatch } in vain: there is no air behind it.
key-pressure = { $who } forces the pressure lock with the code key: { $hatch } opens.

### the end
last-call = { $rounds ->
    [0] The agreed rounds are over. It is for the judge to declare the end.
    [one] Last call: one round more.
   *[other] Last call: { $rounds } rounds more.
  }
end-rounds = The agreed rounds are over, and with them the game.
end-alone = Only one side is left standing on the map: the game is over.
end-away = Artifact and Disk are beyond reach, and nothing is under way: the game is over.
end-gate = The Way is open: the game is over.
why-rounds = The agreed last round is over.
why-alone = At most one side still has anybody on his feet on the map.
why-away = Artifact and Disk are both off the map or gone, and nothing is under way.
why-gate = The Way has been opened.
why-detonation = The station has blown up.
why-judge = The judge has declared the end.
reached-level = Goal { $level }: { $goal }
reached-nothing = None of its goals.
roll-end-down = The end: is { $who }, who lies there, dead or only badly hurt?
the-judges-alone = That is for the judge to order.
over-already = The game is over already.
no-such-level = There is no goal { $level } on that sheet.
change-to = { $what }: { $value }
change-at = Put elsewhere
change-fly = Put elsewhere
change-fly-of = { $name }: put on the map
change-height = Another height
change-nose = Turn it
change-berth = Dock it at a hatch
change-berth-of = { $name }: dock it at a hatch
change-course-of = { $name }: its course
change-seat = Under other orders
change-make = Give something new
change-make-here = Lay something new here
change-turn = It is this seat’s turn now
change-out-yes = Out cold
change-out-no = Comes round
change-emp-yes = Struck by a pulse
change-emp-no = Over the pulse
change-held-yes = In the grip of { $who }
change-held-no = Let go
change-awake-yes = Wakes
change-awake-no = Switched off
change-control = Has Computer Control
change-control-nobody = Nobody has Computer Control
change-show = Show on the map: { $seat }
change-plant = Plant a false counter
change-unplant = Planted: { $what }. Take it off the map of { $seat }
change-hide = Take off the map: { $seat }
change-jam-yes = It jams
change-jam-no = It is free again
change-break-yes = It breaks
change-break-no = It is whole again
change-lock-yes = Lock { $name }
change-lock-no = Unlock { $name }
change-weld-yes = Weld { $name }
change-weld-no = Cut { $name } free
change-blow-yes = Blow { $name }
change-blow-no = Mend { $name }
change-dark-yes = Lights out: { $name }
change-dark-no = Lights on: { $name }
change-gas-yes = Gas: { $name }
change-gas-no = Gas gone: { $name }
change-air-yes = Air back: { $name }
change-air-no = No air: { $name }
change-disarm = Take away what is set here
change-unmark = Take the fire marker of { $who } away
change-spinning-yes = Gravity: the ring spins
change-spinning-no = No gravity: the ring stops
change-computer-yes = The computer runs
change-computer-no = The computer fails
change-shields-yes = Shields up
change-shields-no = Shields down
change-life-support-yes = Life support works
change-life-support-no = Life support fails
correct-overrule = What a seat has reached
correct-accept = A living exhibit
value-rules = as the rules say
says-overrule = { $level ->
    [0] { $seat }: none of its goals, by the judge's word. { $reason }
   *[other] { $seat }: goal { $level }, by the judge's word. { $reason }
  }
says-overrule-rules = { $seat }: what it has reached is left to the rules again. { $reason }
says-accept = { $on ->
    [yes] Takes { $who } for a living exhibit. { $reason }
   *[no] Takes { $who } for no exhibit after all. { $reason }
  }
says-plant = Plants { $what } on the map of { $seat }
says-reveal = Shows { $who } to { $seat }
says-forget = Takes { $who } off the map of { $seat }
says-correct = Changes { $who }: { $what } { $value }. { $reason }
says-end = Declares the end
level-unreadable = { $file }, line { $line }, column { $column }: level { $n } of { $list } cannot be understood. { $why }
levels-wrong-number = { $file }: the list { $list } must have three or four levels, each a text.
fault-too-long = It is too long.
fault-too-deep = It is nested too deeply.
fault-strange-sign = The sign { $about } has no meaning here.
fault-no-expression = It is no whole expression.
fault-unknown-form = Only and, or, not, comparisons, numbers, quoted words, named words, len, any, all and sum are understood.
fault-unknown-word = There is no word { $about }.
fault-unknown-name = There is no name { $about }.
fault-unknown-quoted = "{ $about }" is nothing that can stand here.
fault-wrong-number = { $about } takes another number of arguments.
fault-wrong-sort = What stands here must be a { $about }.
fault-name-taken = The name { $about } means something else already.
check-glass = { $who } in { $place } can be seen from outside, through glass.
check-start = { $who } in { $place } is not where the rules let it begin.
check-shut-in = No way leads out of { $place }, where { $who } is.

### what of a counter is otherwise, for the judge
differs-else = otherwise in some detail
differs-now = now { $what }
differs-no-longer = no longer { $what }
differs-up = on its feet
differs-facing = facing { $to }
differs-has = has { $what }
differs-lacks = no longer has { $what }
differs-thing = { $what }: { $how }
differs-intent = has declared something else
differs-no-intent = has nothing declared
differs-state-light = lightly wounded
differs-state-serious = seriously wounded
differs-state-down = down
differs-state-dead = dead
differs-state-out = out cold
differs-state-sneaking = sneaking
differs-state-adrift = adrift
differs-state-capsule = in a capsule
differs-state-lost = without report
differs-locked-yes = locked
differs-locked-no = unlocked
differs-welded-yes = welded
differs-welded-no = cut free
differs-blown-yes = blown
differs-blown-no = mended
differs-open-yes = open
differs-open-no = shut
differs-dark-yes = dark
differs-dark-no = lit
differs-gas-yes = full of gas
differs-gas-no = free of gas
differs-airless-yes = without air
differs-airless-no = with air
differs-docked-yes = docked
differs-docked-no = cast off
differs-gone-yes = gone from the map
differs-gone-no = back on the map
differs-control-yes = holds Computer Control
differs-control-no = holds Computer Control no longer
differs-remote-yes = driven from a terminal
differs-remote-no = driven from a terminal no longer
differs-acted-yes = has acted
differs-acted-no = can act again
differs-live-yes = in view
differs-live-no = out of view, a ghost
differs-worn-yes = worn
differs-worn-no = taken off
differs-jammed-yes = jammed
differs-jammed-no = free again
differs-breached-yes = leaking
differs-breached-no = tight again
differs-broken-yes = broken
differs-broken-no = whole again
