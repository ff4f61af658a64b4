### Die Seiten des Hauses, und was der Tisch in jedem Spiel sagt.

## Das Haus

page-house = Artifact-Server
page-back = Zurück
page-night = Nacht / Tag
language-name = Deutsch

## Eingang

lobby-title = An Bord kommen
lobby-over = Last Frontier: The Artifact
lobby-come-aboard = An Bord kommen
lobby-code = Code eures Tisches
lobby-code-line = Wer den Tisch eröffnet hat, hat ihn auf seinem Bildschirm.
lobby-name = Dein Name am Tisch
lobby-look = Meinen Tisch suchen
lobby-qr = Oder halte ein Telefon davor.
lobby-no-account = Kein Konto, keine App, kein Internet.
lobby-take-a-seat = Nimm Platz
lobby-sit = Hier setzen
lobby-sit-as = Hier setzen: { $seat }
lobby-here = gerade am Tisch
lobby-by-link = nur mit Link
lobby-had-a-seat = Hattest du schon einen Platz? Öffne einfach seinen Link, auf welchem Gerät auch immer.
lobby-sit-by-lot = Platz auslosen
lobby-dealt = wird ausgelost
seats-by-lot = An diesem Tisch werden die Plätze ausgelost. Lass dir einen zulosen oder bitte den Spielleiter um einen Link.
no-free-seat = Alle Plätze sind besetzt.
new-deal = Wer was spielt
new-deal-line = durch das Los: Wer kommt, sucht sich seinen Platz nicht aus; der Spielleiter kann jeden Platz per Link vergeben
new-deal-choose = Jeder wählt
new-deal-lot = Durch das Los
new-bot-at = Bis sich jemand hinsetzt: { $seat }
new-bot-none = für jemanden
new-slot = Der Zug eines Bots
new-slot-line = dauert so lange, was er auch tut; er spielt, bis sich jemand hinsetzt
new-slot-seconds = { $seconds } Sekunden
new-deals = Bots handeln
new-deals-line = untereinander und mit Leuten, über Angebote im Gespräch zu zweit; getauscht wird in der Ringnabe
new-deals-none = nie
new-deals-honest = und halten Wort
new-deals-breaks = und brechen es manchmal
new-alone = Allein
new-alone-note = gegen Bots
lobby-watch = Lieber zuschauen
lobby-new = Neuen Tisch eröffnen
lobby-new-soft = für den Gastgeber des Abends
lobby-set-up = Aufbauen
lobby-no-scenario = Hier ist kein Szenario installiert.
lobby-agreed = { $option }: { $choice }

lobby-qr-label = QR-Code der Seite dieses Tisches
lobby-judged = { $seats ->
    [one] ein Platz und ein Spielleiter
   *[other] { $seats } Plätze und ein Spielleiter
  }
lobby-unjudged = { $seats ->
    [one] ein Platz, das Programm leitet
   *[other] { $seats } Plätze, das Programm leitet
  }
plan-label = Übersichtsplan: { $title }

seat-judge = Spielleiter
seat-second-judge = Zweiter Spielleiter
seat-second-judge-line = sitzt am selben Pult
seat-judge-line = sieht alles und sagt, was fällig ist
seat-host = Gastgeber
seat-host-line = hält das Spiel in Gang, sieht nichts
seat-observer = Zuschauer
seat-observer-line = sieht, was alle sehen dürfen
seat-further = { $faction } · { $seat }
seat-beside = auf derselben Karte wie { $other }
seat-plain = Platz { $seat }

## Neues Spiel

