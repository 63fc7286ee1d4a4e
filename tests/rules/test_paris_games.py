"""Paris, whole games: against the referee, with nothing lost, everything in words."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from lutece.games.paris.constants import KINDS
from lutece.kernel.contract import option_bits
from lutece.kernel.events import GAME_OVER, new_events, read_events
from lutece.kernel.jit import JIT_ENABLED
from lutece.kernel.rng import rng_from
from tests.referee import paris_figures
from tests.referee.paris import Referee, check_setup
from tests.rules.paris_positions import Table, paris

GAMES = 48 if JIT_ENABLED else 3
RULES = 44


def options_of(bits: int) -> dict[str, bool]:
    return {name: bool(bits >> n & 1) for n, name in enumerate(paris().description.rule_options)}


def dealt(seats: int, bits: int, seed: str) -> Table:
    table = Table(seats, **options_of(bits))
    paris().kernel.setup(paris().constants, seats, bits, table.state, rng_from(seed, "whole games"))
    return table


@pytest.mark.parametrize("game", range(GAMES))
def test_the_referee_agrees_with_every_decision(game: int) -> None:
    seats, bits = 2 + game % 3, game // 3 % 8
    choose = random.Random(game)
    table = dealt(seats, bits, str(game))
    setup = paris().setup_data(table.state)
    paris_figures.use(paris().edition)
    assert check_setup(seats, options_of(bits), setup) == []
    referee = Referee(seats, options_of(bits), setup)
    trading = choose.random()
    while referee.seat != -1:
        legal = table.legal()
        assert paris().kernel.to_move(table.state) == referee.seat
        assert legal == referee.legal()
        wanted = [text for text in legal if not text.startswith(("sell", "buy"))]
        decision = choose.choice(legal if choose.random() < trading else wanted or legal)
        table.do(decision)
        referee.do(decision)
        assert paris().after(table.state) == referee.after(), decision
    assert paris().kernel.to_move(table.state) == -1
    assert table.win == pytest.approx(referee.win())


def random_game(seats: int, bits: int, seed: int) -> Iterator[tuple[Table, list[str], str]]:
    """Each position with its legal decisions and the one that is played next."""
    choose = random.Random(seed)
    table = dealt(seats, bits, str(seed))
    while paris().kernel.to_move(table.state) != -1:
        legal = table.legal()
        decision = choose.choice(legal)
        yield table, legal, decision
        table.do(decision)


def test_nothing_is_lost_and_everything_has_words() -> None:
    game = paris()
    for seed in range(6 if JIT_ENABLED else 1):
        for table, legal, decision in random_game(2 + seed % 3, seed, seed):
            assert game.violation(table.state) == ""
            assert game.prompt(table.state).rule.startswith("P-")
            for text in legal:
                said = game.say_action(table.state, game.numbers[text])
                assert said.key.startswith("paris-do-")
                assert "{" not in said.text
            assert game.touches(table.state, game.numbers[decision]) or decision.split()[-1] in (
                "end",
                "pass",
                "none",
            )
            for event in table.events:
                spoken = game.say_event(event)
                assert spoken is None or "{" not in spoken.text


def test_every_refusal_names_a_rule() -> None:
    game = paris()
    choose = random.Random(1)
    for table, legal, _ in random_game(3, 0, 11):
        for action in choose.sample(range(game.kernel.actions), 12):
            if game.texts[action] not in legal:
                refusal = game.why_illegal(table.state, action)
                assert re.fullmatch(r"P-\d+", refusal.rule)
                assert refusal.said.key.startswith("paris-why-")
                assert refusal.said.text
        assert game.why_illegal(table.state, None).said.text == "There is no such decision."


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        ("end", "P-13"),
        ("take", "P-36"),
        ("pass", "P-15"),
        ("buy gold", "P-28"),
        ("sell wood", "P-29"),
        ("sell prestige-gold", "P-30"),
        ("use 5", "P-33"),
        ("use 13", "P-35"),
        ("use end vp-3", "P-37"),
        ("place arc", "P-17"),
        ("move bank/belleville", "P-18"),
        ("move bank/chaillot", "P-20"),
    ],
)
def test_why_a_decision_of_the_main_step_is_not_legal(decision: str, rule: str) -> None:
    table = Table().key(0, "arc", "bank/chaillot").tile(0, 13).francs(0, 2)
    assert decision not in table.legal()
    assert paris().why_illegal(table.state, paris().numbers[decision])[0] == rule


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("chaillot/2", "P-21"),
        ("belleville/1", "P-18"),
        ("chaillot/4", "P-19"),
        ("chaillot/8", "P-20"),
        ("chaillot/1", "P-18"),
        ("chaillot/tuileries", "P-22"),
        ("chaillot/louvre", "P-22"),
        ("chaillot/eiffel-tower", "P-20"),
    ],
)
def test_why_a_key_cannot_go_there(target: str, rule: str) -> None:
    table = Table().key(0, "chaillot/3").key(1, "chaillot/4", "chaillot/grand-palais")
    table.building("chaillot/1", "chaillot/5", "chaillot/8", "belleville/1")
    table.landmark("montmartre/louvre").francs(0, 12).do("move chaillot/3")
    action = paris().numbers[f"to {target}"]
    assert f"to {target}" not in table.legal()
    assert paris().why_illegal(table.state, action)[0] == rule


def test_prices_and_gains_are_told_with_each_decision() -> None:
    table = Table().key(0, "chaillot/4").building("chaillot/8").francs(0, 9).tokens(0, wood=1)
    table.do("move chaillot/4")
    said = paris().say_action(table.state, paris().numbers["to chaillot/8"])
    assert (
        said.text == "move to Chaillot 8, restaurant, for 4 francs and 1 wood; you get gold, 2 VP"
    )
    assert said.args["francs"] == 4
    table = Table().tile(0, 18).key(0, "chaillot/4", "belleville/4")
    said = paris().say_action(table.state, paris().numbers["use 18"])
    assert said.args["vp"] == 10


def test_random_games_keep_within_the_kernels_bounds() -> None:
    kernel = paris().kernel
    longest = 0
    for game in range(300 if JIT_ENABLED else 1):
        state = dealt(2 + game % 3, game % 8, str(game)).state
        longest = max(
            longest, kernel.playout(paris().constants, state, rng_from(str(game), "play"))
        )
    assert longest < kernel.max_decisions // 4
    assert kernel.state_bytes <= 1024


def test_advance_plays_as_play_does_and_tells_nothing() -> None:
    kernel, events = paris().kernel, new_events(paris().kernel.max_events)
    for table, _, decision in random_game(4, 7, 3):
        silent, loud = table.state.copy(), table.state.copy()
        kernel.advance(paris().constants, silent, paris().numbers[decision])
        events[0, 0] = 0
        kernel.play(paris().constants, loud, paris().numbers[decision], events)
        assert (silent == loud).all()
    assert read_events(events)[-1].kind == GAME_OVER


def test_the_notation_names_each_action_once() -> None:
    texts = paris().texts
    assert len(set(texts)) == len(texts) == paris().kernel.actions
    assert "move montmartre/louvre" in texts
    assert "to saint-germain/sacre-coeur" in texts
    assert "pay gold end any-resource" in texts


def test_options_are_the_three_of_the_records_and_one_that_came_later() -> None:
    assert list(paris().description.rule_options) == [
        "free_placement",
        "random_setup",
        "arc_builds_landmarks",
        "even_start",
    ]
    assert option_bits(paris(), {"random_setup": True}) == 2


def test_after_has_the_figures_of_full_records() -> None:
    names = ["scores", "francs", "keys", *KINDS]
    assert list(paris().after(Table().state)) == names


def test_every_rule_has_a_test() -> None:
    named: set[int] = set()
    for file in Path(__file__).parent.glob("test_paris_*.py"):
        named |= {int(n) for n in re.findall(r"def test_P_(\d+)", file.read_text("utf-8"))}
        named |= {int(n) for n in re.findall(r"_and_P_(\d+)", file.read_text("utf-8"))}
    assert sorted(named) == list(range(1, RULES + 1))


def test_observations_are_numbers_around_one() -> None:
    out = np.zeros(paris().kernel.observations, np.float32)
    for table, _, _ in random_game(4, 5, 8):
        paris().kernel.observe(paris().constants, table.state, 1, out)
        assert np.isfinite(out).all()
        assert out.min() >= 0
        assert out.max() <= 12
