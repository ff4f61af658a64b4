### Was der Schiedsrichter zu einem Protokoll sagt, das sich nicht spielen lässt.
script-unreadable = Zeile { $line } ist ab „{ $text }“ nicht zu lesen.
script-lacks = Im Protokoll fehlt: { $what }.
script-goes-round = Der Ablauf dreht sich im Kreis, ohne auf jemanden zu warten.
script-wants-die = Für { $key } wird ein Würfel gebraucht, und keiner ist geladen.
script-form-open = Das Formular fragt noch: { $wants }.
script-cannot-open = Das Spiel lässt sich nicht öffnen: { $why }
script-field-twice = { $name } ist zweimal angegeben, auf verschiedene Weise.
