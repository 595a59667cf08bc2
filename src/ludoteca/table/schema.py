"""What the table keeps: people, matches, who sits where, and the log of every act. The migrations make these tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Somebody with a browser. The cookie holds a token, this only its hash.
person = Table(
    "person",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# A match from the moment its table is set: gathering, playing, over; or abandoned, by agreement of those who played.
match = Table(
    "match",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("lesson", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(24), ForeignKey("person.id"), nullable=False),
    Column("secret", String(64), nullable=False),  # drawn before anybody sits down; its hash is public from the start
    Column("seed", String(64)),  # made of the secret and everybody's salt when the match begins
    Column("status", String(12), nullable=False),
    Column("watch", String(64)),  # the hash of the link for spectators
    Column("rematch", String(24)),
    Column("at", BigInteger, nullable=False),
    Column("asked", String(24), nullable=False, server_default=""),  # the seats that have to decide: "0,2"
    Column("moved", BigInteger, nullable=False, server_default="0"),  # when that last changed
    Column("result", Text),  # once it is over: who won, and with how many points
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot or open
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("invite", String(64)),  # the hash of the link that was handed out, until it is used
    Column("used", Integer, nullable=False, server_default="0"),  # how many links for it have been used
    Column("stand_in", String(20), nullable=False, server_default=""),  # the level of the bot that plays for a person
    Column("resigned", Boolean, nullable=False, server_default=false()),  # that person has given the seat up for good
)

# Who may act at a seat, or watch (seat -1): a person at a second device is another person with the same seat.
# Seat -2: the host has freed this person's seat; without a link they do not sit down here again.
access = Table(
    "access",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), ForeignKey("person.id"), primary_key=True, index=True),
    Column("unlisted", Boolean, nullable=False, server_default=false()),  # taken off the list of this person's tables
)

# What seats have agreed to: that a bot plays for one that is missing, or to abandon the match (seat -1).
vote = Table(
    "vote",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("about", String(8), primary_key=True),  # replace or abandon
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
)

# Every act as it happened, undos included. The primary key is the lock: of two that race for a number, one is stored.
log = Table(
    "log",
    metadata,
    Column("match", String(24), ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", String(40)),
    Column("hash", String(16)),  # of the position, every so often
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "key"),
)

# Records that somebody opened to look at.
replay = Table(
    "replay",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Which lessons a person has finished.
lesson = Table(
    "lesson",
    metadata,
    Column("person", String(24), ForeignKey("person.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
)

# Settings that somebody has given a name, to play with them again or to send them to a friend.
variant = Table(
    "variant",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("owner", String(24), ForeignKey("person.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)
