"""Everything that is learnt from as arrays, once: windows of labelled texts, sentence pairs, judged similarities.

    python training/encoder/arrays.py <folder train> <out.npz> <texts.jsonl> …

Reads what extract-texts.ts and gathered_rows.py wrote. Windows of the split `fit` are learnt from, those of `foreign`
and `validation` are for figures while the fit goes on. Four minutes on one core, 3 GB of memory.
"""

import json
import sys
from pathlib import Path

import numpy as np

from source_weights import weight_of
from package_tokenizers import plain_tokenizer
from model import CLS, SEP
from rows import read_rows
from windows import TARGETS, WindowMaker, read_texts

PAIR_TOKENS_MAX = 64
CHUNK = 20_000
FIGURE_SPLITS = ('foreign', 'validation', 'calibration')
FIGURE_TEXTS_PER_SOURCE = 120


class Windows:
    """Grows flat arrays of tokens with a line of facts for each window."""

    def __init__(self):
        self.ids, self.lengths, self.seconds = [], [], []

    def add(self, ids, second=0):
        self.ids.append(np.array(ids, np.uint16))
        self.lengths.append(len(ids))
        self.seconds.append(second)
        return len(self.lengths) - 1

    def arrays(self):
        lengths = np.array(self.lengths, np.int64)
        return dict(ids=np.concatenate(self.ids), start=np.concatenate([[0], np.cumsum(lengths)[:-1]]), length=lengths.astype(np.uint8), second=np.array(self.seconds, np.uint8))


def labelled(paths, windows):
    """Windows of all texts with targets, source, weight and split."""
    about, texts = read_texts(*paths)
    random = np.random.default_rng(3)
    facts, names, taken = [], {}, {}
    found_targets = []
    for at in range(0, len(texts), CHUNK):
        chunk = texts[at : at + CHUNK]
        maker = WindowMaker(chunk)
        for place, text in enumerate(chunk):
            split = text.get('split', 'fit')
            if split == 'held-out' or (split == 'calibration' and not text['source'].startswith(('benign', 'parallel', 'topics'))):
                continue
            if split in FIGURE_SPLITS:
                key = (text['source'], split, text['security'], text['harmful'], text.get('applies'))
                taken[key] = taken.get(key, 0) + 1
                if taken[key] > FIGURE_TEXTS_PER_SOURCE:
                    continue
                found = maker.all_windows(place)[:4]
            else:
                found = maker.windows_to_learn(place, random)
            for window in found:
                windows.add(window.ids, window.types.index(1) if 1 in window.types else 0)
                found_targets.append(window.targets.astype(np.int8))
                source = names.setdefault(text['source'], len(names))
                facts.append((source, ('fit', *FIGURE_SPLITS).index(split), at + place, text['language'] == 'en', weight_of(text['source'])))
    columns = list(zip(*facts))
    return about, dict(
        targets=np.array(found_targets).reshape(-1, TARGETS), source=np.array(columns[0], np.uint16), split=np.array(columns[1], np.uint8),
        text=np.array(columns[2], np.int32), english=np.array(columns[3], bool), weight=np.array(columns[4], np.float32),
    ), list(names)  # fmt: skip


def sentence_pairs(train, windows):
    """Numbers of windows: an English sentence and the same in another language."""
    tokenizer, found = plain_tokenizer(), []
    rows = read_rows(train, 'parallel-public')
    for at in range(0, len(rows), 2000):
        chunk = rows[at : at + 2000]
        sides = [tokenizer.encode_batch([one[side] for one in chunk], add_special_tokens=False) for side in ('en', 'other')]
        for english, other in zip(*sides):
            if 1 < len(english.ids) <= PAIR_TOKENS_MAX - 2 and 1 < len(other.ids) <= PAIR_TOKENS_MAX - 2:
                found.append([windows.add([CLS, *one.ids, SEP]) for one in (english, other)])
    return np.array(found, np.int64)


def judged_similarities(train, windows):
    tokenizer, found = plain_tokenizer(), []
    for one in read_rows(train, 'similarity-stsb'):
        sides = tokenizer.encode_batch([one['text'], one['text2']], add_special_tokens=False)
        if all(0 < len(side.ids) <= PAIR_TOKENS_MAX - 2 for side in sides):
            found.append([*(windows.add([CLS, *side.ids, SEP]) for side in sides), one['label'] / 5])
    return np.array(found)


def main():
    train, output, *paths = sys.argv[1:]
    windows = Windows()
    about, columns, names = labelled(paths, windows)
    pairs = sentence_pairs(Path(train), windows)
    similar = judged_similarities(Path(train), windows)
    np.savez(output, **windows.arrays(), **columns, pairs=pairs, similar=similar, meta=json.dumps({'sources': names, 'about': about}))
    print(f"{len(columns['source'])} windows, {len(pairs)} pairs, {len(similar)} similarities, {sum(windows.lengths) / 1e6:.1f} M tokens")


if __name__ == '__main__':
    main()
