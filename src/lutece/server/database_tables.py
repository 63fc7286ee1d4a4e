"""The tables of the database: what is kept.

The decisions of a table are the stored truth; everything else about a game follows from them and
from the seed.
"""

import sqlalchemy as sa

from lutece.server import limits

metadata = sa.MetaData()

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("login", sa.String(80), unique=True),
    sa.Column("password", sa.String(200)),  # an Argon2 hash
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # here last, to the day
    sa.Column("on_vacation", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Cookies of browsers and tokens of bots; only hashes are kept.
secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # cookie or token
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("credential", sa.String(1400), primary_key=True),  # base64url
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),  # 32 bits without a sign
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("edition", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("components", sa.Text),  # the text of an own components file
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("invitation", sa.String(40), nullable=False),
    sa.Column("owner", sa.String(32), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # decisions made: for the lobby's lists
    sa.Column("to_move", sa.Integer),
    sa.Column("deadline", sa.Float),  # of the seat to move
    sa.Column("result", sa.JSON(none_as_null=True)),  # when over: scores and shares of the win
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()),  # for strangers
    sa.Column("rematch", sa.String(16)),  # the table where the same people play again
    sa.Column("clock", sa.JSON(none_as_null=True)),  # the times of the pace "own"
    sa.Column("paused", sa.Float),  # seconds that the seat to move has left after the pause
    sa.Column("paused_by", sa.String(8)),  # why the clock stands still: pause or vacation
    sa.Column("standing", sa.JSON(none_as_null=True)),  # round and scores of a running game
    sa.Column("turn_began", sa.Float, index=True),  # of the seat to move
    # Whoever watches may read and write the chat.
    sa.Column("open_chat", sa.Boolean, nullable=False, server_default=sa.false()),
    # All seats agreed to hints when the table was set up.
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("practice_of", sa.String(16)),  # the table whose game goes on here for practice
    sa.Column("practice_at", sa.Integer),  # from after so many decisions
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # open, link, player or bot
    sa.Column("player", sa.String(32), index=True),
    sa.Column("level", sa.String(40)),  # of a bot, or of one that stands in for the player
    sa.Column("name", sa.String(80)),  # where somebody else sits there on the player's screen
    sa.Column("away", sa.String(8)),  # why a bot stands in: the player left, or was late
    sa.Column("bank", sa.Float),  # seconds left for the whole game, where the clock has such a time
    sa.Column(  # how often the player asked for more time
        "extended", sa.Integer, nullable=False, server_default=sa.text("0")
    ),
)

changes = sa.Table(
    "changes",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column(
        "decision", sa.String(int(limits.DECISION.amount))
    ),  # None: decisions were taken back
    sa.Column("number", sa.Integer, nullable=False),  # decisions made after this change
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("made_by", sa.String(8)),  # player, bot, stand-in or timeout; None: not known
    sa.Column("player", sa.String(32)),  # who holds the seat
    sa.Column("level", sa.String(40)),  # of the bot that decided
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(32), index=True),
    sa.Column("level", sa.String(40)),  # of a bot that held the seat
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("share", sa.Float, nullable=False),  # of the win
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("stand_in", sa.Boolean),  # a bot decided for the player; None: not known
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("player", sa.String(32), index=True),  # None: not known
)

# Who may not speak at a table: its owner decided so.
muted = sa.Table(
    "muted",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
)

# Reports of players about others, for the operator.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table", sa.String(16), nullable=False),
    sa.Column("reporter", sa.String(32), index=True),  # None: the account is deleted
    sa.Column("about", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(80), nullable=False),  # of whom it is about, at that time
    sa.Column("reason", sa.String(1000), nullable=False),
    sa.Column("lines", sa.JSON, nullable=False),  # what they said last at that table
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
)

# What the analysis of a finished game found: kept while it goes on, so that nothing is done twice.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("status", sa.String(8), nullable=False, index=True),  # waiting, done or failed
    sa.Column("asked_by", sa.String(32), nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),  # with anybody who has the link
    sa.Column("partial", sa.LargeBinary),  # while it is made: what to go on from, as JSON
    sa.Column("found", sa.LargeBinary),  # when it is done: the Review as JSON
)

# The costly decisions of reviewed games that people made, to be counted and tried again.
mistakes = sa.Table(
    "mistakes",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # decisions made before
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("phase", sa.Integer, nullable=False),  # 0, 1 or 2: which third of the game
    sa.Column("source", sa.String(40)),  # of points, of which it cost most
    sa.Column("label", sa.String(16), nullable=False),
    sa.Column("loss", sa.Float, nullable=False),  # in shares of the win
    sa.Column("solved", sa.Float),  # when its player found a better decision
)

# Hints that were used, by the decision that they were about.
hints = sa.Table(
    "hints",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("step", sa.Integer, primary_key=True),  # 1 where, 2 which, 3 why; 0: a warning
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# How hard a puzzle has proved to be; a puzzle that nobody has tried has no row.
puzzle_ratings = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),  # first tries: only these are rated
    sa.Column("found", sa.Integer, nullable=False),
)

# How well somebody solves the puzzles of a game.
puzzle_solvers = sa.Table(
    "puzzle_solvers",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("found", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),  # found at the first try, one after the other
    sa.Column("best_streak", sa.Integer, nullable=False),
)

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("found", sa.Boolean, nullable=False),  # at the first try
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),  # the last one
)

# Whether somebody wants the own mistakes again and again.
decks = sa.Table(
    "decks",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("repeat", sa.Boolean, nullable=False),
)

# When a mistake comes again: Leitner's boxes. One that was not tried yet has no row.
deck_cards = sa.Table(
    "deck_cards",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("box", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
)

# Vacations: one that has no end yet goes on.
vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("ended", sa.Float),
)

# How a player is told that it is their turn: by mail, push or webhook.
channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # mail, push or webhook
    sa.Column("address", sa.String(2000), nullable=False),  # of mail, or a URL
    sa.Column("p256dh", sa.String(120)),  # of push: the browser's public key, base64url
    sa.Column("auth", sa.String(40)),  # of push: the secret shared with the browser, base64url
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("origin", sa.String(300), nullable=False),  # where links lead to
    sa.Column("token", sa.String(40), nullable=False, unique=True),  # of links in mails
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),  # in vain
    sa.Column("not_before", sa.Float, nullable=False, server_default="0"),
    sa.Column("problem", sa.String(40)),  # of the last message: a text key
    sa.Column("disabled", sa.Boolean, nullable=False, server_default=sa.false()),
)

# Which turns a channel has notified: a turn is known by the moment when it began.
notified_turns = sa.Table(
    "notified_turns",
    metadata,
    sa.Column("channel", sa.String(16), sa.ForeignKey("channels.id"), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("turn", sa.Float, nullable=False),
)

# What the server makes once and keeps, such as the key that signs its push messages.
server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# One row. A server that starts raises the epoch; a server with an older one can write no more.
fence = sa.Table(
    "fence",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("epoch", sa.Integer, nullable=False),
)
