import pytest

from tests.cli.helpers import refused, run

pytest.importorskip("cma", reason="tuning needs the extra `learn`")
pytest.importorskip("tomlkit", reason="tuning needs the extra `learn`")

FEW = (
    "tune", "paris", "--bots", "greedy", "--candidates", 3, "--population", 4, "--games", 2,
    "--study-games", 3, "--seed", "s",
)  # fmt: skip


def test_a_search_writes_components_that_can_be_played_with_their_study_and_all_candidates(
    tmp_path,
):
    file = tmp_path / "tuned.toml"
    ran = run(*FEW, "--out", file)
    assert ran.status == 0, ran.err
    assert "start player 50 % ± 4" in ran.said
    assert run("components", "paris", "--check", file).status == 0
    page = file.with_suffix(".html").read_text(encoding="utf-8")
    assert "Trade-off" in page
    assert "Where the points come from" in page
    assert len(file.with_suffix(".csv").read_text().splitlines()) > 5
    assert "exists already" in refused(*FEW, "--out", file)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--out", "x.html"), "should end in .toml"),
        (("--out", "x.toml", "--candidates", 0), "needs 1 or more --candidates"),
        (("--out", "x.toml", "--population", 2), "a --population of 4 to 1000"),
        (("--out", "x.toml", "--bots", "neural"), "No network has learned Paris"),
        (("--out", "x.toml", "--bots", "deep"), "no bot called 'deep'"),
        (("--out", "x.toml", "--with", "bribes"), "no group 'bribes'"),
        (("--out", "x.toml", "--bounds", "nowhere.toml"), "nowhere.toml cannot be read"),
        (("--out", "nowhere/x.toml"), "cannot be written"),
    ],
)
def test_wrong_arguments_are_told(args, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert message in refused(*FEW, *args)
    assert not list(tmp_path.glob("x.*"))


def test_a_game_without_bounds_is_refused():
    assert "does not say which of its figures may be tuned" in refused(
        "tune", "paris-paris", "--out", "x.toml"
    )
