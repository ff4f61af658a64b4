### The screens of seats and desk: their own buttons, heads and spoken names. What a game says stands in its own catalogue.

## The bar at the top

round = Turn { $n }
sequence = Sequence of play
step-a = Situation
step-b = Map
step-c = Actions
step-d = Checks
step-e = Map
seat-G = Global
seat-O = Observer
my-clock = My clock
clock-of = Clock: { $who }
line-up = The line is up
line-down = The line is down
line-is-down = The line to the table is down. It comes back by itself.
kept-orders = { $n ->
    [one] One order is kept and goes out then.
   *[other] { $n } orders are kept and go out then.
  }
new-version = The server is newer than this page.
reload = Reload
table-stands = The table is on hold.
judge-speaks = The judge speaks to you
have-read = Read
you-are-nudged = You are asked to go on.
text-large = Larger letters
text-usual = Usual letters
theme-light = Light
theme-dark = Night
sound-on = Sound on
sound-off = Sound off
curtain = Curtain
curtain-drawn = Whoever sits here has got up. Nothing of the game is on this screen, and it makes no sound.
draw-curtain = Draw the curtain (key: C)
open-curtain = Open the curtain
opening = Unrolling the plan …
away-head = This screen is closed
away = Somebody sits in this seat with a newer link, or the seat was left.
away-handed-over = You have handed over the chair. What you have seen there you still know; all are told.
away-moved = To where you sit now
away-link = Look at the seat again
title-seat = At the table
title-my-turn = Your turn
title-desk = The desk
title-desk-asked = The desk asks

step-a-line = what your people notice before they do anything
step-b-line = what they see now goes on your map
step-c-line = you declare for all of them, then each acts
step-d-line = what is rolled for at the end: wounds, air, gas
step-e-line = what they see at the end goes on your map
moment = { $who }, turn { $n }, step { $step }
moment-turn = { $who }, turn { $n }
moment-before = Before the first turn
moment-plain = { $when }

## The coach and the legend

coach = First turns
coach-close = Close the coach; the ? on the map brings it back
coach-again = Show the coach of the first turns again
coach-wait = Others are at it. Read what you want, talk, or plan your next turn: nobody senses that. You are called when it is your turn.
coach-declare = A turn has two parts. First say for each of your people what he will attempt. Next takes the first one up; a tap on a counter or in the list does too.
coach-deed = Choose a deed; the number is how many points of way it gives. Walking or jogging he keeps his eyes open, running he does not. More has the rest. { $send } declares for all at once.
coach-doubt = Who has no order holds: he stays where he is and keeps his eyes open. Often that is a good order.
coach-who = Second part: each acts in the order you like, and you see at once what comes of it. Take one up.
coach-way = Lit squares can be reached; the number is the cost. Tap one. If something new comes into sight he halts there, and goes on by one tap.
coach-goal = The broken line is the way. An arrow turns him for the end of it: he sees to the front and the sides. Tap the same square or another to change it, then { $send }.
coach-facing = Choose where he looks, then { $send }.
coach-send = All is chosen. { $send } sends it.
coach-choose = Choose one of what is offered. What cannot be chosen says why not.
coach-judge = The judge has your order. You are told here what comes of it.
coach-standing = This can be settled at any time. Others hear nothing of it.
what-i-want = What do I want?
legend = What the signs mean
legend-map = On the map
legend-own = One of yours. The beak is where he looks.
legend-contact = Somebody your people see now. Whose he is, nobody tells you.
legend-ghost = Where somebody was seen last, with the moment and who saw him.
legend-reach = A square that can be reached, with what it costs: thick for a walk, thin for a jog.
legend-run = Reached only at a run: a runner sees nothing on his way.
legend-stack = So many stand in this square. A tap asks which.
legend-warn = Something to know about this square: glass, a trap, somebody seen there.
legend-dark = Dark: only a light, or an eye that needs none, sees here.
legend-gas = Gas.
legend-air = No air: a suit is needed.
legend-fog = Bright: your people see it now. Grey: they do not.
legend-steps = Steps of a turn
legend-seats = Seats
legend-moment = Behind what you know stands when you learnt it. { $when } is: { $what }.
own-memory = Your memory
memory-in = You have no people of your own. Your memory sits in: { $place }. Security actions left: { $n }.
nobody-here = Nobody of yours is on the map.

