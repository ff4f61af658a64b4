# Why a bot has done what it has done: for the judge alone.

bot-why-attack = attacks
bot-why-attack-about = attacks: { $about }
bot-why-board = goes aboard
bot-why-board-about = goes aboard: { $about }
bot-why-escort = keeps beside a companion
bot-why-examine = looks whether it is the real one
bot-why-fetch = fetches something
bot-why-fetch-about = fetches: { $about }
bot-why-fuse = lights the fuse
bot-why-hand-on = hands something on
bot-why-hand-on-about = hands on: { $about }
bot-why-hold = stays
bot-why-hold-about = stays: { $about }
bot-why-leave = makes for the border
bot-why-leave-about = makes for the border: { $about }
bot-why-listen = holds the counter up
bot-why-search = searches
bot-why-search-about = searches: { $about }
bot-why-shields = wants the shields down
bot-why-watch = looks through the ship's cameras
