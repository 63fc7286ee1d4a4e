"""What MkDocs does not know: fonts of the web table, and links to files outside docs/."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

WEB = Path(__file__).parents[2] / "src" / "lutece" / "web"
FROM_THE_WEB_TABLE = {
    "icon.svg": WEB / "icons" / "icon.svg",
    "css/fonts.css": WEB / "css" / "fonts.css",
} | {f"vendor/fonts/{font.name}": font for font in (WEB / "vendor" / "fonts").glob("*.woff2")}
OUTSIDE = re.compile(r"\[([^]]+)\]\(((?:\.\./)+)([^)]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Take over the icon and the fonts of the web table."""
    for name, source in FROM_THE_WEB_TABLE.items():
        files.append(File.generated(config, name, abs_src_path=str(source)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point links that leave docs/ to the repository, or write them as names if it has no address.

    The address is the environment variable LUTECE_REPOSITORY.
    """
    depth = page.file.src_uri.count("/")

    def outside(link: re.Match[str]) -> str:
        words, ups, path = link.groups()
        if ups.count("..") <= depth:
            return link.group()
        if not config.repo_url:
            return words if words.startswith("`") else f"`{words}`"
        return f"[{words}]({config.repo_url.rstrip('/')}/blob/main/{path})"

    return OUTSIDE.sub(outside, markdown)
