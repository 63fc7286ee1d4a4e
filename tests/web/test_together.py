"""People who play together, again and fairly: rematches, clocks, pauses, taking back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.table import Player


def two_people(new_context: NewContext, game: str = "paris-paris") -> tuple[Player, Player]:
    """Ada and Bob at one table, each with a browser."""
    ada = Player(new_context().new_page())
    ada.set_up(game, ["me", "link"], name="Ada")
    bob = Player(new_context().new_page(), seed=2)
    bob.page.goto(ada.page.locator(".waiting-room .copy-link input").input_value())
    bob.page.fill("#guest-name", "Bob")
    bob.page.locator(".waiting-room .button.large").click()
    bob.seated()
    ada.seated()
    return ada, bob


def mover_first(ada: Player, bob: Player) -> tuple[Player, Player]:
    expect(ada.page.locator(".seat-card.to-move")).to_have_count(1)
    own = ada.page.locator(".seat-card.own.to-move").count() > 0
    return (ada, bob) if own else (bob, ada)


def api(page: Page, path: str, body: Any = None) -> Any:
    """A request of the page's own player."""
    table = page.url.split("/table/")[1].split("?")[0]
    url = f"/api/tables/{table}{path}"
    headers = {"sec-fetch-site": "same-origin"}
    answer = (
        page.request.get(url)
        if body is None
        else page.request.post(url, data=body, headers=headers)
    )
    assert answer.ok, answer.text()
    return answer.json()


def test_a_rematch_brings_both_people_to_one_new_table(new_context: NewContext) -> None:
    ada, bob = two_people(new_context)
    while (info := api(ada.page, ""))["status"] == "running":
        mover = ada if info["seats"][info["to_move"]]["mine"] else bob
        view = api(mover.page, f"/at/{info['number']}?seat={info['to_move']}")
        decision = view["decisions"][0]["text"]
        command = {"type": "play", "seq": info["number"], "decision": decision}
        api(mover.page, "/command", command)
    before = ada.page.url
    for one in (ada, bob):
        expect(one.page.locator("dialog.over")).to_be_visible()
    ada.page.locator("dialog.over [data-rematch]").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != before)
    expect(ada.page.locator(".waiting-seats")).to_contain_text("Waiting for Bob")
    expect(bob.page.locator(".banner:not(.lessons-offer)")).to_contain_text("rematch")
    join = bob.page.locator("dialog.over [data-rematch]")
    expect(join).to_have_text("Join the rematch")
    join.click()
    bob.seated()
    ada.seated()
    assert ada.page.url == bob.page.url != before
    names = ada.page.locator(".seat-name").all_inner_texts()
    assert names == ["Bob", "Ada"]  # everybody one seat further


def test_a_clock_of_ones_own_is_set_in_words_and_paused_by_agreement(
    new_context: NewContext,
) -> None:
    ada, bob = (Player(new_context().new_page()) for _ in "ab")
    page = ada.page
    page.goto("/new/paris-paris")
    expect(page.get_by_text("3 minutes a turn")).to_be_visible()
    page.get_by_text("Set your own").click()
    page.fill("input[name=turn]", "2")
    page.fill("input[name=game]", "10")
    page.fill("input[name=increment]", "5")
    page.locator(".panel-buttons .primary").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".waiting-room")).to_contain_text(
        "2 minutes a turn + 10 minutes in reserve + 5 seconds added each turn"
    )
    bob.page.goto(page.locator(".waiting-room .copy-link input").input_value())
    bob.page.locator(".waiting-room .button.large").click()
    bob.seated()
    expect(page.locator(".clock")).to_contain_text(re.compile(r"^\s*1[12]:"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Pause the clock").click()
    expect(page.locator(".banner:not(.lessons-offer)")).to_contain_text("Waiting for the others")
    bob.page.locator(".banner [data-agree]").click()
    expect(page.locator(".banner:not(.lessons-offer)")).to_contain_text("The game is paused.")
    expect(page.locator(".clock")).to_have_count(0)
    page.locator("[data-resume]").click()
    expect(bob.page.locator(".banner:not(.lessons-offer)")).to_have_count(0)
    expect(bob.page.locator(".clock")).to_have_count(1)


def test_between_people_a_move_of_paris_paris_is_taken_back_by_consent(
    new_context: NewContext,
) -> None:
    mover, other = mover_first(*two_people(new_context))
    mover.wait()
    mover.step()
    other.reaches(1)
    mover.page.locator("[data-take-back]").click()
    banner = other.page.locator(".banner:not(.lessons-offer)")
    expect(banner).to_contain_text("take back the last move")
    banner.get_by_role("button", name="No, thanks").click()
    expect(mover.page.locator(".toast")).to_contain_text("Not everyone agreed")
    mover.page.locator("[data-take-back]").click()
    other.page.locator("[data-agree]").click()
    expect(other.page.locator(".table")).to_have_attribute("data-number", "0")
    mover.wait()
    mover.step()
    other.reaches(1)


def test_in_a_hot_seat_game_a_move_of_paris_paris_is_taken_back_at_once(player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "me"])
    page.locator(".curtain .primary").click()
    player.wait()
    player.click()
    page.locator(".curtain [data-take-back]").click()
    expect(page.locator(".table")).to_have_attribute("data-number", "0")
    page.locator(".curtain .primary").click()
    player.wait()
    assert player.alive()


# Plays a hot-seat game of Paris without scoring by tiles, until a last turn could still score.
TO_THE_LAST_TURN = """async (base) => {
  const ask = async (path, init) => (await fetch(base + path, init)).json();
  const headers = {"Content-Type": "application/json"};
  let seat = (await ask("")).to_move, number = 0;
  for (;;) {
    const view = await ask(`/at/${number}?seat=${seat}`);
    if (view.to_move === null) throw new Error("nobody had points left in the last round");
    if (view.to_move !== seat) { seat = view.to_move; continue; }
    const all = view.decisions;
    const scoring = all.filter((one) => one.points > 0 && one.goes_on === null);
    const end = all.find((one) => one.text === "end");
    if (view.board.final_rounds === 1 && end && scoring.length) {
      return {number, best: Math.max(...scoring.map((one) => one.points))};
    }
    const some = all.filter((one) => !one.points);
    const plain = some.length ? some : all;
    const first = plain.find((one) => /^(take|bonus|to|move)/.test(one.text));
    const {text} = first ?? plain.find((one) => one.text === "end") ?? plain[0];
    const body = JSON.stringify({type: "play", seq: number, decision: text});
    await ask("/command", {method: "POST", headers, body});
    number++;
  }
}"""


def test_points_left_on_the_table_in_the_last_turn_are_told(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "me"])
    page.locator(".curtain .primary").wait_for()
    base = page.url.replace("/table/", "/api/tables/")
    page.goto("/account")  # nothing is drawn meanwhile
    page.locator("h1").wait_for()
    reached = page.evaluate(TO_THE_LAST_TURN, base)
    page.go_back()
    page.locator(".curtain .primary").click()
    page.locator("[data-act=end]").click()
    expect(page.locator(".prompt.warning")).to_contain_text(
        f"would still score {reached['best']} point"
    )
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".prompt.warning")).to_have_count(0)
    page.locator("[data-act=end]").click()
    page.locator("[data-act=confirm]").click()
    player.reaches(reached["number"] + 1)


