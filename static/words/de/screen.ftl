### Die Bildschirme der Plätze und des Pults: ihre eigenen Knöpfe, Köpfe und Namen. Was ein Spiel sagt, steht in dessen Katalog.

## Die Leiste oben

round = Runde { $n }
sequence = Ablauf
step-a = Lage
step-b = Karte
step-c = Aktionen
step-d = Proben
step-e = Karte
seat-G = Global
seat-O = Zuschauer
my-clock = Meine Uhr
clock-of = Uhr: { $who }
line-up = Die Leitung steht
line-down = Die Leitung ist unterbrochen
line-is-down = Die Leitung zum Tisch ist unterbrochen. Sie kommt von selbst wieder.
kept-orders = { $n ->
    [one] Ein Befehl ist aufgehoben und geht dann hinaus.
   *[other] { $n } Befehle sind aufgehoben und gehen dann hinaus.
  }
new-version = Der Server ist neuer als diese Seite.
reload = Neu laden
table-stands = Der Tisch hält an.
judge-speaks = Der Spielleiter spricht zu dir
have-read = Gelesen
you-are-nudged = Du wirst gebeten weiterzumachen.
theme-light = Hell
theme-dark = Nacht
sound-on = Ton an
sound-off = Ton aus
curtain = Vorhang
curtain-drawn = Wer hier sitzt, ist aufgestanden. Vom Spiel ist nichts auf diesem Schirm, und er bleibt still.
draw-curtain = Vorhang zuziehen (Taste: C)
open-curtain = Vorhang öffnen
opening = Der Plan wird ausgerollt …
away-head = Dieser Bildschirm ist geschlossen
away = Jemand sitzt mit einem neueren Link auf diesem Platz, oder der Platz ist aufgegeben worden.
away-handed-over = Du hast den Stuhl übergeben. Was du dort gesehen hast, weißt du weiterhin; allen ist das gesagt worden.
away-moved = Dorthin, wo du jetzt sitzt
away-link = Den Platz noch einmal ansehen
title-seat = Am Tisch
title-my-turn = Du bist am Zug
title-desk = Das Pult
title-desk-asked = Das Pult fragt

step-a-line = was deine Leute bemerken, bevor sie etwas tun
step-b-line = was sie jetzt sehen, kommt auf deine Karte
step-c-line = du sagst für alle an, dann handelt einer nach dem anderen
step-d-line = worum am Ende gewürfelt wird: Wunden, Luft, Gas
step-e-line = was sie am Ende sehen, kommt auf deine Karte
moment = { $who }, Runde { $n }, Schritt { $step }
moment-turn = { $who }, Runde { $n }
moment-before = Vor dem ersten Zug
moment-plain = { $when }

## Begleiter und Zeichenerklärung

