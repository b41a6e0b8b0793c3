"""How responses are judged: a direction of meaning, pieces of words, and the weighing of all that is known of a response."""

import base64

import numpy as np
from probes import Probes
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

BUCKETS = 1 << 15
# How freely the pieces may follow their texts; chosen on the validation split.
STRENGTHS = (1.0, 4.0, 16.0)
UP, DOWN = (0, None), (None, 0)
BOUNDS = {'complies': [DOWN, UP, UP, DOWN, UP], 'refuses': [UP, DOWN, DOWN, UP, DOWN]}


def responses_of(rows, logistic, wilson):
    """Two weighings of what is known of a response: whether it does as asked, whether it refuses."""
    pairs = [row for row in rows if 'response' in row]
    for row in pairs:
        row['embedding'] = np.frombuffer(base64.b64decode(row['embedding']), dtype='<f4')
    learnt = [row for row in pairs if row['split'] == 'fit' and row['complies'] is not None]
    probe = Probes.learner().fit(np.array([row['embedding'] for row in learnt]), np.array([row['complies'] == 1 for row in learnt]))
    packed, direction = pack(probe.coef_[0])
    bias = round(float(probe.intercept_[0]), 5)
    pieces = fitted_pieces(rows, pairs)
    out = {'probe': {'bias': bias, 'vectors': packed}, 'pieces': pieces.packed()}
    for name in ('complies', 'refuses'):
        known = [row for row in pairs if row['split'] == 'validation' and row[name] is not None]
        labels = np.array([row[name] == 1 for row in known])
        said = pieces.logits(known)
        x = np.array(
            [[*row['response'], float(row['embedding'] @ direction) + bias, float(row['hasPhrase']), one] for row, one in zip(known, said)]
        )
        out[name] = logistic(x, labels, known, BOUNDS[name])
        right = ((x @ np.array(out[name][1:]) + out[name][0]) >= 0) == labels
        sources = np.array([row['source'] for row in known])
        out[f'{name}Accuracy'] = {source: wilson(int(right[sources == source].sum()), int((sources == source).sum())) for source in sorted(set(sources))}
        if name == 'complies':
            alone = (said >= 0) == labels
            out['piecesAccuracy'] = {source: round(float(alone[sources == source].mean()), 4) for source in sorted(set(sources))}
    return out


class Pieces:
    """Weights of buckets in a byte a number, as server/detectors/content/response-pieces.ts reads them."""

    def __init__(self, model):
        self.bias = round(float(model.intercept_[0]), 5)
        self.scale = float(np.float32(np.abs(model.coef_[0]).max() / 127))
        self.weights = np.round(model.coef_[0] / self.scale).astype(np.int8)

    def logits(self, rows):
        return matrix(rows) @ (self.weights * self.scale) + self.bias

    def packed(self):
        return {'bias': self.bias, 'scale': self.scale, 'weights': base64.b64encode(self.weights.tobytes()).decode()}


def matrix(rows):
    """Presence of buckets, per root of their number."""
    sizes = np.array([len(row['pieces']) for row in rows])
    values = np.repeat(1 / np.sqrt(np.maximum(1, sizes)), sizes)
    columns = np.concatenate([np.array(row['pieces'], dtype=np.int32) for row in rows])
    return csr_matrix((values, columns, np.concatenate([[0], np.cumsum(sizes)])), shape=(len(rows), BUCKETS))


def fitted_pieces(rows, pairs):
    learnt = [row for row in rows if 'response' not in row and 'pieces' in row]
    x, y = matrix(learnt), np.array([row['complies'] == 1 for row in learnt])
    sizes = {}
    keys = [(row['source'], bool(label)) for row, label in zip(learnt, y)]
    for key in keys:
        sizes[key] = sizes.get(key, 0) + 1
    weights = np.array([1 / np.sqrt(sizes[key]) for key in keys])
    for label in (True, False):
        weights[y == label] *= 0.5 * len(y) / weights[y == label].sum()
    tested = [row for row in pairs if row['split'] == 'validation' and row['complies'] is not None]
    sources = np.array([row['source'] for row in tested])
    truth = np.array([row['complies'] == 1 for row in tested])
    best = (-1.0, None)
    for strength in STRENGTHS:
        model = Pieces(LogisticRegression(C=strength, max_iter=300).fit(x, y, sample_weight=weights))
        right = (model.logits(tested) >= 0) == truth
        mean = float(np.mean([right[sources == source].mean() for source in sorted(set(sources))]))
        print(f'pieces, strength {strength}: accuracy {mean:.3f}', flush=True)
        if mean > best[0]:
            best = (mean, model)
    return best[1]


def pack(weights):
    """A direction in a byte a number, as server/detectors/vectors/pack-vectors.ts reads it, and what is left of it."""
    scale = float(np.float32(np.abs(weights).max() / 127))
    row = np.round(weights / scale).astype(np.int8)
    return {'count': 1, 'rows': base64.b64encode(row.tobytes()).decode(), 'scales': [scale]}, row * scale
