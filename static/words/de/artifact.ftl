### Die Artifact: was das Spiel fragt, ablehnt und mitteilt.
### Hinter einem Bindestrich steht der Fall, in dem ein Name gebraucht wird: { $what-acc } (wen), { $what-dat } (wem).

named = { $name }
game-begins = Alle sind an ihrem Platz. Es beginnen: { $first }.

## Vorbereiten
form-setup = Mach dich bereit
form-unready = Du bist bereit. Doch noch etwas ändern?
form-muster = Leute und Ausrüstung für { $purse } Credits
form-carry = Wer was trägt
form-carry-who = { $what }: Wer trägt das?
line-can = { $what }
hires-free = { $most } Leute kommen umsonst mit.
form-place = Figuren und Dinge aufstellen
form-place-who = { $who }: Tipp ein helles Feld an
form-place-facing = Wohin schaut { $who }?
setup-muster = Leute und Ausrüstung
setup-carry = Ausrüstung verteilen
setup-place = Auf dem Plan aufstellen
setup-ready = Bereit
carry-nobody = Niemand: zurückbehalten
placed = aufgestellt
unplaced = noch aufzustellen
place-hidden = Versteckt
place-open = Offen
settle-background = Was alle wissen
background-unread = Lies zuerst, was alle wissen.
background-read = Ich habe es gelesen
background-is-read = gelesen
settle-employer = Für wen arbeitest du?
loadout-with-employer = Arbeitet für: { $employer }. Das kannst du ändern.
settle-control = Wer hat die Computerkontrolle?
choose-another-space = Beginne bitte woanders als hier: { $place }.
changeling-is = { $who } gehört zu euch und schläft. Das weiß sonst niemand, nicht einmal, wer in der Haut steckt.
wears-face = { $who } beginnt mit dem Gesicht von { $face-dat }, den niemand angeheuert hat.
informant-is = { $who } unter den Piraten ist dein Informant. Das weiß sonst niemand.
turn-skipped = Dein Zug ist übergangen worden. Was geschehen musste, ist geschehen.
ready-already = Du hast gesagt, dass du bereit bist. Nimm das erst zurück.
setup-is-over = Das Spiel hat begonnen; die Vorbereitung ist vorbei.
employer-open = Leg zuerst fest, für wen du arbeitest.
opening-open = Wähle zuerst, wie du beginnst.
hires-open = { $more } weitere dürfen umsonst mitkommen.
control-open = Sag zuerst, wer die Computerkontrolle hat.
figure-not-placed = Jemand hat noch kein Feld: { $who }.
thing-not-placed = Etwas Wichtiges liegt nirgends: { $what }.
not-for-sale = Das steht nicht auf deinem Bogen: { $what }.
too-many = Davon nicht mehr als { $most }.
too-many-hires = Umsonst kommen nicht mehr als { $most } Leute mit.
too-dear = Das kostet mehr als deine { $budget } Credits.
no-such-loadout = So eine Ausstattung gibt es für dich nicht.
no-such-employer = So einen Auftraggeber gibt es nicht.
no-such-opening = Deine Art hat keine solche Eröffnung.
no-such-species = So ein Alien gibt es in dieser Ausgabe nicht.
no-such-secret = So etwas ist nicht festzulegen.
not-your-thing = Das gehört nicht zu deinen Dingen.
not-a-start = { $who } darf dort nicht beginnen.
square-full = Auf diesem Feld sind schon vier.
hands-full = { $who } kann nicht mehr tragen.
wears-one = { $who } trägt schon einen.
no-hands = { $who } hat dafür keine Hände.
cannot-hold-control = { $who } kann die Computerkontrolle nicht haben.
roll-draw = Ein geheimes Los

## Ansagen und handeln
to-the-actions = Zu den Aktionen
form-declare = Was wird jeder von euch versuchen?
form-act = Wer handelt als Nächstes?
form-act-free = Was tust du jetzt?
form-act-done = Von deinen hat niemand mehr etwas zu tun.
form-end = Meine Aktionen beenden
send-stay = Hier bleiben
send-nothing = Nichts tun
end-lapses = { $count ->
    [one] { $who } hat noch nicht gehandelt: Dieser Befehl verfällt.
   *[other] { $who } haben noch nicht gehandelt: Ihre Befehle verfallen.
  }
tap-to-go = Tipp ein helles Feld an: Die Zahl ist der Preis des Wegs dorthin.
form-way = Welchen Weg nimmt { $who } ({ $how })? { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
  }
form-ways = Wessen Weg kommt als Nächstes?
way-stays = Einmal gesagt, bleibt er.
form-walk = { $who } geht: { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
  }
form-jog = { $who } läuft: { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
  }
form-run = { $who } rennt: { $points ->
    [one] noch 1 Punkt
   *[other] noch { $points } Punkte
  }
form-stance = Wie stehst du zu den anderen?
seat-P = Piraten
seat-P2 = Piraten, zweite Bande
seat-F = Telefonfirma
seat-F2 = Telefonfirma, zweiter Trupp
seat-M = Professor
seat-A = Alien
seat-A2 = Zweites Alien
    .dat = Zweiten Alien
seat-J = Spielleiter
seat-J2 = Zweiter Spielleiter
    .acc = Zweiten Spielleiter
    .dat = Zweiten Spielleiter
stance-hostile = Feindlich: Wir halten einander auf
stance-neutral = Neutral: Wir lassen einander durch
deed-hold = Halten
deed-walk = Gehen
deed-jog = Laufen
deed-run = Rennen
deed-walk-exchange = Gehen, dann nehmen oder ablegen
deed-jog-exchange = Laufen, dann nehmen oder ablegen
deed-owes = Schuldet einen Schuss
facing-N = Norden
facing-E = Osten, zum Heck
facing-S = Süden
facing-W = Westen, zum Bug
someone-still-moving = Jemand ist noch unterwegs.
warn-ghost = Hier stand jemand ({ $when })
warn-glass = Glas: von draußen zu sehen
warn-locks = { $count ->
    [one] Eine Luke war verriegelt, als du sie zuletzt probiert hast.
   *[other] { $count } Luken waren verriegelt, als du sie zuletzt probiert hast.
  }

## Was man bemerkt
glimpsed = Unterwegs: { $what } ({ $place }), wieder außer Sicht.
saw-change = Gesehen: Aus { $what-dat } wird { $into }.
saw-absorb = Gesehen: { $what } schließt sich um { $whom-acc }, und da steht jemand mit diesem Gesicht.
changes-shape = { $who } ist jetzt { $into }.
absorbs = { $who } hat { $whom-acc } verschlungen: wieder heil, mit Gesicht, Fähigkeiten und Ausrüstung.
a-meal = jemand zum Verschlingen
no-such-shape = { $who } kann diese Gestalt nicht annehmen.
things-do-little = { $who } ist ein Ding: Es kann sich wandeln oder zuschlagen, sonst nichts.
shape-true = Die wahre Gestalt
shape-thing = Ein Möbelstück
shape-stranger = Das Gesicht eines Piraten, den niemand angeheuert hat
shape-face = Das Gesicht von { $face-dat }
only-furniture = { $who } sieht sich alles an: Es ist, was es zu sein scheint.
finds-thing = { $who } fasst { $what-acc } an, und das ist keines: Es lebt.
found-out = { $by } hat { $who-acc } angefasst und weiß, was es ist.
use-look-over = Ansehen, was hier herumsteht
saw-melt = Gesehen: { $what } zerfließt zu nichts.
saw-move = Gesehen: { $what } geht von { $start } nach { $end }.
saw-move-within = Gesehen: { $what } bewegt sich hier: { $start }.
saw-leave-within = Gesehen: { $what } bewegt sich hier: { $start }, und geht außer Sicht.
saw-leave = Gesehen: { $what } geht von { $start } nach { $end } und außer Sicht.
bumped-into = { $what } ist in { $who-acc } hineingelaufen.
marker-set-off = { $who } hat jemanden im Visier ({ $place }) und muss jetzt feuern.
stopped-no-way = { $who } findet keinen Weg weiter.
stopped-no-points = { $who } kommt nicht weiter als bis hierher: { $place }. Der Weg ist teurer, als er aussah.
stopped-crowded = { $who } kommt nicht durch: zu voll.
stopped-blocked = { $who } kommt nicht durch: Der Weg ist versperrt.
stopped-locked = { $who } hält an: Die Luke ist verriegelt.
stopped-welded = { $who } hält an: Die Luke ist zugeschweißt.
stopped-interlock = { $who } hält an: Das andere Ende dieser Schleuse ist offen.
stopped-pressure = { $who } hält an: Hinter der Luke ist kein Druck, sie ist verriegelt.
stopped-no-car = { $who } hält an: ein leerer Schacht, der Aufzug ist woanders.
stopped-by-figure = { $who } läuft in { $what-acc } hinein und hält an.
stopped-by-stance = { $who } wird von { $what-dat } aufgehalten; da kommt niemand vorbei.
stopped-by-marker = { $who } wird von Gelegenheitsfeuer aufgehalten: { $place }.
stopped-before-trap = { $who } ist auf der Hut und hält dort an.
expects-nothing = Auf nichts gefasst sein
expects-trap = Vor der Falle anhalten: { $place }
expects-perhaps = Auf eine Falle gefasst sein: { $place } (gilt, wenn der Spielleiter es sagt)
expects-trust = Der Maschine neben dir trauen, nicht deinen Augen
stopped-by-trap = { $who } hat eine Sprengfalle ausgelöst und steht still.

## Was nicht geht
not-your-turn = Du bist nicht am Zug.
declare-first = Sag zuerst an, was jeder von euch versuchen wird.
declared-already = Was ihr versucht, ist angesagt.
not-now = Nicht in diesem Augenblick.
not-yours = { $who } hört nicht auf dich.
cannot-act = { $who } kann jetzt nichts tun.
already-acted = { $who } hat in diesem Zug schon gehandelt.
ways-first = Zuerst sagt jeder seinen Weg; { $who } hat noch keinen gesagt.
way-is-said = { $who } geht den Weg, der gesagt ist, oder so weit davon, wie du willst.
no-way-to-say = { $who } hat keinen Weg zu sagen.
other-still-moving = { $who } ist unterwegs: Geh dort erst weiter oder halte an.
still-moving = Der hier ist unterwegs: Geh erst weiter oder halte an.
owes-a-shot = { $who } muss den fälligen Schuss abgeben.
declared-nothing = { $who } hat nichts angesagt und hält.
deed-anything = Irgendetwas
gait-adrift = { $who } schwebt und hat nichts, wovon er sich abstoßen könnte.
gait-team = { $who } trägt mit jemandem, der etwas anderes tut.
nobody-to-attack = { $who } hat auf deiner Karte niemanden anzugreifen.
nothing-lies-here = { $who } hat nichts in der Hand, und hier liegt nichts.
nobody-here-for-that = { $who } hat dafür niemanden hier.
no-hatch-here = { $who } steht an keiner Luke.
any-hatch = eine Luke
any-figure = jemand
any-thing = etwas
any-square = ein Raum
any-trap = eine hier
any-mine = eine, die schon liegt
any-charged = etwas hier
any-placed = hier
any-terminal = hier
declared-otherwise = { $who } hat etwas anderes angesagt: { $intent }.
gait-not-open = { $who } kann so nicht: { $gait ->
    [walk] gehen
    [jog] laufen
    [run] rennen
   *[other] { $gait }
  }.