coach = Erste Züge
coach-close = Begleiter schließen; das ? auf der Karte holt ihn zurück
coach-again = Den Begleiter der ersten Züge wieder zeigen
coach-wait = Die anderen sind dran. Lies, was du willst, rede oder plane deinen nächsten Zug: Das merkt niemand. Du wirst gerufen, wenn du am Zug bist.
coach-declare = Ein Zug hat zwei Teile. Sag zuerst für jeden deiner Leute an, was er versuchen wird. „Als Nächstes“ nimmt den ersten vor; ein Tipp auf einen Marker oder in die Liste auch.
coach-deed = Wähle eine Tat; die Zahl sagt, wie viele Wegpunkte sie gibt. Beim Gehen und Laufen hält er die Augen offen, beim Rennen nicht. Unter „Mehr“ steht der Rest. { $send } sagt für alle auf einmal an.
coach-doubt = Wer keinen Befehl hat, hält: Er bleibt stehen und passt auf. Oft ist das ein guter Befehl.
coach-who = Zweiter Teil: Jeder handelt, in der Reihenfolge, die dir gefällt, und du siehst sofort, was daraus wird. Nimm einen vor.
coach-way = Helle Felder sind erreichbar; die Zahl ist der Preis. Tipp eines an. Kommt etwas Neues in Sicht, bleibt er dort stehen und geht mit einem Tipp weiter.
coach-goal = Die gestrichelte Linie ist der Weg. Ein Pfeil dreht ihn für dessen Ende: Er sieht nach vorn und zu den Seiten. Tipp dasselbe Feld oder ein anderes an, um es zu ändern, dann { $send }.
coach-facing = Wähle, wohin er blickt, dann { $send }.
coach-send = Alles ist gewählt. { $send } schickt es ab.
coach-choose = Wähle eines davon. Was nicht geht, sagt, warum nicht.
coach-standing = Das lässt sich jederzeit festlegen. Die anderen hören davon nichts.
what-i-want = Was will ich?
legend = Was die Zeichen bedeuten
legend-map = Auf der Karte
legend-own = Einer von deinen. Der Schnabel zeigt, wohin er blickt.
legend-contact = Jemand, den deine Leute jetzt sehen. Wem er gehört, sagt dir niemand.
legend-ghost = Wo jemand zuletzt gesehen wurde, mit dem Zeitpunkt und wer ihn sah.
legend-reach = Ein erreichbares Feld und was es kostet: dick fürs Gehen, dünn fürs Laufen.
legend-run = Nur rennend erreichbar: Wer rennt, sieht unterwegs nichts.
legend-stack = So viele stehen auf diesem Feld. Ein Tipp fragt, wer gemeint ist.
legend-warn = Etwas Wissenswertes über dieses Feld: Glas, eine Falle, jemand, der dort gesehen wurde.
legend-dark = Dunkel: Hier sieht nur ein Licht, oder ein Auge, das keins braucht.
legend-gas = Gas.
legend-air = Keine Luft: Hier braucht man einen Anzug.
legend-fog = Hell: Das sehen deine Leute jetzt. Grau: Das sehen sie nicht.
legend-steps = Schritte eines Zugs
legend-seats = Plätze
legend-moment = Hinter dem, was du weißt, steht, wann du es erfahren hast. { $when } heißt: { $what }.
own-memory = Dein Speicher
memory-in = Eigene Leute hast du nicht. Dein Speicher sitzt hier: { $place }. Sicherheitsaktionen übrig: { $n }.
nobody-here = Von deinen ist niemand auf der Karte.

## Die Karte

my-map = Meine Karte
the-truth = Die Wahrheit
whole-ship = Das ganze Schiff; antippen, um es zu sehen
closer = Näher
further = Weiter weg
fit = Voll
fit-sheet = Das ganze Blatt zeigen
centre-on = Zur Mitte: { $who }
which-one = Wer ist gemeint?
go-here = Hierher: { $place }
close = Schließen
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
square-name = { $room }, Zeile { $row }, Spalte { $column }
square-short = { $room } ({ $column },{ $row })
outside-of = Draußen, { $level }
terrain-cluttered = vollgestellt
terrain-obstructed = verbaut
terrain-blocked = versperrt
hatch-beside = { $hatch } { $state }
hatch-is-shut = zu
hatch-is-open = offen
hatch-is-locked = verriegelt
hatch-is-welded = verschweißt
hatch-is-blown = aufgesprengt
facing = Blick nach { $to }
ghost-label = { $name } { $when } · { $by }
ghost-plain = { $name } { $when }
last-seen = Zuletzt gesehen { $when } von { $by-dat }.
in-view = Im Blick von { $by-dat }.
state-light = leicht verwundet
state-serious = schwer verwundet
state-down = am Boden
state-capsule = in einer Kapsel
state-dead = tot
state-out = bewusstlos
state-emp = abgeschaltet
state-sneaking = getarnt
state-held = festgehalten
state-lost = keine Meldung
state-asleep = abgeschaltet

## Befehle

