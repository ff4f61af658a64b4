"""Dice: fair, keyed, and deaf to what a seat cannot hear."""

from collections import Counter
from typing import Any

import pytest

from artifact_server.core.answers import Answers, Choice, Roll, Ruling
from artifact_server.core.words import Words
from artifact_server.table.asking import Asking
from artifact_server.table.dice import Cast, HashedDice, LoadedDice, LoadedWrong
from artifact_server.table.standing import Standing
from artifact_server.table.tablefacts import Pending

CAST = Cast(rewinds=0, counter="A", number=0)
RULING = Ruling(
    purpose="mood",
    subject="x",
    seat="A",
    choices=(Choice(value="good", words=Words.of("good")), Choice(value="bad", words=Words.of("bad"))),
    default="good",
    words=Words.of("mood"),
)


def roll(purpose: str = "hit", *, dice: int = 1, seat: str = "A", secret: bool = False) -> Roll:
    return Roll(purpose=purpose, subject="x", dice=dice, seat=seat, secret=secret, words=Words.of(purpose))


def test_all_faces_are_equally_likely() -> None:
    faces = Counter(HashedDice("secret").answer("", roll(dice=6000), CAST).faces)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < times < 1150 for times in faces.values())


@pytest.mark.fault("R43")
def test_a_face_hangs_on_secret_purpose_counter_number_and_rewinds() -> None:
    def faces(secret: str = "s", purpose: str = "hit", cast: Cast = CAST) -> tuple[int, ...]:
        return HashedDice(secret).answer("", roll(purpose, dice=20), cast).faces

    casts = [Cast(1, "A", 0), Cast(0, "B", 0), Cast(0, "A", 1)]
    seen = [faces(), faces("t"), faces(purpose="hurt"), *(faces(cast=cast) for cast in casts)]
    assert len(set(seen)) == 6
    assert faces() == seen[0]


def test_nobody_rules_the_default() -> None:
    assert HashedDice("s").answer("mood/x/1", RULING, CAST).choice == "good"


@pytest.mark.parametrize("hidden", [0, 1, 5])
def test_rolls_a_seat_does_not_hear_of_shift_none_of_its_dice(hidden: int) -> None:
    asking = Asking(HashedDice("s"), Standing(0, None))  # type: ignore[arg-type]
    pending = Pending(seat="A", order_id="1", prompt="p", kind="k", orders=())

    def decide(answers: Answers) -> list[Any]:
        for _ in range(hidden):
            answers.roll(roll("trap", secret=True))
        answers.roll(roll("trap", seat="B"))
        return [answers.roll(roll(dice=10))]

    faces: Any = asking.work(pending, "automatic", decide).facts
    assert faces == (HashedDice("s").answer("", roll(dice=10), CAST).faces,)


def test_loaded_dice_fall_by_key_then_in_sequence() -> None:
    dice = LoadedDice({"hit/x/2": [6], "hit": [[5]], "mood/x": ["bad"]}, sequence=[1, [2, 3]])
    assert dice.answer("hit/x/2", roll(), CAST).faces == (6,)
    assert dice.answer("hit/x/1", roll(), CAST).faces == (5,)
    assert dice.answer("mood/x/1", RULING, CAST).choice == "bad"
    assert dice.answer("hit/x/1", roll(), CAST).faces == (1,)
    assert dice.answer("hit/x/1", roll(dice=2), CAST).faces == (2, 3)
    dice.done()


@pytest.mark.parametrize(
    ("load", "ask"), [([], roll()), ([[1, 2]], roll()), ([7], roll()), (["bad"], roll()), (["ugly"], RULING)]
)
def test_loaded_dice_say_what_does_not_fit(load: list[object], ask: Roll | Ruling) -> None:
    with pytest.raises(LoadedWrong):
        LoadedDice(sequence=load).answer("key", ask, CAST)  # type: ignore[arg-type]


def test_loaded_dice_say_what_was_never_asked_for() -> None:
    with pytest.raises(LoadedWrong, match="never asked for"):
        LoadedDice({"hit": [1]}).done()
    with pytest.raises(LoadedWrong, match="never asked for"):
        LoadedDice(sequence=[1]).done()
