"""Fits the weights of the security features and their calibration.

    python training/fit.py <features.jsonl> models/security-rules.json

Reads what training/extract-features.ts wrote. Logistic regression with L2 penalty; the sign of each weight is bounded,
so that no sign of an attack can ever lower the value. Strength of the penalty and the share of attacks are chosen by
cross-validation on the fit split; the calibration is read off benign texts that the fit did not see. Deterministic.
"""

import hashlib
import json
import sys

import numpy as np
from scipy.optimize import minimize
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import StratifiedKFold

SEED = 20260
PENALTIES = (0.3, 1.0, 3.0, 10.0)
ATTACK_SHARES = (0.2, 0.4)
# Attackers can add such words at will, so these weights are bounded below as well.
LOWEST = {'structure.talk-about': -1.5, 'length': -2.0}
HIGHEST_WEIGHT = 8.0
# How benign traffic is taken to be mixed; stated here because the operating point depends on it.
POOL_SHARES = {
    'prompts': 0.28,
    'chat': 0.06,
    'role-play': 0.08,
    'documents': 0.12,
    'languages': 0.13,
    'code': 0.1,
    'security': 0.07,
    'long': 0.06,
    'twins': 0.04,
    'look-alikes': 0.06,
}
# One-sided certainty of 90 % that a rate is not above what the table says.
Z = 1.2816
# A rate is shown by at least so many texts.
TEXTS_BEHIND_A_RATE = 8


def read(path):
    with open(path, encoding='utf-8') as lines:
        about = json.loads(next(lines))
        rows = [json.loads(line) for line in lines]
    x = np.zeros((len(rows), len(about['features'])))
    for index, row in enumerate(rows):
        for feature, value in row['x']:
            x[index, feature] = value
    return about, rows, x


def source_weights(rows, attack, attack_share):
    """Each source weighs as the square root of its size; attacks together weigh `attack_share`."""
    sources = [(row['source'], bool(is_attack)) for row, is_attack in zip(rows, attack)]
    sizes = {source: sources.count(source) for source in set(sources)}
    weights = np.array([1 / np.sqrt(sizes[source]) for source in sources])
    for is_attack, share in ((True, attack_share), (False, 1 - attack_share)):
        chosen = attack == is_attack
        weights[chosen] *= share * len(rows) / weights[chosen].sum()
    return weights


def fit(x, y, weights, bounds, penalty):
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
    kinds = [row['kind'] for row in rows]
    return np.array([POOL_SHARES[kind] / kinds.count(kind) for kind in kinds])


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


def choose(x, attack, rows, bounds):
    """The best penalty and attack share by recall at 1 % in five folds."""
    best = (-1.0, None)
    folds = list(StratifiedKFold(5, shuffle=True, random_state=SEED).split(x, attack))
    for attack_share in ATTACK_SHARES:
        for penalty in PENALTIES:
            scores = np.zeros(len(rows))
            for train, test in folds:
                weights = source_weights([rows[at] for at in train], attack[train], attack_share)
                parameters = fit(x[train], attack[train], weights, bounds, penalty)
                scores[test] = x[test] @ parameters[1:] + parameters[0]
            recall = recall_at(scores, attack, rows, 0.01)
            print(f'attack share {attack_share}, penalty {penalty}: recall at 1 % {recall:.3f}')
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


def content_hash(bias, features, knots):
    lines = [f'bias {bias:.4f}']
    lines += [f"{feature['name']} {feature['weight']:.4f}" for feature in features]
    lines += [f"knot {knot['score']:.4f} {knot['rate']:.7f}" for knot in knots]
    return hashlib.sha256('\n'.join(lines).encode()).hexdigest()


def provenance(about, rows):
    licences = {source['name']: source['licence'] for source in about['sources']}
    table = {}
    for row in rows:
        entry = table.setdefault(row['source'], {'file': row['source'], 'licence': licences.get(row['source'], 'own'), 'fit': 0, 'calibration': 0, 'held-out': 0})
        entry[row['split']] += 1
    return [table[name] for name in sorted(table)]


def figures(scores, attack, rows, threshold, cross_validated):
    splits = np.array([row['split'] for row in rows])
    shares = {}
    for row, is_attack, score in zip(rows, attack, scores):
        shares.setdefault((row['source'], bool(is_attack), row['split']), []).append(score >= threshold)
    per_source = [
        {'source': source, 'attack': is_attack, 'split': split, 'rows': len(one), 'atOrAbove1': round(float(np.mean(one)), 4)}
        for (source, is_attack, split), one in sorted(shares.items())
    ]
    unseen = (splits == 'held-out') | (splits == 'calibration')
    return {
        'crossValidatedRecallAt1Percent': round(cross_validated, 4),
        'aucHeldOutAgainstCalibration': round(float(roc_auc_score(attack[unseen], scores[unseen])), 4),
        'scoreAtValue1': round(float(threshold), 4),
        'perSource': per_source,
    }


def score_at_rate(knots, rate):
    """The lowest score whose value is 1, interpolated as the detector does."""
    for below, above in zip(knots, knots[1:]):
        if above['rate'] <= rate:
            share = (np.log10(below['rate']) - np.log10(rate)) / (np.log10(below['rate']) - np.log10(above['rate']))
            return below['score'] + share * (above['score'] - below['score'])
    return knots[-1]['score']


def main(source, target):
    about, rows, x = read(source)
    attack = np.array([row['attack'] for row in rows])
    in_fit = np.array([row['split'] == 'fit' for row in rows])
    in_pool = np.array([row['split'] == 'calibration' for row in rows])
    bounds = [
        (0.0, HIGHEST_WEIGHT) if feature['sign'] == 'raises' else (LOWEST[feature['name']], 0.0)
        for feature in about['features']
    ]
    fit_rows = [row for row, chosen in zip(rows, in_fit) if chosen]
    recall, (attack_share, penalty) = choose(x[in_fit], attack[in_fit], fit_rows, bounds)
    weights = source_weights(fit_rows, attack[in_fit], attack_share)
    parameters = fit(x[in_fit], attack[in_fit], weights, bounds, penalty).round(4) + 0.0
    scores = (x @ parameters[1:] + parameters[0]).round(4)
    pool_rows = [row for row, chosen in zip(rows, in_pool) if chosen]
    knots = calibrate(scores[in_pool], pool_weights(pool_rows))
    features = [
        {'name': feature['name'], 'weight': float(weight)} for feature, weight in zip(about['features'], parameters[1:])
    ]
    bias = float(parameters[0])
    result = {
        'about': 'Weights of the security features and their calibration. Written by training/fit.py; see models/README.md.',
        'seed': SEED,
        'penalty': penalty,
        'attackShare': attack_share,
        'sha256': content_hash(bias, features, knots),
        'bias': bias,
        'features': features,
        'calibration': {'poolTexts': len(pool_rows), 'poolShares': POOL_SHARES, 'knots': knots},
        'figures': figures(scores, attack, rows, score_at_rate(knots, 0.01), recall),
        'provenance': provenance(about, rows),
        'leftOut': about['dropped'],
    }
    with open(target, 'w', encoding='utf-8') as file:
        file.write(json.dumps(result, indent=1) + '\n')
    print(f"score at value 1: {result['figures']['scoreAtValue1']}, lowest rate shown: {knots[-1]['rate']}")
    for feature in sorted(features, key=lambda one: -abs(one['weight'])):
        print(f"{feature['weight']:8.3f}  {feature['name']}")


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