orders = Befehle
figure-asked = { $name }
to-place = Nach: { $place }.
tap-a-place = Tipp ein helles Feld an.
none-of-these = Nichts davon
turn-to = Drehen nach
change = ändern
more = Mehr
reset = Zurück
via = Über
via-hint = Das als Wegpunkt nehmen und von hier weitergehen
confirm = Abschicken
more-deeds = Mehr (+{ $n })
not-now-short = Warum nicht …
not-now-n = Jetzt nicht: { $n }. Warum?
not-yet = Noch nicht
let-hold = { $n ->
    [one] Einer hält
   *[other] { $n } halten
  }
would-hold = { $n ->
    [one] Einer von deinen hat keinen Befehl
   *[other] { $n } von deinen haben keinen Befehl
  }
hold-them = Ohne Befehl hält man: { $who }.
next-up = Als Nächstes: { $who }
strip = Was jeder vorhat
strip-none = Noch nichts geplant. Nimm jemanden auf.
strip-choose = Wähle erst jemanden im Streifen.
strip-change = Ändern, was in der Hand ist
strip-open = { $n }. { $name }: noch kein Befehl
strip-meant = { $n }. { $name }: { $what }
strip-now = { $n }. { $name } ist dabei: { $what }
strip-done = { $name } hat gehandelt: { $what }
strip-earlier = { $who } früher
strip-earlier-whom = Früher
strip-earlier-not = Davor kommt niemand, der noch handeln muss.
strip-later = { $who } später
strip-later-whom = Später
strip-later-not = Danach kommt niemand, der noch handeln muss.
strip-drop = Zurücknehmen: { $who }
strip-drop-whom = Zurücknehmen
strip-drop-not = Da ist nichts zurückzunehmen: noch kein Befehl, oder er ist erklärt und gilt.
go-further = Weiter: { $place }
has-stopped = { $who } hält auf dem Weg inne: schau, dann weiter
of-many = { $n } von { $all }
take-it = Nehmen
one-less = Eins weniger: { $what }
one-more = Eins mehr: { $what }
credits = Credits
order-sent = Dein Befehl ist da
order-waits = Der Spielleiter hat ihn.
order-lies = Er wartet auf die anderen oder auf den Spielleiter.
order-kept = Dein Befehl ist aufgehoben
order-goes-out = Er geht hinaus, sobald die Leitung wieder steht.
turn-of = { $who }: am Zug
my-turn-runs = Du bist am Zug
nothing-asked = Du wirst nichts gefragt
you-watch = Du schaust zu: Hier steht, was alle sehen dürfen.
you-may-plan = Du kannst planen, reden und lesen.
judge-at-it = Der Spielleiter hat deinen Befehl vor sich. Du kannst planen und lesen.
others-at-it = Der Spielleiter ist dran, oder ein anderer Platz wird gefragt. Du kannst planen und lesen.
game-over = Das Spiel ist zu Ende
has-won = gewonnen
result = Ergebnis
result-shut = Die Karte ansehen
one-wins = Sieg: { $who }
they-share = Geteilter Sieg: { $who }
nobody-wins = Niemand hat gewonnen
thats-me = das bist du
judges-word = Nach dem Wort des Spielleiters.
prompt-standing = Haltung
prompt-declare = Ansagen
prompt-act = Handeln
prompt-setup = Vorbereiten

## Figuren

my-figures = Meine Figuren
have-acted = { $n } von { $all }
have-orders = { $n } von { $all }
count-acted = Haben gehandelt: { $n } von { $all }
count-orders = Haben einen Befehl: { $n } von { $all }
todo-order = Befehl
todo-done = fertig
no-report = keine Meldung
not-placed = nicht aufgestellt
tough = zäh
has-control = hat die Computerkontrolle
points-left = { $n ->
    [one] noch 1 Punkt
   *[other] noch { $n } Punkte
  }
nothing-special = nichts Besonderes
gear-held = in der Hand
gear-worn = angezogen
gear-jammed = klemmt
gear-breached = durchlöchert
gear-uses = { $n ->
    [one] 1 Ladung
   *[other] { $n } Ladungen
  }

## Papiere

