"""Pairs of rule and text as windows, and how a fit of the pair head draws from them: by rule, so that texts of one rule stand beside each other.

Which rule a text breaks can only be told by reading the rule when the texts of a batch share their rule, or the rules
their text; so draws are of groups: some texts of one rule, or all rules of one owner for one text.
"""

import collections
import json
import zlib
from pathlib import Path

import numpy as np
from model import PAD
from windows import WindowMaker

# Of one rule so many texts stand in a batch at most, half of them broken where there are as many.
GROUP_TEXTS = 12
# How much each kind of pairs weighs: rules and answers as people write them most, labelled sets with their category in words least.
WEIGHTS = {'authored-judged-': 6.0, 'authored-policies-': 7.0, 'authored-grid-': 1.5, 'authored-security-': 3.0, 'authored-policies-ordinary': 2.0, 'authored-policies-other': 2.0, 'pairs-harm-': 1.5, 'pairs-intents-': 1.0}
# Groups of a source with n rules are drawn in proportion to this power of n.
SIZE_POWER = 0.75


class PairGroups:
    """Windows of pairs in flat arrays, with the rule, the text and the source of each."""

    def __init__(self, rows: list[dict]):
        """`rows`: as gathered_rows.py writes them, those with `applies` alone."""
        maker = WindowMaker(rows)
        windows = [maker.all_windows(at)[0] for at in range(len(rows))]
        self.lengths = np.array([len(one.ids) for one in windows])
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)[:-1]])
        self.ids = np.concatenate([np.array(one.ids, np.int32) for one in windows])
        self.second = np.array([one.types.index(1) for one in windows])
        self.labels = np.array([one['applies'] for one in rows], np.float32)
        self.sources = [one['source'] for one in rows]
        self.rules = numbered([one.get('policy') or one['text'] for one in rows])
        self.texts = numbered([one['second'] for one in rows])

    def places(self, members: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Where the tokens of these windows stand, padded to the longest, and a mask of those that are theirs."""
        width = np.arange(int(self.lengths[members].max()))
        mask = width[None] < self.lengths[members][:, None]
        return np.where(mask, self.starts[members][:, None] + width, 0), mask.astype(np.float32)

    def batch(self, members: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """ids, mask and types of these windows, padded to the longest."""
        places, mask = self.places(members)
        ids = np.where(mask > 0, self.ids[places], PAD).astype(np.int64)
        types = (mask > 0) & (np.arange(mask.shape[1])[None] >= self.second[members][:, None])
        return ids, mask.astype(np.int64), types.astype(np.int64)

    def set_draws(self, members: np.ndarray) -> None:
        """Prepares draws from these windows: groups by rule, and by text where a text is told for several rules."""
        by_rule, by_text = collections.defaultdict(list), collections.defaultdict(list)
        for at in members:
            by_rule[self.rules[at]].append(at)
            if self.sources[at].startswith('authored-grid'):
                by_text[self.texts[at]].append(at)
        groups = [*by_rule.values(), *by_text.values()]
        kinds = [self.sources[group[0]].rstrip('01') for group in groups]
        counts = collections.Counter(kinds)
        weights = np.array([WEIGHTS[kind] * counts[kind] ** (SIZE_POWER - 1) * min(len(group), GROUP_TEXTS) for kind, group in zip(kinds, groups, strict=True)])
        self.groups, self.sums = [np.array(group) for group in groups], np.cumsum(weights)

    def draw(self, random: np.random.Generator, tokens: int) -> np.ndarray:
        """Windows of several groups, of so many tokens together."""
        found, size = [], 0
        while size < tokens:
            group = self.groups[min(np.searchsorted(self.sums, random.random() * self.sums[-1]), len(self.groups) - 1)]
            chosen = self.some(group, random)
            found.append(chosen)
            size += int(self.lengths[chosen].sum())
        return np.concatenate(found)

    def some(self, group: np.ndarray, random: np.random.Generator) -> np.ndarray:
        if len(group) <= GROUP_TEXTS:
            return group
        broken, kept = group[self.labels[group] == 1], group[self.labels[group] == 0]
        half = min(len(broken), max(GROUP_TEXTS // 2, GROUP_TEXTS - len(kept)))
        return np.concatenate([random.permutation(broken)[:half], random.permutation(kept)[: GROUP_TEXTS - half]])


def numbered(names: list[str]) -> np.ndarray:
    """A number for each name, the same for equal ones."""
    known: dict[str, int] = {}
    return np.array([known.setdefault(name, len(known)) for name in names])


def pair_rows(path: Path) -> list[dict]:
    """The rows of gathered_rows.py that hold a rule and a text."""
    with open(path, encoding='utf-8') as lines:
        return [one for one in map(json.loads, lines) if one['applies'] is not None]


def content_hash(rows: list[dict]) -> int:
    """Tells whether a checkpoint belongs to these rows."""
    return zlib.crc32(json.dumps([len(rows), rows[0], rows[-1]]).encode())
