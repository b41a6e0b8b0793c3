"""What reader_rows.py packed as windows, and what each step of a fit draws from it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from pair_groups import PairGroups
from reader_rows import NO_REQUEST, fingerprint, read
from reader_windows import FlatWindows, pair_window, plain_window

# Beside so many tokens of pairs stand so many plain windows and so many translations; these two are a fifth of all tokens.
SHARED_TOKENS, PLAIN_EACH, TRANSLATIONS_EACH = 32_768, 110, 64
# A batch of a few tokens compares at least so many.
EACH_MIN = 2


@dataclass(frozen=True)
class Draw:
    """Numbers of pairs, of plain texts and of translations."""

    pairs: np.ndarray
    plain: np.ndarray
    translations: np.ndarray


class ReaderData:
    """All windows, with labels and draws. `translated[n]`: the windows of both sides of a translation."""

    def __init__(self, folder: Path, tokenizer: Any) -> None:
        """`tokenizer`: reader_vocabulary.py's, or what encodes a batch as it does."""
        columns, kinds, texts = read(folder)
        self.fingerprint = fingerprint(columns, texts)
        ids = [one.ids for one in tokenizer.encode_batch_fast(texts, add_special_tokens=False)]
        sides = zip(columns['first'], columns['second'], columns['request'])
        self.pairs = FlatWindows([pair_window(ids[rule], ids[text], None if asked == NO_REQUEST else ids[asked]) for rule, text, asked in sides])
        self.plain = FlatWindows([plain_window(ids[at]) for at in columns['plain']])
        sentences = np.unique(columns['translations'])
        self.sentences = FlatWindows([plain_window(ids[at]) for at in sentences])
        self.translated = np.searchsorted(sentences, columns['translations'])
        self.labels, self.rules, self.texts = columns['label'].astype(np.float32), columns['rule'], columns['text']
        self.kinds, self.fit = np.array(kinds)[columns['kind']], columns['fit'] == 1
        self.targets = columns['targets'].astype(np.float32)
        self.groups = PairGroups(self.labels, self.pairs.lengths, self.rules, self.texts, self.kinds.tolist(), np.flatnonzero(self.fit))
        self.sums = np.cumsum(columns['weights'].astype(np.float64))

    def draw(self, seed: int, step: int, tokens: int) -> Draw:
        """What this step of a fit with this seed learns from: the same each time, whatever was drawn before."""
        random = np.random.default_rng((seed, step))
        plain, translations = (max(EACH_MIN, each * tokens // SHARED_TOKENS) for each in (PLAIN_EACH, TRANSLATIONS_EACH))
        pairs = self.groups.draw(random, tokens)
        drawn = np.unique(np.minimum(np.searchsorted(self.sums, random.random(plain) * self.sums[-1]), len(self.sums) - 1))
        return Draw(pairs, drawn, random.choice(len(self.translated), min(translations, len(self.translated)), replace=False))

    def tokens_of(self, draw: Draw) -> int:
        sentences = self.translated[draw.translations]
        return int(self.pairs.lengths[draw.pairs].sum() + self.plain.lengths[draw.plain].sum() + self.sentences.lengths[sentences].sum())