what-i-know = Was ich weiß
search-known = Durchsuchen, was ich weiß
nothing-known = Noch nichts.
nothing-found = Nichts gefunden.
older = Ältere
why = warum?
why-note = Warum
clause-unknown = Diese Worte waren nicht zu bekommen.
talk = Reden
room-all = Alle
room-with = { $who }, { $n ->
    [0] nichts Neues
    [one] eine neue Zeile
   *[other] { $n } neue Zeilen
  }
no-rooms = Kein Raum ist offen.
nothing-said = Hier ist noch nichts gesagt worden.
you-listen = Du bist am Zug: Du hörst zu.
room-shut = Dieser Raum ist jetzt geschlossen.
say-to = Sag etwas zu: { $who }
say-something = Sag etwas
send = Abschicken
are-talking = Unter vier Augen: { $who }.
tab-figures = Meine Figuren
tab-standing = Haltung
tab-plan = Plan
tab-sheet = Bogen
tab-short-figures = Leute
tab-short-standing = Haltung
tab-short-plan = Plan
tab-short-sheet = Bogen
nothing-to-settle = Jetzt lässt sich nichts festlegen.
stances = Wie ich stehe zu
permits = Was ich erlaube
prompt-plan = Meinen nächsten Zug planen
plan-hint = Was soll jeder in deinem nächsten Zug tun? Dass du planst, merkt niemand. In deinem Zug wird es dir wieder angeboten, und jeder Schritt wird neu gefragt.
plan-not-now = In deinem eigenen Zug gibst du Befehle, statt zu planen. Was du geplant hast, steht unter der Karte.
plan-line = { $who }: { $what }.
plan-fails = { $who } kann nicht: { $why }
plan-strayed = Die Dinge haben sich geändert: Von hier an passt der Plan nicht mehr.
plan-carry-out = So machen
plan-drop = Plan verwerfen
your-plan = Dein Plan
as-planned = Wie geplant
planned = Plan: { $what }
not-open-now = das geht jetzt nicht.
coach-plan = Ein Plan gehört dir allein: Niemand sieht oder hört, dass du einen machst. Nimm jemanden vor, wähle Tat und Weg und behalte sie. In deinem Zug wird dir der Plan wieder angeboten.
keep = Behalten
drop = Verwerfen
remove = Wegnehmen
own-notes = Eigene Notizen
note-here = Notiz auf diesem Feld
note-hint = Tipp irgendein Feld der Karte an, um dort eine Notiz anzuheften.
notes-on-map = Auf der Karte
print = Drucken
my-link = Mein Link
copy = Kopieren
link-to-copy = Link zum Weitergeben
parts = Teile
dock-map = Karte
dock-crew = Leute
dock-known = Wissen
dock-talk = Reden
dock-sheet = Bogen
sheet-goals = Ziele
sheet-rules = Besondere Regeln
sheet-background = Vorgeschichte
sheet-opening = Eröffnung
sheet-budget = Geld
host = Gastgeber

## Vorbereiten

getting-ready = Vorbereitung
gear-up = Leute und Ausrüstung
setup-step-loadout = Ausstattung
setup-step-opening = Eröffnung
setup-step-place = Aufstellen
setup-step-ready = Bereit
others-ready = { $n } von { $all } bereit
take-loadout = Nimm eine Ausstattung oder stell dir selbst eine zusammen
take-opening = Wähle, wie du beginnst
take-this = Nehmen: { $what }
todo-place = aufstellen
nobody-carries = Trägt noch niemand:
you-are-ready = Du bist bereit. Die anderen sind noch dabei.
change-after-all = Etwas ändern
place-who = Aufstellen: { $who }
setup-done = Ich bin bereit
setup-take = { $what ->
    [opening] Wie beginnst du?
   *[loadout] Eine Ausstattung mit einem Tipp, oder deine eigene
  }
setup-place-all = Jeder braucht ein Feld
setup-all-there = Alles ist an seinem Platz
setup-still = Noch offen:
credits-left = { $n ->
    [one] noch 1 Credit
   *[other] noch { $n } Credits
  }
what-to-try = Was soll ich versuchen?
what-you-know = Was du weißt
who-you-are = Du: { $who }
whole-sheet = Mein ganzer Bogen