dark-walk-only = Im Dunkeln geht man nur.
creep-only = So schwer verwundet kriecht man ein einziges Feld.
no-way = Zu { $square } führt kein Weg.
no-entry = { $square } kann man nicht betreten.
no-points = Das kostet { $cost }, übrig sind { $left }.
no-points-to-turn = { $who } hat keine Punkte mehr, um sich so weit zu drehen.
run-then-nothing = Wer rennt, tut sonst nichts.
target-not-on-map = Angreifen kannst du nur, was zu Beginn deines Zugs auf deiner Karte lag.

## Nachrichten
telegram = Telegramm: keine Nachricht von { $who-dat }.
was-out = { $who } war bewusstlos und ist wieder zu sich gekommen.
reports-again = { $who } meldet sich wieder.
craft-has-left = Ein Schiff hat die Karte verlassen: { $craft }.
loudspeaker = Lautsprecher: „{ $text }“
judge-says = { $text }
judge-tells = Der Spielleiter: { $text }
roll-decree = { $name }
says-decree = Entscheid: { $name }
lesson-seen = { $what }, { $place }
lesson-hatch = Luke { $hatch }, wie man sie fand

## Der Spielleiter ändert
form-judge = Die Wahrheit ändern
correct-at = Ort
correct-facing = Blick
correct-wound = Wunden
correct-out = Bewusstlos
correct-seat = Wer befiehlt
correct-give = Ein Ding geben
correct-lay = Ein Ding hinlegen
correct-make = Ein neues Ding ins Spiel bringen
correct-lock = Eine Luke verriegeln
correct-weld = Eine Luke verschweißen
correct-blow = Eine Luke aufsprengen
correct-dark = Dunkel
correct-gas = Gas
correct-control = Computerkontrolle
correct-emp = Vom Impuls getroffen
correct-held = Festgehalten
nobody-holds-him = niemand
correct-awake = Roboter wach
correct-jam = Ein Ding klemmt
correct-break = Ein Ding zerbricht
correct-disarm = Falle, Ladung oder Marker weg
correct-air = Luft
correct-wreck = Ein Terminal zerstören
correct-lift = Aufzug
correct-spinning = Der Ring dreht sich
correct-computer = Der Computer läuft
correct-shields = Schilde oben
correct-life-support = Lebenserhaltung arbeitet
correct-countdown = Uhr der Selbstzerstörung
correct-craft = Schiff
correct-fly = Ort eines Schiffs
correct-height = Höhe eines Schiffs
correct-nose = Richtung eines Schiffs
correct-berth = Liegeplatz eines Schiffs
correct-course = Kurs eines Schiffs, das fort ist
correct-turn = Wer am Zug ist
nobody-orders = niemand
rounds-left = { $n ->
    [one] noch eine Runde
   *[other] noch { $n } Runden
  }
marker-of = Feuermarker von { $who-dat }
the-station = die Station
value-hub = an der Nabe
value-ring = im Ring
value-docked = angedockt
value-free = abgelegt
value-home = nach Hause
value-coal-sack = in den Kohlensack
value-height = { $n ->
    [0] auf Höhe der Hülle
    [1] 1 Feld über der Hülle
    [-1] 1 Feld unter der Hülle
    [-2] 2 Felder unter der Hülle
   *[other] { $n } Felder über der Hülle
  }
value-gone = von der Karte
value-none = keine
value-light = leicht verwundet
value-serious = schwer verwundet
value-down = am Boden
value-dead = tot
value-yes = ja
value-no = nein
value-N = Norden
value-E = Osten
value-S = Süden
value-W = Westen
hatch-named = Luke { $hatch }
place-nowhere = nirgends
place-outside = Weltraum
place-skin = Weltraum über { $place }
nothing-to-skip = Niemandes Aktionen stehen offen.
not-the-judges = Das ist kein Befehl des Spielleiters.
no-such-figure = Eine Figur { $who } gibt es nicht.
no-such-counter = { $counter } gibt es auf dieser Karte nicht.
no-such-look = Niemand sieht aus wie { $look }.
no-such-item = Ein Ding { $item } gibt es nicht.
one-of-a-kind = Davon gibt es nur eines, und das ist im Spiel.
no-such-hatch = Eine Luke { $hatch } gibt es nicht.
no-such-space = Einen Raum { $space } gibt es nicht.
no-such-value = { $value } ist dafür kein Wert.
no-such-due = Unter dieser Nummer ist nichts fällig.
order-unreadable = Dieser Befehl ist nicht zu lesen: { $where }.
choice-unreadable = Diese Wahl ist nicht zu lesen. Wähle noch einmal aus dem, was angeboten wird.
scenario-file-missing = Dem Szenario { $scenario } fehlt die Datei { $file }.
scenario-file-unreadable = { $file } des Szenarios { $scenario } ist nicht zu lesen: { $fault }
chart-unreadable = { $file }, Zeile { $line }: { $place } kann so nicht stehen: { $why }
charts-at-rest = Tabellen lassen sich vor dem Spiel und zwischen den Zügen ändern, nicht während jemand handelt.
no-such-chart = { $file } ist keine Tabelle dieses Szenarios.
no-such-cell = An dieser Stelle von { $file } steht nichts.
cell-fixed = Dieses Kästchen von { $file } hält eine Zeile oder Tabelle zusammen und bleibt, wie es ist.
chart-changed = Der Spielleiter hat die Tabellen geändert: { $place }, von { $before } auf { $after }.
says-edit-chart = Tabellen: { $place } wird { $value }
situation-unreadable = Die Lage ist bei { $where } nicht aufzubauen: { $fault }
ring-stops = Der Ring steht: Alles darin wird nach vorn geworfen, und es gibt kein Gewicht mehr.
loses-phase = { $who } kommt gerade erst auf die Füße und tut in diesem Zug nichts.

## Angreifen
deed-attack = Angreifen
deed-attack-single = Angriff: { $what }
deed-attack-double = Zwei Schüsse: { $what }
deed-attack-panic = Panikfeuer: { $what }
deed-attack-split = Je ein Schuss: { $what } und { $other }
deed-walk-attack-single = Gehen, dann Angriff: { $what }
deed-walk-attack-double = Gehen, dann zwei Schüsse: { $what }
deed-walk-attack-panic = Gehen, dann Panikfeuer: { $what }
deed-jog-attack-single = Laufen, dann Angriff: { $what }
deed-jog-attack-double = Laufen, dann zwei Schüsse: { $what }
deed-jog-attack-panic = Laufen, dann Panikfeuer: { $what }
deed-mark = Ein Feld im Visier behalten
form-attack = { $who } greift an: { $what }
form-owed-shot = { $who } muss jetzt feuern
form-watch = { $who } behält ein Feld im Visier
fires-on = Schießt auf jeden, der dorthin kommt, von: { $who }.
fire-single = Ein gezielter Schuss
fire-double = Zwei Schüsse
fire-double-split = Ein Schuss hier, einer auf { $what-acc }
fire-panic = Drei Schüsse; dann klemmt die Waffe
let-the-shot-be = Lass es: Neben dir steht ein Feind
no-attack-yet = Von hier aus ist nichts anzugreifen.
no-square-to-watch = Von hier aus ist kein Feld zu bewachen, oder es fehlt eine Waffe dafür.
target-numbered = { $look } ({ $number })
    .acc = { $look-acc } ({ $number })
    .dat = { $look-dat } ({ $number })
target-telescope = das Teleskop
    .dat = dem Teleskop
target-drive = der Antrieb
    .acc = den Antrieb
    .dat = dem Antrieb
target-hull = die Außenhaut
    .dat = der Außenhaut
target-terminal = das Terminal ({ $place })
    .dat = dem Terminal ({ $place })
somebody-unseen = jemand Unsichtbares
    .acc = jemand Unsichtbaren
    .dat = jemand Unsichtbarem
