"""What pyproject.toml cannot say: each extra is what its lock file is made from, without the constraints."""

from __future__ import annotations

from pathlib import Path

from setuptools import setup

HERE = Path(__file__).parent


def named(file: str) -> list[str]:
    """The packages that a file names."""
    return [line for line in (HERE / file).read_text(encoding="utf-8").splitlines() if line[:1].isalnum()]


setup(extras_require={"lab": named("requirements-lab.in"), "research": named("requirements-research.in")})