def test_the_lobby_tells_pace_variants_round_and_scores(player: Player) -> None:
    page = player.page
    page.goto("/new/paris")
    page.locator(".wish-select").nth(1).select_option("bot novice")
    page.get_by_text("1 day a turn").click()
    page.locator(".tick input").first.check()
    page.locator(".panel-buttons .primary").click()
    player.wait()
    page.goto("/")
    row = page.locator(".table-lists.first .table-row")
    expect(row).to_contain_text("1 day a turn")
    expect(row).to_contain_text("Free placement")
    expect(row).to_contain_text("round 1")
    expect(row).to_contain_text(re.compile("(23 hours|1 day) left"))
    expect(row.locator(".table-score")).to_have_count(2)
    expect(row.locator("time")).to_have_count(1)


def test_my_games_a_replay_by_turns_and_a_record_from_a_file(player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"], name="Ada")
    player.play_on()
    with page.expect_download() as download:
        page.locator("dialog.over a[download]").click()
    record = download.value.path()
    page.goto("/")
    page.get_by_role("link", name="My games").click()
    row = page.locator(".history-games .table-row")
    expect(row).to_contain_text("Ada")
    expect(page.locator(".history-table")).to_contain_text("Novice")
    page.locator("input[type=file]").set_input_files(__file__)
    expect(page.locator(".problem")).to_contain_text("cannot be opened")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url(re.compile(r"/table/\w+\?at=0"))
    player.seated()
    expect(page.locator(".seats")).to_contain_text("Ada")
    number = page.locator(".table")
    page.get_by_role("button", name="One turn forward").click()
    expect(number).to_have_attribute("data-number", re.compile("[12]"))
    first = int(number.get_attribute("data-number") or 0)
    page.get_by_role("button", name="One turn forward").click()
    expect(number).not_to_have_attribute("data-number", str(first))
    page.get_by_role("button", name="One turn back").click()
    expect(number).to_have_attribute("data-number", str(first))


@pytest.mark.parametrize("address", ["/", "/history", "/new/paris"])
def test_no_page_is_wider_than_a_phone(new_context: NewContext, address: str) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    page.goto(address)
    page.locator(".masthead").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_back_leads_from_the_past_to_now(player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"])
    for _ in range(2):
        player.wait()
        player.step()
    player.wait()
    now = player.number
    page.locator(".log-line button").first.click()
    page.wait_for_url(re.compile("at="))
    page.go_back()
    expect(page.locator(".table")).to_have_attribute("data-number", str(now))
    assert "/table/" in page.url
    assert "at=" not in page.url


def test_who_is_invited_is_told_to_what(new_context: NewContext) -> None:
    ada = Player(new_context().new_page())
    ada.set_up("paris", ["me", "link"], name="Ada")
    page = new_context().new_page()
    page.goto(ada.page.locator(".waiting-room .copy-link input").input_value())
    expect(page.locator(".waiting-room h1")).to_have_text("Ada invites you to a game of Paris")
    expect(page.locator(".waiting-facts")).to_have_text("No time limit")
