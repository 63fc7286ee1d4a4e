"""Reviews: a ledger that adds up, verdicts that hidden things do not change, work that goes on."""

from functools import cache
from itertools import pairwise

import msgspec
import numpy as np
import pytest

from lutece import games
from lutece.bots import bot
from lutece.kernel.contract import OVER
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.lab.batch import BOTS
from lutece.lab.review import (
    SCALE,
    PartialReview,
    Progress,
    Review,
    ReviewSettings,
    ReviewStoppedError,
    check_decision,
    hint,
    review,
    review_key,
    reviewable,
)
from lutece.lab.review.engine import Engine, half_width, legal_actions, thinker_for
from lutece.lab.simulate import play_match
from lutece.table import IllegalDecisionError, Match, RecordError
from tests.games.own_components import components_with_a_richer_tile

SHALLOW = ReviewSettings(simulations=24, playouts=8, explained=2, redeals=16)
DEEP = ReviewSettings(simulations=400, playouts=24)
SHALLOWEST = ReviewSettings(simulations=4, seconds=1e-9, explained=0, redeals=4)  # a first look
FIELDS = {
    "review": "game seats bot seconds players decisions reveals win moments",
    "players": "seat result fair own others luck remainder mean_loss class decisions",
    "decisions": "number seat played best loss loss_low loss_high points_lost label forced "
    "difficulty helped why losses",
    "reveals": "number luck interval",
}


@cache
def played(name: str, seats: int, who: str = "novice", **options: bool) -> Match:
    match = Match(games.load(name), seats, options, seed="review")
    play_match(match, [bot(who)] * seats, rng_from("review", BOTS))
    return match


@cache
def shallow(name: str, seats: int) -> Review:
    return review(played(name, seats), settings=SHALLOW)


@cache
def deep(name: str, seats: int) -> Review:
    return review(played(name, seats), settings=DEEP)


def same(one: Review, other: Review) -> bool:
    """Equal but for the time that they took."""
    return msgspec.structs.replace(one, seconds=0.0) == msgspec.structs.replace(other, seconds=0.0)


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ledger_adds_up_for_every_seat(name, seats):
    rules = games.load(name).description.rule_options
    found = [review(played(name, seats, "random"), settings=SHALLOWEST)]
    if rules and seats == 3:
        all_rules = dict.fromkeys(rules, True)
        found.append(review(played(name, seats, "random", **all_rules), settings=SHALLOWEST))
    for looked in found:
        for player in looked.players:
            assert abs(player.remainder) < 1e-9
            parts = player.own + player.others + player.luck
            assert parts == pytest.approx(player.result - player.fair, abs=1e-9)
        assert looked.win[-1] == [player.result for player in looked.players]
        assert np.allclose(np.sum(looked.win, axis=1), 1.0)
        assert sum(player.luck for player in looked.players) == pytest.approx(0.0, abs=1e-5)


def test_luck_is_that_of_the_start_and_of_all_reveals():
    looked, match = shallow("paris-paris", 3), played("paris-paris", 3)
    settings = SHALLOW
    engine = Engine(match.game, thinker_for(match.game, settings), settings.seed)
    quick = engine.quick(match.state_at(0), match.actions[0], "decision 0")
    simulations = 24 // 2 if quick.high < SCALE.noticed else 24
    start = engine.examine(match.state_at(0), match.actions[0], simulations, "decision 0")
    for player in looked.players:
        reveals = sum(found.luck[player.seat] for found in looked.reveals)
        assert player.luck == pytest.approx(
            start.best_value[player.seat] - player.fair + reveals, abs=1e-9
        )


@pytest.mark.parametrize("name", games.NAMES)
def test_the_json_has_the_fields_that_programs_expect(name):
    looked = msgspec.json.decode(msgspec.json.encode(shallow(name, 3)))
    assert list(looked) == FIELDS["review"].split()
    for part in ("players", "decisions", "reveals"):
        assert all(list(row) == FIELDS[part].split() for row in looked[part])
    match = played(name, 3)
    assert len(looked["decisions"]) == len(looked["win"]) == len(match)
    assert [row["played"] for row in looked["decisions"]] == match.moves
    assert [row["seat"] for row in looked["decisions"]] == match.movers


