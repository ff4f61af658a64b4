### Das Theater: Rückschau auf ein Spiel, das zu Ende ist.

theatre = Das Theater
theatre-enter = Rückschau: das Theater
theatre-shut = Das Theater öffnet, wenn das Spiel zu Ende ist.
theatre-loading = Das Spiel wird zurückgespult …
theatre-lost = Dieser Teil des Spiels war nicht zu bekommen.
theatre-try-again = Noch einmal
theatre-back = Zurück zum Tisch
theatre-save = In eine Datei
theatre-journal = Journal
theatre-journal-hint = das ganze Spiel als Datei, die ein Server einlesen kann
no-such-reel = So einen Teil hat das Spiel nicht.

what-was-so = Wie es war
what-they-held = Was sie glaubten: { $who }
whose-belief = Wessen Glaube
first-decision = Zum Anfang
last-decision = Zum Ende
decision-before = Eine Entscheidung zurück
decision-after = Eine Entscheidung weiter
play = Abspielen
pause = Anhalten
time-line = Zeitleiste
time-of = Runde { $round } · { $who }
time-step = Runde { $round } · { $who } · { $step }
time-before = Aufbau
time-over = Das Ende
decision-n = Entscheidung { $n } von { $all }
decision-by = Entscheidung { $n } von { $all } · { $who }
was-taken-back = vom Spielleiter zurückgenommen
by-software = vom Programm
by-judge = vom Spielleiter
by-loaded = gezinkt
thrown-unseen = verdeckt

between-the-two = Dazwischen
gap-since = Seit wann
gap-until = Bis wann: gesagt oder vorbei
no-difference = { $who }: so weit stimmt alles.
gap-own-at = { $who } ist hier: { $true }. Auf der Karte: { $held }.
gap-own-gone = { $who } ist hier: { $true }. Auf der Karte: nirgends.
gap-own-lost = { $who } gehört nicht mehr dazu, und das weiß dort noch niemand.
gap-own-state = { $who }: { $true }. Gemeldet: { $held }.
gap-well = unverletzt
gap-ghost = { $who } zuletzt gesehen: { $held }. In Wahrheit: { $true }.
gap-unseen = { $n ->
    [one] Eine Figur ist auf der Station, von der hier kein Marker liegt.
   *[other] { $n } Figuren sind auf der Station, von denen hier kein Marker liegt.
  }
gap-due = Noch nicht erfahren: { $words }
gap-more = { $n ->
    [one] und noch eines
   *[other] und noch { $n }
  }

find = Suchen
find-event = Ereignis
find-figure = Figur
find-any-event = jede Art
find-anybody = jede Figur
find-before = Das vorige
find-after = Das nächste
find-none = So ein Ereignis gibt es nicht.
what-happened = Was geschah
nothing-happened = Nichts, was der Rede wert wäre.
dice-and-rulings = Würfel und Entscheidungen
said-meanwhile = Dabei gesagt

tab-moment = Moment
tab-levels = Ergebnis
tab-sums = Statistik
tab-said = Reden
talk-locked = Was unter vier Augen gesagt wurde, sieht nur, wer dabei war, bis der Spielleiter es freigibt.
talk-unlocked = Der Spielleiter hat alles Gesagte freigegeben: Alle dürfen es lesen.
talk-unlock = Alle lesen lassen
talk-lock = Nur die Beteiligten
nothing-was-said = Es ist nichts gesagt worden.
no-result-told = Das Spiel hat kein Ergebnis: Der Tisch ist geschlossen worden.

stat-shot = Schüsse
stat-hit = Treffer
stat-wound = Verwundete
stat-knockout = Bewusstlose
stat-death = Tote
stat-cure = Geheilte
stat-sighting = Sichtungen
stat-interdiction = Hemmnisse
stat-step = Felder gegangen
stat-hatch = Luken geöffnet
stat-hack = Hackversuche
stat-control = Computerkontrolle genommen
stat-controller = Figuren gewonnen
stat-thrall = vom Geist ergriffen
stat-freed = befreit
stat-breach = Scheiben zerbrochen
stat-end = Ende
stat-minutes = Minuten am Zug
stat-per-turn = Sekunden je Zug
stat-of = Statistik nach Plätzen

event-shot = { $who } schießt
event-hack = { $who } versucht zu hacken
event-sighting = { $seat }: { $what } kommt in Sicht
event-death = { $who } stirbt
event-wound = { $who } wird verwundet
event-knockout = { $who } verliert das Bewusstsein
event-cure = { $who } geht es besser
event-controller = { $who } hört jetzt auf: { $to }
event-control = { $who } hat die Computerkontrolle
event-thrall = { $who } wird von einem Geist ergriffen
event-freed = { $who } ist wieder frei
event-pane = Eine Scheibe zerbricht

## Zuschauer

the-plan = Der Plan
watch-setup = Die Plätze bereiten sich vor
watch-over = Jetzt darf alles angesehen werden.
watch-closed = Der Tisch ist geschlossen.
watch-round = Runde
watch-people = Am Tisch
watch-in-turn = am Zug
watch-heard = Was alle gehört haben
watch-nothing-heard = Noch ist nichts verkündet worden.