mark-watch = { $who } behält dieses Feld im Visier
range-adjacent = angrenzend
range-point-blank = ganz nah
range-short = nah
range-medium = mittel
range-beyond = zu weit
aim-close = { $weapon }: trifft immer
aim-terminal = { $weapon }: trifft ohne Wurf
aim-plain = { $weapon }, Entfernung { $band }: { $need } oder mehr mit zwei Würfeln
aim-sum = { $weapon }, Entfernung { $band }: { $need } oder mehr mit zwei Würfeln, zusammen { $sum } ({ $why })
aim-walked = { $by } gegangen
aim-jogged = { $by } gelaufen
aim-double-fire = { $by } zwei Schüsse
aim-panic-fire = { $by } Panik
aim-light-wound = { $by } verwundet
aim-carrying = { $by } trägt
aim-target-unaware = { $by } ahnungslos
aim-figure-in-line = { $by } andere in der Linie
aim-furniture-in-line = { $by } Möbel in der Linie
aim-fleeing-ship = { $by } fliehendes Schiff
aim-spinning-ring = { $by } drehender Ring
aim-tough-and-serious = { $by } schwer verwundet
seems-unhurt = ohne sichtbare Wirkung
seems-still = wer da liegt, rührt sich nicht
seems-hurt = scheint verwundet, bewegt sich aber weiter
seems-badly-hurt = schwer verwundet, aber noch auf den Beinen
seems-falls = geht zu Boden und bleibt liegen
felt-nothing = unverletzt
felt-light = eine leichte Wunde
felt-light-breach = eine leichte Wunde, und der Anzug ist gerissen
felt-serious = schwer verwundet, aber noch auf den Beinen
felt-serious-breach = schwer verwundet, aber noch auf den Beinen, und der Anzug ist gerissen
felt-falls = geht zu Boden
shot-hit = { $who } trifft { $what-acc }: { $seems }.
shot-missed = { $who } verfehlt { $what-acc }.
stray-hit = Der Schuss von { $who-dat } geht fehl und trifft { $what-acc }: { $seems }.
blow-landed = { $who } schlägt { $what-acc } ({ $weapon }): { $seems }.
blast-hit = Die Explosion erfasst { $what-acc }: { $seems }.
acid-hit = Säure ergießt sich über { $what-acc }: { $seems }.
trap-hit = Die Falle erwischt { $what-acc }: { $seems }.
parting-blow = { $who } schlägt { $what-acc } beim Weggehen: { $seems }.
bursts = Es platzt, und Säure spritzt über das Feld ({ $place }).
own-hit = { $who } wird getroffen, von { $by-dat } ({ $weapon }): { $felt }.
own-caught = { $who } gerät in { $by-acc }: { $felt }.
was-caught = { $who } ist in { $by-acc } geraten: { $felt }.
cause-trap = eine Sprengfalle
cause-blast = eine Explosion
cause-acid = Säure
attacked = { $who } ist angegriffen worden, von { $by-dat } ({ $weapon }): { $felt }.
shot-at = Auf { $who-acc } ist geschossen worden, von { $by-dat } ({ $weapon }): daneben.
struck-in-leaving = { $who } hat { $whom-acc } geschlagen, der sich abwandte ({ $weapon }): { $seems }.
saw-attack = Gesehen: { $what } greift { $whom-acc } an ({ $weapon }): { $seems }.
saw-struck = Gesehen: Es trifft { $whom-acc }: { $seems }.
saw-shot = Gesehen: { $what } feuert ({ $weapon }).
shot-stopped = { $who } hat keinen Schuss: Das Ziel ist nicht im Visier.
blow-stopped = { $who } findet niemanden zum Schlagen.
attack-comes-to-nothing = { $who } hat nichts, womit er angreifen könnte.
owed-shot-lost = { $who } wartete mit der Waffe im Anschlag, aber da ist niemand mehr, auf den er feuern könnte.
weapon-jams = Bei { $who-dat } klemmt die Waffe: { $weapon }.
weapon-breaks = Bei { $who-dat } zerbricht die Waffe und wird weggeworfen: { $weapon }.
unjam-cleared = { $who } bekommt die Waffe wieder frei: { $weapon }.
unjam-failed = { $who } bekommt die Waffe nicht frei: { $weapon }.
unjam-broken = { $who } macht die Waffe endgültig kaputt: { $weapon }.
unjam-nothing = Bei { $who-dat } klemmt nichts.
terminal-wrecked = Das Terminal ist zerstört ({ $place }).
terminal-whole = Das Terminal bleibt heil ({ $place }).
terminal-dead = Das Terminal war schon tot ({ $place }).
saw-system-destroyed = Gesehen: Da wird etwas zerstört: { $what }.
saw-lights-out = Gesehen: Das Licht geht aus: { $places }.
saw-lights-on = Gesehen: Das Licht geht an: { $places }.
saw-fall = Gesehen: { $whom } geht zu Boden und bleibt liegen.
saw-taken = Gesehen: { $what } wird von { $start } nach { $end } gebracht.
saw-taken-within = Gesehen: { $what } wird mitgenommen: { $start }.
saw-taken-off = Gesehen: { $what } wird von { $start } nach { $end } gebracht und aus der Sicht.
saw-taken-off-within = Gesehen: { $what } wird mitgenommen und aus der Sicht gebracht: { $start }.
saw-through-hatch = Durch die offene Luke gesehen ({ $hatch }): { $who }.
saw-swept = Gesehen: { $what } { $how ->
    [air] wird von der ausströmenden Luft fortgerissen
    [ring] wird fortgeschleudert, als der Ring stehen bleibt
    [ship] wird von einem Schiff geschoben
   *[drift] treibt weiter
  }, von { $start } nach { $end }.
saw-swept-within = Gesehen: { $what } { $how ->
    [air] wird von der ausströmenden Luft mitgerissen
    [ring] wird fortgeschleudert, als der Ring stehen bleibt
    [ship] wird von einem Schiff geschoben
   *[drift] treibt weiter
  }: { $start }.
saw-swept-away = Gesehen: { $what } { $how ->
    [air] wird von der ausströmenden Luft fortgerissen
    [ring] wird fortgeschleudert, als der Ring stehen bleibt
    [ship] wird von einem Schiff geschoben
   *[drift] treibt weiter
  }, von { $start } aus der Sicht.
saw-swept-here = Gesehen: { $what } { $how ->
    [air] wird von der ausströmenden Luft mitgerissen
    [ring] wird fortgeschleudert, als der Ring stehen bleibt
    [ship] wird von einem Schiff geschoben
   *[drift] treibt weiter
  } und kommt in Sicht: { $end }.
saw-things-swept = Gesehen: von der ausströmenden Luft fortgerissen: { $what }.
saw-lift = Gesehen: Die Kabine fährt ans andere Ende ({ $lift }){ $count ->
    [0] .
   *[other] , darin { $who }.
  }
saw-robot-wake = Gesehen: { $what } regt sich.
saw-robot-stop = Gesehen: { $what } bleibt stehen und regt sich nicht mehr.
saw-stir = Gesehen: Unter den Händen von { $who-dat } rührt sich { $whom } wieder.
saw-puts-on = Gesehen: { $who } beginnt etwas anzuziehen: { $what }.
saw-wears = Gesehen: { $who } hat etwas angezogen: { $what }.
saw-takes-off = Gesehen: { $who } zieht etwas aus: { $what }.
saw-terminal-wrecked = Gesehen: Das Terminal wird zerstört ({ $place }).
hatch-blown = Aufgesprengt: { $hatch }.
generator-unharmed = { $who } kann dem Teleskop damit nichts anhaben.
hatch-unharmed = Die Luke hält: { $hatch }.
roll-shot = { $who } feuert ({ $weapon })
roll-damage = Wie schwer es { $on-acc } trifft
roll-stray = Trifft der Fehlschuss einen Unbeteiligten?
roll-penetrate = Geht es durch?
roll-computer-hit = Was das Terminal im Sterben tut
roll-item = Verbrennt Disk oder Papier?
roll-beam = Was der Nadelstrahl anrichtet: { $what }
roll-unjam = { $who } kämpft mit der Ladehemmung
roll-rise = Steht { $who } wieder auf?
no-weapon = { $who } hat keine solche Waffe.
weapon-broken = { $who } hält eine Waffe, die nicht geht.
weapon-jammed = { $who } hält eine Waffe, die klemmt.
weapon-empty = { $who } hat nichts mehr zum Verschießen.
weapon-needs-hands = { $who } hat für diese Waffe keine Hände.
not-in-turret = { $who } sitzt nicht im Geschützturm.
cannon-jammed = Die Kanone klemmt. Ein Mechaniker im Turm bekommt sie frei.
cannon-broken = Die Kanone ist endgültig kaputt.
cannon-is-dead = { $who } drückt ab, und nichts geschieht: Mit der Kanone stimmt etwas nicht.
no-cannon-for-that = { $who } hat dort nichts, womit sich darauf zielen ließe.
weapon-needs-skill = { $who } fehlt die Fähigkeit für diese Waffe.
no-gun = { $who } hat nichts zum Schießen.
no-such-fire = Mit keiner Waffe von { $who-dat } lässt sich so feuern.
nothing-after = { $who } kann nur nach dem Gehen oder Laufen angreifen oder Dinge nehmen.
target-declared = { $who } hat ein anderes Ziel angesagt.
fire-declared = { $who } hat eine andere Feuerart angesagt.
not-in-reach = { $who } muss dafür auf demselben Feld stehen.
out-of-arc = { $who } blickt nicht dorthin.
no-line-of-fire = { $who } hat keine Schusslinie dorthin.
glass-between = { $who } hat eine Glasscheibe im Weg.
out-of-range = Das ist zu weit für { $who-acc }.
in-the-dark = { $who } erkennt dort im Dunkeln niemanden.
not-noticed = { $who } bemerkt dort niemanden.
hostile-beside = { $who } hat einen Feind auf demselben Feld und feuert nicht an ihm vorbei.
whom-to-fire-at = Sag, auf wessen Leute gefeuert werden soll; deine eigenen sind nicht dabei.

## Computer
deed-security = Sicherheitsaktion
form-hack = { $who } arbeitet am Terminal
form-destruct = { $who } dreht den Schlüssel
form-security = { $who } nimmt eine Sicherheitsaktion
form-plan = Deinen nächsten Zug planen: wen?
form-plan-deed = { $who }: was im nächsten Zug?
send-plan = In den Plan
form-drive = { $who } antwortet: Was soll er tun?
form-pass = Computerkontrolle an { $who-acc } übergeben
act-snoop = Spähen
act-snoop-detail = Sehen, was die Kameras eines Abschnitts zeigen, dann dort Licht oder Riegel schalten.
act-command = Einen Roboter rufen
act-command-detail = Einen herrenlosen Roboter steuern; er tut dann eine Sache.
act-cancel = Selbstzerstörung abbrechen
act-cancel-detail = Eine Hackerprobe.
toggle-none = Nur schauen
toggle-lights = Dann das Licht schalten
toggle-locks = Dann die Riegel schalten
use-hack-control = Hacken: Computerkontrolle an sich reißen
use-hack-lift = Hacken: Aufzug fahren ({ $lift })
use-hack-modules = Hacken: dem, der da drin ist, Module ziehen
use-hack-self-destruct = Hacken: Selbstzerstörung anhalten
use-destruct-start = Selbstzerstörung starten
use-destruct-cancel = Selbstzerstörung abbrechen
free-pass = Computerkontrolle an { $who-acc }
roll-hack = Hackerprobe: { $who }, { $place }
roll-ram = Was aus dem Speicher wird
hack-failed = { $who } kommt nicht hinein.
hack-no-hands = { $who } ist drin, aber da steht niemand mit Händen, der die Kontrolle übernähme.
control-won = Die Computerkontrolle gehört dir: { $who } hat sie.
control-passed = Die Computerkontrolle liegt jetzt bei { $who-dat }.
control-given = Die Computerkontrolle ist an { $who-acc } gegangen.
terminal-does-not-respond = Das Terminal antwortet nicht: Die Computerkontrolle gehört dir nicht mehr.
stopped-no-control = Aus dem Befehl wird nichts: Die Computerkontrolle gehört dir nicht mehr.
stopped-no-power = { $who } bekommt keine Antwort: Der Computer ist aus.
stopped-terminal-dead = { $who } bekommt keine Antwort: Dieses Terminal ist tot.
stopped-marker-spent = Der Computer nimmt in dieser Runde keine Befehle mehr an.
stopped-no-cameras = { $segment }: kein Bild.
stopped-not-at-terminal = Niemand übernimmt sie: Es muss jemand mit Händen an einem Terminal stehen.
stopped-not-given = Die Computerkontrolle bleibt, wo sie ist: Die andere Seite hat nicht zugestimmt.
computer-data = Daten des Computers. Lecks: { $breaches }. Aufzüge: { $lifts }. Hackversuche: { $attempts }. Leitungstests: { $tests }.
data-none = keine
data-hack-failed = { $place } { $square }, misslungen
data-hack-won = { $place } { $square }, gelungen
data-line-test = { $place } { $square }
breach-hatch = { $hatch }
breach-hole = ein Loch ({ $place }, { $square })
breach-segment = { $segment }
car-at-hub = { $lift } an der Nabe
car-at-ring = { $lift } am Ring
lift-sent = { $lift }: Der Aufzug fährt { $end ->
    [hub] zur Nabe
    [ring] zum Ring
   *[other] nach { $end }
  }.
