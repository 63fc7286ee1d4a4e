"""The modules that the page runs are those of the locked npm packages."""

from tests.web.vendor import VENDOR, expected


def test_vendored_files_match_the_locked_packages() -> None:
    found = {
        path.relative_to(VENDOR).as_posix(): path.read_bytes()
        for path in VENDOR.rglob("*")
        if path.is_file()
    }
    wanted = expected()
    assert found.keys() == wanted.keys()
    different = [name for name, content in wanted.items() if found[name] != content]
    assert different == [], "run `make vendor`"
