"""Files that people keep: nothing that lies there is lost."""

import os
import stat

import pytest

from lutece.table import FileError
from lutece.table.files import (
    atomic_file,
    check_writable,
    commit_part,
    refuse_existing,
    replace_file,
)


def test_an_existing_file_is_told_with_the_advice_that_helps(tmp_path):
    file = tmp_path / "game.json"
    refuse_existing(file)
    file.touch()
    with pytest.raises(FileError, match=r"left as it is\. Choose another name\."):
        refuse_existing(file)
    with pytest.raises(FileError, match=r"left as it is\. Use --force to replace it\."):
        refuse_existing(file, force=False)
    refuse_existing(file, force=True)


def test_a_link_stays_a_link_to_the_file_that_is_replaced(tmp_path):
    (tmp_path / "far").mkdir()
    real, link = tmp_path / "far" / "real", tmp_path / "link"
    link.symlink_to(real)
    for text in ("new", "newer"):  # the first makes the file that the link promised
        replace_file(link, text)
        assert link.is_symlink()
        assert real.read_text() == text
    assert [file.name for file in (tmp_path / "far").iterdir()] == ["real"]


def test_a_part_that_is_kept_goes_where_the_link_leads_and_is_begun_anew(tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    real.touch(0o600)
    link.symlink_to(real)
    with atomic_file(link) as part:
        part.write_text("a minute")
        commit_part(part, link)
        assert (real.read_text(), part.read_text()) == ("a minute", "")
        part.write_text("all")
    assert link.is_symlink()
    assert real.read_text() == "all"
    assert stat.S_IMODE(real.stat().st_mode) == 0o600


@pytest.mark.skipif(os.name == "nt", reason="pipes of Unix")
def test_what_is_not_a_regular_file_is_left_as_it_is(tmp_path):
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link, tmp_path):
        with pytest.raises(FileError, match="cannot be written: it is not a regular file"):
            replace_file(path, "new")
    assert pipe.is_fifo()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["link", "pipe"]


def test_links_that_lead_nowhere_are_told(tmp_path):
    (tmp_path / "one").symlink_to(tmp_path / "other")
    (tmp_path / "other").symlink_to(tmp_path / "one")
    with pytest.raises(FileError, match="cannot be written"):
        replace_file(tmp_path / "one", "new")
    assert (tmp_path / "one").is_symlink()


@pytest.mark.skipif(os.name == "nt", reason="permissions of Unix")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_a_file_that_is_replaced_stays_open_to_the_same_people(tmp_path, mode):
    file = tmp_path / "game.json"
    file.touch()
    file.chmod(mode)
    replace_file(file, "new")
    assert stat.S_IMODE(file.stat().st_mode) == mode


def test_trying_a_file_changes_nothing(tmp_path):
    file = tmp_path / "game.json"
    check_writable(file)
    assert not list(tmp_path.iterdir())
    file.write_text("precious")
    check_writable(file)
    assert file.read_text() == "precious"
    with pytest.raises(FileError, match="cannot be written: No such file or directory"):
        check_writable(tmp_path / "no" / "folder.json")
