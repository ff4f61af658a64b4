"""The tables of the journal."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

SCHEMA = 1
"""Goes up when these tables change; a journal of another number is not touched."""

metadata = MetaData()


def _game() -> "Column[str]":
    return Column("game", String(40), ForeignKey("games.id"), primary_key=True)


about = Table("about", metadata, Column("schema", Integer, primary_key=True))

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("code", String(20), nullable=False, unique=True),
    Column("system", String(80), nullable=False),
    Column("scenario", String(200), nullable=False),
    Column("files", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
)

decisions = Table(
    "decisions",
    metadata,
    _game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(40), nullable=False),
    Column("order_id", String(200), nullable=False),
    Column("order", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Column("version", String(80), nullable=False),
    Column("time", BigInteger, nullable=False),
    Column("back", Integer),
    UniqueConstraint("game", "seat", "order_id"),
)

stream = Table(
    "stream",
    metadata,
    _game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(40), nullable=False),
    Column("act_id", String(200)),
    Column("fact", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    UniqueConstraint("game", "seat", "act_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _game(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("tag", String(200), primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("active", Boolean, nullable=False),
    Index("links_of_seat", "game", "seat"),
)

presence = Table(
    "presence",
    metadata,
    Column("process", String(40), primary_key=True),
    _game(),
    Column("seat", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
