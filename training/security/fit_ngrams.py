"""Fits the weights of hashed character n-grams.

    python training/security/fit_ngrams.py <ngrams.jsonl> models/security-ngrams.bin

Reads what training/security/extract-features.ts wrote: for windows of texts of the fit split, the buckets that they
reach. Logistic regression with L2 penalty, chosen by the recall at 1 % of a fifth of the texts; weights as int8.
"""

import json
import struct
import sys

import numpy as np
from pool import SEED, recall_at, source_weights
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

BUCKETS = 1 << 17
STRENGTHS = (1.0, 4.0, 16.0)
ATTACK_SHARE = 0.4


def read(path):
    rows, places, columns = [], [0], []
    with open(path, encoding='utf-8') as lines:
        for line in lines:
            row = json.loads(line)
            columns.append(np.array(row.pop('n'), dtype=np.int32))
            places.append(places[-1] + len(columns[-1]))
            rows.append(row)
    sizes = np.diff(places)
    # As the detector does: presence, per root of the number of pieces.
    values = np.repeat(1 / np.sqrt(np.maximum(1, sizes)), sizes)
    matrix = csr_matrix((values, np.concatenate(columns), places), shape=(len(rows), BUCKETS))
    return rows, matrix


def fitted(x, y, weights, strength):
    model = LogisticRegression(C=strength, solver='lbfgs', max_iter=200, random_state=SEED)
    return model.fit(x, y, sample_weight=weights)


def main(source, target):
    rows, x = read(source)
    attack = np.array([row['attack'] for row in rows])
    random = np.random.default_rng(SEED)
    # Windows of one text stay together.
    texts = np.array([row['text'] for row in rows])
    generated = np.array([row['source'].startswith('generated') for row in rows])
    tested = random.random(texts.max() + 1)[texts] < 0.2
    best = (-1.0, None)
    for strength in STRENGTHS:
        kept = np.flatnonzero(~tested)
        weights = source_weights([rows[at] for at in kept], attack[kept], ATTACK_SHARE)
        model = fitted(x[kept], attack[kept], weights, strength)
        # Generated texts of one wording stand on both sides; only the sets of others show what carries over.
        chosen = np.flatnonzero(tested & ~(attack & generated))
        recall = recall_at(model.decision_function(x[chosen]), attack[chosen], [rows[at] for at in chosen], 0.01)
        print(f'strength {strength}: recall at 1 % {recall:.3f}', flush=True)
        if recall > best[0]:
            best = (recall, strength)
    model = fitted(x, attack, source_weights(rows, attack, ATTACK_SHARE), best[1])
    weights = model.coef_[0]
    scale = float(np.abs(weights).max() / 127)
    with open(target, 'wb') as file:
        file.write(struct.pack('<dd', float(model.intercept_[0]), scale))
        file.write(np.round(weights / scale).astype(np.int8).tobytes())
    print(f'{len(rows)} windows, strength {best[1]}, recall at 1 % {best[0]:.3f}, {np.count_nonzero(np.round(weights / scale))} weights')


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
