"""Which sources carry over: small heads on a frozen body, with each group of sources left out in turn.

    PYTHONPATH=training/encoder python training/foreign/left_out.py <arrays.npz> training/foreign/left-out.json

The body is the original MiniLM, which saw none of the sources; heads are logistic regressions on the mean of its
hidden states. For each group the head is fitted without it, the threshold read at 1 % of *other* sources' harmless
windows, and the recall on what was left out counts. Then each generated family is left out of the fit while all sources
of people stay: a family that does not raise the mean of their left-out recall has no place in the next fit.
Ten minutes on two cores.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from sklearn.linear_model import LogisticRegression

from arrays_of import Arrays
from model import WIDTH, grown_original
from windows import STARTS

SEED = 2026
WINDOWS_PER_SOURCE = 80
RATE = 0.01
FOLDS = 4


@torch.no_grad()
def features(data, windows):
    body = grown_original().eval()
    found = np.zeros((len(windows), WIDTH), np.float32)
    order = np.argsort(data.length[windows])
    for part in np.array_split(order, max(1, len(order) // 64)):
        ids, mask, types = data.batch(windows[part], 'cpu')
        with torch.autocast('cpu', torch.bfloat16):
            hidden = body.hidden(ids, mask, types).float()
        shown = mask.unsqueeze(-1).float()
        found[part] = ((hidden * shown).sum(1) / shown.sum(1)).numpy()
    return (found - found.mean(0)) / (found.std(0) + 1e-6)


def sampled(data):
    """Some windows of each source and label, of every split."""
    random, chosen = np.random.default_rng(SEED), []
    single = data.second == 0
    for source in range(len(data.names)):
        for label in (0, 1):
            for head in ('security', 'content'):
                members = np.flatnonzero((data.source == source)[: len(single)] & single[: len(data.source)] & (data.targets[:, STARTS[head]] == label))
                chosen.append(random.permutation(members)[:WINDOWS_PER_SOURCE])
    return np.unique(np.concatenate(chosen))


def fitted(x, y, sources):
    """Sources weigh alike, and so do both labels."""
    weights = np.ones(len(y))
    for label in (0, 1):
        own = np.flatnonzero(y == label)
        names, at, counts = np.unique(sources[own], return_inverse=True, return_counts=True)
        weights[own] = len(y) / 2 / len(names) / counts[at]
    return LogisticRegression(C=0.02, max_iter=60).fit(x, y, sample_weight=weights)


def recalls(x, y, sources, is_generated, leave_out=()):
    """By source of people: the recall of heads that never saw it, at the threshold of harmless windows of other sources."""
    random = np.random.default_rng(SEED)
    groups = np.unique(sources)
    fold_of = dict(zip(random.permutation(groups), np.arange(len(groups)) % FOLDS))
    folds = np.array([fold_of[one] for one in sources])
    kept = ~np.isin(sources, list(leave_out))
    found = {}
    for fold in range(FOLDS):
        learn, test = kept & (folds != fold), (folds == fold) & ~is_generated
        head = fitted(x[learn], y[learn], sources[learn])
        harmless = test & (y == 0)
        threshold = np.quantile(head.decision_function(x[harmless]), 1 - RATE)
        for source in np.unique(sources[test & (y == 1)]):
            own = test & (y == 1) & (sources == source)
            if own.sum() >= 15:
                found[int(source)] = float((head.decision_function(x[own]) > threshold).mean())
    return found


def main(arrays, output):
    torch.set_num_threads(2)
    data = Arrays(arrays)
    windows = sampled(data)
    x, names = features(data, windows), np.array(data.names)
    result = {'about': 'Recall at 1 % on sources that small heads on a frozen original body never saw; see training/foreign/left_out.py.', 'seed': SEED, 'windows': len(windows)}
    for head in ('security', 'content'):
        y = data.targets[windows, STARTS[head]]
        known = y >= 0
        own_x, own_y, sources = x[known], y[known], data.source[windows][known]
        generated = np.array([names[one].startswith(('generated', 'pairs')) for one in sources])
        whole = recalls(own_x, own_y, sources, generated)
        mean = float(np.mean(list(whole.values())))
        families = sorted({one for one, is_one in zip(sources, generated) if is_one})
        without = []
        for family in families:
            left = recalls(own_x, own_y, sources, generated, (family,))
            without.append({'family': str(names[family]), 'meanWithout': round(float(np.mean(list(left.values()))), 4)})
            print(head, without[-1], flush=True)
        result[head] = {
            'meanRecallLeftOut': round(mean, 4),
            'sources': [{'source': str(names[one]), 'recall': round(value, 3)} for one, value in sorted(whole.items(), key=lambda item: item[1])],
            'families': [{**one, 'adds': round(mean - one['meanWithout'], 4)} for one in without],
        }
        print(head, round(mean, 4), flush=True)
    Path(output).write_text(json.dumps(result, indent=1) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main(*sys.argv[1:])
