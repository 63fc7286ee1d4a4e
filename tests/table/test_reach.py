"""Why a board element cannot be chosen, and what would lead there."""

from lutece import games
from lutece.table import Match
from lutece.table.reach import out_of_reach

PARIS = games.load("paris")


def opened() -> Match:
    """Paris for two after some turns: keys stand on banks, buildings stand in districts."""
    match = Match(PARIS, 2, seed="within reach")
    while len(match) < 40 or match.view(match.to_move).prompt.said.key != "paris-ask-main":
        legal = match.legal_actions()
        match.play(legal[len(match) * 5 % len(legal)])
    return match


def test_a_way_leads_to_the_element():
    match = opened()
    found = 0
    for element in elements(match):
        reason = out_of_reach(match, element)
        for way in reason.ways if reason else ():
            steps = [
                a for a in match.legal_actions() if PARIS.say_action(match.state, a) == way.first
            ]
            after = match.at(len(match))
            after.play(steps[0])
            touched = {e for d in after.view(after.to_move).decisions for e in d.touches}
            assert element in touched
            assert after.can_undo
            found += 1
    assert found


def test_a_place_that_no_key_can_enter_says_by_which_rule():
    match = opened()
    reasons = [out_of_reach(match, element) for element in elements(match)]
    without_way = [reason for reason in reasons if reason and not reason.ways]
    assert without_way
    assert all(reason.rule.startswith("P-") and reason.said.text for reason in without_way)
    assert not any(reason.said.key == "paris-why-not-asked" for reason in without_way)


def test_a_place_that_a_lifted_key_cannot_enter_says_why():
    match = opened()
    while (place := lifted_before_a_key(match)) is None:
        legal = match.legal_actions()
        match.play(legal[len(match) * 5 % len(legal)])
    assert out_of_reach(match, place).said.key == "paris-why-occupied"


def lifted_before_a_key(match: Match) -> str | None:
    """Lift a key whose way to another player's building is barred by that key alone; its place."""
    view = match.view(match.to_move)
    for lift in view.decisions if view.prompt.said.key == "paris-ask-main" else ():
        if not lift.text.startswith("move bank/"):
            continue
        name = lift.text.removeprefix("move bank/")
        district = next(d for d in view.board.districts if d.district == name)
        for building in district.buildings:
            if building.keys[1 - match.to_move] and not building.keys[match.to_move]:
                match.play(lift.text)
                return f"place/{name}/{building.value}"
    return None


def test_an_element_that_can_be_chosen_needs_no_reason():
    match = opened()
    for decision in match.view(match.to_move).decisions:
        for element in decision.touches:
            assert out_of_reach(match, element) is None
    assert out_of_reach(match, "nothing/like/this") is None


def test_paris_paris_says_that_a_tile_is_not_on_show():
    match = Match(games.load("paris-paris"), 2, seed="on show")
    shown = {f"tile/{tile.stop}/{tile.line}" for tile in match.view(0).board.on_show}
    hidden = next(e for e in elements(match) if e.startswith("tile/") and e not in shown)
    assert out_of_reach(match, hidden).rule == "PP-9"


def elements(match: Match) -> list[str]:
    actions = range(match.game.kernel.actions)
    return sorted({e for a in actions for e in match.game.touches(match.state, a)})
