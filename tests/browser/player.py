"""Somebody who plays: gives the orders of a transcript through his screen, knowing no more than it shows."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from artifact_server.core.words import JSON
from tests.browser.atlas import beside
from tests.browser.person import Person, control_of, offers

Order = Mapping[str, JSON]


class Player(Person):
    """A person with a game to play."""

    def give(self, kind: str, order: Order) -> None:
        """An order as the transcript writes it: by the hand's way to it on the screen."""
        ways = {
            "take_loadout": self.take_loadout,
            "settle": self.settle,
            "ready": self.ready,
            "form": self.declare,
            "declare": self.drive,
            "move": self.move,
            "attack": self.attack,
            "pilot": self.pilot,
            "hack": self.hack,
            "use": self.use,
            "security": self.security,
            "hal_act": self.hal_act,
            "step_ram": self.step_ram,
            "activate": self.activate,
            "end_actions": self.end_actions,
        }
        ways[kind](order)

    # --- getting ready ----------------------------------------------------------------------------
    def take_loadout(self, order: Order) -> None:
        self.touch(self.page.get_by_role("radio", name=self.say(f"loadout-{order['loadout']}".lower())))
        self.settled()

    def settle(self, order: Order) -> None:
        """A secret of the own sheet; the ways to begin stand there like load-outs."""
        if order["what"] == "opening":
            self.touch(self.page.get_by_role("radio", name=self.say(f"opening-{order['value']}".lower())))
            return self.settled()
        self.press(self.say(f"settle-{order['what']}"))
        self.settled()
        self.choose(order["value"])
        self.settled()

    def ready(self, _: Order) -> None:
        self.press("I am ready")
        self.settled()

    # --- a turn -----------------------------------------------------------------------------------
    def declare(self, order: Order) -> None:
        """Figure by figure, each deed where the screen lists it."""
        self.await_form(lambda form: form["words"]["code"].startswith("form-declare"))
        for figure, deed in (order.get("intents") or {}).items():
            if self.row(figure).get_attribute("aria-pressed") != "true":
                self.take_up(figure)
            row = next(row for row in self.control("assign")["rows"] if row["id"] == figure)
            self._choose_among(row["options"], deed)
        rows = (control_of(self.wire.form, "assign") or {"rows": ()})["rows"]
        if any(len(row["options"]) > 1 and row["id"] not in order.get("intents", {}) for row in rows):
            self.touch(self.page.locator(".send"))
        self.confirm()

    def move(self, order: Order) -> None:
        """Along a way; who stops because there is something to see goes on, unless he is to halt there."""
        figure, way = str(order["figure"]), list(order["path"])
        while way:
            self.act(figure)
            self.go(way)
            if "facing" in order:
                self.turn(str(order["facing"]))
            for thing in (order.get("then") or {}).get("take", ()):
                self._assign(thing, "take")
                self.await_form(partial(_takes, thing))
            self.confirm()
            way = self._rest(figure, way) if order.get("halt") is False else []
        if order.get("halt") is False:
            self.stay(figure)

    def stay(self, figure: str) -> None:
        """Whoever was stopped and has points left must say that he stays there."""
        self.await_form(lambda form: offers(form, "end"))
        [end] = [option for option in self.control("choose")["options"] if option["value"] == "end"]
        if end["off"]:
            self.act(figure)
            self.confirm()

    def _rest(self, figure: str, way: list[str]) -> list[str]:
        self.wire.until(lambda: self.place(figure) in way, lambda: f"{figure} does not move")
        return way[way.index(self.place(figure)) + 1 :]

    def attack(self, order: Order) -> None:
        self.act(order["figure"])
        if "path" in order:
            self.go(order["path"])
        self.confirm()

    def pilot(self, order: Order) -> None:
        """Straight on, step by step; the map shows where the control seat comes to."""
        self.act(order["figure"])
        self.await_form(lambda form: bool(control_of(form, "path")))
        steps = [str(self.control("path")["start"])]
        for move in order["moves"]:
            steps.append(beside(steps[-1], str(move)))
        self.go(steps[1:])
        self.confirm()

    def hack(self, order: Order) -> None:
        self.act(order["figure"])
        self.choose(f"hack:{order['purpose']}")
        self.confirm()

    def use(self, order: Order) -> None:
        self.act(order["figure"])
        self.choose(f"use:{order['what']}|{order['item']}|")
        self.confirm()

    def security(self, order: Order) -> None:
        self.act(order["figure"])
        self.choose(order["act"])
        self.choose(order["segment"])
        self.confirm()

    def hal_act(self, order: Order) -> None:
        self.choose(f"free:hal:{order['act']}")
        self.choose(order["robot"] if "robot" in order else order["segment"])
        self.confirm()

    def step_ram(self, order: Order) -> None:
        self.choose("free:hal:ram")
        self.point_out(str(order["to"]))
        self.confirm()

    def drive(self, order: Order) -> None:
        """What a robot is to do, once it answers."""
        [(robot, intent)] = order["intents"].items()
        self.act(robot)
        self.choose(intent["do"])
        self.confirm()

    def activate(self, order: Order) -> None:
        self.take_up_matter("Standing")
        self.choose("activate")
        self.choose(order["figure"])
        self.confirm()
        self.touch(self.page.get_by_role("tab", name="Crew"))

    def end_actions(self, _: Order) -> None:
        self.choose("end")
        self.confirm()


def _takes(thing: str, form: Mapping[str, Any]) -> bool:
    """Whether a form's order takes a thing up, so that one may confirm it."""
    then = (form.get("order") or {}).get("then") or {}
    return thing in then.get("take", ())
