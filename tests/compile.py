"""Compiles what the tests run, with both cores: `make test` does so before anything is timed.

Without this step the processes of the tests would compile the same code side by side, each while a
test waits for it. Compiled code is cached, so there is something to do only after an edit.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import lutece_gops

import lutece
import tests
from lutece.cli.console import compile_rules

REGISTERS = "\n@entry("  # what a module with entry points contains


def with_entries(package: ModuleType) -> list[str]:
    """The modules of a package that register entry points, by their dotted names."""
    folder = Path(str(package.__file__)).parent
    return [
        ".".join(file.relative_to(folder.parent).with_suffix("").parts)
        for file in sorted(folder.rglob("*.py"))
        if REGISTERS in file.read_text(encoding="utf-8")
    ]


if __name__ == "__main__":
    for package in (lutece, lutece_gops, tests):
        for module in with_entries(package):
            import_module(module)
    compile_rules()