lift-carried = { $lift }: Der Aufzug ist mit dir gefahren, { $end ->
    [hub] zur Nabe
    [ring] zum Ring
   *[other] nach { $end }
  }.
figure-camera = eine Kamera
    .dat = einer Kamera
snooped = Die Kameras haben dir gezeigt: { $segment }.
snooped-nobody = Die Kameras haben dir gezeigt: { $segment }. Kein Fremder ist dort.
snooped-dark = { $segment } ist dunkel: Die Kameras zeigen nichts.
lights-out = { $segment }: Licht aus.
lights-on = { $segment }: Licht an.
locks-shut = { $segment }: Alle Luken sind verriegelt.
locks-open = { $segment }: Alle Luken sind entriegelt.
robot-silent = { $who }: keine Antwort.
robot-answers = { $who } antwortet. Du siehst durch seine Kamera.
robot-lapsed = { $who } ist stehen geblieben, wo er war.
destruct-set = { $who } hat die Selbstzerstörung gestartet: { $rounds } Runden.
destruct-cancel-set = { $who } hat die Selbstzerstörung abgeblasen. In der Globalphase wird es verkündet.
countdown-started = Die Stimme des Schiffs: Selbstzerstörung in { $rounds } Runden.
countdown = Die Stimme des Schiffs: Selbstzerstörung, { $rounds }.
countdown-cancelled = Die Stimme des Schiffs: Selbstzerstörung abgebrochen.
detonation = Die Feynman ist nicht mehr, und mit ihr alle an Bord.
no-terminal = { $who } steht an keinem Terminal, das geht.
no-control = { $who } hat die Computerkontrolle nicht.
no-power = Der Computer ist aus.
no-cameras = Dort gibt es keine Kameras.
no-such-segment = Einen Abschnitt { $segment } gibt es nicht.
no-such-lift = Einen Aufzug { $lift } gibt es nicht.
no-such-delay = Die Frist beträgt { $least } bis { $most } Runden.
no-key = { $who } hat keinen Codeschlüssel in der Hand.
not-a-hacker = { $who } ist kein Hacker.
not-a-major-terminal = Die Selbstzerstörung startet man nur an den Terminals von Kapsel und Computerraum.
cancel-is-security = Das ist eine Sicherheitsaktion: Sie braucht die Computerkontrolle.
nobody-in-there = Du weißt von niemandem dort drin.
marker-spent = Die Computerkontrolle hat ihre Sicherheitsaktion in dieser Runde gehabt.
not-a-robot = { $who } ist kein Roboter, den man rufen könnte.
robot-yours = { $who } gehört dir schon.
robot-not-driven = { $who } wartet auf eine Sicherheitsaktion, bevor er etwas tut.
cannot-take-control = Dort kann sie niemand nehmen: Es braucht Hände, ein Terminal und einen Geber, der wach ist.
no-loudspeaker = Die Lautsprecher gehören dem, der die Computerkontrolle hat und an einem Terminal steht.
someone-in-here = { $who } ist da drin nicht allein. Jemand ist im Computer.
modules-pulled = { $who } zieht Module. Jemand ist um zwei Sicherheitsaktionen ärmer.
modules-last = { $who } zieht die letzten Module. Da drin ist niemand mehr.
modules-empty = { $who } zieht Module, und niemanden scheint es zu stören.

## HAL
hal-snoop = Spähen (noch { $left })
hal-command = Einen Roboter rufen (noch { $left })
hal-lift = Einen Aufzug fahren (noch { $left })
hal-cancel = Selbstzerstörung abbrechen (noch { $left })
hal-ram = Mit deinem Speicher umziehen
hal-fly = In der Kapsel davonfliegen
hal-lists = Was andere nicht wissen sollen
roll-helm = Wessen Hand das Ruder gehorcht
stopped-by-pilot = Jemand hält das Ruder gegen dich: { $craft }.
form-hal-snoop = Welcher Abschnitt?
form-hal-command = Welcher Roboter?
form-hal-lift = Welcher Aufzug?
form-hal-cancel = Selbstzerstörung anhalten
form-hal-ram = Wohin soll dein Speicher?
form-hal-lists = Was sollen Daten und Kameras der anderen verbergen, und was erfinden?
square-in = { $square }, { $place }
ruling-expects = { $who } sagt, er sei auf eine Falle gefasst: { $where }. Auf der Karte seines Platzes ist dort keine.
ruling-expects-noted = { $who } sagt, er sei auf eine Falle gefasst: { $where }. Sie steht auf der Karte seines Platzes.
ruling-heeded = Es gilt: Er hält davor an
ruling-unheeded = Es gilt nicht
ruling-fullest = Die Lebenserhaltung versagt: In mehreren Räumen atmen gleich viele. Wohin strömt das Gas?
terminal-at = Terminal, { $place } { $square }
hal-nobody = Niemand
hal-stepped = Dein Speicher ist jetzt hier: { $place }.
hal-lists-set = Von jetzt an steht in den Daten, was du zulässt.
hal-fled = Dein Terminal ist hin. Dein Speicher ist geflohen: { $place }. Im nächsten Zug kannst du nicht handeln.
hal-modules = Jemand hat Module gezogen. Dir bleiben { $left } Sicherheitsaktionen im Zug.
hal-dead = Du bist tot.
stopped-ram = Da ist nichts, wohin du könntest: Das Terminal ist tot ({ $place }).
stopped-hal-away = Du bist von der Station abgeschnitten.
not-hal = Von deinen ist niemand im Computer.
hal-gone = Du bist tot.
hal-spent = Du hast in diesem Zug keine Sicherheitsaktionen mehr.
ram-stepped = Dein Speicher ist in diesem Zug schon umgezogen.
ram-no-place = Dorthin kann dein Speicher nicht.
too-many-entries = Höchstens { $most } Einträge kannst du erfinden.

## Zwei Plätze einer Partei
settle-crew = Welche der Angeheuerten gehören dir?
settle-veto = Etwas Teures ablehnen, für das die Kasse ausgegeben wurde
item-vetoed = Die zweite Bande will die Kasse dafür nicht ausgeben: { $what }. Es ist zurückgegangen.
nothing-to-veto = Es ist nichts dabei, das teuer genug zum Ablehnen wäre.
settle-shape = Als was beginnt dein freier Körper?
settle-leave = Weiter in einen anderen Raum in der Nähe
nobody-to-move-on = Von deinen steht dort niemand.
no-other-room = Es gibt keinen anderen solchen Raum.
crew-open = Sag zuerst, welche { $number } der Angeheuerten dir gehören.
crew-not-yet = Die erste Bande ist noch nicht vollständig.
crew-of-so-many = Nimm { $number } der Angeheuerten, nicht mehr und nicht weniger.
disk-goes-to = { $who } hat die Beweisdisk.
light-spot = Ein Lichtschein

## Trugbilder
picture-kind-wall = Eine Wand, die ein Feld füllt
picture-kind-wall-edge = Eine Wand zwischen zwei Feldern
picture-kind-hatch = Eine geschlossene Luke
picture-kind-figure = Jemand
picture-kind-gas = Gas
picture-wall = Eine Wand, wo der Plan keine hat
picture-hatch = Eine geschlossene Luke, wo der Plan keine hat
stopped-picture-wall = { $who } hält an: Da ist eine Wand.
stopped-picture-hatch = { $who } hält an: Da ist eine Luke, und sie geht nicht auf.
stopped-picture-figure = { $who } tritt zu { $what-dat } und steht allein da: Hier ist niemand gewesen.
hold-nothing = Keine Luke aufhalten
no-hatch-beside = { $who } steht neben keiner solchen geschlossenen Luke.
nothing-to-make-out = { $who } kann dort nichts erkennen.

## Wie Entscheidungen heißen
kind-update = Lage und Karte, Proben, Globalphase
kind-act = Was Figuren tun
kind-declare = Ansagen
kind-opening = Lose und Zusammenstöße vor dem ersten Zug
kind-setup = Vorbereitung
kind-standing = Haltungen und Erlaubnisse
kind-judge = Die Änderungen des Spielleiters
says-step-su = Lage: { $seat }
says-step-imu = Karte zu Beginn: { $seat }
says-step-int = Proben: { $seat }
says-step-fmu = Karte am Ende: { $seat }
says-step-g = Globalphase
says-declare = Angesagt: { $all }
says-declare-hold = Angesagt: alle halten
says-intent = { $deed ->
    [walk] { $who } geht
    [walk-exchange] { $who } geht und nimmt etwas oder legt etwas ab
    [walk-attack] { $who } geht und greift { $whom-acc } an
    [jog] { $who } läuft
    [jog-exchange] { $who } läuft und nimmt etwas oder legt etwas ab
    [jog-attack] { $who } läuft und greift { $whom-acc } an
    [run] { $who } rennt
    [attack] { $who } greift { $whom-acc } an
    [mark] { $who } behält ein Feld im Visier
    [exchange] { $who } nimmt, gibt oder legt etwas ab
    [skill] { $who } nutzt eine Fähigkeit oder ein Werkzeug
    [security] { $who } nimmt eine Sicherheitsaktion
    [pilot] { $who } fliegt
    [special] { $who } nutzt eine Kraft
   *[other] { $who }: { $deed }
  }
says-walk = { $who } geht: { $place }
says-jog = { $who } läuft: { $place }
says-run = { $who } rennt: { $place }
says-turn = { $who } bleibt stehen und dreht sich
says-say_way = { $who } sagt seinen Weg
says-end_move = { $who } geht nicht weiter
says-attack = { $who } greift an: { $about }
says-watch = { $who } behält ein Feld im Visier
says-exchange = { $who } nimmt etwas oder legt etwas ab
says-hack = { $who } hackt: { $about }
says-destruct = { $who } bedient die Selbstzerstörung
says-security = { $who } an einem Terminal: { $about }
says-use = { $who } benutzt etwas: { $about }
says-pilot = { $who } fliegt: { $about }
says-send_lift = { $who } schickt einen Aufzug
says-switch = { $who } schaltet einen Anzug
says-carry = { $who } bekommt etwas
says-activate = { $who } wird herübergerufen
says-set_mask = { $who } wählt eine Maske
says-special = { $who } nutzt eine Kraft: { $about }

