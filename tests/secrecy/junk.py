"""Bad input: one readable order of each kind, and everything that can be wrong with it."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

Order = dict[str, Any]

SAMPLES: tuple[Order, ...] = (
    {"kind": "take_loadout", "loadout": "P-A"},
    {"kind": "muster", "buy": {"item:pistol": 1}},
    {"kind": "carry", "item": "pistol-P1", "figure": "eastwood"},
    {"kind": "place", "what": "eastwood", "at": "X(1,1)", "facing": "N", "hatch": "", "hidden": False},
    {"kind": "settle", "what": "control", "value": "mccray"},
    {"kind": "ready", "ready": True},
    {"kind": "declare", "intents": {"P.H1": {"do": "attack", "target": "mh1", "fire": "double", "also": ["mh1"], "then": ""}}},
    {
        "kind": "exchange", "figure": "P.H1", "take": ["pistol-1"], "drop": ["pistol-P.H1-1"], "hide": True,
        "give": {"pistol-P.H1-1": "mh1"}, "frisk": "", "facing": "E",
    },
    {
        "kind": "move", "figure": "P.H1", "gait": "walk", "path": ["X(1,2)"], "facing": "E", "halt": False,
        "hold_open": "h", "expects": "h", "then": {"kind": "exchange", "take": ["pistol-1"]}, "rest": True,
    },
    {"kind": "say_way", "figure": "P.H1", "path": ["X(1,2)"]},
    {"kind": "end_move", "figure": "P.H1", "facing": "S"},
    {
        "kind": "attack", "figure": "P.H1", "target": "mh1", "weapon": "pistol-P.H1-1", "fire": "single", "also": ["mh1"],
        "path": ["X(1,2)"], "halt": True, "turn": "N", "stray": "S", "spoil": "emp", "facing": "E",
    },
    {"kind": "watch", "figure": "P.H1", "at": "X(3,1)", "hostile": ["M"], "facing": "E"},
    {"kind": "hack", "figure": "P.H1", "purpose": "lift", "lift": "LS1", "facing": "E"},
    {"kind": "destruct", "figure": "P.H1", "delay": 9, "facing": "E"},
    {"kind": "security", "figure": "P.H1", "act": "snoop", "segment": "A", "toggle": "lights", "robot": "doc", "facing": "E"},
    {"kind": "use", "figure": "P.H1", "what": "throw_gas", "item": "gas_grenade-P.H1-2", "target": "X(1,2)", "spare": ["M"]},
    {
        "kind": "pilot", "figure": "P.H1", "craft": "cutter", "gait": "jog", "moves": ["N"], "take_seat": "X(1,1)",
        "dock": "ho", "course": "home", "facing": "E",
    },
    {"kind": "send_lift", "figure": "P.H1", "shaft": "SH", "facing": "E"},
    {"kind": "special", "figure": "P.H1", "power": "sting", "target": "mh1", "at": "X(1,1)", "facing": "E"},
    {"kind": "set_mask", "figure": "P.H1", "mask": "unseen"},
    {"kind": "switch", "figure": "P.H1", "on": True},
    {"kind": "pass_control", "to": "mh1"},
    {"kind": "activate", "figure": "M.H1"},
    {"kind": "step_ram", "to": "X(9,1)"},
    {"kind": "hal_act", "act": "snoop", "segment": "A", "toggle": "", "robot": "doc", "shaft": "SH"},
    {"kind": "distort", "hide": ["doc"], "insert": [{"what": "figure", "at": "X(1,1)", "look": "eastwood"}]},
    {"kind": "end_actions"},
    {"kind": "set_stance", "seat": "M", "stance": "neutral"},
    {"kind": "permit", "what": "carry:M", "give": True},
    {"kind": "set_condition", "figure": "M.H1", "condition": "never"},
    {"kind": "call", "text": "hello"},
    {"kind": "skip"},
    {"kind": "correct", "what": "at", "subject": "M.H1", "value": "X(1,1)", "reason": "he slipped"},
    {"kind": "reveal", "seat": "P", "subject": "M.H1", "show": True},
    {"kind": "plant", "seat": "P", "look": "bug", "at": "X(1,1)", "facing": "N", "down": False},
    {"kind": "tell", "to": ["P"], "text": "listen", "loudspeaker": False},
    {"kind": "withhold", "due": 1},
    {"kind": "delay", "due": 1},
    {
        "kind": "decree",
        "name": "a net",
        "dice": 1,
        "need": 4,
        "changes": [{"kind": "correct", "what": "out", "subject": "M.H1", "value": "yes", "reason": ""}],
        "tell": [{"kind": "tell", "to": ["P"], "text": "caught", "loudspeaker": False}],
        "otherwise": [{"kind": "tell", "to": ["P"], "text": "missed", "loudspeaker": False}],
    },
    {"kind": "reword", "due": 1, "text": "listen"},
    {"kind": "edit_chart", "file": "charts.toml", "path": ["terrain", "clear"], "value": 2},
    {"kind": "overrule", "seat": "P", "level": 2, "reason": "he was kind"},
    {"kind": "accept", "figure": "M.H1", "on": True, "reason": "it still breathes"},
    {"kind": "end_game"},
)  # fmt: skip
"""All fields are filled in: what is wrong with one of them is tried with each."""


def deep(levels: int) -> Any:
    """Lists in lists."""
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


def nested(levels: int) -> Any:
    """Objects in objects."""
    value: Any = {}
    for _ in range(levels):
        value = {"intents": value}
    return value


JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 10**30, -(10**30), 1e308, math.nan, math.inf, 2.5,
    "", " ", "x", "x" * 100_000, "\x00", "\u202eabc", "☃", "null", "NaN", "P.H1", "M.H1", "mh1", "nobody", "J", "P",
    "X(0,0)", "X(99999999999999999999,0)", "X(-1,-1)", "EVA(0,0)", "EVA+99(1,1)", "SKIN-X(0,0)", "X(0,0", "cutter(1,1)",
    "terminal:", "terminal:x", "terminal:X(0,0)", "built:", "built:x", "free:", "camera", "h", "ho", "item:", "item:pistol",
    [], {}, [None], [[]], [1], ["x"], ["X(0,0)"] * 50, ["X(0,0)"] * 5000, ["mh1", "mh1"], {"x": 1}, {"x": {}}, {"": ""},
    {"P.H1": {}}, {"P.H1": {"do": "fly"}}, {"P.H1": {"do": "walk"}, "P.H9": {"do": "walk"}}, {"code": "x", "args": {}},
    deep(500), nested(500),
)  # fmt: skip


def wrongs(sample: Mapping[str, Any]) -> Iterator[Order]:
    """The sample with one thing wrong: a field that is junk, that is missing, or that nobody knows."""
    for name in sample:
        for junk in JUNK:
            yield {**sample, name: junk}
        yield {k: v for k, v in sample.items() if k != name}
    yield {**sample, "extra": 1}
    yield {**sample, "seat": "J"}
    for name, value in sample.items():
        if isinstance(value, list):
            for junk in JUNK[:40]:
                yield {**sample, name: [*value, junk]}
        if isinstance(value, dict):
            for junk in JUNK[:40]:
                yield {**sample, name: {**value, "x": junk}}
                yield {**sample, name: dict.fromkeys(value, junk)}


UNREADABLE: tuple[Any, ...] = (
    None,
    1,
    "move",
    [],
    {},
    [{"kind": "move"}],
    {"kind": "dance"},
    {"kind": None},
    deep(800),
    nested(800),
)