## Das Pult

the-desk = Das Pult
where-we-are = Wo wir stehen
held-for-later = { $n } für später
hold-all = Anhalten
go-on = Weiter
skip = Übergehen
nudge = Anstupsen
is-here = { $who } ist da
is-away = { $who } ist weg
is-ready = bereit
tool-charts = Tabellen
charts-come = Die Tabellen werden geholt.
charts-line = Tabellen und Zeichnungen dieses Spiels allein. Tipp ein Kästchen an und schreib; eine Änderung gilt sofort und wird allen gesagt. Vor dem Spiel und zwischen den Zügen.
charts-files = Dateien
charts-tables = Tabellen
charts-value = Wert
desk-clash = Konflikt: { $place }
is-asked = wird gefragt
answer-in = hat geantwortet
nobody-sits = noch niemand
no-name-given = ohne Namen
stage-now = jetzt
stage-later = später
step-of = Schritt: { $step }
queue = Warteschlange
queue-head = { $n ->
    [0] Nichts wartet auf dich
    [one] Eine Sache wartet auf dich
    [2] Zwei Sachen warten auf dich
    [3] Drei Sachen warten auf dich
   *[other] { $n } Sachen warten auf dich
  }
card-kind-roll = Wurf
card-kind-rule = Entscheidung
card-kind-send = Senden
card-kind-next = Danach
card-kind-due = Fällig
dice-of = { $n ->
    [one] Ein Würfel,
   *[other] { $n } Würfel,
  }
need = { $n } nötig.
read-by-chart = nach Tabelle.
bonus = { $n } dazu.
asks-secret = Der Platz hört davon nichts
type-face = Augenzahl eines echten Würfels
roll = Würfeln
default = üblich
rule-it = So entscheiden
anew = Neu
differences = Was jeder Platz gewinnt oder verliert
nothing-changes = nichts ändert sich
later = Später
lessons = Was jeder erfährt
tool-ruling = Entscheid
ruling-name = Worum geht es?
ruling-throw = Ein Wurf
ruling-dice = { $n ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $n } Würfel
  }
ruling-need = Nötig
ruling-changes = Was sich ändert
ruling-without = Ohne { $what }
ruling-add = Eine Änderung dazu
ruling-add-this = In den Entscheid
ruling-tell = Sagen
ruling-if-won = Sagen, wenn es gelingt
ruling-if-lost = Sagen, wenn es misslingt
ruling-roll = Darum würfeln
ruling-hold = So sei es
known-to = Auf wessen Karten
known-to-nobody = Auf niemandes Karte.
known-now = in Sicht, { $place }
known-last = { $when }, { $place }
known-by = durch { $who-acc }
everybody = Alle
amend = Ändern
amend-this = Ändern: { $what }
amend-words = In deinen Worten
amend-say = So sagen
amend-later = Später:
amend-moment = Wann:
moment-SU = Lage
moment-IMU = Karte zu Beginn
moment-FMU = Karte am Ende
moment-G = Globalphase
amend-until = Runde { $round }
amend-never = Zurückhalten
amend-undo = Wie es war
amend-is-later = später
amend-is-never = zurückgehalten
not-before = nicht vor Runde { $round }
roll-all = Alle würfeln
send-all = Alle { $n } senden
pass-turn = Diesen Zug laufen lassen
truth = Wahrheit
as-seat = Gesehen von: { $who }
as-seat-sees = Wie dieser Platz es sieht
where-it-happens = Wo es geschieht
where-card = { $place }: Hier geschieht Karte 1. Tipp etwas an, um es zu ändern.
where-turn = { $place }: der Platz am Zug.
station-traps = Falle
station-eggs = Ei
station-markers = Marker
station-attempts = Versuch
desk-tools = Werkzeuge des Pults
tool-tell = Sagen
tool-change = Ändern
tool-levels = Ziele
tool-modes = Weisen
tool-tray = Würfelbrett
tool-notes = Notizen
tool-seats = Plätze
tool-rewind = Zurück
to-whom = Zu wem
to-all = Alle
tell-now = Jetzt sagen
tap-to-change = Tipp jemanden, ein Ding oder ein Feld auf der Karte an, oder oben einen Platz.
change-it = Alles andere
change-now = Jetzt ändern
kind-rest = Alles andere
throw-dice = { $n ->
    [one] Einen Würfel werfen
   *[other] { $n } Würfel werfen
  }
