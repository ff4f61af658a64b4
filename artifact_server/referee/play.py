"""Playing a script: command by command, checking what is written below each."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from artifact_server.core.errors import Malformed, Refusal
from artifact_server.core.words import JSON
from artifact_server.referee.board import Board
from artifact_server.referee.script import Line, read_script
from artifact_server.referee.stage import Finder, set_stage
from artifact_server.systems import open_system
from artifact_server.words import Wording

WORDS = {"rule": 2, "order": 2, "refused": 1, "holds": 2, "offered": 1, "never": 1}
"""So many bare words each kind of line has at least."""


@dataclass
class Verdict:
    """How a script went: its faults, and the script with the told lines as they really were."""

    faults: list[str] = field(default_factory=list)
    written: list[str] = field(default_factory=list)
    commands: int = 0

    @property
    def text(self) -> str:
        return "\n".join(self.written) + "\n"


def referee(text: str, find: Finder, wording: Wording) -> Verdict:
    """Play a script. Raises Malformed only for one whose head cannot be read."""
    lines = read_script(text)
    stage = set_stage(lines, find)
    assert stage.bundle is not None
    board = Board(open_system(stage.bundle), stage, wording)
    return _Play(board, lines).run()


class _Play:
    def __init__(self, board: Board, lines: list[Line]) -> None:
        self.board, self.lines, self.verdict = board, lines, Verdict()
        self.expected: list[str] = []
        self.news: list[str] = []
        self.refusal: Refusal | None = None
        self.opened = False

    def run(self) -> Verdict:
        for line in self.lines:
            if self.opened and self.expected and line.kind not in ("told", "text"):
                self._settle()
            self._line(line)
        self._settle()
        self._unmet_refusal()
        if self.board.loaded:
            self._fault(self.lines[-1], f"dice left over: {[face for _, face in self.board.loaded]}")
        return self.verdict

    def _line(self, line: Line) -> None:
        if len(line.words) < WORDS.get(line.kind, 0):
            self._keep(line)
            self._fault(line, "there is something missing")
            return
        match line.kind:
            case "head" | "text":
                self._keep(line)
            case "told":
                self._open(line)
                self.expected.append(line.words[0])
            case "dice":
                self._settle()
                self._keep(line)
                self._load(line)
            case "rule":
                self._settle()
                self._keep(line)
                self.board.rulings[line.words[0]] = line.words[1]
            case "order":
                self._open(line)
                self._settle()
                self._unmet_refusal()
                self._keep(line)
                self._order(line)
            case _:
                self._open(line)
                self._settle()
                self._keep(line)
                self._check(line)

    def _open(self, line: Line) -> None:
        """The game is opened before the first line that needs it."""
        if not self.opened:
            self.opened = True
            try:
                self.board.open()
            except Refusal as fault:
                raise Malformed("script-cannot-open", why=self.board.wording.say(fault.words)) from fault
            self.news = self.board.news()

    def _load(self, line: Line) -> None:
        """`dice 5 4` in the order of falling due; `dice hack/preuitt 5` for one purpose and subject."""
        key = ""
        for word in line.words:
            if word.lstrip("-").isdigit():
                self.board.loaded.append((key, int(word)))
            else:
                key = word

    def _order(self, line: Line) -> None:
        self.verdict.commands += 1
        seat, kind, *rest = line.words
        try:
            fields = nested(line.named)
            if kind == "form":
                fields = dict(self.board.filled(seat, rest[0] if rest else "", fields))
            else:
                fields["kind"] = kind
            self.board.order(seat, fields)
        except Refusal as refusal:
            self.refusal = refusal
            self._refused_at = line
        self.news = self.board.news()

    def _settle(self) -> None:
        """Hold the told lines against what really came; write down what did."""
        if not self.expected and not self.news:
            return
        number = len(self.verdict.written)
        for wanted, got in _aligned(self.expected, self.news):
            if wanted != got:
                self.verdict.faults.append(f"after line {number}: expected {wanted!r}, got {got!r}")
        self.verdict.written += [f"< {n}" for n in self.news]
        self.expected, self.news = [], []

    def _check(self, line: Line) -> None:
        try:
            self._held(line)
        except Malformed as fault:
            self._fault(line, self.board.wording.say(fault.words))

    def _held(self, line: Line) -> None:
        match line.kind:
            case "refused":
                self._check_refusal(line)
            case "holds":
                self._check_part(line)
            case "offered":
                self._check_offer(line)
            case "never":
                self._check_never(line)
            case _:
                self._fault(line, "cannot be read")

    def _check_refusal(self, line: Line) -> None:
        got = self.refusal.code if self.refusal else "taken"
        if self.refusal is None or got != line.words[0]:
            self._fault(line, f"expected the refusal {line.words[0]}, got {got}")
        self.refusal = None

    def _unmet_refusal(self) -> None:
        if self.refusal is not None:
            said = self.board.wording.say(self.refusal.words)
            self._fault(self._refused_at, f"refused: {self.refusal.code}: {said}")
            self.refusal = None

    def _check_part(self, line: Line) -> None:
        """`= P fig/kyoshi at=MH(19,16) facing=W`, `= P no ctr/yee`: parts of a seat's view."""
        seat, *rest = line.words
        view = self.board.view(seat)
        absent = rest[0] == "no"
        part = view.get(rest[-1])
        if absent:
            if part is not None:
                self._fault(line, f"{rest[-1]} is there: {part}")
            return
        if part is None:
            self._fault(line, f"{rest[-1]} is not there")
            return
        for key, value in line.fields:
            got = part.get(key) if isinstance(part, Mapping) else part
            # What does not hold may be left out of a part.
            if got is None and not value:
                continue
            if got != value and str(got) != str(value):
                self._fault(line, f"{key} is {got!r}")

    def _check_offer(self, line: Line) -> None:
        """`? P act figure=kyoshi offers=[…] lacks=[…]`."""
        seat, *rest = line.words
        chosen = {k: v for k, v in line.fields if k not in ("offers", "lacks", "exactly")}
        try:
            got = self.board.offered(seat, chosen, rest[0] if rest else "")
        except Refusal as refusal:
            self._fault(line, f"no form: {refusal.code}")
            return
        named = line.named
        for wanted in named.get("offers", []):
            if str(wanted) not in got:
                self._fault(line, f"{wanted} is not offered: {got}")
        for unwanted in named.get("lacks", []):
            if str(unwanted) in got:
                self._fault(line, f"{unwanted} is offered")
        if "exactly" in named and sorted(got) != sorted(str(v) for v in named["exactly"]):
            self._fault(line, f"offered is {got}")

    def _check_never(self, line: Line) -> None:
        """`never F lichter "Port lock"`: nothing that seat was ever sent holds these words."""
        seat, *words = line.words
        stream = self.board.sent.get(seat, b"").lower()
        for word in words:
            if word.lower().encode() in stream:
                self._fault(line, f"{seat} has been sent {word!r}")

    def _keep(self, line: Line) -> None:
        self.verdict.written.append(line.text)

    def _fault(self, line: Line, what: str) -> None:
        self.verdict.faults.append(f"line {line.number}: {what} ({line.text.strip()})")


def nested(fields: Mapping[str, JSON]) -> dict[str, JSON]:
    """`then/take=[x]` is {"then": {"take": ["x"]}}."""
    order: dict[str, JSON] = {}
    for key, value in fields.items():
        place = order
        *steps, last = key.split("/")
        for step in steps:
            place = place.setdefault(step, {})
            if not isinstance(place, dict):
                raise Malformed("script-field-twice", name=key)
        place[last] = value
    return order


def _aligned(expected: list[str], got: list[str]) -> list[tuple[str, str]]:
    length = max(len(expected), len(got))
    return list(
        zip(
            expected + ["nothing"] * (length - len(expected)),
            got + ["nothing"] * (length - len(got)),
            strict=True,
        )
    )