## The map

my-map = My map
the-truth = The truth
whole-ship = The whole ship; tap to see it
closer = Closer
further = Further
fit = Fit
fit-sheet = Show the whole sheet
centre-on = Centre on { $who }
which-one = Which one?
go-here = Here: { $place }
close = Close
points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
square-name = { $room }, row { $row }, column { $column }
square-short = { $room } ({ $column },{ $row })
outside-of = Outside, { $level }
terrain-cluttered = cluttered
terrain-obstructed = obstructed
terrain-blocked = blocked
hatch-beside = { $hatch } { $state }
hatch-is-shut = shut
hatch-is-open = open
hatch-is-locked = locked
hatch-is-welded = welded
hatch-is-blown = blown
facing = facing { $to }
ghost-label = { $name } { $when } · { $by }
ghost-plain = { $name } { $when }
last-seen = Last seen { $when } by { $by }.
in-view = In view of { $by }.
state-light = lightly wounded
state-serious = seriously wounded
state-down = down
state-capsule = in a capsule
state-dead = dead
state-out = knocked out
state-emp = switched off
state-sneaking = sneaking
state-held = held fast
state-lost = no report
state-asleep = switched off

## Orders

orders = Orders
figure-asked = { $name }
to-place = To { $place }.
tap-a-place = Tap a lit square.
none-of-these = None of these
turn-to = Turn to
change = change
more = More
reset = Reset
via = Via
via-hint = Make this a way point and go on from here
confirm = Confirm
more-deeds = More (+{ $n })
not-now-short = Why not…
not-now-n = Not now: { $n }. See why
not-yet = Not yet
let-hold = { $n ->
    [one] One holds
   *[other] { $n } hold
  }
would-hold = { $n ->
    [one] One of you has no order
   *[other] { $n } of you have no order
  }
hold-them = No order means to hold: { $who }.
next-up = Next: { $who }
strip = What each sets out to do
strip-none = Nothing planned yet. Take up somebody.
strip-choose = Choose somebody in the strip first.
strip-change = Change what is in hand
strip-open = { $n }. { $name }: no order yet
strip-meant = { $n }. { $name }: { $what }
strip-now = { $n }. { $name } is at it: { $what }
strip-done = { $name } has acted: { $what }
strip-earlier = { $who } earlier
strip-earlier-whom = Earlier
strip-earlier-not = Nobody who still has to act comes before.
strip-later = { $who } later
strip-later-whom = Later
strip-later-not = Nobody who still has to act comes after.
strip-drop = Take back: { $who }
strip-drop-whom = Take back
strip-drop-not = There is nothing to take back: no order yet, or it is declared and stands.
go-further = Go on: { $place }
has-stopped = { $who } has stopped on the way: look, then go on
of-many = { $n } of { $all }
take-it = Take it
one-less = One less: { $what }
one-more = One more: { $what }
credits = Credits
order-sent = Your order is in
order-waits = The judge has it.
order-lies = It waits for the others, or for the judge.
order-kept = Your order is kept
order-goes-out = It goes out when the line is back.
turn-of = { $who }: their turn
my-turn-runs = Your turn
nothing-asked = Nothing is asked of you
you-watch = You watch: what all may see is shown.
you-may-plan = You may plan, talk and read.
judge-at-it = The judge is at your order. You may plan and read.
others-at-it = The judge is at it, or another seat is asked. You may plan and read.
game-over = The game is over
has-won = winner
result = Result
result-shut = Look at the map
one-wins = Victory for the { $who }
they-share = A shared victory: { $who }
nobody-wins = Nobody has won
thats-me = this is you
judges-word = By the judge's word.
prompt-standing = Standing
prompt-declare = Declare
prompt-act = Act
prompt-setup = Get ready

## Figures

my-figures = My figures
have-acted = { $n } of { $all }
have-orders = { $n } of { $all }
count-acted = Have acted: { $n } of { $all }
count-orders = Have an order: { $n } of { $all }
todo-order = order
todo-done = done
no-report = no report
not-placed = not placed
carries = { $at } · carries { $who }
tough = tough
has-control = holds Computer Control
points-left = { $n ->
    [one] 1 point left
   *[other] { $n } points left
  }
