"""Forms of what may be settled in one's own time: stances, permissions, conditions of informants."""

from artifact_server.core.forms import Choose, Chosen, Form, Option
from artifact_server.core.words import Words
from artifact_server.systems.artifact.book import Book
from artifact_server.systems.artifact.model.known import Known
from artifact_server.systems.artifact.model.orders import SetStance
from artifact_server.systems.artifact.model.public import Public


def standing_form(book: Book, known: Known, public: Public, chosen: Chosen) -> Form:
    """Toward whom → how (MOV-09)."""
    others = [s for s in public.players if s != known.seat]
    seat, stance = chosen.get("seat"), chosen.get("stance")
    if seat not in others:
        return Form(
            Words.of("form-stance"), Choose("seat", tuple(Option(s, Words.of(f"seat-{s}")) for s in others))
        )
    if stance not in ("hostile", "neutral"):
        options = tuple(Option(s, Words.of(f"stance-{s}")) for s in ("hostile", "neutral"))
        return Form(
            Words.of("form-stance"),
            Choose("stance", options, default=known.stances.get(str(seat), "hostile")),
        )
    order = SetStance.model_validate({"seat": seat, "stance": stance})
    return Form(Words.of("form-stance"), order=order.model_dump(mode="json"), clauses=("MOV-09",))