new-link-short = Neuer Link
new-link = Neuer Link: { $who }
who-judges = Wer leitet
who-plays = Wer spielt
who-is-here = Wer da ist
invite = Link für einen Spielleiter
hand-over = Stuhl übergeben
hand-over-head = { $who } leitet von jetzt an.
hand-over-line = Deine Links enden sofort. Allen wird gesagt, dass du die Wahrheit kennst.
hand-over-watch = Und nur zuschauen
hand-over-sit = Und mitspielen: { $who }
knows-the-truth = kennt die Wahrheit
watches = schaut zu
table-news = Was am Tisch geschah
bot-at = Bot für { $who }
bot-none = kein Bot
bot-easy = leichter Bot
bot-steady = solider Bot
bot-sharp = scharfer Bot
bot-whys = Warum er das getan hat
bot-round = Runde { $round }
bot-plays-here = ein Bot spielt
bot-plays-mine = Auf deinem Platz spielt ein Bot.
seat-back = Zurücknehmen
end-propose = Das Ende vorschlagen
end-asked = Das Spiel hier zu beenden, fänden gut: { $who }. Es endet, wenn alle zustimmen, die spielen.
end-agree = Einverstanden
end-disagree = Doch nicht
console-line = Du spielst mit. Was hier zu sehen ist, davon wissen alle, dass du es weißt.
console-open-it = Das Pult des Spielleiters öffnen
console-open-now = Öffnen
console-shut-it = Das Pult schließen
console-warning = Das Pult zeigt alles. Allen wird gesagt, dass du es geöffnet hast, und bis zum Ende des Spiels steht bei dir, dass du die Wahrheit kennst.
save-file = In eine Datei
end-game = Spiel beenden
end-not = Doch nicht zu Ende
end-proposed = Das Ende steht an
end-is-yours = Das erfährt niemand. Es ist an dir, das Ende zu erklären; bis dahin geht das Spiel weiter.
declare-end = Das Ende erklären
no-goals-yet = Noch lässt sich niemand beurteilen.
overrule = Anders entscheiden
what-reached = Was dieser Platz erreicht hat
your-reason = Dein Grund
as-rules-say = Wie die Regeln es sagen
level-now = { $n ->
    [0] keines der Ziele
   *[other] Ziel { $n }
  }
goal-holds = erfüllt
goal-open = nicht erfüllt
overruled-because = Nach deinem Wort ({ $rules ->
    [0] nach den Regeln keines
   *[other] nach den Regeln Ziel { $rules }
  }): { $reason }
back-before = Zurück davor
back-before-n = Zurück vor { $n }
taken-back = zurückgenommen
back-head = { $n ->
    [one] Zurück vor { $to } nimmt eine Entscheidung zurück.
   *[other] Zurück vor { $to } nimmt { $n } Entscheidungen zurück.
  }
back-learned = Was jeder seither erfahren und gewürfelt hat, weiß er auch dann noch:
back-now = Zurückgehen
lately = Zuletzt entschieden
nothing-decided = Noch ist nichts entschieden.
secret = geheim
nobody = niemand
part-fig = eine Figur: { $name }
part-ctr = ein Marker: { $name }
part-item = ein Ding: { $name }
part-edge = Luke { $name }
part-space = Raum { $name }
part-craft = Schiff { $name }
part-mark = ein Zeichen: { $name }
part-sees = was in Sicht ist
part-me = eigene Angelegenheiten
part-public = öffentliche Angelegenheiten
part-log = eine Mitteilung

## Bedienung neben einem Weg
beside-hostile = Schießen auf Leute von
beside-hold_open = Eine Luke aufhalten und bleiben
beside-examine = Ein Feld im Dunkeln erkennen
beside-expects = Auf der Hut vor

