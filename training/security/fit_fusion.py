"""Fits the last fusion of the security value and its calibration.

    python training/security/fit_fusion.py <signals.jsonl> models/security-fusion.json

Reads what training/security/extract-signals.ts wrote. The weights are fitted on the validation split, which neither the
encoder nor the n-grams nor the rules saw; the calibration is read off benign texts that no fit saw. Every signal may
only raise the score, the length only lower it. Deterministic.
"""

import hashlib
import json
import sys

import numpy as np
from pool import (
    POOL_SHARES,
    SEED,
    calibrate,
    choose,
    fit,
    per_source,
    pool_weights,
    read,
    score_at_rate,
    source_weights,
)
from sklearn.metrics import roc_auc_score

PENALTIES = (0.1, 1.0, 10.0)
ATTACK_SHARES = (0.2, 0.4)
LOWEST = -6.0
HIGHEST = 30.0


def content_hash(result):
    lines = [f"bias {result['bias']:.4f}"]
    lines += [f"{signal['name']} {signal['weight']:.4f} {signal['usual']:.4f}" for signal in result['signals']]
    lines += [f"knot {knot['score']:.4f} {knot['rate']:.7f}" for knot in result['calibration']['knots']]
    lines += [f'{name} {version}' for name, version in sorted(result['madeFor'].items())]
    return hashlib.sha256('\n'.join(lines).encode()).hexdigest()


def without_each(x, attack, rows, bounds, about, penalty, attack_share):
    """Recall at 1 % on the validation split without each signal; what is left out takes its `.sure` half along."""
    found = []
    for name in sorted({signal['name'].split('.')[0] for signal in about['signals']}):
        kept = [at for at, signal in enumerate(about['signals']) if signal['name'].split('.')[0] != name]
        recall, _ = choose(x[:, kept], attack, rows, [bounds[at] for at in kept], (penalty,), (attack_share,))
        found.append({'without': name, 'recallAt1Percent': round(recall, 4)})
    return found


def main(source, target):
    about, rows, x = read(source, 'signals')
    attack = np.array([row['attack'] for row in rows])
    splits = np.array([row['split'] for row in rows])
    in_fit, in_pool = splits == 'validation', splits == 'calibration'
    bounds = [(0.0, HIGHEST) if signal['sign'] == 'raises' else (LOWEST, 0.0) for signal in about['signals']]
    fit_rows = [row for row, chosen in zip(rows, in_fit) if chosen]
    recall, (attack_share, penalty) = choose(x[in_fit], attack[in_fit], fit_rows, bounds, PENALTIES, ATTACK_SHARES)
    weights = source_weights(fit_rows, attack[in_fit], attack_share)
    parameters = fit(x[in_fit], attack[in_fit], weights, bounds, penalty).round(4) + 0.0
    scores = (x @ parameters[1:] + parameters[0]).round(4)
    pool_rows = [row for row, chosen in zip(rows, in_pool) if chosen]
    knots = calibrate(scores[in_pool], pool_weights(pool_rows))
    threshold = score_at_rate(knots, 0.01)
    # What a benign text usually shows: a finding tells what moved its value beyond that.
    usual = np.average(x[in_pool], axis=0, weights=pool_weights(pool_rows)).round(4)
    unseen = (splits == 'held-out') | in_pool
    result = {
        'about': 'How rules, encoder and n-grams are weighed into the security value, and its calibration. Written by training/security/fit_fusion.py; see models/README.md.',
        'seed': SEED,
        'penalty': penalty,
        'attackShare': attack_share,
        'sha256': '',
        'madeFor': about['madeFor'],
        'bias': float(parameters[0]),
        'signals': [
            {'name': signal['name'], 'weight': float(weight), 'usual': float(mean)}
            for signal, weight, mean in zip(about['signals'], parameters[1:], usual)
        ],
        'calibration': {'poolTexts': len(pool_rows), 'poolShares': POOL_SHARES, 'knots': knots},
        'figures': {
            'crossValidatedRecallAt1Percent': round(recall, 4),
            'withoutEachSignal': without_each(x[in_fit], attack[in_fit], fit_rows, bounds, about, penalty, attack_share),
            'aucHeldOutAgainstCalibration': round(float(roc_auc_score(attack[unseen], scores[unseen])), 4),
            'scoreAtValue1': round(float(threshold), 4),
            'perSource': per_source(scores, attack, rows, threshold),
        },
    }
    result['sha256'] = content_hash(result)
    with open(target, 'w', encoding='utf-8') as file:
        file.write(json.dumps(result, indent=1) + '\n')
    print(f'score at value 1: {threshold:.4f}, lowest rate shown: {knots[-1]["rate"]}')
    for signal in result['signals']:
        print(f"{signal['weight']:8.3f}  {signal['name']}")


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
