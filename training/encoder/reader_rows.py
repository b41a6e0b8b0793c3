"""What the reader of pairs learns from, packed: pairs of rule and text, plain texts with what is known of them, translations.

    python training/encoder/reader_rows.py <pairs.jsonl> <folder train> <folder to write>

Reads what security_pairs.py wrote. Texts are kept once and as texts, so that what is packed belongs to no vocabulary and is
small enough to be taken to where the GPU is: some 40 MB. Seeded; a minute.
"""

import collections
import json
import lzma
import random
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from rows import read_rows
from windows import STARTS, targets

ARRAYS, TEXTS = 'reader-rows.npz', 'reader-texts.json.xz'
# Of a longer text both ends are kept: no window reads more of it.
CHARACTERS_MAX = 2400
PLAIN_CHARACTERS_MAX = 700
# There are more of these than they teach.
PLAIN_SHARES = {'generated-token-soup': 0.5, 'parallel': 0.4}
# A source with n plain texts is drawn from in proportion to this power of n; what was written here, twice.
PLAIN_POWER, OWN_WEIGHT = 0.6, 2.0
TRANSLATIONS_PER_LANGUAGE, ENGLISH_MIN, ENGLISH_MAX = 1500, 16, 299
NO_REQUEST = -1
SEED = 30


class Texts:
    """A number for each text, the same for equal ones."""

    def __init__(self) -> None:
        self.known: dict[str, int] = {}

    def number(self, text: str) -> int:
        if len(text) > CHARACTERS_MAX:
            text = f'{text[: CHARACTERS_MAX // 2]} {text[-CHARACTERS_MAX // 2 :]}'
        return self.known.setdefault(text, len(self.known))


def pair_columns(rows: list[dict], texts: Texts) -> tuple[dict[str, np.ndarray], list[str]]:
    """Each pair once; and the kinds by number: its source without the label."""
    rules, seconds, kinds, seen, found = {}, {}, {}, set(), []
    for one in rows:
        key = (one['text'], one['second'], one.get('request'), one['applies'])
        if one['applies'] is None or key in seen:
            continue
        seen.add(key)
        request = texts.number(one['request']) if one.get('request') else NO_REQUEST
        # Wordings of one policy are one rule.
        rule = rules.setdefault(one.get('policy') or one['text'], len(rules))
        second = seconds.setdefault(one['second'], len(seconds))
        kind = kinds.setdefault(one['source'].rstrip('01'), len(kinds))
        found.append((texts.number(one['text']), texts.number(one['second']), request, one['applies'], rule, second, kind, one['split'] == 'fit'))
    names = ('first', 'second', 'request', 'label', 'rule', 'text', 'kind', 'fit')
    columns = np.array(found, np.int32).reshape(-1, len(names)).T
    return dict(zip(names, columns)), list(kinds)


def plain_targets(row: dict) -> np.ndarray:
    """Attack, harm and its kinds, refuses, complies; below zero where it is not known."""
    found = targets(row)
    return np.concatenate([found[:1], found[STARTS['content'] : STARTS['planted']]]).astype(np.int8)


def plain_columns(rows: list[dict], texts: Texts, draws: random.Random) -> dict[str, np.ndarray]:
    numbers, told, sources = [], [], []
    for one in rows:
        if one['applies'] is not None or one['split'] != 'fit' or not 0 < len(one['text']) <= PLAIN_CHARACTERS_MAX:
            continue
        known = plain_targets(one)
        if known.max() < 0 or draws.random() >= PLAIN_SHARES.get(one['source'], 1.0):
            continue
        numbers.append(texts.number(one['text']))
        told.append(known)
        sources.append(one['source'])
    counts = collections.Counter(sources)
    weights = [counts[source] ** (PLAIN_POWER - 1) * (OWN_WEIGHT if source.startswith('authored') else 1.0) for source in sources]
    return {'plain': np.array(numbers, np.int32), 'targets': np.array(told, np.int8), 'weights': np.array(weights, np.float32)}


def translation_columns(rows: list[dict], texts: Texts, draws: random.Random) -> dict[str, np.ndarray]:
    """Sentences in English and in another language, so many of each."""
    per_language, found = collections.Counter(), []
    for one in draws.sample(rows, len(rows)):
        if per_language[one['lang']] < TRANSLATIONS_PER_LANGUAGE and ENGLISH_MIN <= len(one['en']) <= ENGLISH_MAX:
            per_language[one['lang']] += 1
            found.append((texts.number(one['en']), texts.number(one['other'])))
    return {'translations': np.array(found, np.int32).reshape(-1, 2)}


def write(folder: Path, rows: list[dict], parallel: list[dict]) -> dict[str, Any]:
    """Packs all, and says what it packed."""
    texts, draws = Texts(), random.Random(SEED)
    pairs, kinds = pair_columns(rows, texts)
    columns = pairs | plain_columns(rows, texts, draws) | translation_columns(parallel, texts, draws)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / ARRAYS, kinds=json.dumps(kinds), **columns)
    with lzma.open(folder / TEXTS, 'wb', preset=4) as out:
        out.write(json.dumps(list(texts.known), ensure_ascii=False).encode('utf-8', 'surrogatepass'))
    return {'pairs': len(pairs['label']), 'plain': len(columns['plain']), 'translations': len(columns['translations']), 'texts': len(texts.known)}


def read(folder: Path) -> tuple[dict[str, np.ndarray], list[str], list[str]]:
    """The columns, the kinds of pairs by number, and the texts by number."""
    with np.load(folder / ARRAYS) as kept:
        columns = {name: kept[name] for name in kept.files}
    with lzma.open(folder / TEXTS) as lines:
        texts = json.loads(lines.read().decode('utf-8', 'surrogatepass'))
    return columns, json.loads(str(columns.pop('kinds'))), texts


def fingerprint(columns: dict[str, np.ndarray], texts: list[str]) -> int:
    """Tells whether a checkpoint belongs to these rows."""
    found = zlib.crc32(str((len(texts), texts[0], texts[-1])).encode('utf-8', 'surrogatepass'))
    for name in sorted(columns):
        found = zlib.crc32(np.ascontiguousarray(columns[name]).tobytes(), found)
    return found


def main(rows: str, train: str, folder: str) -> None:
    with open(rows, encoding='utf-8') as lines:
        found = [json.loads(line) for line in lines]
    print(write(Path(folder), found, read_rows(train, 'parallel-public')))


if __name__ == '__main__':
    main(*sys.argv[1:])