## Angebote
deal = Ich gebe { $give }; dafür will ich { $want }.
deal-yes = Abgemacht: { $give } für { $want }.
deal-no = Nein: { $give } für { $want }.
deal-back = Zurückgenommen: { $give } für { $want }.
deal-gone = Zurückgenommen.
deal-taken-by = Angenommen von: { $who }.
deal-not-by = Abgelehnt von: { $who }.
deal-accept = Annehmen
deal-decline = Ablehnen
deal-take-back = Zurücknehmen
deal-new = Ein Angebot machen
deal-make = Das anbieten
deal-give = Ich gebe
deal-want = Ich will
deal-bots-meet = Ein Bot legt, was er gibt, in der Ringnabe ab, sobald jemand da ist, der es nimmt.
deal-binds-nobody = Es wird für alle in diesem Raum aufgeschrieben und bindet niemanden.

## Neueres
coach-judge = Der Spielleiter hat deinen Befehl. Was daraus wird, steht dann hier.
tab-notices = Was ich weiß
tab-contacts = Kontakte
contacts-which = Welche Kontakte
contacts-all = Alle
contacts-live = In Sicht
contacts-ghost = Früher
contacts-thing = Dinge
no-contacts = Nichts dergleichen auf deiner Karte.
contact-live = In Sicht
contact-live-by = In Sicht, gesehen von { $by-dat }
contact-ghost = { $when }: { $n ->
    [0] in dieser Runde
    [one] vor einer Runde
   *[other] vor { $n } Runden
  }
contact-ghost-by = Gesehen von { $by-dat }, { $when }: { $n ->
    [0] in dieser Runde
    [one] vor einer Runde
   *[other] vor { $n } Runden
  }
informant-line = { $who } ist dein Informant.
informant-line-active = { $who } ist zu dir übergelaufen.
tell-update = Bei ihrer nächsten Lage
tell-loud = Global verkünden
keep-for-later = Bereithalten
made-ready = Bereitgehalten
drop-this = Verwerfen: { $what }
tap-where = Tipp das Feld auf der Karte an.
the-whole-station = Die ganze Station
carried-by = getragen von { $who-dat }
one-minute-more = + 1 Minute
something-else = Etwas anderes
end-sure = Das Spiel endet für alle, und alle sehen alles: wessen Ziele, welche Art, welcher Auftraggeber.
end-now = Spiel beenden
looking-up = Wird nachgesehen …
who-learned = Wer was erfuhr
nobody-learned = Kein Platz hat dadurch etwas erfahren.
from-what = Woher bekannt
trace-seen = gesehen, { $n }
trace-told = gesagt, { $n }
trace-later = später gesagt, { $n }
trace-all = verkündet, { $n }
details-of = Was { $n } für wen war
look-then = Die Karte nach { $n }
take-back = { $n } zurücknehmen
then-stood = Wie es nach { $n } stand.
then-abandoned = Wie es nach { $n } stand, in einem Verlauf, der aufgegeben wurde.
back-to-now = Zurück zu jetzt
carries = { $at } · trägt { $who-acc }
another = Jemand anderes
another-at = Ein Link für jemand anderen auf { $who }
set-ups = Wie weit jeder Platz mit dem Vorbereiten ist
part-at = { $what }, { $square }
part-moved = { $what } ist jetzt hier: { $square }
part-moved-differs = { $what } ist jetzt hier: { $square }, { $how }
part-differs = { $what }: { $how }
beside-spare = Lässt durch, außer deinen eigenen Leuten
change-any = Alles andere
console-go = Zum Pult
console-link = Ein Link zum Pult
older-decisions = Ältere Entscheidungen
text-large = Größere Schrift
text-usual = Übliche Schrift
setup-one-more = Fast geschafft
what-is-open = Was offensteht: { $who }
nothing-is-asked = In diesem Moment wird von diesem Platz nichts verlangt.
squares-open = { $n ->
    [one] ein Feld
   *[other] { $n } Felder
  }