nothing-special = nothing special
gear-held = in hand
gear-worn = worn
gear-jammed = jammed
gear-breached = holed
gear-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
  }

## Papers

what-i-know = What I know
search-known = Search what I know
nothing-known = Nothing yet.
nothing-found = Nothing found.
older = Older
why = why?
why-note = Why
clause-unknown = These words could not be fetched.
talk = Talk
room-all = All
room-with = { $who }, { $n ->
    [0] nothing new
    [one] one new line
   *[other] { $n } new lines
  }
no-rooms = No room is open.
nothing-said = Nothing has been said here yet.
you-listen = Your own turn: you listen.
room-shut = This room is closed now.
say-to = Say to { $who }
say-something = Say something
send = Send
are-talking = In private: { $who }.
tab-figures = My figures
tab-standing = Standing
tab-plan = Plan
tab-sheet = Sheet
tab-short-figures = Crew
tab-short-standing = Standing
tab-short-plan = Plan
tab-short-sheet = Sheet
nothing-to-settle = Nothing can be settled now.
stances = Where I stand
permits = What I allow
prompt-plan = Plan my next turn
plan-hint = What shall each do in your next turn? Nobody else can sense that you plan. In your turn it is offered again, and each step is asked anew.
plan-not-now = In your own turn there are orders instead of plans. What you planned is offered below the map.
plan-line = { $who }: { $what }.
plan-fails = { $who } cannot: { $why }
plan-strayed = Things have changed: from here on the plan does not fit.
plan-carry-out = Carry it out
plan-drop = Drop the plan
deal = I give { $give }; for that I want { $want }.
deal-yes = Agreed: { $give }, for { $want }.
deal-no = No: { $give }, for { $want }.
deal-back = Taken back: { $give }, for { $want }.
deal-gone = Taken back.
deal-taken-by = Agreed by { $who }.
deal-not-by = Declined by { $who }.
deal-accept = Agree
deal-decline = Decline
deal-take-back = Take it back
deal-new = Make an offer
deal-make = Offer this
deal-give = I give
deal-want = I want
deal-bots-meet = A bot lays what it gives down in the ring hub, when somebody is there to take it.
deal-binds-nobody = It is written down for all in this room, and binds nobody.
tab-notices = What I know
tab-contacts = Contacts
contacts-which = Which contacts
contacts-all = All
contacts-live = In view
contacts-ghost = Ghosts
contacts-thing = Things
no-contacts = Nothing of the kind on your map.
contact-live = In view
contact-live-by = In view, seen by { $by }
contact-ghost = { $when }: { $n ->
    [0] this turn
    [one] one turn ago
   *[other] { $n } turns ago
  }
contact-ghost-by = Seen by { $by }, { $when }: { $n ->
    [0] this turn
    [one] one turn ago
   *[other] { $n } turns ago
  }
informant-line = { $who } is your informant.
informant-line-active = { $who } has come over to you.
your-plan = Your plan
as-planned = As planned
planned = Plan: { $what }
not-open-now = that is not open now.
coach-plan = A plan is yours alone: nobody sees or hears that you make one. Take somebody up, choose a deed and a way, and keep it. In your turn it is offered again.
keep = Keep
drop = Drop
remove = Remove
own-notes = Own notes
note-here = Note on this square
note-hint = Tap any square of the map to pin a note to it.
notes-on-map = On the map
print = Print
my-link = My link
copy = Copy
link-to-copy = Link to hand over
parts = Parts
dock-map = Map
dock-crew = Crew
dock-known = Known
dock-talk = Talk
dock-sheet = Sheet
sheet-goals = Goals
sheet-rules = Special rules
sheet-background = Background
sheet-opening = Opening
sheet-budget = Budget
host = Host

## Getting ready

getting-ready = Getting ready
gear-up = People and gear
setup-step-loadout = Load-out
setup-step-opening = Opening
setup-step-place = Place
setup-step-ready = Ready
others-ready = { $n } ready of { $all }
take-loadout = Take a load-out, or make your own
take-opening = Choose how you begin
take-this = Take: { $what }
todo-place = place
nobody-carries = Nobody carries:
you-are-ready = You are ready. The others are still at it.
change-after-all = Change something
place-who = Place { $who }
setup-done = I am ready
setup-take = { $what ->
    [opening] How do you begin?
   *[loadout] A load-out in one tap, or your own
  }
