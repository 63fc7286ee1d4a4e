"""The page's texts: every language says everything, with the arguments that are really sent."""

import random
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lutece import games
from lutece.bots import LEVELS
from lutece.games.paris import log, reasons, text
from lutece.games.paris_paris import text as paris_paris_text
from lutece.kernel.contract import Game
from lutece.kernel.words import Said
from lutece.lab import review
from lutece.server.refusals import REFUSALS
from lutece.table import Match

SOURCE = Path(__file__).parents[2] / "src" / "lutece"
WEB = SOURCE / "web"
LANGUAGES = ("en", "it", "pt", "ru", "ja")
OTHERS = LANGUAGES[1:]

# What languages may call by a name of their own; the others use what the components say.
PROPER_NAMES = re.compile(r"paris-district-|paris-landmark-|paris-paris-stop-")

# The messages that an argument's name and forms come from (js/i18n.js); not events of that name.
NAMES = {
    "paris": {
        "kind": "paris-kind-",
        "type": "paris-type-",
        "district": "paris-district-(?!scores$)",
        "landmark": "paris-landmark-(?!built$)",
        "place": "paris-place-",
        "from": "paris-place-",
        "tile": "paris-place-",
        "end": "paris-end-(?!(kept|sold|taken)$)",
        "way": "paris-way-",
        "prestige_way": "paris-way-",
        "amount": "paris-amount-",
    },
    "paris-paris": {
        "line": "paris-paris-line-",
        "line2": "paris-paris-line-",
        "stop": "paris-paris-stop-",
        "name": "paris-paris-stop-",
        "first": "paris-paris-stop-",
        "last": "paris-paris-stop-",
    },
}
IN_WORDS = {"francs-words", "price-words"}  # sums, which js/i18n.js makes of numbers

# Keys that the page puts together, as its sources write them, and what they are put together of.
BUILT_KEYS = {
    "game-${": "the games",
    "lobby-about-${": "the games",
    "level-${": "the levels of bots",
    "pace-${": "the paces of a table",
    "clock-${": "units of time",
    "history-${": "won or lost",
    "seat-${": "who may sit on a seat",
    "page-theme-${": "light, dark, or as the device has it",
    "page-motion-${": "how quickly moves are shown",
    "paris-board-part-${": "the parts beside the board",
    "paris-board-does-${": "what bonus tiles do",
    "review-label-${": "what a review calls a decision",
    "review-class-${": "what a review calls a player",
    "puzzle-theme-${": "what a puzzle is about",
}


