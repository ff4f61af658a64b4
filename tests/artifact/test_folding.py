"""What a decision has folded is not folded twice; any other facts, and facts on any other state, are."""

from functools import reduce

from artifact_server.core.answers import Answers
from tests.artifact.table import Game, fig


def test_facts_lead_where_folding_them_one_by_one_leads_whether_or_not_they_were_just_decided() -> None:
    game = Game("FX-HALL", fig("P.H1", "1,1"), fig("F.H2", "6,1", "W"))
    game.declares(P_H1={"do": "walk"})
    system, state, prompt = game.system, game.state, game.prompt("P")
    order = system.read_order({"kind": "move", "figure": "P.H1", "gait": "walk", "path": ["X(2,1)"]})

    def decided(path: str) -> list[object]:
        read = system.read_order({"kind": "move", "figure": "P.H1", "gait": "walk", "path": [path]})
        return list(system.decide(state, [("P", read)], prompt, Answers({})))

    facts = system.decide(state, [("P", order)], prompt, Answers({}))
    folded = reduce(system.apply, facts, state)
    assert system.after(state, facts) == folded
    assert system.after(state, [fact.model_copy() for fact in facts]) == folded
    assert system.after(state, facts[:-1]) == reduce(system.apply, facts[:-1], state)
    assert system.after(folded, ()) is folded
    assert decided("X(1,2)") != facts
    assert system.after(state, facts) == folded, "another decision was made in between"