## Dinge
deed-exchange = Nehmen, ablegen, geben oder durchsuchen
form-exchange = { $who }: Was geschieht mit jedem Ding?
nothing-at-hand = Hier liegt nichts, und zum Ablegen ist nichts zur Hand.
thing-keep = Behalten
thing-drop = Ablegen
thing-hide = Hier verstecken
thing-give = An { $who-acc } geben
thing-leave = Liegen lassen
thing-take = Nehmen
thing-strip = Dem Körper ausziehen (zwei Züge)
thing-search = Durchsuchen
a-body = ein Körper
    .acc = einen Körper
    .dat = einem Körper
takes = { $who } nimmt: { $what }.
thing-gone = { $who } findet davon dort nichts mehr.
no-slot-left = { $who } hat dafür keine Hand frei: { $what }.
half-stripped = { $who } hat das halb ausgezogen: { $what }. Im nächsten Zug noch einmal.
nobody-there = { $who } findet dort niemanden dafür: { $what }.
cannot-receive = { $who } hat dort niemanden, der das nehmen könnte: { $what }.
not-willing = { $who } darf nicht: Die andere Seite hat es nicht erlaubt ({ $what }).
receiver-full = { $who } behält es: { $what }. Die anderen Hände sind voll.
was-handed = { $by } gibt { $who-dat } etwas: { $what }.
not-helpless = { $who } wollte jemanden durchsuchen, der hellwach ist. Daraus wird nichts.
found-nothing = { $who } durchsucht { $whom-acc } und findet nichts.
found-on-body = { $who } durchsucht { $whom-acc } und findet: { $things }.
saw-take = Gesehen: { $who } nimmt etwas auf: { $what }.
saw-drop = Gesehen: { $who } legt etwas ab: { $what }.
saw-hand-over = Gesehen: { $who } gibt etwas weiter: { $what }.
saw-search = Gesehen: { $who } durchsucht { $what-acc }.
nothing-to-exchange = { $who } nimmt nichts, legt nichts ab und gibt nichts.
nobody-to-give = Da ist niemand, dem { $who } das geben könnte.
nowhere-to-hide = { $who } kann etwas nur zwischen Möbeln oder gleich daneben verstecken.
search-first = Erst durchsuchen; was sich findet, lässt sich dann nehmen.
no-body-there = { $who } hat dort niemanden zum Durchsuchen.
thing-twice = Ein Ding kann nicht zwei Wege gehen.
not-carried = { $who } trägt nichts dergleichen.
still-worn = { $who } hat das an. Erst muss es ausgezogen werden.
nothing-of-that-here = { $who } sieht dort nichts dergleichen.
other-still-searching = { $who } durchsucht einen Körper: Mach das erst fertig.
still-searching = { $who } durchsucht einen Körper: Nimm, was du willst, oder lass es.

## Fähigkeiten und Kräfte
deed-skill = Eine Fähigkeit oder ein Werkzeug nutzen
deed-can = { $what }
deed-special = Eine Kraft deiner Art nutzen
form-skill = { $who } nutzt …
form-special = { $who }: seine Kraft
not-a-power = { $who } hat keine solche Kraft: Sie steht nicht auf dem Bogen seiner Art.
no-duct = { $who } führt kein Schacht dorthin: nur in einen Raum desselben Abschnitts, hinter einer Wand von diesem.
zombies-enough = Von deiner Art gibt es so viele, wie es geben kann.
no-artifact-in-hand = { $who } hat das echte Artefakt nicht in der Hand.
will-rise = { $who } hat { $whom-acc } berührt: Rührt niemand diesen Körper an, steht er in deinem nächsten Zug auf.
does-not-rise = { $whom } steht nicht auf: Der Körper ist fort, wach oder nicht zu gebrauchen.
zombie-rises = { $who } steht auf und gehört dir.
saw-bend-over = Du hast gesehen, wie { $who } sich über { $whom-acc } beugte.
saw-rising = Du hast gesehen, wie { $whom } aufstand: Jetzt ist das { $what }.
scan-room = { $who } spürt es: Das echte Artefakt ist in genau diesem Raum.
scan-segment = { $who } spürt es: Das echte Artefakt ist irgendwo in diesem Abschnitt.
scan-nothing = { $who } spürt nichts: Das echte Artefakt ist nicht in diesem Abschnitt.
way-begun = { $who } hat begonnen: Das Teleskop singt. Im nächsten Zug muss es noch einmal geschehen.
way-will-open = { $who } hat es getan: In der Globalphase öffnet sich der Weg, wenn das Teleskop dann noch heil ist.
way-sings-already = { $who }: Das Teleskop singt in diesem Zug schon.
telescope-sings = Das Teleskop beginnt zu singen.
way-opens = Der Weg ist offen.
eggs-enough = Von deiner Art liegen so viele Eier, wie zugleich liegen können.
nest-full = Es gibt so viele Käfer und Eier, wie deine Art haben kann.
egg-laid = { $who } hat ein Ei in { $whom-acc } gelegt. { $left ->
        [one] Es schlüpft in deinem nächsten Zug.
       *[other] Es schlüpft in { $left } deiner Züge.
    }
eggs-tick = Deine Eier: { $eggs }.
egg-ticks = in { $whom-dat }, noch { $left }
egg-hatches = { $who } ist aus { $whom-dat } geschlüpft.
egg-lost = Du spürst ein Ei weniger: Das in { $whom-dat } ist fort.
saw-hatching = Du hast gesehen, wie { $what } aus { $whom-dat } hervorbrach.
finds-egg = { $who } stellt fest, dass etwas in { $whom-dat } lebt: Da ist ein Ei.
no-egg-known = { $who } weiß dort von keinem Ei.
in-capsule = { $who } liegt in einer Kapsel, außer Reichweite.
no-capsule-free = { $who } findet keine freie Kapsel.
nobody-in-capsule = { $who } hat den hier nicht in einer Kapsel.
put-in-capsule = { $who } hat { $whom-acc } in eine Kapsel gelegt.
let-out-of-capsule = { $who } hat { $whom-acc } aus der Kapsel gelassen.
saw-put-in-capsule = Gesehen: { $who } legt { $whom-acc } in eine Kapsel.
saw-let-out-of-capsule = Gesehen: { $who } lässt { $whom-acc } aus einer Kapsel.
use-encapsulate = In eine Kapsel legen: { $on }
use-release = Aus der Kapsel lassen: { $on }
egg-cut-out = { $who } hat das Ei aus { $whom-dat } geschnitten, tot. Er liegt da.
egg-breaks-out = { $who } kam zu spät: Es brach aus { $whom-dat } hervor.
roll-egg = { $who } schneidet
use-remove-egg = Ein Ei herausschneiden: { $on }
use-geiger = Geigerzähler
use-lock = Mit dem Schlüssel verriegeln: { $on }
use-unlock = Mit dem Schlüssel entriegeln: { $on }
use-raise-shields = Schilde hochfahren
use-lower-shields = Schilde senken
use-inspect = Echt oder falsch: { $on }
use-wear = Anziehen: { $on }
use-take-off = Ausziehen: { $on }
use-mend = Anzug flicken: { $on }
use-patch = Flicken auf den Anzug: { $on }
use-medic = Behandeln: { $on }
use-medkit = Medikit für { $on-acc }
use-examine = Untersuchen: { $on }
use-examine-medlab = Im Medlabor untersuchen: { $on }
use-medlab = Medlabor für { $on-acc }
use-recharge = Das Medikit auffüllen
use-check = Nachsehen, was ihm fehlt: { $on }
use-repair = Reparieren: { $on }
use-repair-thing = Reparieren: { $on }
use-unjam = Ladehemmung beseitigen: { $on }
use-weld = Zuschweißen: { $on }
use-etch = Das Schloss wegätzen: { $on }
use-cut = Aufschneiden (zwei Züge): { $on }
use-burn = Dieses Terminal verbrennen
use-seal = Das Loch zuschweißen
use-burn-shields = Den Schildgenerator verbrennen
use-jam = Waffe lahmlegen: { $on }
use-wreck-controls = Die Steuerung endgültig zerstören
use-line-test = Die Leitung testen
use-serve = Rechnung vorlegen: { $on }
use-break-disk = Die Disk zerbrechen
use-play-disk = Die Disk abspielen
use-throw-gas = Gas werfen: { $on }
use-spray-gas = Gas einlassen: { $on }
use-sedate = Spritze für { $on-acc }
use-grapple = Festhalten: { $on }
use-struggle = Sich losreißen
use-set-trap = Sprengfalle legen: { $on }
use-inspect-hatch = Nach Fallen suchen: { $on }
use-disarm = Falle entschärfen: { $on }
use-set-mine = Thermit anbringen: { $on }
use-lift-mine = Thermit wieder abnehmen: { $on }
use-fire-mine = Thermit zünden: { $on }
use-lift-car = Einen Aufzug schicken
use-lift = Aufzug schicken: { $lift }
a-gun = eine Waffe
a-bill = eine Rechnung
a-suit = ein Anzug
    .acc = einen Anzug
a-look = ein genauer Blick
    .acc = einen genauen Blick
a-needle = die Spritze
a-robot = ein Roboter
    .acc = einen Roboter
    .dat = einem Roboter
help = Hilfe
a-sting = ein Stich
    .acc = einen Stich
geiger-reads = { $who } liest den Zähler ab: { $segment ->
    [yes] in diesem Abschnitt
   *[no] nicht in diesem Abschnitt
  }{ $side ->
    [ahead] , vor ihm.
    [behind] , hinter ihm.
   *[none] .
  }
