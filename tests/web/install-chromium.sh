#!/bin/sh
# A Chromium for the browser tests: the machine's own if it has one, else Debian's package where
# we may install it, else the build that Playwright brings. $1: the virtual environment's bin.
set -eu
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    exit 0
  fi
done
echo "Installing Chromium for the browser tests …"
as_root=
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if command -v apt-get >/dev/null 2>&1 && $as_root true 2>/dev/null; then
  $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
    $as_root apt-get install -y -qq --no-install-recommends chromium-headless-shell \
    fonts-dejavu-core fonts-noto-cjk >/dev/null && exit 0
fi
"$1/playwright" install chromium || {
  echo "No Chromium could be installed: install one (Debian: apt install chromium), then again." >&2
  exit 2
}
