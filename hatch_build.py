"""What a build adds to the metadata of the package, where the repository has a public address.

LUTECE_REPOSITORY=https://…/lutece names it. Then the package links to it, and the README, whose
pictures and links are paths within the repository, is written with full addresses, as PyPI needs.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"(!\[[^]]*\]\()(?!https?:|#)")
LINK = re.compile(r"((?<!!)\[[^]]*\]\()(?!https?:|#)")


class RepositoryHook(MetadataHookInterface):
    """Sets the README and the addresses of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by Hatchling for each build."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = os.environ.get("LUTECE_REPOSITORY", "").rstrip("/")
        if repository:
            text = with_addresses(text, repository)
            metadata["urls"] = {
                "Source": repository,
                "Documentation": f"{repository}/blob/main/docs/index.md",
                "Changes": f"{repository}/blob/main/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_addresses(text: str, repository: str) -> str:
    """The text with full addresses of its pictures and of the files that it links to."""
    text = PICTURE.sub(rf"\1{repository}/raw/main/", text)
    return LINK.sub(rf"\1{repository}/blob/main/", text)