geiger-silent = Der Zähler von { $who-dat } bleibt stumm.
key-lock = { $who } verriegelt: { $hatch }.
key-unlock = { $who } entriegelt: { $hatch }.
no-hatch-there = { $who } findet keine solche Luke in Reichweite.
key-hatch-blown = { $who } dreht den Schlüssel vergeblich: Diese Luke hängt für immer offen.
shields-raised = { $who } fährt die Schilde hoch.
shields-lowered = { $who } senkt die Schilde.
shields-are-up = Die Schilde um die Station sind oben.
shields-are-down = Die Schilde um die Station sind unten.
generator-destroyed = { $who } findet den Schildgenerator zerstört vor.
inspect-real = { $who } ist sicher: Das ist echt ({ $what }).
inspect-fake = { $who } ist sicher: Das ist eine Fälschung ({ $what }).
no-gun-there = { $who } findet dort keine Waffe zum Lahmlegen.
jams-gun = { $who } legt lahm: { $what }.
gun-jammed-by = Jemand, den du gelassen hast, hat { $who-dat } die Waffe lahmgelegt: { $what }.
controls-wrecked = { $who } zerstört die Steuerung: { $craft }. Damit fliegt niemand mehr.
line-tested = { $who } testet die Leitung ({ $place }): Sie geht.
has-served = { $who } legt ihm die Rechnung vor.
been-served = { $who } hat eine Rechnung bekommen.
disk-broken = { $who } zerbricht die Disk. Der Film ist dahin.
film-on-board = { $who } spielt den Film ab: Das Alien geht in einem eigenen Körper durch die Station.
film-unseen = { $who } spielt den Film ab: Von einem Körper des Aliens ist nichts zu sehen; es steckt in der Station oder in anderen.
film-nobody = { $who } spielt den Film ab: Es ist kein Alien darauf.
welds = { $who } schweißt zu: { $hatch }.
hatch-not-shut = { $who } kann nicht zuschweißen, was offen steht: { $hatch }.
nothing-to-cut = { $who } findet die Luke weder verriegelt noch verschweißt: { $hatch }. Da gibt es nichts zu schneiden.
roll-etch = { $who } spritzt Säure ({ $hatch })
etched = { $who } ätzt das Schloss weg, die Luke steht für immer offen: { $hatch }.
not-etched = { $who } spritzt Säure, und das Schloss hält: { $hatch }.
nothing-to-etch = { $who } findet kein verschlossenes Schloss: { $hatch }.
saw-etching = Gesehen: { $who } spritzt Säure auf eine Luke.
half-cut = { $who } hat die Luke halb durch: { $hatch }. Im nächsten Zug noch einmal.
cut-open = { $who } schneidet auf, für immer: { $hatch }.
nothing-to-burn = { $who } findet kein heiles Terminal zum Verbrennen.
hole-closed = { $who } schweißt ein Loch in der Hülle zu: { $place }.
no-hole-here = { $who } findet hier kein Loch, das ein Brenner schließen könnte.
burns-generator = { $who } brennt den Schildgenerator aus. Schilde gibt es nicht mehr.
saw-torch = Gesehen: { $who } arbeitet mit einem Brenner.
gas-released = Gas füllt den Raum ({ $place }), von der Hand von { $who-dat }.
gas-lost = Das Gas von { $who-dat } verliert sich im Weltraum.
saw-throw = Gesehen: { $who } lässt etwas los.
needle-hit = { $who } setzt { $what-dat } die Spritze: { $seems }.
no-charge-left = { $who } hat davon nichts mehr.
no-such-use = So etwas kann man damit nicht tun: { $what }.
not-in-room = { $who } müsste dafür hier sein: { $room }.
no-device = { $who } hat kein solches Gerät.
no-mechanic = { $who } ist kein Mechaniker.
no-medic = { $who } ist kein Sanitäter.
no-plasma = { $who } ist kein Plasmaschütze.
lacks-the-thing = { $who } hat nicht in der Hand, was es braucht: { $thing }.
thing-broken = { $who } hält ein Ding, das nicht mehr geht.
thing-empty = { $who } hat das aufgebraucht.
thing-full = { $who } hat es schon voll.
thing-whole = { $who } hält dort nichts, das eine Reparatur bräuchte.
not-at-that-hatch = { $who } steht nicht an dieser Luke.
not-the-stations = { $who } hat einen Schlüssel für die Station, nicht für die Luken eines Schiffs.
air-enough = { $who } ist, wo Luft ist.
not-at-generator = { $who } steht nicht neben dem Teleskop.
generator-is-destroyed = { $who } weiß, dass der Generator zerstört ist.
nothing-to-inspect = { $who } hat auf diesem Feld nichts dergleichen.
not-to-be-worn = { $who } kann das nicht anziehen.
nothing-jammed = { $who } hat dort keine Ladehemmung zu beseitigen.
no-spot = { $who } kann das nur an einer Luke in Reichweite anbringen oder wo er steht.
too-far-to-throw = { $who } kann nicht so weit werfen.
no-line-to-throw = { $who } hat keine freie Bahn für einen Wurf.
nobody-of-that-here = { $who } hat den nicht auf seinem Feld.
not-at-controls = { $who } sitzt an keiner Steuerung.
agents-only = Die Rechnung kann nur einer deiner beiden Leute vorlegen, nicht { $who }.
no-bill = { $who } hat für niemanden dort eine Rechnung.
served-already = Die Rechnung ist vorgelegt.
half-dressed = { $who } ist halb angezogen: { $what }. Im nächsten Zug noch einmal, auf diesem Feld.
wears-now = { $who } hat jetzt an: { $what }.
takes-off = { $who } zieht aus: { $what }.
suit-mended = { $who } flickt den Anzug: wieder dicht.
suit-mended-for = Der Anzug von { $who-dat } ist geflickt worden.
nothing-to-mend = { $who } findet kein Loch zum Flicken.
suit-whole = { $who } hat in keinem Anzug ein Loch.
sneaksuit-dead = Der Anzug von { $who-dat } geht nicht an.
free-sneak-on = Tarnanzug einschalten: { $who }
free-mask = Maske wählen: { $who }
form-mask = Was andere sehen sollen
mask-none = Keine Maske
mask-unseen = Niemanden
mask-face = Das Gesicht von { $whom-dat }
mask-set = { $who } geht als das durch, was du gewählt hast.
mask-fallen = Die Maske von { $who-dat } ist gefallen.
mask-already = { $who } geht schon als das durch.
mask-not-now = { $who } ist eben gerannt, hat angegriffen oder noch nicht gehandelt: keine Maske vor dem Ende der nächsten ruhigen Aktion.
no-such-mask = { $who } hat dieses Gesicht nie gesehen.
no-such-picture = { $who } kann das nicht malen.
no-picture-there = { $who } kann das dort nicht malen.
paints-already = { $who } malt gerade: noch ein Bild oder nichts mehr.
phantom-of = Dein Bild: { $what }
phantom-wall = eine Wand
    .dat = einer Wand
phantom-hatch = eine geschlossene Luke
    .dat = einer geschlossenen Luke
phantom-gas = Gas
phantom-painted = { $what } steht hier: { $place }, in jedem Kopf, der sich täuschen lässt.
phantom-fails = { $who } malt vergeblich: Etwas ist dazwischengekommen.
scent-segment = Du riechst das Artefakt hier: { $segment }.
scent-elsewhere = Du riechst das Artefakt im anderen Teil des Schiffs.
scent-nothing = Du riechst das Artefakt nirgends.
no-body = { $who } hat dafür keinen Körper.

## Der Geist im Artefakt
mind-out-of-reach = { $who } reicht von hier nicht bis zu diesem Geist.
mind-lies = Du liegst hier: { $place }.
mind-carried = { $who } trägt dich, hier: { $place }.
mind-gone = Du bist nicht mehr.
mind-finds-nobody = Du streckst dich aus und findest dort keinen Geist.
mind-closed = Der Geist von { $whom-dat } ist dir verschlossen.
mind-broken = Der Geist von { $whom-dat } ist dir verschlossen: Er ist schon zerbrochen.
mind-seizes = { $who } gehört dir und handelt ab deinem nächsten Zug.
mind-slips = { $whom } entgleitet deinem Griff.
was-dizzy = { $who } war einen Augenblick lang schwindlig.
thrall-free = { $who } ist frei von dir.
joins-you = { $who } ist frei von dem, was ihn hielt, und geht mit dir.
roll-seize = Du greifst nach dem Geist von { $whom-dat }
roll-break = Schüttelt { $who } ab, was ihn hält?
a-trophy = eine Trophäe
no-trophy = { $who } findet an { $whom-dat } nichts, das sich lohnte.
trophy-taken = { $who } nimmt eine Trophäe von { $whom-dat }.
saw-trophy = { $who } beugte sich über { $whom-acc } und schnitt.
free-sneak-off = Tarnanzug ausschalten: { $who }
no-sneaksuit = { $who } hat keinen Tarnanzug an.
switched-already = Der Tarnanzug von { $who-dat } steht schon so.
not-quiet = { $who } kann ihn nur nach einer Aktion einschalten, die weder Rennen noch Angriff war.
sneaksuit-torn = Der Tarnanzug von { $who-dat } ist gerissen.

## Heilen und reparieren
comes-round = { $who } bringt { $whom-acc } wieder zu sich.
wound-lifted = { $who } versorgt die Wunde: { $whom } ist wieder gesund.
does-not-come-round = { $who } tut, was sich tun lässt; { $whom } kommt nicht zu sich.
nothing-to-heal = { $who } findet nichts zu heilen: { $whom }.
no-effect = { $who } sieht an { $whom-dat } keine Wirkung.
been-treated = { $who } ist von { $by-dat } behandelt worden.
medkit-full = { $who } füllt das Medikit auf.
check-out = { $who } sieht genauer hin: { $whom } ist bewusstlos.
check-serious = { $who } sieht genauer hin: { $whom } ist schwer verwundet, lebt aber.
check-dead = { $who } sieht genauer hin: { $whom } ist tot.
cannot-tell = { $who } kann nicht sagen, was { $whom-dat } fehlt.
finds-pan = { $who } untersucht { $whom-acc }: Das ist kein Mensch.
finds-thrall = { $who } untersucht { $whom-acc }: Dieser Geist ist nicht sein eigener Herr.
finds-android = { $who } untersucht { $whom-acc }: Drähte.
finds-nothing-odd = { $who } untersucht { $whom-acc } und findet nichts Seltsames.
repaired = { $who } hat es wieder zum Laufen gebracht.
not-repaired = { $who } bekommt es nicht zum Laufen.
nothing-to-repair = { $who } findet nichts zu reparieren.
thing-repaired = { $who } hat repariert: { $what }.
nothing-to-heal-known = Für { $who-acc } lässt sich nichts tun.
nothing-to-repair-known = { $who } braucht keine Reparatur.
not-a-machine = { $who } repariert nur Maschinen.
no-gun-known = { $who } hat keine Waffe, die klemmen könnte.
humans-check = Das merkt nur ein Mensch; { $who } ist keiner.
nobody-to-check = { $who } hat dort niemanden liegen, den er ansehen könnte.
not-oneself = { $who } kann sich nicht selbst untersuchen.
not-on-own = Das tut man den eigenen Leuten nicht an: { $who }.
roll-check = { $who } sieht genauer hin
roll-repair = { $who } repariert
use-take-up = Allein aufheben: { $on }
use-take-up-with = Aufheben: { $on }, zusammen mit { $who-dat }
use-set-down = Den Verletzten absetzen
a-casualty = jemand zum Tragen
takes-up-casualty = { $who } hebt { $whom-acc } auf.
sets-down-casualty = { $who } setzt { $whom-acc } ab.
two-carry-already = { $who } findet dort schon zwei beim Tragen.
helps-carry = { $who } hat { $whom-acc } zusammen mit { $by-dat } angefasst. Das war seine Aktion in diesem Zug.
was-led = { $who } ist tragend mit { $by-dat } mitgegangen: { $place }. Das war seine Aktion in diesem Zug.
a-second-man = ein zweiter Mann
    .acc = einen zweiten Mann
