"""An evening with the Example of Play: a judge and four players, each with a browser of his own, at one real server."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from playwright.sync_api import Browser, Page, expect

from artifact_server.house import house
from artifact_server.referee.play import nested
from artifact_server.referee.script import Line
from artifact_server.words import Catalogues
from tests.browser.example import Learned, Turn, differs, lying, read_example, to_be_seen, told
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.judge import Judge
from tests.browser.player import Player
from tests.browser.server import HOUSE, Server

PICTURES = HOUSE / "artefacts"
TYPED = ("hack", "damage")
"""Rolls that the judge throws with a real die of his own. All others fall as the file of loaded dice says."""
LINE_WENT = re.compile(
    "WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_NETWORK_CHANGED"
)


class Evening:
    """Who is there, and how far they have come."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self._chromium, self.server = chromium, server
        wording = self.wording = Catalogues(house("static") / "words").reader("en")
        self.judge = Judge("Ruth", self._page(dark=True), Mouse())
        self.pirates = Player("P", "Ines", self._page(), Mouse(), wording)
        self.phone = Player("F", "Tomas", self._page(touch=True), Finger(), wording)
        self.scientist = Player("M", "Priya", self._page(), Keys(), wording)
        self.alien = Player("A", "Anselm", self._page(), Mouse(), wording)
        self.players = [self.pirates, self.phone, self.scientist, self.alien]
        self._by_seat = {player.seat: player for player in self.players}
        self._learned = {player.seat: Learned() for player in self.players}
        self._turns = {turn.title: turn for turn in read_example()}

    def sit_down(self) -> None:
        """The judge lays the table; three type the code, one opens the link that the judge made for him."""
        self.pirates.page.goto("/")
        self.picture("lobby", self.pirates)
        code = self.judge.lay_the_table("U.S.S. Feynman", players=5)
        self.pirates.join_by_code(code, "Pirates")
        self.phone.join_by_code(code, "Phone Company")
        self.scientist.join_by_code(code, "Mad Scientist")
        self.alien.join_by_link(self.judge.link_for("Alien"))

    # --- turns ------------------------------------------------------------------------------------
    def play(self, title: str, *, before: str = "", comes: Callable[[], None] | None = None) -> None:
        """All orders of a turn, then a look at what each knows now. Right before one of its steps something `comes`."""
        turn = self._turns[title]
        came = comes is None
        for step, act in self._steps(turn):
            if comes is not None and not came and step.startswith(before):
                came = True
                comes()
            act()
        assert came, f"nothing in this turn begins like {before}"
        self.hold(title)

    def _steps(self, turn: Turn) -> Iterator[tuple[str, Callable[[], None]]]:
        """Orders and throws of the judge, each after the order that it is for."""
        face = 0
        for line in turn.orders:
            if line.kind == "dice":
                face = int(line.words[1]) if line.words[0].startswith(TYPED) else 0
                continue
            seat, kind, *_ = line.words
            yield line.text, partial(self._by_seat[seat].give, kind, nested(line.named))
            if face:
                yield f"J throws {face}", partial(self.judge.throw, face)
                face = 0

    def hold(self, title: str) -> None:
        """What the transcript says of every seat after this turn is what has come to its screen, neither more nor less."""
        turn = self._turns[title]
        for line in turn.checks:
            if line.kind == "told":
                seat, _, news = line.words[0].partition(" ")
                self._learned[seat].hear(news)
        for player in self.players:
            self._knows(player)
        for line in turn.checks:
            if line.kind == "holds":
                self._holds(line)
            elif line.kind == "never":
                self._never(line)

    def _knows(self, player: Player) -> None:
        wire, learned = player.wire, self._learned[player.seat]
        wire.until(
            lambda: told(wire.parts, player.wording) == learned.told,
            lambda: str(told(wire.parts, player.wording)),
        )
        wire.until(
            lambda: lying(wire.parts) == learned.lies,
            lambda: f"{lying(wire.parts)} instead of {learned.lies}",
        )
        expect(player.papers).to_have_count(len(learned.told))
        # What was before the first turn has no moment on the page.
        assert player.known() == [re.sub("^0 ", "· ", news) for news in learned.told]

    def look_at_the_maps(self) -> None:
        """Each map of the whole ship shows what its owner knows of, nothing else; the desk the truth, and each seat's view."""
        self._sees(self.judge)
        for player in self.players:
            self._sees(player)
            self.judge.sees_as(player.seat)
            assert self.judge.view_of(player.seat)["set"] == player.wire.parts
        self.picture("maps")
        self.judge.sees_as("")

    def _sees(self, who: Judge | Player) -> None:
        people, things = who.on_the_map()
        wanted, more = to_be_seen(who.wire.parts, self.wording)
        # Behind the name of whoever is out of sight stands when and by whom he was seen.
        assert [name for name, shown in zip(wanted, people, strict=True) if not shown.startswith(name)] == []
        assert things == more

    def _holds(self, line: Line) -> None:
        who: Player | Judge = self._by_seat.get(line.words[0], self.judge)
        who.wire.until(lambda: not differs(who.wire.parts, line), lambda: str(differs(who.wire.parts, line)))

    def _never(self, line: Line) -> None:
        seat, *secrets = line.words
        player = self._by_seat[seat]
        for secret in secrets:
            assert not player.wire.ever(secret), line.text
            assert secret.lower() not in player.everything().lower(), line.text

    # --- troubles ---------------------------------------------------------------------------------
    @contextmanager
    def cut_off(self, player: Player) -> Iterator[None]:
        """His cable is out while he gives an order. The judge sees it by the lamp; the order goes out when it is back."""
        player.page.context.set_offline(True)
        expect(player.page.locator(".strip")).to_contain_text("The line to the table is down.")
        expect(self.judge.lamp(player.name, here=False)).to_be_visible()
        yield
        expect(player.page.locator(".strip")).to_contain_text("One order is kept and goes out then.")
        self.picture("cut-off")
        player.page.context.set_offline(False)
        expect(player.page.get_by_role("img", name="The line is up")).to_be_visible()
        expect(self.judge.lamp(player.name, here=True)).to_be_visible()

    def pull_the_plug(self) -> None:
        """The server dies without a word and is started again; nobody has to do anything about it."""
        pages = [who.page for who in self.everybody]
        self.server.kill()
        for page in pages:
            expect(page.locator(".strip")).to_contain_text("The line to the table is down.")
        self.picture("no-server")
        self.server.start()
        for page in pages:
            expect(page.get_by_role("img", name="The line is up")).to_be_visible()

    @property
    def everybody(self) -> list[Judge | Player]:
        return [self.judge, *self.players]

    # --- looking ----------------------------------------------------------------------------------
    def picture(self, moment: str, *whose: Judge | Player) -> None:
        """These screens as they are now; without a name, all five."""
        PICTURES.mkdir(exist_ok=True)
        for who in whose or self.everybody:
            who.page.screenshot(path=PICTURES / f"{moment}-{who.seat}.png")

    def go_home(self) -> None:
        for who in self.everybody:
            who.page.context.close()

    def complaints(self) -> list[str]:
        """What the browsers complained of, a lost line aside."""
        return [line for who in self.everybody for line in who.said if not LINE_WENT.search(line)]

    def _page(self, *, dark: bool = False, touch: bool = False) -> Page:
        return self._chromium.new_context(
            base_url=self.server.address,
            viewport={"width": 1366, "height": 768},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
        ).new_page()