@pytest.mark.parametrize("name", games.NAMES)
def test_figures_of_one_decision_agree_with_each_other(name):
    for decision in shallow(name, 3).decisions:
        assert 0 <= decision.loss_low <= decision.loss <= decision.loss_high <= 1
        assert decision.helped[decision.seat] == pytest.approx(-decision.loss, abs=1e-9)
        assert sum(decision.helped) == pytest.approx(0.0, abs=1e-5)
        assert (decision.best == decision.played) == (decision.loss == 0)
        assert 0 <= decision.difficulty <= 1
        if decision.forced:
            assert (decision.label, decision.loss) == ("forced", 0)
        if decision.label in SCALE.labels:
            assert decision.loss_low >= SCALE.labels[decision.label]
    losses = [shallow(name, 3).decisions[n].loss for n in shallow(name, 3).moments]
    assert losses == sorted(losses, reverse=True)


@pytest.mark.parametrize("name", games.NAMES)
def test_what_a_seat_cannot_know_changes_no_figure_of_its_decisions(name):
    match = played(name, 4)
    changed = 0
    for number in range(10, len(match), max(len(match) // 5, 1)):
        past = match.at(number)
        if len(past.legal_actions()) == 1:
            continue
        other = past.redealt(past.to_move, rng_from(str(number), "test"))
        changed += not np.array_equal(past.state, other.state)
        action = match.actions[number]
        verdicts = [check_decision(m, action, settings=SHALLOW) for m in (past, other)]
        assert verdicts[0] == verdicts[1]
        hints = [hint(m, past.to_move, settings=SHALLOW) for m in (past, other)]
        assert hints[0] == hints[1]
    assert changed, "nothing was hidden in these positions"


def test_a_review_that_was_stopped_goes_on_to_the_same_figures():
    match = played("paris-paris", 2)
    whole = review(match, settings=SHALLOW)
    partial: PartialReview | None = None
    for steps in (5, 40, 30, 1000):
        seen: list[Progress] = []
        try:
            again = review(
                match,
                settings=SHALLOW,
                progress=seen.append,
                stop=lambda seen=seen, steps=steps: len(seen) >= steps,
                resume=partial,
            )
        except ReviewStoppedError as stopped:
            kept = msgspec.json.encode(stopped.partial)  # as a server keeps it
            partial = msgspec.json.decode(kept, type=PartialReview)
    assert same(again, whole)
    assert len(seen) < len(match) * 2


def test_threads_change_no_figure_and_seeds_do():
    match = played("paris-paris", 2)
    threaded = review(match, settings=msgspec.structs.replace(SHALLOW, threads=2))
    assert same(threaded, review(match, settings=SHALLOW))
    other = msgspec.structs.replace(SHALLOW, seed="other")
    assert review_key(match, other) != review_key(match, SHALLOW)
    assert not same(review(match, settings=other), threaded)


def test_findings_of_another_game_or_of_other_settings_are_left_aside():
    match = played("paris-paris", 2)
    strange = PartialReview("of another game")
    assert same(review(match, settings=SHALLOW, resume=strange), review(match, settings=SHALLOW))


def test_progress_tells_moments_as_they_are_found():
    told: list[Progress] = []
    match = played("paris-paris", 3)
    settings = msgspec.structs.replace(SHALLOW, simulations=200)
    looked = review(match, settings=settings, progress=told.append)
    stages = [progress.stage for progress in told]
    assert stages == sorted(stages, key=["look", "search", "explain"].index)
    assert all(a.done <= b.done for a, b in pairwise(told))
    assert told[-1].done == told[-1].total
    # The most suspicious decisions are searched first: most moments in the first half.
    costly = set(looked.moments)
    order = list(told[-1].partial.deep)
    first_half = set(order[: len(order) // 2])
    assert looked.moments
    assert len(costly & first_half) >= 0.8 * len(costly)


def test_a_limit_of_seconds_leaves_a_whole_review():
    hurried = msgspec.structs.replace(SHALLOW, seconds=1e-6)
    looked = review(played("paris-paris", 3), settings=hurried)
    assert all(abs(player.remainder) < 1e-9 for player in looked.players)
    assert any(decision.loss > 0 for decision in looked.decisions)


def test_worse_players_lose_more():
    by_level = []
    for level in ("random", "casual", "neural"):
        looked = review(
            played("paris-paris", 3, level), settings=ReviewSettings(simulations=200, explained=0)
        )
        by_level.append(np.mean([player.mean_loss for player in looked.players]))
    assert by_level == sorted(by_level, reverse=True)
    assert by_level[0] > 2 * by_level[2]


def test_where_a_review_sees_a_mistake_the_better_decision_wins_more():
    match = played("paris-paris", 3)
    looked = deep("paris-paris", 3)
    engine = Engine(match.game, thinker_for(match.game, SHALLOW), "truth")
    gained = []
    for number in looked.moments:
        decision = looked.decisions[number]
        if decision.label == "inaccuracy":
            continue
        firsts = np.array([match.game.numbers[t] for t in (decision.played, decision.best)])
        results, _ = engine.play_out(match.state_at(number), firsts, 128, f"{number}")
        gained.append((results[1] - results[0])[:, decision.seat].mean())
    assert len(gained) >= 4
    assert np.mean(np.array(gained) > 0) >= 0.85


def test_the_last_decision_is_judged_as_counting_all_deals_does():
    match = played("paris-paris", 4)
    number = next(
        n
        for n in reversed(range(len(match)))
        if len(legal_actions(match.game, match.state_at(n))) > 1
    )
    state, game = match.state_at(number), match.game
    seat, rng = game.kernel.to_move(state), rng_from("all", "test")
    assert number >= len(match) - 2
    engine = Engine(game, thinker_for(game, SHALLOW), "x")
    found = engine.examine(state, match.actions[number], 2000, "x")
    shares = dict.fromkeys(legal_actions(game, state), 0.0)
    for _ in range(500):
        dealt = state.copy()
        game.kernel.redeal(game.constants, dealt, seat, rng)
        for action in shares:
            after, out = dealt.copy(), np.empty(8)
            game.kernel.advance(game.constants, after, action)
            assert game.kernel.to_move(after) == OVER, "the game needs a seed that ends here"
            game.kernel.result(game.constants, after, out)
            shares[action] += out[seat] / 500
    assert found.best_value[seat] == pytest.approx(max(shares.values()), abs=0.05)
    assert found.loss == pytest.approx(
        max(shares.values()) - shares[match.actions[number]], abs=0.05
    )


@pytest.mark.parametrize("name", games.NAMES)
def test_compiled_playouts_are_those_of_the_network_at_a_match(name):
    match = played(name, 3)
    past = match.at(len(match) // 2)
    while len(past.legal_actions()) == 1:
        past = match.at(len(past) + 1)
    game, state, seat = match.game, past.state, past.to_move
    engine = Engine(game, thinker_for(game, SHALLOW), "s")
    firsts = np.array(past.legal_actions()[:2])
    results, events = engine.play_out(state, firsts, 2, "a", with_events=True)
    for n, first in enumerate(firsts):
        deal = rng_from("s\na\n1", "lutece playout")
        other = past.redealt(seat, deal)
        other.play(int(first))
        while not other.over:
            other.play(bot("neural").choose(game, other.state, deal))
        assert results[n, 1, :3].tolist() == other.win
        assert results[n, 1, 4:7].tolist() == other.scores
        happened = [[*e] for *_, found in other.history(len(past)) for e in found]
        mine = events[(events[:, 0] == n) & (events[:, 1] == 1), 2:]
        assert mine.tolist() == happened


def test_why_adds_up_to_the_difference_of_points():
    match = played("paris-paris", 3)
    engine = Engine(match.game, thinker_for(match.game, SHALLOW), "s")
    number = 20
    state, first = match.state_at(number), legal_actions(match.game, match.state_at(number))
    why = engine.explain(state, first[0], first[1], 12, "a")
    results, _ = engine.play_out(state, np.array(first[:2]), 12, "a")
    seat = match.movers[number]
    difference = (results[0] - results[1])[:, 4 + seat].mean()
    assert sum(why.sources.values()) == pytest.approx(difference)
    assert why.share == pytest.approx((results[0] - results[1])[:, seat].mean())


def test_a_hint_says_where_to_look_what_to_do_and_why():
    past = played("paris-paris", 3).at(12)
    seat = past.to_move
    found = hint(past, seat, settings=ReviewSettings(simulations=300, playouts=16))
    assert found.best in past.legal()
    assert {a.decision for a in found.losses} <= set(past.legal())
    assert found.losses[0].decision == found.best == found.good[0]
    assert found.losses[0].loss == 0
    best = past.game.numbers[found.best]
    assert set(past.game.touches(past.state, best)) <= set(found.elements)
    assert 0 <= found.win_low <= found.win <= found.win_high <= 1
    assert found.instead in past.legal()
    assert found.instead != found.best
    assert check_decision(past, found.best, settings=SHALLOW).label == "good"


def test_the_price_of_a_blunder_is_known_before_it_is_made():
    match = played("paris-paris", 3)
    looked = deep("paris-paris", 3)
    worst = looked.decisions[looked.moments[0]]
    verdict = check_decision(match.at(worst.number), worst.played, settings=DEEP)
    assert (verdict.decision, verdict.seat) == (worst.played, worst.seat)
    assert verdict.label in SCALE.labels
    assert verdict.loss == pytest.approx(worst.loss, abs=0.05)
    assert verdict.why


def test_advice_is_for_the_seat_to_move_and_for_legal_decisions_only():
    match = played("paris-paris", 3)
    past = match.at(5)
    with pytest.raises(LuteceError, match="Another seat is to move"):
        hint(past, (past.to_move + 1) % 3)
    with pytest.raises(LuteceError, match="over"):
        hint(match, 0)
    with pytest.raises(LuteceError, match="over"):
        check_decision(match, match.moves[-1])
    with pytest.raises(IllegalDecisionError):
        check_decision(past, "take the moon")


def test_without_a_choice_there_is_nothing_to_advise():
    match = played("paris", 3)
    forced = next(
        n for n in range(len(match)) if len(legal_actions(match.game, match.state_at(n))) == 1
    )
    past = match.at(forced)
    (only,) = past.legal()
    assert hint(past, past.to_move).best == only
    assert check_decision(past, only).label == "forced"


def test_an_unfinished_game_is_refused():
    with pytest.raises(LuteceError, match="finished"):
        review(played("paris-paris", 3).at(5))
    match = played("paris-paris", 3)
    with pytest.raises(RecordError, match="not over"):
        reviewable(match.game, match.at(5).record(), SHALLOW)


def test_a_record_of_another_edition_is_reviewed_without_a_network_and_says_so():
    match = played("paris-paris", 2)
    record = msgspec.structs.replace(match.record(), edition="0123456789abcdef")
    again, settings, note = reviewable(match.game, record, SHALLOW)
    assert again.actions == match.actions
    looked = review(again, settings=settings, note=note)
    assert looked.bot == "search:24"
    assert "0123456789abcdef" in looked.note
    assert "without a network" in looked.note
    assert all(abs(player.remainder) < 1e-9 for player in looked.players)
    broken = msgspec.structs.replace(record, moves=["take the moon", *record.moves[1:]])
    with pytest.raises(RecordError, match="edition 0123456789abcdef"):
        reviewable(match.game, broken, SHALLOW)


def test_a_game_with_own_components_is_reviewed_without_a_network_and_says_so(tmp_path):
    file = components_with_a_richer_tile(tmp_path / "mine.toml")
    match = Match(games.load("paris", file), 2, seed="own")
    play_match(match, [bot("random")] * 2, rng_from("own", BOTS))
    looked = review(match, settings=SHALLOWEST)
    assert looked.bot == "search:4"
    assert "No network" in looked.note
    assert all(abs(player.remainder) < 1e-9 for player in looked.players)


def test_a_bot_that_does_not_think_ahead_cannot_review():
    with pytest.raises(LuteceError, match="does not think ahead"):
        review(played("paris-paris", 2), settings=ReviewSettings(bot="greedy"))


@pytest.mark.parametrize(
    ("loss", "low", "label"),
    [
        (0.0, 0.0, "good"),
        (0.049, 0.049, "good"),
        (0.06, 0.04, "unclear"),
        (0.3, 0.0, "unclear"),
        (0.06, 0.05, "inaccuracy"),
        (0.12, 0.09, "inaccuracy"),
        (0.12, 0.10, "mistake"),
        (0.4, 0.2, "blunder"),
    ],
)
def test_a_label_stands_only_where_the_interval_is_above_its_threshold(loss, low, label):
    assert SCALE.label(loss, low, forced=False) == label
    assert SCALE.label(loss, low, forced=True) == "forced"


def test_classes_get_worse_with_the_mean_loss():
    for limits in SCALE.classes.values():
        assert list(limits.values()) == sorted(limits.values())
    assert SCALE.class_of("paris", 4, 0.0) == "expert"
    assert SCALE.class_of("paris", 4, 0.9) == "beginner"


def test_intervals_hold_what_they_promise():
    rng, inside = np.random.default_rng(1), 0
    for _ in range(400):
        values = rng.normal(0.3, 0.2, 64)
        inside += abs(values.mean() - 0.3) <= half_width(values)
    assert 0.92 <= inside / 400 <= 0.98