saw-take-up = Gesehen: { $who } hebt { $whom-acc } auf.
saw-set-down = Gesehen: { $who } setzt { $whom-acc } ab.
not-a-casualty = { $who } hebt nur auf, wer daliegt.
carries-somebody = { $who } trägt schon jemanden.
carries-nobody = { $who } trägt niemanden.
no-second-man = { $who } hat dort keinen zweiten Mann, der noch handeln könnte.
carrying-no-move-and-fire = { $who } trägt jemanden: nicht gehen und angreifen in einer Aktion.

### grapple
a-grip = der Griff
roll-grapple = { $who } greift nach { $whom-dat }
roll-struggle = { $who } will sich losreißen: { $whom }
grappled = { $who } hält { $whom-acc } fest.
grapple-missed = { $who } greift nach { $whom-dat }, vergebens.
was-grappled = { $who } wird festgehalten von { $by-dat }.
was-dragged = { $who } ist mitgeschleift worden von { $by-dat }: { $place }.
struggles-in-vain = { $who } kommt nicht los: { $whom }.
nobody-holds = { $who } wird von niemandem festgehalten.
grip-left = { $who } ist frei: { $by } hält ihn nicht mehr fest.
grip-lost = { $who } hält { $whom-acc } nicht mehr fest.
saw-grapple = Gesehen: { $who } packt { $whom-acc } und hält ihn fest.
saw-grapple-missed = Gesehen: { $who } greift vergebens nach { $whom-dat }.
saw-struggle = Gesehen: { $who } kommt nicht los. Festgehalten von { $whom-dat }.
saw-break-free = Gesehen: { $who } reißt sich los von { $whom-dat }.
stopped-held = { $who } wird festgehalten.
held-fast = { $who } wird festgehalten: sich losreißen oder zuschlagen, mehr geht nicht.
not-held = { $who } wird von niemandem festgehalten, soweit du weißt.
grips-the-standing = { $who } hält nur fest, wer dort auf den Beinen ist.
held-already = Wird schon festgehalten: { $who }.
grips-no-machine = { $who } hält keine Maschinen fest.
cannot-hold = { $who } kann ihn nicht festhalten.

## Fallen und Ladungen
trap-set = { $who } legt eine Sprengfalle: { $place }.
hatch-trapped = { $who } findet eine Sprengfalle: { $hatch }.
hatch-not-trapped = { $who } ist sicher: keine Falle ({ $hatch }).
trap-disarmed = { $who } hat die Falle entschärft und in der Hand.
no-trap-there = { $who } findet dort keine Falle mehr.
no-trap-known = { $who } weiß von keiner Falle in Reichweite.
trap-went-off = Deine Sprengfalle ist losgegangen: { $place }.
saw-blast = Gesehen: eine Explosion ({ $place }).
mine-set = { $who } bringt das Thermit an: { $place }.
mine-lifted = { $who } hat das Thermit wieder ab.
mine-lit = { $who } zündet das Thermit. In der Globalphase geht es los.
no-mine-there = { $who } findet dort kein Thermit.
no-mine-known = { $who } weiß dort von keinem Thermit von dir.
explosion-heard = Eine Explosion: { $place }.
roll-artifact = Ob das Artefakt verbrennt
burnt-in-hands = { $who } hat das nicht mehr: { $what }. Es ist verbrannt.

## Fliegen
deed-pilot = Fliegen
form-pilot = { $who } fliegt
turn-none = Geradeaus
turn-left = Nach links drehen
turn-right = Nach rechts drehen
turn-about = Wenden
dock-here = Hier andocken
dock-not = Nicht andocken
warn-leaves-map = Verlässt die Karte
warn-rams-drive = Rammt den Antrieb
warn-ship = Hier lag ein Schiff
form-drill = { $who } bohrt: Welches Feld?
hull-drilled = { $who } bohrt durch die Außenhaut: offen zum Weltraum ({ $place }).
drill-hit = Der Bohrer erwischt { $what-acc }: { $seems }.
beam-bites = { $who } brennt mit dem Nadelstrahl: { $what }, { $seems }.
beam-kills = { $who } brennt mit dem Nadelstrahl: { $what }, und das war das Ende.
system-dead-already = { $who } brennt hinein: { $what }. Das war schon tot.
system-light = versengt, es arbeitet weiter
system-serious = schwer verbrannt, es arbeitet weiter
system-down = fast tot, es arbeitet weiter
system-telescope = Schildgenerator
system-life-support = Lebenserhaltung
system-drive = Antrieb
system-mainframe = Großrechner
saw-cannon = { $who } feuert die Kanone ab.
craft-leaves = { $who } fliegt von der Karte: { $craft }. Das Schiff ist fort.
craft-docks = { $who } dockt an: { $craft }.
seat-taken-by-other = { $who } findet den Steuersitz besetzt.
stopped-controls-wrecked = { $who } bedient die Steuerung vergeblich: { $craft }. Sie ist zerstört.
stopped-by-shields = { $who } muss abbremsen ({ $craft }): Die Schilde sind oben.
stopped-by-ship = { $who } muss abbremsen ({ $craft }): Ein anderes Schiff liegt im Weg.
rams-drive = { $who } rammt den Antrieb: { $craft }.
stopped-by-hull = { $who } muss abbremsen ({ $craft }): Rumpf voraus.
berth-taken = { $who } kann nicht andocken ({ $craft }): Der Liegeplatz ist besetzt.
ship-is-moving = { $who } spürt, dass sich das Schiff bewegt: { $craft }.
saw-ship-move = Gesehen: Ein Schiff bewegt sich ({ $craft }).
dragged-by-ship = Ein Schiff schleift { $who-acc } mit.
shoved-by-ship = { $who } ist von einem Schiff beiseitegeschoben worden, unverletzt.
ruling-ship-strikes = Ein Schiff ({ $craft }) trifft { $who-acc }, der ihm im Weg schwebt.
ruling-ship-rams-drive = Ein Schiff ({ $craft }) wird in den Rumpf über dem Antrieb getrieben.
ruling-bounces-off = Es geschieht nichts
ruling-drive-goes-up = Der Antrieb geht hoch
ruling-cannon = Eine natürliche 2: Klemmt die Kanone ({ $craft })?
ruling-cannon-jams = Sie klemmt
ruling-cannon-does-not = Sie feuert weiter
ruling-shove = Schiebt ihn beiseite
ruling-drag = Schleppt ihn mit
no-such-craft = So ein Schiff gibt es nicht.
no-place-for-craft = Dort kann kein Schiff liegen.
no-free-berth = Dort kann es nicht andocken: Es passt nicht an die Luke, oder dort liegt schon etwas.
craft-meets-border = So läge es jenseits des Kartenrands.
craft-meets-hull = So läge es in der Hülle.
craft-meets-ring = So läge es in der Ebene des Rings.
craft-meets-craft = So läge es in einem anderen Schiff.
craft-meets-somebody = Wo es läge, schwebt jemand oder etwas. Das muss zuerst anderswohin.
craft-not-gone = Einen Kurs hat nur ein Schiff, das die Karte verlassen hat.
no-pilot = { $who } ist kein Pilot.
not-in-seat = { $who } sitzt in keinem Steuersitz.
seat-not-free = { $who } hat keinen freien Steuersitz einen Schritt entfernt.
controls-are-wrecked = { $who } weiß, dass die Steuerung zerstört ist.
craft-is-gone = Dieses Schiff ist für immer fort.
no-points-to-fly = So weit kommt dieses Schiff in einem Zug nicht.
name-a-course = Wer die Karte verlässt, nennt einen Kurs.
no-way-there = Dorthin gibt es für ein Schiff keinen Weg.
does-not-fit = { $who } läge an dieser Schleuse nicht gerade.
berth-is-taken = { $who } sieht dort ein anderes Schiff liegen.
docked-already = Das Schiff von { $who-dat } ist dort schon angedockt.
not-at-lift = { $who } steht weder im Aufzug noch an einer Luke des Schachts.
stopped-lift-no-power = { $who } drückt den Knopf vergeblich: kein Strom, der Aufzug steckt fest.
straight-on-only = Ohne Düsen kommt { $who } nur geradeaus oder gar nicht.
slips-off = { $who } würde vom drehenden Ring abrutschen: Nur Magnetketten halten.
stopped-car-shut = { $who } findet die Klappen des Aufzugs zu: Es ist Strom da und kein Weg den Schacht entlang.
stopped-slips = { $who } rutscht vom drehenden Ring ab.
struck-by-spoke = { $who } wird von einer Speiche des Rings getroffen und hält an: { $felt }.
roll-spokes = { $who } schwebt durch die Speichen

## In eigener Zeit
form-standing = Was legst du fest?
form-permit = Was dürfen andere mit deinen Leuten tun, und was tun deine ungefragt?
form-condition = Wann soll dein Informant überlaufen?
form-activate = Deinen Informanten herüberrufen, für immer
form-call = Lautsprecher: Was sollen in der Globalphase alle hören?
permitted = erlaubt
not-permitted = nicht erlaubt
permit-hand-over = Darf unseren Leuten Dinge geben: { $seat }
permit-treat = Darf unsere Leute behandeln, flicken und untersuchen: { $seat }
permit-jam = Darf unsere Waffen lahmlegen: { $seat }
permit-carry = Darf mit unseren Leuten tragen: { $seat }
permit-control = Die Computerkontrolle darf hin und her gehen zwischen uns und: { $seat }
permit-no-parting-blow = Unsere Leute lassen einen Feind unbehelligt weggehen
permit-strike-robots = Unsere Tarnanzüge schlagen vorbeigehende Roboter und zeigen sich dadurch
permit-keep-pod = Unser Pilot im Sitz der Kapsel hält sie gegen den Computer
no-such-permission = So eine Erlaubnis gibt es nicht.
not-your-informant = Das ist kein Informant, den du noch rufen oder anweisen könntest.
condition-set = { $who } hat seine Anweisungen.
condition-active = ist übergelaufen
informant-active = { $who } ist zu dir übergelaufen, für immer.
informant-silent = Kein Signal von { $who-dat }.
silent-now = Keine Meldung von { $who-dat }.
sheet-employer = Dein Auftraggeber
sheet-species = Was du bist
sheet-advice = Was soll ich versuchen?
sheet-knows = Was du weißt

