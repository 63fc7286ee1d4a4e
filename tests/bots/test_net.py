"""Networks: what they say is what their weights say, of whichever seat; they play, and honestly."""

import pickle
import shutil

import numpy as np
import pytest
from numba import float32, float64, int64, njit, uint8

from lutece import games
from lutece.bots import Budget, BudgetError, Search, bot
from lutece.bots.inference import (
    PRIOR_TEMPERATURE,
    likeliest,
    new_evaluator,
    priors_and_values,
    set_baseline,
)
from lutece.bots.net import (
    SCORE_SCALE,
    WEIGHTS,
    NoNetError,
    earlier_edition_of,
    net_of,
    read_layers,
)
from lutece.bots.search import by_evaluation, by_network
from lutece.kernel import jit
from lutece.kernel.contract import RESULT_LENGTH
from lutece.kernel.errors import LuteceError
from lutece.kernel.functions import POINTERS, functions_at
from lutece.kernel.rng import rng_from
from lutece.lab.arena import Contest, check_contest
from lutece.lab.simulate import Plan, check_plan, play_batch
from tests.bots.golden import midgame
from tests.games.own_components import components_with_a_richer_tile
from tests.rules.paris_paris_positions import FAR_TILES, put, start

NOTHING = np.empty(0, np.uint8)
FOLDER = jit.PACKAGE / "bots" / WEIGHTS


@njit(
    float64[::1](
        POINTERS, uint8[::1], uint8[::1], uint8[::1], int64, int64, uint8[::1], float32[::1],
        int64[::1], int64, float64[::1],
    )
)  # fmt: skip
def pondered(
    pointers, constants, known, state, seat, seats, mask, weights, sizes, seat_actions, out
):
    k, evaluator = functions_at(pointers), new_evaluator(weights, sizes, seat_actions)
    if known.size:
        set_baseline(k, evaluator, constants, known, seats)
    priors_and_values(k, evaluator, constants, state, seat, seats, mask, out)
    return evaluator.priors[: mask.size]


def said(match, known=NOTHING):
    """Chances of decisions, shares and scores, as compiled code says them."""
    game, out = match.game, np.zeros(RESULT_LENGTH)
    mask = np.zeros(game.kernel.actions, np.uint8)
    game.kernel.legal(game.constants, match.state, mask)
    chances = pondered(
        game.kernel.pointers, game.constants, known, match.state, match.to_move, len(match.scores),
        mask, *net_of(game), out,
    )  # fmt: skip
    return chances, out[:4], out[4:], mask


def worked_out(match):
    """The last layer's answers, by NumPy."""
    game, seen = match.game, np.zeros(match.game.kernel.observations, np.float32)
    game.kernel.observe(game.constants, match.state, match.to_move, seen)
    *hidden, (weights, biases) = read_layers(FOLDER / f"{game.name}.npz")[1]
    for w, b in hidden:
        seen = np.maximum(seen @ w + b, 0)
    return seen @ weights + biases


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", games.NAMES)
def test_what_it_says_is_what_its_weights_say(game, seats):
    for decisions in (0, 7, 31):
        match = midgame(game, seats, "net", decisions)
        chances, shares, scores, mask = said(match)
        answers, kernel = worked_out(match), match.game.kernel
        order = [(match.to_move + n) % seats for n in range(seats)]
        likely = np.exp(answers[kernel.actions :][:seats])
        assert np.allclose(shares[order], likely / likely.sum(), atol=1e-4)
        expected = answers[kernel.actions + 4 :][:seats] * SCORE_SCALE
        assert np.allclose(scores[order], expected, atol=1e-2)
        assert shares[seats:].sum() == scores[seats:].sum() == 0
        figures, first = answers[: kernel.actions].copy(), kernel.seat_actions
        if first >= 0:
            figures[[first + seat for seat in order]] = answers[first : first + seats]
        likely = np.where(mask, np.exp(figures / PRIOR_TEMPERATURE), 0)
        assert np.allclose(chances, likely / likely.sum(), atol=1e-4)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", games.NAMES)
