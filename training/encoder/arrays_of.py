"""What arrays.py wrote, and how a fit draws from it: no source crowds out another, batches hold like lengths."""

import json
from pathlib import Path

import numpy as np
import torch

from package_tokenizers import original_tokenizer, plain_tokenizer
from model import PAD
from windows import STARTS

# A source with n windows is drawn from in proportion to this power of n.
SIZE_POWER = 0.6
WIDTHS = (12, 16, 24, 32, 48, 64, 96, 128)
LATIN_END = 0x24F
# A piece of which foreign sentences hold so large a share, so many times that of English texts, belongs to them.
FOREIGN_USES_MIN, FOREIGN_TIMES = 20, 6
RATE = 0.01
MEASURED_TEXTS = 1_500
FIT, FOREIGN, VALIDATION, CALIBRATION = range(4)


class Arrays:
    def __init__(self, path):
        with np.load(path) as kept:
            for name in ('ids', 'start', 'length', 'second', 'targets', 'source', 'split', 'text', 'english', 'weight', 'pairs', 'similar'):
                setattr(self, name, kept[name])
            meta = json.loads(str(kept['meta']))
        self.names, self.about = meta['sources'], meta['about']
        self.length = self.length.astype(np.int64)
        self.pair_width = np.searchsorted(WIDTHS, self.length[self.pairs].max(1)) if len(self.pairs) else np.zeros(0, int)

    def set_draws(self, boost):
        """Weights of draws: of the source, by the power of its size for each label, times what mining found."""
        self.fit = np.flatnonzero(self.split == FIT)
        labels = [self.targets[self.fit, STARTS[name]].astype(int) + 1 for name in ('security', 'content', 'planted', 'applies')]
        key = self.source[self.fit].astype(np.int64)
        for label in labels:
            key = key * 3 + label
        _, group, counts = np.unique(key, return_inverse=True, return_counts=True)
        weights = self.weight[self.fit] * counts[group] ** (SIZE_POWER - 1.0) * boost[self.fit]
        widths = np.searchsorted(WIDTHS, self.length[self.fit])
        self.buckets = []
        for width in range(len(WIDTHS)):
            members = np.flatnonzero(widths == width)
            if len(members):
                self.buckets.append((self.fit[members], np.cumsum(weights[members]), weights[members].sum() * WIDTHS[width]))
        self.bucket_shares = np.array([one[2] for one in self.buckets]) / sum(one[2] for one in self.buckets)

    def foreign_boost(self, times):
        """How often each window is drawn: labelled ones of other languages `times` as often, as they are few."""
        boost = np.ones(len(self.source), np.float32)
        told = np.array([name.startswith(('authored', 'content-', 'attacks-', 'harm-', 'generated-short-order', 'generated-content-other')) for name in self.names])
        boost[~self.english & told[self.source]] = times
        return boost

    def batch(self, windows, device):
        """ids, mask and types of windows."""
        lengths = self.length[windows]
        width = int(lengths.max())
        places = np.arange(width)
        mask = places[None] < lengths[:, None]
        at = np.minimum(self.start[windows][:, None] + places, len(self.ids) - 1)
        ids = np.where(mask, self.ids[at].astype(np.int64), PAD)
        second = self.second[windows].astype(np.int64)[:, None]
        types = (mask & (second > 0) & (places[None] >= second)).astype(np.int64)
        return [torch.from_numpy(one).to(device) for one in (ids, mask.astype(np.int64), types)]

    def draw_labelled(self, random, tokens, device):
        members, sums, _ = self.buckets[random.choice(len(self.buckets), p=self.bucket_shares)]
        count = max(8, tokens // int(self.length[members].max()))
        rows = members[np.minimum(np.searchsorted(sums, random.random(count) * sums[-1]), len(members) - 1)]
        ids, mask, types = self.batch(rows, device)
        return ids, mask, types, torch.from_numpy(self.targets[rows].astype(np.float32)).to(device), torch.from_numpy(self.english[rows]).to(device)

    def draw_pairs(self, random, tokens, device):
        width = random.choice(self.pair_width)
        members = np.flatnonzero(self.pair_width == width)
        rows = self.pairs[random.choice(members, max(8, tokens // WIDTHS[width]))]
        return self.batch(rows[:, 0], device), self.batch(rows[:, 1], device)

    def draw_similar(self, random, tokens, device):
        rows = self.similar[random.choice(len(self.similar), tokens // 64)]
        windows = rows[:, :2].astype(np.int64)
        return self.batch(windows[:, 0], device), self.batch(windows[:, 1], device), torch.from_numpy(rows[:, 2].astype(np.float32)).to(device)

    def movable_words(self):
        """Which rows of the word table may move: new pieces, those that hold a letter beyond Latin ones, and those that English hardly uses."""
        vocabulary, known = plain_tokenizer().get_vocab(), original_tokenizer().get_vocab_size()
        movable = np.zeros(len(vocabulary), bool)
        for piece, at in vocabulary.items():
            movable[at] = at >= known or any(ord(letter) > LATIN_END for letter in piece)
        english, other = self.uses(len(vocabulary))
        return movable | ((other >= FOREIGN_USES_MIN) & (other / other.sum() > FOREIGN_TIMES * english / english.sum()))

    def uses(self, pieces):
        """How often each piece stands in English texts, and in the other sides of the pairs."""
        english_ones = np.concatenate([np.flatnonzero(self.english & (self.split == FIT)), self.pairs[:, 0]])
        return tuple(np.bincount(np.concatenate([self.ids[self.start[one] : self.start[one] + self.length[one]] for one in windows]), minlength=pieces) for windows in (english_ones, self.pairs[:, 1]))

    def harmless(self, random, count):
        """Some of the windows of the fit that are neither attack nor harm nor order, of long sources no more than of short ones."""
        known = self.targets[self.fit][:, [STARTS['security'], STARTS['content'], STARTS['planted']]]
        members = self.fit[(known.max(1) == 0) & (self.second[self.fit] == 0)]
        return np.sort(random.choice(members, min(count, len(members)), replace=False))

    def measured(self):
        """Windows for figures: always the same, whole texts, so many that a figure costs less than a minute."""
        texts = np.unique(self.text[self.split != FIT])
        chosen = np.random.default_rng(5).choice(texts, min(MEASURED_TEXTS, len(texts)), replace=False)
        return np.flatnonzero((self.split != FIT) & np.isin(self.text, chosen))

    def figures(self, windows, logits):
        """Recall of whole foreign sources at the threshold that 1 % of harmless calibration texts reach; AUC for pairs."""
        texts, at = np.unique(self.text[windows], return_inverse=True)
        first = np.zeros(len(texts), np.int64)
        first[at] = np.arange(len(windows))
        split, source = self.split[windows][first], self.source[windows][first]
        found = {}
        for head in ('security', 'content', 'planted'):
            column = STARTS[head]
            scores, labels = np.full(len(texts), -np.inf), np.full(len(texts), -1)
            np.maximum.at(scores, at, logits[:, column])
            np.maximum.at(labels, at, self.targets[windows, column])
            pool = scores[(split == CALIBRATION) & (labels == 0)]
            if len(pool) == 0:
                continue
            threshold = float(np.quantile(pool, 1 - RATE))
            found[head] = {'threshold': round(threshold, 3)}
            for name in sorted(set(source[split != CALIBRATION])):
                for label in (0, 1):
                    members = (split != CALIBRATION) & (source == name) & (labels == label)
                    if members.sum() >= 20:
                        found[head][f'{self.names[name]} {"recall" if label else "alarms"}'] = round(float((scores[members] > threshold).mean()), 3)
        column = STARTS['applies']
        for start in ('authored-policies', 'authored-judged'):
            named = np.array([self.names[one].startswith(start) for one in self.source[windows]])
            labels = self.targets[windows, column]
            yes, no = logits[named & (labels == 1), column], logits[named & (labels == 0), column]
            if len(yes) and len(no):
                found[f'{start} AUC'] = round(float((yes[:, None] > no[None]).mean()), 3)
        return found

    def provenance(self):
        """How many windows of each source were learnt from, and how many were for figures."""
        gathered = json.loads(Path(__file__).with_name('gathered-licences.json').read_text(encoding='utf-8'))['licences']
        licences = {**gathered, **self.about['licences']}
        found = []
        for at, name in enumerate(self.names):
            own = self.split[self.source == at]
            found.append({'source': name, 'licence': licences.get(name, 'own'), 'fit': int((own == FIT).sum()), 'figures': int((own != FIT).sum())})
        return sorted(found, key=lambda one: one['source'])