setup-place-all = Everybody needs a square
setup-all-there = All is in its place
setup-one-more = Nearly there
setup-still = Still open:
credits-left = { $n ->
    [one] 1 credit left
   *[other] { $n } credits left
  }
what-to-try = What should I try?
what-you-know = What you know
who-you-are = You: { $who }
whole-sheet = My whole sheet

## The desk

the-desk = The desk
where-we-are = Where we are
held-for-later = { $n } held for later
hold-all = Hold all
go-on = Go on
skip = Skip
nudge = Nudge
is-here = { $who } is here
is-away = { $who } is away
is-ready = ready
tool-charts = Tables
charts-come = The tables are being fetched.
charts-line = Charts and drawings of this game alone. Tap a cell and type; a change holds at once and is told to all. Before the game and between turns.
charts-files = Files
charts-tables = Tables
charts-value = value
desk-clash = Clash: { $place }
is-asked = is asked
answer-in = answer is in
nobody-sits = nobody yet
no-name-given = no name given
stage-now = now
stage-later = later
step-of = Step: { $step }
queue = Queue
queue-head = { $n ->
    [0] Nothing waits for you
    [one] One thing wants you
    [2] Two things want you
    [3] Three things want you
   *[other] { $n } things want you
  }
card-kind-roll = Roll
card-kind-rule = Rule
card-kind-send = Send
card-kind-next = Next
card-kind-due = Due
dice-of = { $n ->
    [one] One die,
   *[other] { $n } dice,
  }
need = { $n } needed.
read-by-chart = read by the chart.
bonus = { $n } added.
asks-secret = The seat hears nothing of this.
type-face = Type the face of a real die
roll = Roll
default = default
rule-it = Rule it
anew = Anew
differences = What each seat gains or loses
nothing-changes = nothing changes
later = Later
lessons = What each learns
tool-ruling = Ruling
ruling-name = What is it about?
ruling-throw = A throw
ruling-dice = { $n ->
    [0] no dice
    [one] one die
   *[other] { $n } dice
  }
ruling-need = Needed
ruling-changes = What changes
ruling-without = Without { $what }
ruling-add = Add a change
ruling-add-this = Into the ruling
ruling-tell = Tell
ruling-if-won = Tell, if it comes off
ruling-if-lost = Tell, if it does not
ruling-roll = Throw for it
ruling-hold = So be it
known-to = On whose maps
known-to-nobody = On nobody's map.
known-now = in view, { $place }
known-last = { $when }, { $place }
known-by = by { $who }
everybody = Everybody
amend = Edit
amend-this = Edit: { $what }
amend-words = In your words
amend-say = Say it so
amend-later = Later:
amend-moment = At:
moment-SU = Situation Update
moment-IMU = Initial Map Update
moment-FMU = Final Map Update
moment-G = Global Updates
amend-until = turn { $round }
amend-never = Keep back
amend-undo = As it was
amend-is-later = later
amend-is-never = kept back
not-before = not before round { $round }
roll-all = Roll them all
send-all = Send all { $n }
pass-turn = Let this turn run
truth = Truth
as-seat = As { $who } sees it
as-seat-sees = As this seat sees it
where-it-happens = Where it happens
where-card = { $place }: where card 1 happens. Tap anything to change it.
where-turn = { $place }: the seat in turn.
station-traps = trap
station-eggs = egg
station-markers = marker
station-attempts = attempt
desk-tools = Desk tools
tool-tell = Tell
tool-change = Change
tool-levels = Goals
tool-modes = Modes
tool-tray = Dice tray
tool-notes = Notes
tool-seats = Seats
tool-rewind = Rewind
to-whom = To whom
to-all = All
tell-now = Tell now
tell-update = At their next update
tell-loud = Announce at Global
keep-for-later = Keep it ready
made-ready = Made ready
drop-this = Drop: { $what }
tap-to-change = Tap anybody, a thing or a square on the map, or a seat in the bar above.
tap-where = Tap the square on the map.
the-whole-station = The whole station
carried-by = carried by { $who }
one-minute-more = + 1 minute
something-else = Something else
change-it = Change something
change-any = Everything else
change-now = Change it
kind-rest = Everything else
throw-dice = { $n ->
    [one] Throw one die
   *[other] Throw { $n } dice
  }