def test_what_it_says_does_not_depend_on_the_position_that_it_remembers(game, seats):
    match = midgame(game, seats, "net", 31)
    for decisions in (0, 25):
        known = midgame(game, seats, "net", decisions).state
        for plain, quick in zip(said(match), said(match, known), strict=True):
            assert np.allclose(plain, quick, atol=1e-4)


@pytest.mark.parametrize("seat", [0, 1])
def test_whom_it_would_push_out_does_not_depend_on_the_number_of_its_seat(seat):
    match = start(2, ["louvre red", *FAR_TILES[:2]], first=seat)
    put(match, "louvre", 0, 1)
    match.play("take louvre red")
    assert match.legal() == ["push 0", "push 1"]
    action = bot("neural").choose(match.game, match.state, rng_from("x", "test"))
    assert match.game.texts[action] == f"push {1 - seat}"


@pytest.mark.parametrize(("game", "bar"), [("paris-paris", 0.9), ("paris", 0.9)])
def test_without_thinking_it_beats_greedy(game, bar):
    won = sum(
        play_batch(Plan(game, 2, 10, "net", line_up), 0, 10).wins[:, seat].sum()
        for seat, line_up in enumerate([("neural", "greedy"), ("greedy", "neural")])
    )
    assert won >= bar * 20


def test_a_search_that_asks_it_begins_with_what_it_likes_and_looks_beyond():
    match = midgame("paris", 2, "asks", 30)
    while len(match.legal()) < 5:
        match.play(match.legal_actions()[0])
    liked = bot("neural").choose(match.game, match.state, rng_from("x", "test"))
    search = Search(approach=by_network)
    for simulations in (1, 2000):
        budget = Budget(simulations=simulations)
        thoughts = search.think(match.game, match.state, budget, rng_from("x", "test"))
        if simulations == 1:
            assert thoughts[0].action == liked
    assert all(t.visits >= 5 for t in thoughts)  # something can be told of each
    assert thoughts[0].visits > 1000


def test_of_equal_piles_it_looks_at_each():
    """Paris, the first decision: no pile says more than the others, but for its district."""
    match = midgame("paris", 2, "piles", 0)
    budget = Budget(simulations=3000)
    thoughts = Search(approach=by_network).think(match.game, match.state, budget, rng_from("x", ""))
    assert min(t.visits for t in thoughts) > 20


def other_figures(folder):
    """Paris with a bonus tile that pays more francs."""
    return components_with_a_richer_tile(folder / "mine.toml")


def test_a_network_of_an_edition_with_the_same_actions_and_observations_plays_on(tmp_path):
    """Where the game names that edition as an earlier one; then it says so."""
    learned, _ = read_layers(FOLDER / "paris.npz")
    game = games.load("paris", other_figures(tmp_path))
    with pytest.raises(NoNetError):
        net_of(game)
    game.earlier_editions = (learned,)
    assert net_of(game).weights.size
    assert earlier_edition_of(game) == learned


def test_the_network_in_the_package_plays_the_figures_of_the_package(tmp_path):
    copy = tmp_path / "copy.toml"
    copy.write_bytes(games.components_file("paris").read_bytes())
    for components in (None, copy):
        assert net_of(games.load("paris", components)).weights.size


def test_with_other_figures_it_is_not_asked(tmp_path):
    file = other_figures(tmp_path)
    assert by_network(games.load("paris")).net.weights.size
    with pytest.raises(NoNetError, match="No network has learned Paris with these") as told:
        by_network(games.load("paris", file))
    for name in ("neural", "neural:10"):
        with pytest.raises(NoNetError):
            check_plan(Plan("paris", 2, 1, "x", (name,), components=file))
        with pytest.raises(NoNetError):
            check_contest(Contest("paris", 2, 1, "x", (name, "greedy"), components=file))
    assert "Paris with these figures" in str(pickle.loads(pickle.dumps(told.value)))