# --- reading the texts --------------------------------------------------------------------------


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its key."""
    found: dict[str, ast.Message] = {}
    for file in sorted((WEB / "texts" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.annotations[0].message}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is said twice"
                found[entry.id.name] = entry
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """The variables of a message, with their forms: `place-acc`."""
    reader = _Variables()
    reader.visit(message)
    return reader.names


def arguments(message: ast.Message) -> set[str]:
    """The arguments that a message needs: a form of one is that one."""
    return {name.partition("-")[0] for name in variables(message)}


def bundle(language: str) -> FluentBundle:
    speaker = FluentBundle([language], use_isolating=False)
    for file in sorted((WEB / "texts" / language).glob("*.ftl")):
        speaker.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return speaker


# --- all languages alike ------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    names = [sorted(f.name for f in (WEB / "texts" / code).iterdir()) for code in ("en", language)]
    assert names[0] == names[1]


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_superfluous(language: str) -> None:
    english, other = messages("en").keys(), messages(language).keys()
    assert english - other == set()
    assert {key for key in other - english if not PROPER_NAMES.match(key)} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_arguments_in_every_language(language: str) -> None:
    for key, message in messages(language).items():
        if key in messages("en"):
            assert arguments(message) == arguments(messages("en")[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_message_asks_for_is_there(language: str) -> None:
    for key, message in messages(language).items():
        for variable in variables(message) - IN_WORDS:
            role, _, form = variable.partition("-")
            if not form:
                continue
            names = named_by(language, game_of(key), role)
            assert names, f"{key}: ${variable}"
            for name in names:
                attributes = {a.id.name for a in messages(language)[name].attributes}
                assert form in attributes, f"{key} needs .{form} of {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    speaker = bundle(language)
    for key, message in messages(language).items():
        said = speaker.get_message(key)
        sample = dict.fromkeys(variables(message), 2)
        for pattern in (said.value, *said.attributes.values()):
            words, errors = speaker.format_pattern(pattern, sample)
            assert not errors, f"{key}: {errors}"
            assert words.strip(), key
            assert "{" not in words, key


def game_of(key: str) -> str:
    return "paris-paris" if key.startswith("paris-paris-") else "paris"


def named_by(language: str, game: str, role: str) -> list[str]:
    pattern = NAMES[game].get(role)
    return [key for key in messages(language) if pattern and re.match(pattern, key)]


# Words that were tried and given up; docs/glossary.md has those that stayed.
GIVEN_UP = {
    "en": r"told in our own|as many as fit|\bkey enters",
    "it": r"quartier[ei]\b|\bmateriale\b(?! tratto)|meeple .*casell[ae]",
    "pt": r"marcador aberto|livros? (?:de regras|italiano|português|russo)|\[one\]|\bbairro"
    r"|\btem de (?![\d{])|demasiad|ligaç|local individual|pontuação Elo|dividem a vitória",
    "ru": r"\bсда(?:ть|ва|ёт|ют)|\bотошёл\b|\bзапасн|стоит (?:ваш )?ключ|ключ[^.]* стоит"
    r"|книг[аеиу]? правил|обоих правил|считается за\b",
    "ja": r"満員|サインアウト|隠れたもの|停留所(?!タイル)|用具|内容物|くじ|〜|この卓"
    r"|バリアント|ランダム準備|抜け目ない|line2? }路線|ついたての陰"
    r"|[一二三四五六七八九十](?:つ|本|枚|人|位|回|マス|個|手)|二[重倍]",
}


def lines_of(language: str) -> Iterator[str]:
    """Every line that a language says: on the page, in the lessons and in the rules."""
    texts = [*(WEB / "texts" / language).glob("*.ftl")]
    texts += (SOURCE.parents[1] / "docs" / "rules" / language).glob("*.md")
    texts += (SOURCE / "games").glob(f"*/lessons/{language}.ftl")
    for file in texts:
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("# "):
                yield f"{file.name}: {line}"


@pytest.mark.parametrize("language", GIVEN_UP)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    for line in lines_of(language):
        assert not re.search(GIVEN_UP[language], line, re.IGNORECASE), line


def test_a_russian_line_does_not_begin_with_a_dash_or_a_percent_sign() -> None:
    for line in lines_of("ru"):
        assert not re.search(" [—%]", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    files = sorted((WEB / "texts" / language).glob("*.ftl"))
    keys = re.findall(r"(?m)^([a-z][\w-]*) =", "\n".join(map(Path.read_text, files)))
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    for file in (WEB / "texts" / language).glob("*.ftl"):
        straight = re.findall(r".*[\w}]'\w.*", file.read_text(encoding="utf-8"))
        assert not straight, f"{file}: {straight[0]}"


# --- what the games say -------------------------------------------------------------------------


@cache
def said_in_games() -> tuple[Said, ...]:
    """What games of both kinds said: prompts, decisions, events and refusals."""
    choose = random.Random(7)
    said: list[Said] = []
    for name in games.NAMES:
        game = games.load(name)
        for seats in game.seats:
            options = dict.fromkeys(game.description.rule_options, seats != game.seats[0])
            said += _said_in(Match(game, seats, options, seed=f"texts {seats}"), choose)
    return tuple(said)


def _said_in(match: Match, choose: random.Random) -> Iterator[Said]:
    game, seen = match.game, set()
    while not match.over:
        legal = match.legal_actions()
        yield game.prompt(match.state).said
        # Every kind of decision once, and again now and then: their arguments may differ.
        for action in legal:
            kind = game.texts[action].rstrip("0123456789")
            if kind not in seen or choose.random() < 0.02:
                seen.add(kind)
                yield game.say_action(match.state, action)
        yield from _refusals(game, match, choose)
        match.play(choose.choice(legal))
        for event in match.last_events():
            if words := game.say_event(event):
                yield words
    yield game.prompt(match.state).said
    yield game.why_illegal(match.state, None).said


def _refusals(game: Game, match: Match, choose: random.Random) -> Iterator[Said]:
    yield game.why_illegal(match.state, None).said
    for action in choose.sample(range(game.kernel.actions), 4):
        if action not in match.legal_actions():
            yield game.why_illegal(match.state, action).said


def test_what_games_say_is_a_message_with_these_arguments() -> None:
    english = messages("en")
    for said in said_in_games():
        nested = [str(said.args[role]) for role in ("asked", "effect") if role in said.args]
        for key in (said.key, *nested):
            assert key in english, key
            assert arguments(english[key]) <= said.args.keys(), key


def test_what_games_name_has_a_name() -> None:
    """Of what the standard components hold, in every language."""
    for said in said_in_games():
        for role, value in said.args.items():
            for language in LANGUAGES:
                assert _is_named(language, game_of(said.key), role, value), (said.key, role, value)


def _is_named(language: str, game: str, role: str, value: str | int) -> bool:
    known, name = messages(language), str(value).replace("é", "e")
    if role in ("kind", "type", "line"):
        return f"{game}-{role}-{name}" in known
    if role in ("district", "landmark", "stop"):
        return bool({f"{game}-{role}-{name}", f"{game}-{role}-other"} & known.keys())
    if role == "end":
        return f"{game}-end-{re.sub(r'-[0-9]+$', '', name)}" in known
    if role in ("way", "prestige_way"):
        return f"{game}-way-{name.split()[0]}" in known
    if role in ("cost", "gains", "gain", "gift") and name != "none":
        return all(f"{game}-amount-{thing.split(':')[0]}" in known for thing in name.split())
    return True


def keys_of_the_games() -> set[str]:
    """Every key that the sources of the games know, whether or not a random game comes to it."""
    keys = {f"paris-{key}" for key, _, _ in log._SENTENCES.values()}
    keys |= {f"paris-paris-{key}" for key, _, _ in paris_paris_text._SENTENCES.values()}
    keys |= {f"paris-paris-do-{key}" for key, _ in paris_paris_text._EFFECTS.values()}
    questions = (*text._QUESTIONS.values(), text._BONUS_TOO_DEAR)
    keys |= {f"paris-ask-{key}" for _, key, _ in questions}
    keys |= {f"paris-why-{key}" for *_, key, _ in reasons._REFUSALS}
    keys |= {f"paris-why-tile-{key}" for key, _ in (*reasons._LACKS.values(), reasons._NO_EFFECT)}
    keys |= {said.key for said in said_in_games()}
    track = Match(games.load("paris"), 2).view(None).board.track
    keys |= {space.effect for space in track}
    for name, prefix in (("paris", "paris"), ("paris_paris", "paris-paris")):
        for file in (SOURCE / "games" / name).glob("*.py"):
            source = file.read_text(encoding="utf-8")
            refused = re.findall(r'_refusal\(\s*[^,()]+,\s*"([a-z-]+)"', source)
            keys |= {f"{prefix}-why-{key}" for key in refused}
            spoken = re.findall(r'return \(?\s*"([a-z-]+)", (?:\{|args)', source)
            chosen = re.findall(r'\bkey = "([a-z-]+)"(?: if .* else "([a-z-]+)")?', source)
            keys |= {f"{prefix}-do-{key}" for key in {*spoken, *sum(chosen, ())} if key}
            keys |= set(re.findall(r'Said\(\s*"([a-z-]+)"', source))
    return keys


def test_every_key_of_the_games_is_a_message() -> None:
    assert keys_of_the_games() - messages("en").keys() == set()


# --- what tables and the server refuse ----------------------------------------------------------


def keys_of_the_table() -> set[str]:
    source = (SOURCE / "table" / "match.py").read_text(encoding="utf-8")
    return set(re.findall(r'Said\("([a-z-]+)"', source))


def test_every_refusal_of_the_server_is_a_message_with_its_arguments() -> None:
    english = messages("en")
    for key, (_, sentence) in REFUSALS.items():
        sent = {field for _, field, _, _ in string.Formatter().parse(sentence) if field}
        assert arguments(english[f"server-{key}"]) == sent, key
    assert keys_of_the_table() <= english.keys()


def test_the_english_page_refuses_with_the_sentence_of_the_server() -> None:
    """Other programs get the server's sentence, so the two must not drift apart."""
    speaker = bundle("en")
    for key, (_, sentence) in REFUSALS.items():
        message = speaker.get_message(f"server-{key}")
        fields = variables(messages("en")[f"server-{key}"])
        words, _ = speaker.format_pattern(message.value, {name: f"{{{name}}}" for name in fields})
        assert words.replace("’", "'") == sentence


