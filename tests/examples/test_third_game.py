"""The example of a game in a package of its own: installed, then played everywhere.

The conformance suite and the arena compile it; the rest runs it as plain Python, which starts at
once.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.helpers import ME, bot
from tests.server.process import serving
from tests.web.conftest import PATIENCE
from tests.web.table import Player

EXAMPLE = Path(__file__).parents[2] / "examples" / "third_game"
CHECK = """
import lutece
report = lutece.check_game("gops", games_each=2).raise_failures()
print(report)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the package was installed to."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([*pip, *offline, str(EXAMPLE)], check=True, timeout=120)
    return folder


@pytest.fixture(autouse=True)
def with_the_package(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that a test starts find the package, and run it as plain Python."""
    monkeypatch.setenv("PYTHONPATH", str(installed))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))  # `play` saves there


def lutece(*args: object, typed: str = "") -> str:
    """What a command prints."""
    command = [sys.executable, "-m", "lutece", *map(str, args)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_it_passes_the_conformance_suite_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT")
    done = subprocess.run([sys.executable, "-c", CHECK], capture_output=True, text=True)
    assert "gops: 6 games" in done.stdout, done.stderr
    assert "FAILED" not in done.stdout


def test_people_play_it_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "".join(f"bid {card}\n" for card in range(1, 14))
    said = lutece("play", "gops", "--seats", 2, "--bot", "random", typed=f"why bid 99\n{typed}")
    assert "There is no such decision. (G-3)" in said
    assert "turned up" in said  # the generic board
    assert "Bid a card" not in said  # one kind of decision needs no heading
    assert "wins" in said or "share the win" in said
    saved = next(line for line in said.splitlines() if line.startswith("Saved: "))
    file.write_text(Path(saved.removeprefix("Saved: ")).read_text())
    assert "1 game is dealt as the seed says" in lutece("verify", file)


def test_it_is_an_environment_of_pettingzoo() -> None:
    play = (
        "from lutece.envs.pettingzoo import gops_v0; env = gops_v0.env(); env.reset(seed=1); "
        "print(env.metadata['name'], *env.agents)"
    )
    done = subprocess.run([sys.executable, "-c", play], capture_output=True, text=True)
    assert done.stdout == "gops_v0 player_0 player_1\n", done.stderr


def test_a_rule_is_told_in_words() -> None:
    assert "share the highest card" in lutece("rule", "G-5")


def test_its_lessons_hold_and_are_learned_in_the_terminal() -> None:
    assert "gops: 2 lessons hold." in lutece("lessons", "check", "gops")
    said = lutece("lessons", "play", "gops", typed="bid 12\nbid 13\nquit\n")
    assert "✗ Two equal cards: nobody takes the prize. (G-5)" in said
    assert "✓ The highest card took the prize." in said


def test_bots_play_it_and_the_arena_ranks_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT")
    ranked = lutece("arena", "gops", "--bots", "random,search:100", "--games", 8, "--seed", "x")
    assert ranked.index("search:100") < ranked.index("random")
    assert "20 games" in lutece("simulate", "gops", "--seats", 4, "--games", 20)


def test_it_is_played_over_a_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        offered = {info["game"]: info for info in ada.done(ada.get("/api/games"))}
        assert offered["gops"]["title"] == "GOPS"
        assert offered["gops"]["board"] is None
        table = ada.table(ME, bot("random"), game="gops")
        with ada.live(table) as live:
            while live.view["to_move"] is not None:
                if live.view["to_move"] == 0:
                    live.play(live.decisions[-1])
                live.until("update")
            assert sum(live.view["win"]) == pytest.approx(1)
            assert live.view["board"]["prizes"]["to_come"] == []
        ada.close()


def test_without_the_package_there_is_no_such_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH")
    command = [sys.executable, "-m", "lutece", "rule", "G-5"]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ))
    assert done.returncode == 2
    assert "There is no rule 'G-5'" in " ".join(done.stderr.split())


def test_the_page_speaks_the_texts_of_the_package(tmp_path: Path, browser: Browser) -> None:
    with serving(tmp_path) as server:
        context = browser.new_context(base_url=f"http://{server.address}", locale="it-IT")
        context.set_default_timeout(PATIENCE)
        missing: list[str] = []
        context.on("response", lambda answer: answer.status < 400 or missing.append(answer.url))
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_text("Tredici premi")).to_be_visible()
        Player(page).set_up("gops", ["me", "bot novice"])
        expect(page.get_by_text("punta una carta per").first).to_be_visible()
        expect(page.get_by_role("button", name="punta il 13")).to_be_visible()
        page.goto("/lessons/gops/highest")
        page.get_by_role("button", name="punta il 12").click()
        expect(page.get_by_text("Due carte uguali: nessuno prende il premio.")).to_be_visible()
        page.get_by_role("button", name="punta il 13").click()
        expect(page.get_by_text("La carta più alta ha preso il premio.")).to_be_visible()
        page.locator("[data-act=next]").click()
        expect(page.get_by_role("heading", name="Ciò che aspetta")).to_be_visible()
        context.close()
    assert not missing


def test_it_is_played_in_the_browser(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT")  # a level thinks too long as plain Python
    with serving(tmp_path) as server:
        context = browser.new_context(base_url=f"http://{server.address}", locale="en-GB")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto("/")
        expect(page.get_by_role("heading", name="GOPS")).to_be_visible()
        player = Player(page)
        player.set_up("gops", ["me", "bot novice"])
        for made in range(13):
            page.locator(".decision").last.click()
            player.reaches(2 * (made + 1))
        page.locator("dialog.over").wait_for()
        context.close()