def test_an_expert_asks_it_in_paris_and_reckons_where_there_is_none(tmp_path):
    plain, mine = games.load("paris"), games.load("paris", other_figures(tmp_path))
    expert = bot("expert")
    assert expert.approach(plain) == by_network(plain)
    assert expert.approach(mine) == by_evaluation(mine)
    assert expert.budget(plain).simulations < expert.budget(mine).simulations
    expert.check(mine)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_kept_tree_asks_the_network_again_about_the_position_that_came(game):
    match, seen = midgame(game, 2, "kept", 0), 0
    search, budget, chance = Search(approach=by_network), Budget(simulations=300), rng_from("x", "")
    while not match.over and seen < 5:
        thoughts = search.think(match.game, match.state, budget, chance, moves=match.actions)
        nodes, chances = search.nodes[0], said(match)[0]
        if sum(t.visits for t in thoughts) > 300 and len(thoughts) > 1:  # of a tree that was kept
            child = nodes[0].child
            while child != -1:
                if nodes[child].action in match.legal_actions():
                    assert nodes[child].prior == pytest.approx(chances[nodes[child].action], 1e-4)
                child = nodes[child].sibling
            seen += 1
        match.play(thoughts[0].action)
        while not match.over and match.to_move != 0:
            match.play(match.legal()[0])
    assert seen == 5


def test_a_network_in_a_file_plays_wherever_a_bot_is_named(tmp_path):
    file = tmp_path / "mine:v1.npz"
    shutil.copy(FOLDER / "paris-paris.npz", file)
    match = midgame("paris-paris", 2, "file", 10)
    for own, packaged in ((f"neural@{file}", "neural"), (f"neural@{file}:40", "neural:40")):
        assert bot(own).name == own
        chosen = [
            bot(name).choose(match.game, match.state, rng_from("x", "test"))
            for name in (own, packaged)
        ]
        assert chosen[0] == chosen[1]
    plans = [
        Plan("paris-paris", 2, 3, "s", (name, "random")) for name in (f"neural@{file}", "neural")
    ]
    lengths, scores = zip(
        *[(b.lengths, b.scores) for b in (play_batch(p, 0, 3) for p in plans)], strict=True
    )
    assert (lengths[0] == lengths[1]).all()
    assert (scores[0] == scores[1]).all()


def truncated(folder):
    file = folder / "half.npz"
    file.write_bytes((FOLDER / "paris-paris.npz").read_bytes()[:100_000])
    return file


def text(folder):
    file = folder / "text.npz"
    file.write_text("not a network")
    return file


def disjoint(folder):
    file = folder / "disjoint.npz"
    layers = {"weights_0": np.zeros((3, 4)), "biases_0": np.zeros(4)}
    layers |= {"weights_1": np.zeros((5, 2)), "biases_1": np.zeros(2)}
    np.savez(file, edition="x", layers=2, **layers)
    return file


@pytest.mark.parametrize("budget", ["", ":100"])
@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda folder: folder / "missing.npz", "missing.npz cannot be read: No such file"),
        (lambda folder: folder, "cannot be read: Is a directory"),
        (truncated, "half.npz is not a network, or only a part of one"),
        (text, "text.npz is not a network"),
        (disjoint, "its layers do not fit together"),
        (lambda _: FOLDER / "paris.npz", "a network for another game than Paris Paris"),
    ],
)
def test_a_file_that_holds_no_network_for_the_game_is_refused(make, message, budget, tmp_path):
    with pytest.raises(LuteceError, match=message):
        check_plan(Plan("paris-paris", 2, 1, "x", (f"neural@{make(tmp_path)}{budget}",)))


def test_a_network_that_learned_other_figures_is_refused(tmp_path):
    plan = Plan(
        "paris", 2, 1, "x", (f"neural@{FOLDER / 'paris.npz'}",), components=other_figures(tmp_path)
    )
    with pytest.raises(LuteceError, match=r"learned edition .* of Paris; this is edition"):
        check_plan(plan)


def test_a_budget_behind_a_file_is_checked():
    with pytest.raises(BudgetError, match=r"neural@net\.npz:1000"):
        bot("neural@net.npz:0")


def test_a_network_is_small():
    for game in games.NAMES:
        assert (FOLDER / f"{game}.npz").stat().st_size < 4_000_000


def test_it_decides_without_a_choice_of_its_own():
    """`likeliest` is the decision with the greatest chance."""
    match = midgame("paris", 3, "chance", 12)
    kernel = match.game.kernel
    chosen = likeliest(
        kernel.pointers, match.game.constants, match.state, 3, kernel.actions, *net_of(match.game)
    )
    assert chosen == said(match)[0].argmax()