new-title = Neuer Tisch: { $scenario }
new-who-judges = Wer leitet
new-judge-person = Einer von uns
new-judge-person-line = sitzt am Pult, sieht alles und entscheidet, was er entscheiden will
new-judge-software = Das Programm
new-judge-software-line = alle spielen mit; wer den Tisch eröffnet, hält das Spiel in Gang und sieht nichts
new-seats = Plätze
new-mixes = Fertige Runden, für wie viele
new-mix = { $players }
new-mix-judge = mit Spielleiter
new-mix-no-judge = ohne Spielleiter
new-agreed = Vor dem Spiel vereinbart
new-pace = Tempo
new-clock = Uhr
new-clock-line = Bedenkzeit für einen Zug; ist sie um, darf der Spielleiter oder der Gastgeber weitergehen
new-clock-minutes = { $minutes ->
    [0] keine Uhr
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
new-kinds = Wie die Arten von Entscheidungen laufen
new-kinds-line = lässt sich am Pult jederzeit ändern
new-your-name = Dein Name
new-own-seat = Ich spiele
new-open = Tisch eröffnen

mode-automatic = Von selbst
mode-assisted = Mit Rückfrage
mode-hand = Von Hand

## Der Link eines Platzes

claim-title = Ein Platz am Tisch
claim-held = Hier sitzt { $name }
claim-free = noch hat sich niemand eingetragen
claim-sit = Platz nehmen
claim-line = Dieser Browser behält den Platz, bis du aufstehst. Der Link gilt weiter, auf jedem Gerät.

link-title = Dein Platz
link-open = Zum Tisch
link-keep = Behalte diesen Link für dich: Wer ihn öffnet, sitzt auf deinem Platz. Öffne ihn wieder, wenn etwas schiefging oder du das Gerät wechselst.
link-own = Der Link deines Platzes
link-own-qr = Meinen geheimen Link als QR-Code zeigen
link-copy = Kopieren
link-only-here = Das geht nur auf diesem Rechner: Der Server hat kein Netz gefunden, über das andere dazukommen könnten.
link-leave = Platz aufgeben
link-hand-over = Soll jemand neben dir oder nach dir leiten, dann mach unter „Plätze“ einen Link für den zweiten Stuhl am Pult.
link-leave-line = Danach kann ihn jemand anderes nehmen.
link-invite = Wer mitspielt
link-invite-line = Die anderen öffnen diese Adresse, tippen den Code ein und nehmen Platz.
link-invite-qr = Oder sie halten ein Telefon davor.
link-still-free = noch frei
link-bot-plays = noch frei; ein Bot spielt

## Bildschirme

screen-title = Am Tisch
screen-loading = Der Plan wird ausgerollt …
screen-noscript = Dieser Bildschirm braucht JavaScript. Der Eingang geht auch ohne.

## Fehler

error-over = Nichts ist verloren
error-title = Das ging nicht
error-home = Zum Eingang

page-not-found = Unter dieser Adresse gibt es nichts.
method-not-allowed = Das nimmt diese Adresse nicht an.
page-refused = Das lässt sich nicht zeigen.
no-seat-here = Dieser Browser hat den Platz nicht. Öffne den Link des Platzes oder komm mit dem Code dazu.
link-ended = Dieser Link gilt nicht mehr oder hat nie gegolten. Bitte den Spielleiter oder den Gastgeber um einen neuen.
judge-stays = Der Platz des Spielleiters wird nie frei. Gib stattdessen den Link weiter.
judge-only = Das darf nur der Spielleiter.
too-many-tries = Zu viele falsche Versuche von diesem Gerät. Warte ein paar Sekunden.
form-incomplete = In diesem Formular fehlt etwas: { $name }.
bad-code = Unter diesem Code gibt es hier keinen Tisch. Sieh noch einmal hin oder lass ihn dir noch einmal vorlesen.
broken = Ein Fehler von uns. Das Spiel liegt sicher auf der Platte; sieh noch einmal nach. Mehr steht im Fenster des Servers unter { $mark }.
bad-message = Diese Nachricht ist nicht zu lesen.
message-too-long = Diese Nachricht ist zu lang.
too-fast = Das war zu viel auf einmal. Warte einen Augenblick.

port-taken = Der Server kann auf { $host }, Port { $port } nicht lauschen: { $fault }. Vielleicht läuft dort schon einer. Ein anderer Port: --port 8001 oder make demo PORT=8001.
data-folder = Der Datenordner { $folder } lässt sich nicht anlegen: { $fault }.
dice-unreadable = Die Würfel in { $file } sind nicht zu lesen: { $fault }.

## Was der Tisch allen sagt

table-joined = { $name } setzt sich: { $seat }.
table-left = Ein freier Platz: { $seat }. Wer dort saß, ist aufgestanden.
table-link-issued = Neuer Link: { $seat }. Die alten gelten nicht mehr.
table-held = Der Tisch hält an.
table-resumed = Es geht weiter.
table-rewound = Das Spiel ist an eine frühere Stelle zurückgegangen.
table-handed-over = { $name } hat den Stuhl übergeben; jetzt leitet { $after }. { $name } kennt die Wahrheit und { $sits ->
    [O] schaut nur noch zu
   *[other] sitzt auf { $sits }
  }.
table-console-opened = { $name } ({ $seat }) spielt mit, hat das Pult geöffnet und kennt die Wahrheit.
table-console-closed = { $name } ({ $seat }) hat das Pult geschlossen. Was dort zu sehen war, bleibt bekannt.
table-bot-plays = Jetzt spielt ein Bot: { $seat }.
table-bot-rests = Kein Bot mehr: { $seat }.
table-end-proposed = { $seat } möchte das Spiel hier beenden. Es endet, wenn alle zustimmen, die spielen.
table-imported = Dieses Spiel kommt aus einer Datei. Jeder Platz braucht einen neuen Link.

line-order = { $order ->
    [take_loadout] eine Ausstattung
    [muster] Leute und Ausrüstung
    [carry] Ausrüstung verteilt
    [place] jemanden oder etwas aufgestellt
    [settle] ein Geheimnis festgelegt
    [ready] bereit
    [declare] was jeder versuchen wird
    [end_actions] keine weiteren Aktionen
    [hal_act] eine Tat des Computers
    [step_ram] der Speicher des Computers zieht um
    [distort] die Listen des Computers gefälscht
    [pass_control] Computerkontrolle übergeben
    [set_stance] eine Haltung geändert
    [permit] eine Erlaubnis geändert
    [set_condition] eine Bedingung gestellt
    [call] ein Ruf über die Lautsprecher
    [skip] übergangen
    [correct] eine Korrektur
    [reveal] zeigt oder verbirgt einen Marker
    [plant] legt einen falschen Marker
    [tell] der Spielleiter spricht
    [withhold] etwas zurückgehalten
    [overrule] was ein Platz erreicht hat
    [accept] ein Schaustück anerkannt
    [delay] etwas aufgeschoben
    [decree] eine Entscheidung des Spielleiters
    [reword] etwas anders ausgedrückt
    [end_game] das Ende
   *[other] { $order }
  }
line-step = { $step ->
    [begin] der Tisch wird aufgebaut
    [opening] es wird gelost, der erste Zug beginnt
    [update] der Ablauf geht weiter
   *[other] { $step }
  }
line-rewound = zurück vor { $to }

## Was der Tisch ablehnt

own-link = Das ist dein eigener Platz. Sein Link steht auf der Seite deines Platzes.
nobody-to-judge = Auf diesem Stuhl sitzt noch niemand. Gib zuerst seinen Link aus.
somebody-judges = Hier leitet jemand: Das ist Sache des Spielleiters.
console-open = Das Pult ist schon offen.
console-shut = Das Pult ist schon geschlossen.
bot-there = Auf diesem Platz spielt schon ein Bot.
bot-gone = Auf diesem Platz spielt kein Bot mehr.
bot-plays = Auf deinem Platz spielt ein Bot. Nimm den Platz erst zurück.
no-end-proposed = Niemand hat vorgeschlagen, das Spiel zu beenden, oder das ist inzwischen erledigt.
seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
name-empty = Nenne einen Namen, damit die anderen wissen, wer da sitzt.
name-too-long = Dieser Name ist zu lang: höchstens { $most } Zeichen.
name-unreadable = Das ist kein Name.
text-empty = Da steht nichts.
text-too-long = Das ist zu lang: höchstens { $most } Zeichen.
text-unreadable = Das ist kein Text.
text-control-sign = Darin ist ein Zeichen, das sich nicht zeigen lässt.
bad-id = Eine Nachricht braucht eine eigene Kennung, höchstens { $most } Zeichen.
bad-keep = Das lässt sich nicht aufheben.
too-much-to-keep = Das ist zu viel zum Aufheben: höchstens { $most } Byte.
shelf-full = Davon ist kein Platz mehr: höchstens { $most }.
no-charts = Dieses Spiel hat keine Tabellen zum Ändern.
bad-desk-act = So etwas kann das Pult nicht.
bad-answer = Das ist keine Antwort auf die Frage.
bad-faces = Leg { $dice ->
    [one] eine Augenzahl
   *[other] { $dice } Augenzahlen
  } von 1 bis 6 hin.
bad-mode = Eine Art von Entscheidung läuft von selbst, mit Rückfrage oder von Hand.
bad-clock = Eine Uhr nimmt ganze Sekunden, von 0 bis zu einem Tag.
bad-rewind = An diese Stelle kann man nicht zurück.
cannot-skip = Da gibt es nichts zu übergehen.
not-asked = Danach wird nicht mehr gefragt.
not-answered = Das ist noch nicht beantwortet.
nothing-to-send = Es wartet nichts darauf, gesendet zu werden.
no-such-lesson = Das erführe niemand aus dem, was jetzt wartet.
bad-amendment = So lässt sich das nicht sagen.
gallery-full = { $most } Leute schauen an diesem Tisch zu, mehr haben nicht Platz. Schau wieder herein, wenn jemand gegangen ist.
observers-watch = Wer zuschaut, spielt nicht mit.
room-closed = Dieser Raum ist jetzt geschlossen.
table-on-hold = Der Tisch hält an.
table-over = Dieses Spiel ist zu Ende.
prompt-answered = Das ist schon beantwortet.
prompt-closed = Danach wird nicht mehr gefragt. Sieh noch einmal hin.
group-refused = Eine der gemeinsam gegebenen Antworten hatte keinen Bestand. Alle werden noch einmal gefragt.
no-such-game = So ein Spiel gibt es hier nicht.
no-such-decision = So eine Entscheidung gibt es nicht.

file-empty = Die Datei ist leer.
file-truncated = Die Datei bricht vor ihrem Ende ab.
file-altered = Die Datei ist nach dem Schreiben verändert worden: Ihre Prüfsumme stimmt nicht.
file-broken = Die Datei lässt sich nicht als Spiel lesen.
file-format = Das ist keine Spieldatei, die man hier kennt ({ $wanted }).
file-twice = Dieses Spiel ist schon da.

store-busy = Das Journal ist beschäftigt. Es ist nichts geschehen; versuch es noch einmal.
store-cannot-open = Das Journal lässt sich nicht öffnen. Gibt es den Datenordner, und darf der Server darin schreiben?
store-closed = Der Server hält gerade an. Es ist nichts geschehen.
store-damaged = Das Journal ist beschädigt. Es ist nichts geschehen.
store-failed = Das Journal konnte das nicht aufnehmen. Es ist nichts geschehen; versuch es noch einmal.
store-full = Die Platte ist voll. Es ist nichts geschehen; das Spiel steht, wie es stand.
store-other-schema = Das Journal stammt von einer anderen Version ({ $found }; diese hier schreibt { $wanted }).
store-read-only = In das Journal darf nicht geschrieben werden. Es ist nichts geschehen.
store-unreachable = Die Datenbank ist nicht zu erreichen. Es ist nichts geschehen; versuch es noch einmal.

## Szenarien

no-such-scenario = Ein Szenario namens { $scenario } gibt es nicht.
scenario-unreadable = Szenario { $scenario }: Die Datei { $file } ist kein lesbarer Text.
scenario-too-big = Szenario { $scenario }: Es hat mehr oder größere Dateien, als ein Szenario haben darf.
scenario-bad-toml = Szenario { $scenario }, Datei { $file }: { $fault }.
scenario-lacks = Szenario { $scenario }: In { $file } fehlt: { $name }.
scenario-bad-card = Szenario { $scenario }: { $where } in scenario.toml ist falsch ({ $fault }).
unknown-system = Regeln namens { $system } sind hier nicht installiert.
game-needs-seats = Ein Spiel braucht mindestens einen Platz.
no-such-seat = Einen Platz { $seat } gibt es nicht.
seat-needs-seat = Platz { $seat } spielt nur neben Platz { $needs } mit.
own-seat-missing = Du willst { $seat } spielen, aber dieser Platz ist nicht im Spiel.
fault-in-file = { $file }, Zeile { $line }, Spalte { $column }: { $why }.
bad-square = „{ $text }“ ist kein Feld. Felder schreibt man wie MH(9,20).
no-such-square = Ein Feld { $square } gibt es nicht.
no-such-choice = { $choice } steht bei { $option } nicht zur Wahl.

bad-map = { $file }, Zeile { $line }, Spalte { $column }: { $why }{ $more ->
    [0] {""}
   *[other]  (und { $more } weitere)
  }
no-such-prompt = So etwas wird dieser Platz nicht gefragt: { $prompt }.

## Angebote
bad-offer = Das ist kein Angebot: Es braucht, was du gibst und was du willst.
no-such-offer = So ein Angebot gibt es in diesem Raum nicht.
offer-not-open = Dieses Angebot steht dir nicht mehr offen.
new-rulings = Wie offene Stellen der Regeln gelesen werden
new-rulings-line = das Erste in jeder Zeile ist das, wofür das Spiel gebaut ist
line-taken-back = Befehl { $to } des Spielleiters zurückgenommen
not-the-last = Das ist nicht der letzte Befehl des Spielleiters, oder andere haben seither weitergemacht. Sieh in der Reihe nach und geh dorthin zurück.
data-in-use = Ein anderer Server benutzt den Datenordner { $folder }. Halte ihn an oder gib diesem einen eigenen: --data ORDNER.
no-journal = { $file } ist kein Journal, das diese Version lesen kann, oder es ist beschädigt.
backup-in-the-way = { $file } gibt es schon; es bleibt, wie es ist.
backup-failed = { $file } ließ sich nicht schreiben: { $fault }.
public-url = { $url } ist keine Adresse, die ein Browser öffnen könnte: Sie beginnt mit http:// oder https:// und nennt einen Host.
tls-unreadable = Das Zertifikat { $cert } oder sein Schlüssel { $key } ist nicht zu gebrauchen: { $fault }.
in-a-box = Dies läuft in einem Container und kann nicht wissen, unter welcher Adresse andere es erreichen. Sag es mit PUBLIC_URL=https://…, dann führen Links und Codes dorthin.
