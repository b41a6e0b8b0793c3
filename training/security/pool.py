"""What the fits of the security value share: reading rows, weighing sources, and the calibration on benign texts."""

import json

import numpy as np
from scipy.optimize import minimize
from sklearn.model_selection import GroupKFold

SEED = 20260
# How benign traffic is taken to be mixed; stated here because the operating point depends on it.
POOL_SHARES = {
    'prompts': 0.22,
    'chat': 0.06,
    'role-play': 0.06,
    'documents': 0.12,
    'languages': 0.16,
    'code': 0.08,
    'security': 0.08,
    'long': 0.05,
    'twins': 0.03,
    'look-alikes': 0.06,
    'authored': 0.08,
}
# One-sided certainty of 90 % that a rate is not above what the table says.
Z = 1.2816
# A rate is shown by at least so many texts.
TEXTS_BEHIND_A_RATE = 8
# Classes of benign texts by their windows, none of which may alarm more than the others; fewer texts say nothing of a class.
# A class that is left out takes the alarms of all others: the longest belong here too.
LENGTHS = ((2, 3), (4, 8), (9, 20), (21, 64), (65, 1000))
TEXTS_OF_LENGTH_MIN = 30


def read(path, width):
    """The first line is about the rest; each row has its vector as pairs of place and value."""
    with open(path, encoding='utf-8') as lines:
        about = json.loads(next(lines))
        rows = [json.loads(line) for line in lines]
    x = np.zeros((len(rows), len(about[width])))
    for index, row in enumerate(rows):
        for feature, value in row['x']:
            x[index, feature] = value
    return about, rows, x


def source_weights(rows, attack, attack_share):
    """Each source weighs as the square root of its size; attacks together weigh `attack_share`."""
    sources = [(row['source'], bool(is_attack)) for row, is_attack in zip(rows, attack)]
    sizes = {}
    for source in sources:
        sizes[source] = sizes.get(source, 0) + 1
    weights = np.array([1 / np.sqrt(sizes[source]) for source in sources])
    for is_attack, share in ((True, attack_share), (False, 1 - attack_share)):
        chosen = attack == is_attack
        weights[chosen] *= share * len(rows) / weights[chosen].sum()
    return weights


def fit(x, y, weights, bounds, penalty):
    """Logistic regression with bounded weights: bias first, then one weight a column."""
    signs = np.where(y, 1.0, -1.0)

    def loss(parameters):
        margins = signs * (x @ parameters[1:] + parameters[0])
        value = (weights * np.logaddexp(0, -margins)).sum() + 0.5 * penalty * (parameters[1:] ** 2).sum()
        slope = -weights * signs / (1 + np.exp(np.clip(margins, -500, 500)))
        gradient = np.concatenate(([slope.sum()], x.T @ slope + penalty * parameters[1:]))
        return value, gradient

    start = np.zeros(x.shape[1] + 1)
    result = minimize(loss, start, jac=True, method='L-BFGS-B', bounds=[(None, None), *bounds], options={'maxiter': 2000})
    return result.x


def pool_weights(rows):
    """Texts of one kind weigh alike; kinds weigh as POOL_SHARES says."""
    counts = {}
    for row in rows:
        counts[row['kind']] = counts.get(row['kind'], 0) + 1
    return np.array([POOL_SHARES[row['kind']] / counts[row['kind']] for row in rows])


def recall_at(scores, attack, rows, rate):
    """Mean over the attack sources of the share above the score that `rate` of the benign rows reach."""
    benign = np.array([not is_attack and row['kind'] is not None for row, is_attack in zip(rows, attack)])
    weights = pool_weights([row for row, is_benign in zip(rows, benign) if is_benign])
    order = np.argsort(-scores[benign])
    reached = np.cumsum(weights[order])
    threshold = scores[benign][order][np.searchsorted(reached, rate * reached[-1])]
    found = {}
    for row, is_attack, score in zip(rows, attack, scores):
        if is_attack:
            found.setdefault(row['source'], []).append(score > threshold)
    return float(np.mean([np.mean(one) for one in found.values()]))


