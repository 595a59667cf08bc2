"""Seats that change hands: stand-ins, votes, whose turn it is, results, and lists that a table can be taken off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.add_column(sa.Column("asked", sa.String(length=24), server_default="", nullable=False))
        batch_op.add_column(sa.Column("moved", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("result", sa.Text(), nullable=True))
    op.execute("UPDATE match SET moved = at")
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("stand_in", sa.String(length=20), server_default="", nullable=False))
        batch_op.add_column(sa.Column("resigned", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("access", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unlisted", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "vote",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("voter", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_vote_match_match")),
        sa.PrimaryKeyConstraint("match", "about", "seat", "voter", name=op.f("pk_vote")),
    )


def downgrade() -> None:
    op.drop_table("vote")
    # Column by column: to make `match` anew, as a batch does, would break what refers to it.
    for table, column in (
        ("access", "unlisted"),
        ("seat", "resigned"),
        ("seat", "stand_in"),
        ("match", "result"),
        ("match", "moved"),
        ("match", "asked"),
    ):
        op.drop_column(table, column)
