"""Run a notebook and write its outputs: `python -m tests.examples.notebook examples/tour.ipynb`.

Jupyter would bring some thirty packages to do what a few lines of Python do: run the cells in one
namespace, and keep what they print and how the last expression shows itself.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

SHOWN_AS = {"text/html": "_repr_html_", "image/svg+xml": "_repr_svg_"}


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with the outputs of all cells; an error in a cell is raised."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    cells, number = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            outputs = run_cell("".join(cell["source"]), number, namespace)
            cell = cell | {"execution_count": number, "outputs": outputs}
        cells.append(cell)
    return notebook | {"cells": cells}


def run_cell(source: str, number: int, namespace: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell printed, and the value of the expression that it ends with."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), namespace)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), namespace)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": lines(printed)})
    if value is not None:
        shown = {"execution_count": number, "metadata": {}, "data": data_of(value)}
        outputs.append({"output_type": "execute_result"} | shown)
    return outputs


def data_of(value: Any) -> dict[str, list[str]]:
    """A value as notebooks show it."""
    data = {"text/plain": lines(io.StringIO(repr(value)))}
    for kind, method in SHOWN_AS.items():
        if hasattr(value, method):
            data[kind] = lines(io.StringIO(getattr(value, method)()))
    return data


def lines(text: io.StringIO) -> list[str]:
    """A text as a notebook keeps it."""
    return text.getvalue().splitlines(keepends=True)


def main() -> None:
    """Run the notebook that is named, and write it."""
    file = Path(sys.argv[1])
    done = run(json.loads(file.read_text()))
    file.write_text(json.dumps(done, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