def source_folds(rows, attack, count=5):
    """Folds that leave whole sources out: none stands on both sides, and each fold has attacks and harmless texts."""
    groups = [row['source'] for row in rows]
    return list(GroupKFold(count, shuffle=True, random_state=SEED).split(np.zeros(len(rows)), attack, groups))


def choose(x, attack, rows, bounds, penalties, attack_shares):
    """The best penalty and attack share by recall at 1 % on sources that were left out."""
    best = (-1.0, None)
    folds = source_folds(rows, attack)
    for attack_share in attack_shares:
        for penalty in penalties:
            scores = np.zeros(len(rows))
            for train, test in folds:
                weights = source_weights([rows[at] for at in train], attack[train], attack_share)
                parameters = fit(x[train], attack[train], weights, bounds, penalty)
                scores[test] = x[test] @ parameters[1:] + parameters[0]
            recall = recall_at(scores, attack, rows, 0.01)
            print(f'attack share {attack_share}, penalty {penalty}: recall at 1 % of left-out sources {recall:.3f}', flush=True)
            if recall > best[0]:
                best = (recall, (attack_share, penalty))
    return best


def upper_bound(rate, texts):
    """The rate that is not exceeded with 90 % certainty when `rate` was seen on so many texts (Wilson, one-sided)."""
    middle = rate + Z * Z / (2 * texts)
    half = Z * np.sqrt(rate * (1 - rate) / texts + Z * Z / (4 * texts * texts))
    return np.minimum(1.0, (middle + half) / (1 + Z * Z / texts))


def calibrate(scores, weights):
    """Knots of score and of the share of benign texts at or above it, read high: value 1 has to mean at most 1 %.

    The weights make the pool as uncertain as a smaller one (Kish); each further rate is a fifth lower than the one before.
    """
    order = np.argsort(-scores)
    shares = np.minimum(1.0, np.cumsum(weights[order]) / weights.sum())
    sorted_scores, reached = scores[order], upper_bound(shares, weights.sum() ** 2 / (weights**2).sum())
    tail = []
    for at in range(len(sorted_scores)):
        last_of_equals = at + 1 == len(sorted_scores) or sorted_scores[at + 1] < sorted_scores[at]
        if last_of_equals and at + 1 >= TEXTS_BEHIND_A_RATE:
            tail.append((round(float(sorted_scores[at]), 4), float(reached[at])))
    knots = [(tail[0][0], round(tail[0][1], 7))]
    for score, rate in tail[1:]:
        rate = round(min(1.0, rate), 7)
        if score < knots[-1][0] and rate > knots[-1][1] and (rate >= knots[-1][1] * 1.2 or rate == 1.0):
            knots.append((score, rate))
    if knots[-1][1] < 1.0:
        knots.append((round(float(sorted_scores[-1]) - 0.0001, 4), 1.0))
    return [{'score': score, 'rate': rate} for score, rate in reversed(knots)]


def score_at_rate(knots, rate):
    """The lowest score whose value is 1, interpolated as the detector does."""
    for below, above in zip(knots, knots[1:]):
        if above['rate'] <= rate:
            share = (np.log10(below['rate']) - np.log10(rate)) / (np.log10(below['rate']) - np.log10(above['rate']))
            return below['score'] + share * (above['score'] - below['score'])
    return knots[-1]['score']


def per_source(scores, attack, rows, threshold):
    """For each source, kind and split: how many texts reach `threshold`."""
    shares = {}
    for row, is_attack, score in zip(rows, attack, scores):
        shares.setdefault((row['source'], bool(is_attack), row['split']), []).append(score >= threshold)
    return [
        {'source': source, 'attack': is_attack, 'split': split, 'rows': len(one), 'atOrAbove1': round(float(np.mean(one)), 4)}
        for (source, is_attack, split), one in sorted(shares.items())
    ]


def provenance(about, rows):
    """How many rows of each source are in each split."""
    licences = {source['name']: source['licence'] for source in about['sources']}
    table = {}
    for row in rows:
        entry = table.setdefault(row['source'], {'file': row['source'], 'licence': licences.get(row['source'], 'own')})
        entry[row['split']] = entry.get(row['split'], 0) + 1
    return [table[name] for name in sorted(table)]
