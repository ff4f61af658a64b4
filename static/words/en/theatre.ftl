### The theatre: looking back at a game that is over.

theatre = The theatre
theatre-enter = Look back: the theatre
theatre-shut = The theatre opens when the game is over.
theatre-loading = The game is being wound back …
theatre-lost = That part of the game could not be fetched.
theatre-try-again = Try again
theatre-back = Back to the table
theatre-save = Save to one file
theatre-journal = Journal
theatre-journal-hint = the whole game as a file that a server can take in
no-such-reel = There is no such part of the game.

what-was-so = What was so
what-they-held = What the { $who } held
whose-belief = Whose belief
first-decision = To the beginning
last-decision = To the end
decision-before = One decision back
decision-after = One decision on
play = Play
pause = Pause
time-line = Time line
time-of = Round { $round } · { $who }
time-step = Round { $round } · { $who } · { $step }
time-before = Getting ready
time-over = The end
decision-n = Decision { $n } of { $all }
decision-by = Decision { $n } of { $all } · { $who }
was-taken-back = taken back by the judge
by-software = by software
by-judge = by the judge
by-loaded = loaded
thrown-unseen = unseen

between-the-two = Between the two
gap-since = When it began
gap-until = When it was told, or was over
no-difference = { $who } has it right, as far as it goes.
gap-own-at = { $who } is here: { $true }. On their map: { $held }.
gap-own-gone = { $who } is here: { $true }. On their map: nowhere.
gap-own-lost = { $who } is no longer theirs, and they still think so.
gap-own-state = { $who }: { $true }. As told: { $held }.
gap-well = unhurt
gap-ghost = { $who } was last seen here: { $held }. In truth: { $true }.
gap-unseen = { $n ->
    [one] one figure is on the station of which they have no counter.
   *[other] { $n } figures are on the station of which they have no counter.
  }
gap-due = Not told yet: { $words }
gap-more = { $n ->
    [one] and one thing more
   *[other] and { $n } things more
  }

find = Find
find-event = Event
find-figure = Figure
find-any-event = any event
find-anybody = anybody
find-before = The one before
find-after = The next
find-none = There is no such event.
what-happened = What happened
nothing-happened = Nothing that would be worth a mark.
dice-and-rulings = Dice and rulings
said-meanwhile = Said meanwhile

tab-moment = Moment
tab-levels = Result
tab-sums = Statistics
tab-said = Talk
talk-locked = Private talk is shown to those who had it, until the judge unlocks it.
talk-unlocked = The judge has unlocked private talk: all may read it.
talk-unlock = Let all read it
talk-lock = Its members alone
nothing-was-said = Nothing was said.
no-result-told = The game has no result: it was closed.

stat-shot = shots
stat-hit = hits
stat-wound = wounded
stat-knockout = knocked out
stat-death = dead
stat-cure = healed
stat-sighting = sightings
stat-interdiction = interdictions
stat-step = squares walked
stat-hatch = hatches opened
stat-hack = hacking attempts
stat-control = Computer Control taken
stat-controller = figures won over
stat-thrall = seized by a mind
stat-freed = set free
stat-breach = panes broken
stat-end = end
stat-minutes = minutes at play
stat-per-turn = seconds per turn
stat-of = Statistics by seat

event-shot = { $who } shoots
event-hack = { $who } tries to hack
event-sighting = { $seat }: { $what } comes into sight
event-death = { $who } dies
event-wound = { $who } is wounded
event-knockout = { $who } is knocked out
event-cure = { $who } is better
event-controller = { $who } takes orders from { $to } now
event-control = { $who } has Computer Control
event-thrall = { $who } is seized by a mind
event-freed = { $who } is free again
event-pane = A window pane breaks

## Those who only watch

the-plan = The plan
watch-setup = The seats get ready
watch-over = All of it may be looked at now.
watch-closed = The table is closed.
watch-round = Round
watch-people = At the table
watch-in-turn = in turn
watch-heard = What all have heard
watch-nothing-heard = Nothing has been announced yet.
