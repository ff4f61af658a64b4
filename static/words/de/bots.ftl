# Warum ein Bot getan hat, was er getan hat: für die Spielleitung allein.

bot-why-attack = greift an
bot-why-attack-about = greift an: { $about }
bot-why-board = geht an Bord
bot-why-board-about = geht an Bord: { $about }
bot-why-escort = bleibt bei einem Gefährten
bot-why-examine = prüft, ob es das echte ist
bot-why-fetch = holt etwas
bot-why-fetch-about = holt: { $about }
bot-why-fuse = zündet die Lunte an
bot-why-hand-on = gibt etwas weiter
bot-why-hand-on-about = gibt weiter: { $about }
bot-why-hold = bleibt
bot-why-hold-about = bleibt: { $about }
bot-why-leave = hält auf den Rand zu
bot-why-leave-about = hält auf den Rand zu: { $about }
bot-why-listen = hält den Zähler hoch
bot-why-search = sucht
bot-why-search-about = sucht: { $about }
bot-why-shields = will die Schilde unten haben
bot-why-watch = blickt durch die Kameras des Schiffs
