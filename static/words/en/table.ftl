### The pages of the house, and what the table says in every game.

## The house

page-house = Artifact server
page-back = Back
page-night = Night / day
# What this language calls itself.
language-name = English

## Lobby

lobby-title = Come aboard
lobby-over = Last Frontier: The Artifact
lobby-come-aboard = Come aboard
lobby-code = Your table’s code
lobby-code-line = Whoever laid the table has it on his screen.
lobby-name = Your name at the table
lobby-look = Find my table
lobby-qr = Or point a phone at this.
lobby-no-account = No account, no app, no internet.
lobby-take-a-seat = Take a seat
lobby-sit = Sit here
lobby-sit-as = Sit here: { $seat }
lobby-here = at the table now
lobby-by-link = by link
lobby-had-a-seat = Had a seat before? Open your seat’s link again, on any device.
lobby-sit-by-lot = Take a seat by lot
lobby-dealt = dealt by lot
seats-by-lot = At this table seats are dealt by lot. Take one so, or ask the judge for a link.
no-free-seat = Every seat is taken.
new-deal = Who plays what
new-deal-line = by lot: whoever comes gets a seat that he does not choose; the judge may hand out any seat by its link
new-deal-choose = Each chooses
new-deal-lot = By lot
# Beside a seat: who plays it as long as nobody has sat down there.
new-bot-at = Until somebody sits down: { $seat }
new-bot-none = for a person
new-slot = A bot’s turn
new-slot-line = lasts so long whatever it does; it plays until somebody sits down there
new-slot-seconds = { $seconds } seconds
new-deals = Bots deal
new-deals-line = with each other and with people, by the offers in private talk; they exchange in the ring hub
new-deals-none = never
new-deals-honest = and keep their word
new-deals-breaks = and may break it
new-alone = Alone
new-alone-note = against bots
lobby-watch = Watch instead
lobby-new = Lay a new table
lobby-new-soft = for whoever hosts the evening
lobby-set-up = Set up
lobby-no-scenario = No scenario is installed here.
# One thing agreed on, below the list of seats.
lobby-agreed = { $option }: { $choice }

lobby-qr-label = QR code of this table’s page
lobby-judged = { $seats ->
    [one] one seat and a judge
   *[other] { $seats } seats and a judge
  }
lobby-unjudged = { $seats ->
    [one] one seat, the software judges
   *[other] { $seats } seats, the software judges
  }
plan-label = General plan: { $title }

seat-judge = Judge
seat-second-judge = Second judge
seat-second-judge-line = sits at the same desk
seat-judge-line = sees all, tells what is due
seat-host = Host
seat-host-line = keeps the pace, sees nothing
seat-observer = Observer
seat-observer-line = watches what all may see
# A second or third seat of the same faction.
seat-further = { $faction } · { $seat }
seat-beside = on one map with { $other }
seat-plain = Seat { $seat }

## New game

new-title = New table: { $scenario }
new-who-judges = Who judges
new-judge-person = One of us
new-judge-person-line = sits at the desk, sees everything, decides what he wants to decide
new-judge-software = The software
new-judge-software-line = everybody plays; the maker of the table keeps the pace and sees nothing
new-seats = Seats
new-mixes = Ready-made, for how many
new-mix = { $players }
new-mix-judge = with judge
new-mix-no-judge = no judge
new-agreed = Agreed before the start
new-pace = Pace
new-clock = Clock
new-clock-line = time for a seat’s turn; when it is up, the judge or the host may skip
new-clock-minutes = { $minutes ->
    [0] no clock
    [one] one minute
   *[other] { $minutes } minutes
  }
new-rulings = How open points of the rules are read
new-rulings-line = the first in each row is what the game is built for
new-kinds = How each kind of decision runs
new-kinds-line = can be changed at the desk at any time
new-your-name = Your name
new-own-seat = I play
new-open = Lay the table

mode-automatic = Automatic
mode-assisted = Assisted
mode-hand = By hand

## A seat’s link

claim-title = A seat at the table
claim-held = { $name } sits here
claim-free = nobody has given a name yet
claim-sit = Sit down
claim-line = This browser will hold the seat until you leave it. The link works again on any device.

link-title = Your seat
link-open = Go to the table
link-keep = Keep this link to yourself: whoever opens it sits in your seat. Open it again after a reload that went wrong, or on another device.
link-own = Your seat’s own link
link-own-qr = Show my secret link as a QR code
link-copy = Copy
link-only-here = This works on this computer only: the server has found no network for others to join by.
link-leave = Leave the seat
link-hand-over = To have somebody judge beside you or after you, make a link for the second chair at the desk, under Seats.
link-leave-line = Somebody else may then take it.
link-invite = Who plays
link-invite-line = The others open this address, type the code and take a seat.
link-invite-qr = Or they point a phone at this.
link-still-free = still free
link-bot-plays = still free; a bot plays

