### The pages of the house, and what the table says in every game.

## The house

page-house = Artifact server
page-back = Back
page-night = Night / day

## Lobby

lobby-title = Come aboard
lobby-over = Last Frontier: The Artifact
lobby-come-aboard = Come aboard
lobby-code = The code your judge reads out
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
link-leave = Leave the seat
link-leave-line = Somebody else may then take it.
link-invite = Who plays
link-invite-line = The others open this address, type the code and take a seat.
link-invite-qr = Or they point a phone at this.
link-still-free = still free

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
judge-only = Only the judge’s seat may do that.
too-many-tries = Too many wrong tries from this device. Wait a few seconds.
form-incomplete = Something is missing in this form: { $name }.
bad-code = That is no code of a table here. Look at it again, or ask for it to be read out once more.
broken = A fault of ours. The game is safe on the disk; look again. The terminal of the server says more under { $mark }.
bad-message = That message cannot be read.
message-too-long = That message is too long.
too-fast = Too many messages at once. Wait a moment.

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
no-such-choice = { $choice } is no choice for { $option }.
