"""The documentation builds without a warning, works offline, and its programs run."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r'<(?:script|img|iframe)[^>]*?src="([^"]+)"|<link[^>]*?href="([^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with every warning an error."""
    folder = tmp_path_factory.mktemp("site")
    settings = {"LUTECE_REPOSITORY": "", "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env=os.environ | settings
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_pages_load_only_files_of_the_site(site: Path) -> None:
    pages = set(site.rglob("*.html")) - {site / "404.html"}  # which a server may show anywhere
    assert len(pages) > 30
    for page in pages:
        for found in LOADED.finditer(page.read_text()):
            address = (found[1] or found[2]).split("#")[0]
            if not address.startswith("data:"):
                assert (page.parent / address).is_file(), address


def test_files_outside_docs_are_named_without_a_repository(site: Path) -> None:
    assert "<code>examples/bot.py</code> is a complete bot" in (site / "bot-api.html").read_text()


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("[a bot](../../examples/bot.py)", "[a bot](https://a.example/blob/main/examples/bot.py)"),
        ("[bots](../bots.md)", "[bots](../bots.md)"),
    ],
)
def test_files_outside_docs_are_links_to_the_repository(written: str, shown: str) -> None:
    hooks = runpy.run_path(str(ROOT / "docs" / "site" / "hooks.py"))
    page = SimpleNamespace(file=SimpleNamespace(src_uri="strategy/paris.md"))
    config = SimpleNamespace(repo_url="https://a.example/")
    assert hooks["on_page_markdown"](written, page, config, None) == shown


def test_the_reference_has_the_public_names(site: Path) -> None:
    for page, name in [
        ("matches", "lutece.new"),
        ("matches", "lutece.table.Match.play"),
        ("bots", "lutece.bots.register_bot"),
        ("environments", "lutece.envs.Batch.step"),
        ("kernel", "lutece.kernel.contract.Game.why_illegal"),
        ("review", "lutece.lab.review.review"),
    ]:
        assert f'id="{name}"' in (site / "reference" / f"{page}.html").read_text()


def test_programs_in_the_page_of_the_kernel_run(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "kernel.md").read_text()
    program = tmp_path / "program.py"
    program.write_text("\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL)))
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    scores, longest = done.stdout.splitlines()
    assert scores.startswith("[")
    assert longest.isdigit()
