"""The page's vendored modules and fonts, copied from the locked npm packages: `make vendor`."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "node_modules"
VENDOR = ROOT / "src" / "lutece" / "web" / "vendor"

DISPLAY = "@fontsource/playfair-display/files/playfair-display"
TEXT = "@fontsource-variable/source-sans-3/files/source-sans-3"

# Vendored file -> file of the package. Fluent is served as its modules are.
FILES = {
    "preact.js": "preact/dist/preact.mjs",
    "preact-hooks.js": "preact/hooks/dist/hooks.mjs",
    "htm.js": "htm/dist/htm.module.js",
    "htm-preact.js": "htm/preact/index.module.js",
    "signals-core.js": "@preact/signals-core/dist/signals-core.mjs",
    "signals.js": "@preact/signals/dist/signals.mjs",
    "fonts/playfair-display-latin-600.woff2": f"{DISPLAY}-latin-600-normal.woff2",
    "fonts/playfair-display-latin-400-italic.woff2": f"{DISPLAY}-latin-400-italic.woff2",
    "fonts/playfair-display-cyrillic-600.woff2": f"{DISPLAY}-cyrillic-600-normal.woff2",
    "fonts/playfair-display-cyrillic-400-italic.woff2": f"{DISPLAY}-cyrillic-400-italic.woff2",
    "fonts/source-sans-3-latin.woff2": f"{TEXT}-latin-wght-normal.woff2",
    "fonts/source-sans-3-cyrillic.woff2": f"{TEXT}-cyrillic-wght-normal.woff2",
    "licences/preact.txt": "preact/LICENSE",
    "licences/htm.txt": "htm/LICENSE",
    "licences/signals.txt": "@preact/signals/LICENSE",
    "licences/playfair-display.txt": "@fontsource/playfair-display/LICENSE",
    "licences/source-sans-3.txt": "@fontsource-variable/source-sans-3/LICENSE",
}
FLUENT = "@fluent/bundle/esm"
# The package of Fluent comes without its licence, which is the same as htm's: Apache 2.0.
FLUENT_LICENCE = "htm/LICENSE"

# Source maps are not vendored: a browser would ask for them in vain.
SOURCE_MAP = re.compile(rb"//# sourceMappingURL=\S+\s*$")


def expected() -> dict[str, bytes]:
    """What the folder must hold, by path."""
    files = {name: PACKAGES / source for name, source in FILES.items()}
    files["licences/fluent.txt"] = PACKAGES / FLUENT_LICENCE
    files |= {f"fluent/{source.name}": source for source in (PACKAGES / FLUENT).glob("*.js")}
    return {name: SOURCE_MAP.sub(b"", source.read_bytes()) for name, source in files.items()}


def main() -> None:
    """Write every vendored file anew, and delete what the packages no longer have."""
    wanted = expected()
    for path in VENDOR.rglob("*"):
        if path.is_file() and path.relative_to(VENDOR).as_posix() not in wanted:
            path.unlink()
    for name, content in wanted.items():
        target = VENDOR / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


if __name__ == "__main__":
    main()