new-link-short = New link
new-link = New link: { $who }
who-judges = Who judges
who-plays = Who plays
who-is-here = Who is here
invite = Link for a judge
hand-over = Hand over the chair
hand-over-head = { $who } judges from now on.
hand-over-line = Your links end at once. All are told that you know the truth.
hand-over-watch = And only watch
hand-over-sit = And play { $who }
knows-the-truth = knows the truth
watches = watches
table-news = What happened at the table
another = Somebody else
another-at = A link for somebody else at { $who }
bot-at = Bot for { $who }
bot-none = no bot
bot-easy = easy bot
bot-steady = steady bot
bot-sharp = sharp bot
bot-whys = Why it did so
bot-round = round { $round }
bot-plays-here = a bot plays
bot-plays-mine = A bot plays your seat.
seat-back = Take it back
end-propose = Propose the end
end-asked = To end the game here would be agreed by { $who }. It ends when all who play agree.
end-agree = I agree
end-disagree = Not after all
console-line = You also play. What is seen here all know that you know.
console-open-it = Open the judge’s desk
console-open-now = Open it
console-go = To the desk
console-link = A link to the desk
console-shut-it = Shut the desk
console-warning = The desk shows everything. All are told that you have opened it, and you are marked as knowing the truth for the rest of the game.
save-file = Save to one file
end-game = End the game
end-not = Not ended after all
end-proposed = The end is proposed
end-is-yours = Nobody is told. It is for you to declare it; until then the game goes on.
declare-end = Declare the end
end-sure = The game ends for everybody, and all see all: whose goals, which species, which employer.
end-now = End the game
no-goals-yet = Nobody can be judged yet.
overrule = Overrule
what-reached = What this seat has reached
your-reason = Your reason
as-rules-say = As the rules say
level-now = { $n ->
    [0] none of its goals
   *[other] goal { $n }
  }
goal-holds = holds
goal-open = does not hold
overruled-because = By your word ({ $rules ->
    [0] by the rules none
   *[other] by the rules goal { $rules }
  }): { $reason }
back-before = Back to before
back-before-n = Back to before { $n }
taken-back = taken back
back-head = { $n ->
    [one] Going back to before { $to } takes one decision back.
   *[other] Going back to before { $to } takes { $n } decisions back.
  }
back-learned = What each has learned and rolled since, they will still know:
back-now = Go back
lately = Decided last
set-ups = How far each seat is with its set-up
older-decisions = Older decisions
looking-up = Looking it up …
who-learned = Who learned what
nobody-learned = No seat has learned anything by it.
from-what = Known from what
trace-seen = seen, { $n }
trace-told = told, { $n }
trace-later = told later, { $n }
trace-all = announced, { $n }
details-of = What { $n } was to whom
look-then = The map after { $n }
take-back = Take back { $n }
then-stood = As it stood after { $n }.
then-abandoned = As it stood after { $n }, in a line that was abandoned.
back-to-now = Back to now
nothing-decided = Nothing has been decided yet.
secret = secret
nobody = nobody
part-at = { $what }, { $square }
part-moved = { $what } is at { $square } now
part-moved-differs = { $what } is at { $square } now: { $how }
part-differs = { $what }: { $how }
part-fig = a figure: { $name }
part-ctr = a counter: { $name }
part-item = a thing: { $name }
part-edge = hatch { $name }
part-space = room { $name }
part-craft = craft { $name }
part-mark = a mark: { $name }
part-sees = what is in view
part-me = own matters
part-public = public matters
part-log = a notice

## Controls beside a way
beside-hostile = Fire on people of
beside-hold_open = Hold a hatch open and stay
beside-examine = Make out a square in the dark
beside-expects = On the look-out for
beside-spare = Lets pass, beside your own people
what-is-open = What is open: { $who }
nothing-is-asked = Nothing is asked of this seat at that moment.
squares-open = { $n ->
    [one] one square
   *[other] { $n } squares
  }
