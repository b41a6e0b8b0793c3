"""The page of the package: each block of Python on it runs as it stands and prints what is shown below it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .started import Service

PAGE = (Path(__file__).parents[1] / "README.md").read_text()
FENCED = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
BLOCKS = [
    (code, shown) for (language, code), (next_, shown) in zip(FENCED, FENCED[1:]) if (language, next_) == ("python", "text")
]


def test_every_block_shows_what_it_prints() -> None:
    assert len(BLOCKS) == len([language for language, _ in FENCED if language == "python"]) >= 5


@pytest.mark.parametrize(("code", "shown"), BLOCKS)
def test_the_block_prints_what_the_page_shows(code: str, shown: str, service: Service, tmp_path: Path) -> None:
    environment = {
        "PATH": os.environ["PATH"],
        "REDOUBT_API_KEY": service.api_key,
        "REDOUBT_PORT": service.base_url.rsplit(":", 1)[1],
    }
    ran = subprocess.run([sys.executable, "-c", code], env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    pattern = ".*?".join(re.escape(piece) for piece in shown.strip().split("…"))
    assert re.fullmatch(pattern, ran.stdout.strip(), re.DOTALL), ran.stdout