## Gas und Luft
roll-gas = Fällt { $who } dem Gas zum Opfer?
sees-gas = Da hängt Gas: { $place }.
use-lob-gas = Gasgranate verschießen: { $on }
too-near-to-throw = { $who } kann eine Granate nicht so nah verschießen.
saw-lob = Gesehen: { $who } feuert eine Granate, die nicht platzt.
air-escapes = { $who } spürt die Luft entweichen: { $place }.
blown-by-air = { $who } wird von der ausströmenden Luft mitgerissen: { $place }.
decompression-warning = Automatische Warnung: Druckabfall im Abschnitt { $segment }.
target-window = das Fenster ({ $place })
    .dat = dem Fenster ({ $place })
window-broken = Ein Fenster zerbricht ({ $place }).
window-whole = Ein Fenster hält ({ $place }).
saw-hatch-blown = Gesehen: Eine Luke wird aufgesprengt ({ $hatch }).
saw-window-broken = Gesehen: Ein Fenster zerbricht ({ $place }).
key-pressure = { $who } überwindet mit dem Codeschlüssel die Drucksperre: { $hatch } geht auf.

## Das Ende
last-call = { $rounds ->
    [0] Die vereinbarten Runden sind vorbei. Das Ende erklärt der Spielleiter.
    [one] Letzter Aufruf: noch eine Runde.
   *[other] Letzter Aufruf: noch { $rounds } Runden.
  }
end-rounds = Die vereinbarten Runden sind vorbei, und mit ihnen das Spiel.
end-alone = Nur noch eine Seite steht auf der Karte: Das Spiel ist zu Ende.
end-away = Artefakt und Disk sind unerreichbar, und nichts ist mehr im Gange: Das Spiel ist zu Ende.
end-gate = Der Weg ist offen: Das Spiel ist zu Ende.
why-rounds = Die vereinbarte letzte Runde ist vorbei.
why-alone = Höchstens eine Seite hat auf der Karte noch jemanden auf den Beinen.
why-away = Artefakt und Disk sind beide von der Karte oder dahin, und nichts ist mehr im Gange.
why-gate = Der Weg ist geöffnet worden.
why-detonation = Die Station ist in die Luft geflogen.
why-judge = Der Spielleiter hat das Ende erklärt.
reached-level = Ziel { $level }: { $goal }
reached-nothing = Keines der Ziele.
roll-end-down = Das Ende: Ist { $who }, der da liegt, tot oder nur schwer verwundet?
the-judges-alone = Das befiehlt nur der Spielleiter.
over-already = Das Spiel ist schon zu Ende.
no-such-level = Ein Ziel { $level } gibt es auf diesem Bogen nicht.

## Änderungen am Pult
change-to = { $what }: { $value }
change-turn = Dieser Platz ist jetzt am Zug
change-out-yes = Bewusstlos
change-out-no = Kommt zu sich
change-emp-yes = Vom Impuls getroffen
change-emp-no = Hat den Impuls überstanden
change-held-yes = Festgehalten von { $who-dat }
change-held-no = Losgelassen
change-awake-yes = Wacht auf
change-awake-no = Abgeschaltet
change-control = Hat die Computerkontrolle
change-control-nobody = Niemand hat die Computerkontrolle
change-show = Auf der Karte zeigen: { $seat }
change-plant = Einen falschen Marker legen
change-unplant = Gelegt: { $what }. Von der Karte nehmen: { $seat }
change-hide = Von der Karte nehmen: { $seat }
change-jam-yes = Es klemmt
change-jam-no = Es ist wieder frei
change-break-yes = Es zerbricht
change-break-no = Es ist wieder heil
change-lock-yes = Verriegeln: { $name }
change-lock-no = Entriegeln: { $name }
change-weld-yes = Zuschweißen: { $name }
change-weld-no = Freischneiden: { $name }
change-blow-yes = Aufsprengen: { $name }
change-blow-no = Instand setzen: { $name }
change-dark-yes = Licht aus: { $name }
change-dark-no = Licht an: { $name }
change-gas-yes = Gas: { $name }
change-gas-no = Gas weg: { $name }
change-air-yes = Luft zurück: { $name }
change-air-no = Keine Luft: { $name }
change-disarm = Wegnehmen, was hier angebracht ist
change-unmark = Feuermarker wegnehmen: { $who }
change-spinning-yes = Schwerkraft: Der Ring dreht sich
change-spinning-no = Keine Schwerkraft: Der Ring steht
change-computer-yes = Der Computer läuft
change-computer-no = Der Computer fällt aus
change-shields-yes = Schilde oben
change-shields-no = Schilde unten
change-life-support-yes = Lebenserhaltung arbeitet
change-life-support-no = Lebenserhaltung fällt aus
correct-overrule = Was ein Platz erreicht hat
correct-accept = Ein lebendes Schaustück
value-rules = wie die Regeln es sagen
says-overrule = { $level ->
    [0] { $seat }: keines der Ziele, nach dem Wort des Spielleiters. { $reason }
   *[other] { $seat }: Ziel { $level }, nach dem Wort des Spielleiters. { $reason }
  }
says-overrule-rules = { $seat }: Was erreicht ist, sagen wieder die Regeln. { $reason }
says-accept = { $on ->
    [yes] Erkennt { $who-acc } als lebendes Schaustück an. { $reason }
   *[no] Erkennt { $who-acc } doch nicht als Schaustück an. { $reason }
  }
says-plant = Legt { $what-acc } auf die Karte: { $seat }
says-reveal = Zeigt { $who-acc }: { $seat }
says-forget = Nimmt { $who-acc } von der Karte: { $seat }
says-correct = Ändert { $who-acc }: { $what } { $value }. { $reason }
says-end = Erklärt das Ende

## Fehler in Dateien
level-unreadable = { $file }, Zeile { $line }, Spalte { $column }: Ziel { $n } von { $list } ist nicht zu verstehen. { $why }
levels-wrong-number = { $file }: Die Liste { $list } muss drei oder vier Ziele haben, jedes ein Text.
fault-too-long = Es ist zu lang.
fault-too-deep = Es ist zu tief verschachtelt.
fault-strange-sign = Das Zeichen { $about } bedeutet hier nichts.
fault-no-expression = Es ist kein ganzer Ausdruck.
fault-unknown-form = Verstanden werden nur and, or, not, Vergleiche, Zahlen, Wörter in Anführungszeichen, benannte Wörter, len, any, all und sum.
fault-unknown-word = Ein Wort { $about } gibt es nicht.
fault-unknown-name = Einen Namen { $about } gibt es nicht.
fault-unknown-quoted = „{ $about }“ ist nichts, was hier stehen kann.
fault-wrong-number = { $about } nimmt eine andere Zahl von Argumenten.
fault-wrong-sort = Was hier steht, muss so etwas sein: { $about }.
fault-name-taken = Der Name { $about } bedeutet schon etwas anderes.

## Neueres
spot-window = das Fenster
spot-hull = der Rumpf
spot-terminal = das Terminal
no-spot-for-mine = { $who } findet dort nichts, woran sich das anbringen ließe.
form-take = { $who } übernimmt die Computerkontrolle, wenn ihr Inhaber es erlaubt hat
free-take = Um die Computerkontrolle bitten: { $who }
says-tell = An { $to }: „{ $text }“
says-tell-all = An alle: „{ $text }“
says-tell-loud = Für die Lautsprecher: „{ $text }“
key-pressure-holds = { $who } dreht den Schlüssel vergeblich ({ $hatch }): Dahinter ist keine Luft.
change-at = Anderswohin setzen
change-fly = Anderswohin setzen
change-fly-of = Auf die Karte setzen: { $name }
change-height = Andere Höhe
change-nose = Drehen
change-berth = An einer Luke andocken
change-berth-of = An einer Luke andocken: { $name }
change-course-of = Kurs: { $name }
change-seat = Unter andere Befehle
change-make = Etwas Neues geben
change-make-here = Etwas Neues hinlegen
check-glass = { $who } ({ $place }) ist von draußen zu sehen, durch Glas.
check-start = { $who } ({ $place }) steht nicht, wo die Regeln den Beginn erlauben.
check-shut-in = Hier führt kein Weg hinaus: { $place }. Dort steht { $who }.
says-hal_act = Der Computer: { $about }
says-act = { $act }, { $where }

### Was an einem Zähler anders ist, für den Leiter
differs-else = in einer Einzelheit anders
differs-now = jetzt { $what }
differs-no-longer = nicht mehr { $what }
differs-up = auf den Beinen
differs-facing = Blick nach { $to }
differs-has = dabei: { $what }
differs-lacks = nicht mehr dabei: { $what }
differs-thing = { $what }: { $how }
differs-intent = hat etwas anderes angesagt
differs-no-intent = hat nichts angesagt
differs-state-light = leicht verwundet
differs-state-serious = schwer verwundet
differs-state-down = am Boden
differs-state-dead = tot
differs-state-out = bewusstlos
differs-state-sneaking = schleichend
differs-state-adrift = abgetrieben
differs-state-capsule = in einer Kapsel
differs-state-lost = ohne Meldung
differs-locked-yes = verriegelt
differs-locked-no = entriegelt
differs-welded-yes = verschweißt
differs-welded-no = freigeschnitten
differs-blown-yes = gesprengt
differs-blown-no = geflickt
differs-open-yes = offen
differs-open-no = zu
differs-dark-yes = dunkel
differs-dark-no = hell
differs-gas-yes = voll Gas
differs-gas-no = frei von Gas
differs-airless-yes = ohne Luft
differs-airless-no = mit Luft
differs-docked-yes = angedockt
differs-docked-no = abgelegt
differs-gone-yes = von der Karte
differs-gone-no = wieder auf der Karte
differs-control-yes = hat die Computerkontrolle
differs-control-no = hat die Computerkontrolle nicht mehr
differs-remote-yes = ferngesteuert
differs-remote-no = nicht mehr ferngesteuert
differs-acted-yes = hat gehandelt
differs-acted-no = kann wieder handeln
differs-live-yes = in Sicht
differs-live-no = außer Sicht, ein Geist
differs-worn-yes = angelegt
differs-worn-no = abgelegt
differs-jammed-yes = klemmt
differs-jammed-no = wieder frei
differs-breached-yes = undicht
differs-breached-no = wieder dicht
differs-broken-yes = kaputt
differs-broken-no = wieder heil
