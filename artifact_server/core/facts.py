"""Orders ask, facts tell. Both are frozen and both are stored."""

from pydantic import BaseModel, ConfigDict


class Order(BaseModel):
    """What a seat asks for. A system's orders are the members of one union, told apart by `kind`."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Fact(BaseModel):
    """What happened. A system's facts are the members of one union, told apart by `kind`.

    A fact is never taken back and never refused. Dice faces and rulings are stored beside the facts of
    their decision, so that replaying a game neither rolls nor judges again.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
