"""Rows of the labelled sets: one JSON object a line."""

import json
from pathlib import Path


def read_rows(folder, name):
    with open(Path(folder) / f'{name}.jsonl', encoding='utf-8') as lines:
        return [json.loads(line) for line in lines]
