"""Positions as data: rows that say what happened, a card that says what they mean."""

from pathlib import Path

import numpy as np
import pytest

import lutece
from lutece.kernel.errors import LuteceError
from lutece.lab.dataset import DatasetPlan, write_dataset


def plan(file_format: str = "npz", **changes: object) -> DatasetPlan:
    wanted = {
        "game": "paris-paris", "seats": 2, "games": 3, "seed": "data", "bots": ("random",),
        "options": {}, "file_format": file_format, "games_a_shard": 2,
    }  # fmt: skip
    return DatasetPlan(**(wanted | changes))  # type: ignore[arg-type]


def test_rows_replay_the_games(tmp_path: Path) -> None:
    played: list[int] = []
    rows = write_dataset(plan(), tmp_path / "set", played.append)
    files = sorted((tmp_path / "set").iterdir())
    assert [file.name for file in files] == ["README.md", "part-00000.npz", "part-00001.npz"]
    assert sum(played) == 3
    parts = [np.load(file) for file in files[1:]]
    data = {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}
    assert len(data["game"]) == rows
    for number in range(3):
        match = lutece.new("paris-paris", 2, seed=f"data/{number}")
        for row in np.flatnonzero(data["game"] == number):
            assert data["seat"][row] == match.to_move
            assert np.array_equal(data["legal"][row], match.action_mask())
            assert np.array_equal(data["observation"][row], match.observation(match.to_move))
            match.play(int(data["action"][row]))
        assert match.over
        last = np.flatnonzero(data["game"] == number)[-1]
        seat = data["seat"][last]
        assert data["score"][last] == match.scores[seat]
        assert data["share"][last] == match.win[seat]
        assert data["lead"][last] == match.scores[seat] - match.scores[1 - seat]
    card = files[0].read_text()
    assert all(part.name in card for part in match.game.kernel.features)
    assert f"{rows} decisions" in card


def test_searched_positions_have_policies_and_values(tmp_path: Path) -> None:
    searched = plan(games=1, search="search:50")
    rows = write_dataset(searched, tmp_path / "set", lambda n: None)
    data = np.load(tmp_path / "set" / "part-00000.npz")
    assert data["policy"].shape == data["legal"].shape
    assert not data["policy"][data["legal"] == 0].any()
    assert data["policy"].sum(axis=1) == pytest.approx(np.ones(rows))
    assert 0 <= data["value"].min() < 0.5 < data["value"].max() <= 1
    last = data["expected"][-1]  # little is left to expect
    assert last == pytest.approx(data["score"][-1], abs=20)
    assert "searched by search:50" in (tmp_path / "set" / "README.md").read_text()
    write_dataset(searched, tmp_path / "again", lambda n: None)
    assert np.array_equal(np.load(tmp_path / "again" / "part-00000.npz")["policy"], data["policy"])


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_dataset(plan("parquet"), tmp_path / "a", lambda n: None)
    write_dataset(plan("npz"), tmp_path / "b", lambda n: None)
    table = parquet.read_table(tmp_path / "a" / "part-00000.parquet")
    arrays = np.load(tmp_path / "b" / "part-00000.npz")
    for name in arrays.files:
        assert np.array_equal(np.array(table[name].to_pylist(), arrays[name].dtype), arrays[name])


@pytest.mark.parametrize(
    "changes",
    [{"file_format": "csv"}, {"seats": 7}, {"bots": ("random",) * 3}, {"bots": ("nobody",)},
     {"games_a_shard": 0}, {"options": {"no_such": True}}, {"search": "greedy"},
     {"search": "nobody"}],
)  # fmt: skip
def test_wrong_wishes_are_refused_before_a_folder_is_made(
    tmp_path: Path, changes: dict[str, object]
) -> None:
    with pytest.raises(LuteceError):
        write_dataset(plan(**({"file_format": "npz"} | changes)), tmp_path / "set", lambda n: None)  # type: ignore[arg-type]
    assert not (tmp_path / "set").exists()


def test_what_exists_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(LuteceError, match="new folder"):
        write_dataset(plan(), tmp_path, lambda n: None)


def test_a_match_is_a_data_frame() -> None:
    pytest.importorskip("pandas")
    match = lutece.new("paris-paris", 2, seed="frame")
    while not match.over:
        match.play(match.legal()[0])
    frame = match.to_dataframe()
    assert frame["text"].tolist() == match.moves
    assert frame[["scores_0", "scores_1"]].iloc[-1].tolist() == match.scores