# --- what the page says -------------------------------------------------------------------------


@cache
def scripts() -> str:
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted((WEB / "js").rglob("*.js"))
        if file.name != "i18n.js"
    )


def test_every_key_that_the_page_says_is_a_message() -> None:
    said = set(re.findall(r'\bsay(?:Or)?\(\s*"([^"]+)"', scripts()))
    assert said - messages("en").keys() == set()


def test_keys_put_together_are_declared_here() -> None:
    built = set(re.findall(r"`([a-z][a-z-]*-\$\{)", scripts()))
    # A key that begins with a variable is named by a game or its description: tested below.
    said = set(re.findall(r"\bsay(?:Or)?\(\s*`([a-z][a-z-]*\$\{)", scripts()))
    assert said - BUILT_KEYS.keys() == set()
    assert BUILT_KEYS.keys() - built == set()


def test_levels_options_and_games_have_names() -> None:
    keys = {f"level-{level.name}{end}" for level in LEVELS for end in ("", "-about")}
    for name in games.NAMES:
        options = games.describe(name).options
        keys |= {f"{option.key}{end}" for option in options for end in ("", "-about")}
        keys |= {f"game-{name}", f"lobby-about-{name}"}
        keys |= {kind.key for kind in games.describe(name).decisions}
    keys |= sources() | {f"review-label-{label}" for label in review.LABELS}
    keys |= {f"review-class-{name}" for name in review.CLASSES}
    assert keys - messages("en").keys() == set()