## Screens

screen-title = At the table
screen-loading = Unrolling the plan …
screen-noscript = This screen needs JavaScript. The lobby works without.

## Errors

error-over = Nothing is lost
error-title = That did not work
error-home = To the lobby

page-not-found = There is nothing at this address.
method-not-allowed = This address does not take that.
page-refused = This cannot be shown.
no-seat-here = This browser does not hold that seat. Open the seat’s own link, or join by code.
link-ended = This link has ended or never was. Ask the judge or the host for a new one.
judge-stays = The judge’s seat is never free. Hand on its link instead.
judge-only = Only the judge’s seat may do that.
too-many-tries = Too many wrong tries from this device. Wait a few seconds.
form-incomplete = Something is missing in this form: { $name }.
bad-code = That is no code of a table here. Look at it again, or ask for it to be read out once more.
broken = A fault of ours. The game is safe on the disk; look again. The terminal of the server says more under { $mark }.
bad-message = That message cannot be read.
message-too-long = That message is too long.
too-fast = That was too much at once. Wait a moment.

port-taken = The server cannot listen at { $host }, port { $port }: { $fault }. Perhaps a server is running there already. Another port: --port 8001, or make demo PORT=8001.
data-folder = The data folder { $folder } cannot be made: { $fault }.
public-url = { $url } is no address that a browser could open: it begins with http:// or https:// and names a host.
tls-unreadable = The certificate { $cert } or its key { $key } cannot be used: { $fault }.
in-a-box = This runs in a container and cannot know by what address others reach it. Say it with PUBLIC_URL=https://… and the links and codes will lead there.
data-in-use = Another server is using the data folder { $folder }. Stop it first, or give this one a folder of its own: --data FOLDER.
no-journal = { $file } is no journal of games that this version can read, or it is damaged.
backup-in-the-way = { $file } is there already, and is left as it is.
backup-failed = { $file } could not be written: { $fault }.
dice-unreadable = The dice in { $file } cannot be read: { $fault }.

## What the table says to all

table-joined = { $name } sits down: { $seat }.
table-left = A free seat: { $seat }. Whoever sat there has left.
table-link-issued = A new link for { $seat }; the old ones have ended.
table-held = The table is on hold.
table-resumed = The table goes on.
table-rewound = The game went back to an earlier point.
table-handed-over = { $name } has handed over the chair; { $after } judges now. { $name } knows the truth and { $sits ->
    [O] only watches
   *[other] sits at { $sits }
  }.
table-console-opened = { $name } ({ $seat }), who also plays, has opened the desk and knows the truth.
table-console-closed = { $name } ({ $seat }) has shut the desk. What was seen there is still known.
table-bot-plays = A bot plays { $seat } now.
table-bot-rests = The bot at { $seat } is gone.
table-end-proposed = { $seat } would end the game here. It ends when everybody who plays agrees.
table-imported = This game was read from a file. Every seat needs a new link.

line-order = { $order ->
    [take_loadout] a load-out
    [muster] people and gear
    [carry] gear handed out
    [place] somebody or something placed
    [settle] a secret settled
    [ready] ready
    [declare] what each will attempt
    [end_actions] no more actions
    [hal_act] an act of the computer
    [step_ram] the computer's memory moves
    [distort] the computer's lists changed
    [pass_control] Computer Control handed over
    [set_stance] a stance changed
    [permit] a permission changed
    [set_condition] a condition set
    [call] a call over the loudspeakers
    [skip] passed over
    [correct] a correction
    [reveal] shows or hides a counter
    [plant] plants a counter
    [tell] the judge speaks
    [withhold] something withheld
    [overrule] what a seat has reached
    [accept] an exhibit accepted
    [delay] something put off
    [decree] a ruling
    [reword] something put in other words
    [end_game] the end
   *[other] { $order }
  }
line-step = { $step ->
    [begin] the table is laid
    [opening] lots are drawn, the first turn begins
    [update] the sequence of play goes on
   *[other] { $step }
  }
line-rewound = back to before { $to }
line-taken-back = the judge’s order { $to } taken back

## What the table refuses