def sources() -> set[str]:
    """The keys of the sources of points, which a review speaks of."""
    guides = {name: games.load(name).study_guide() for name in games.NAMES}
    return {
        f"{name}-source-{source.key}"
        for name, guide in guides.items()
        if guide
        for source in guide.sources
    }


def keys_of_the_messages() -> set[str]:
    """What the server itself says, in messages to players who are away."""
    modules = (SOURCE / "server" / "notifications").glob("*.py")
    code = "".join(file.read_text(encoding="utf-8") for file in modules)
    return set(re.findall(r"""["'](notify-[a-z-]+)["']""", code))


def test_no_message_is_unused() -> None:
    used = (
        keys_of_the_games()
        | sources()
        | keys_of_the_table()
        | {f"server-{key}" for key in REFUSALS}
        | keys_of_the_messages()
    )
    used |= set(re.findall(r'"([a-z][a-z0-9-]+)"', scripts()))
    for name in games.NAMES:
        described = games.describe(name)
        used |= {kind.key for kind in described.decisions}
        used |= {f"{option.key}{end}" for option in described.options for end in ("", "-about")}
    prefixes = [built.removesuffix("${") for built in BUILT_KEYS]
    names = [pattern for family in NAMES.values() for pattern in family.values()]
    unused = {
        key
        for key in messages("en").keys() - used
        if not key.startswith(tuple(prefixes)) and not any(re.match(n, key) for n in names)
    }
    assert unused == set()