not-the-last = That is not the judge’s last order, or others have gone on since. Look at the line, and go back there.
own-link = That is your own seat. Its link is on your seat’s page.
nobody-to-judge = Nobody sits in that chair yet. Hand out its link first.
somebody-judges = Somebody judges here: that is the judge’s to do.
console-open = The desk is open already.
console-shut = The desk is shut already.
bot-there = A bot plays that seat already.
bot-gone = No bot plays that seat any more.
bot-plays = A bot plays your seat. Take the seat back first.
no-end-proposed = Nobody has proposed to end the game, or that is over by now.
seat-taken = Somebody else was quicker: that seat is taken.
name-empty = Give a name, so that the others know who sits there.
name-too-long = That name is too long: { $most } signs at most.
name-unreadable = That is no name.
text-empty = There is nothing to say in that.
bad-offer = That is no offer: it needs what you give and what you want.
no-such-offer = There is no such offer in that room.
offer-not-open = That offer is not open to you any more.
text-too-long = That is too long: { $most } signs at most.
text-unreadable = That is no text.
text-control-sign = There is a sign in it that cannot be shown.
bad-id = A message needs an id of its own, { $most } signs at most.
bad-keep = That cannot be kept.
too-much-to-keep = That is too much to keep: { $most } bytes at most.
shelf-full = No room for more of these: { $most } at most.
no-charts = This game has no tables to change.
bad-desk-act = The desk knows no such act.
bad-answer = That is no answer to what is asked.
bad-faces = Lay down { $dice ->
    [one] one face
   *[other] { $dice } faces
  } from 1 to 6.
bad-mode = A kind of decision runs automatic, assisted or by hand.
bad-clock = A clock takes whole seconds, from 0 to a day.
bad-rewind = There is no such point to go back to.
cannot-skip = There is nothing to skip there.
not-asked = That is not asked any more.
not-answered = That has not been answered.
nothing-to-send = Nothing waits to be sent.
no-such-lesson = Nobody would learn that from what waits now.
bad-amendment = That cannot be told so.
gallery-full = { $most } people are watching this table, and there is room for no more. Look in again when somebody has left.
observers-watch = Who watches takes no part.
room-closed = This room is closed now.
table-on-hold = The table is on hold.
table-over = This game is over.
prompt-answered = That was answered already.
prompt-closed = That is not asked any more. Look again.
group-refused = One of the answers given together could not stand. All of them are asked for again.
no-such-game = There is no such game here.
no-such-decision = There is no such decision.

file-empty = The file is empty.
file-truncated = The file breaks off before its end.
file-altered = The file was changed after it was written: its checksum does not fit.
file-broken = The file cannot be read as a game.
file-format = This is no game file of a kind known here ({ $wanted }).
file-twice = This game is here already.

store-busy = The journal is busy. Nothing was done; try again.
store-cannot-open = The journal cannot be opened. Is the data folder there, and may the server write to it?
store-closed = The server is stopping. Nothing was done.
store-damaged = The journal is damaged. Nothing was done.
store-failed = The journal could not take that. Nothing was done; try again.
store-full = The disk is full. Nothing was done; the game stands as it was.
store-other-schema = The journal was written by another version ({ $found }; this one writes { $wanted }).
store-read-only = The journal may not be written to. Nothing was done.
store-unreachable = The database cannot be reached. Nothing was done; try again.

## Scenarios

no-such-scenario = There is no scenario called { $scenario }.
scenario-unreadable = Scenario { $scenario }: the file { $file } is no readable text.
scenario-too-big = Scenario { $scenario }: it has more files, or larger ones, than a scenario may have.
scenario-bad-toml = Scenario { $scenario }, file { $file }: { $fault }.
scenario-lacks = Scenario { $scenario }: { $file } does not say its { $name }.
scenario-bad-card = Scenario { $scenario }: { $where } in scenario.toml is wrong ({ $fault }).
unknown-system = No rules called { $system } are installed here.
game-needs-seats = A game needs at least one seat.
no-such-seat = There is no seat { $seat }.
seat-needs-seat = Seat { $seat } is only played beside seat { $needs }.
own-seat-missing = You want to play { $seat }, but that seat is not in this game.
fault-in-file = { $file }, line { $line }, column { $column }: { $why }.
bad-square = “{ $text }” is no square. Squares are written like MH(9,20).
no-such-square = There is no square { $square }.
no-such-choice = { $choice } is no choice for { $option }.

### drawn maps and scripts
bad-map = { $file }, line { $line }, column { $column }: { $why }{ $more ->
    [0] {""}
   *[other]  (and { $more } more)
  }
no-such-prompt = Nothing of that kind is asked of this seat: { $prompt }.
