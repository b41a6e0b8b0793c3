"""Fits the last fusion of the security value and its calibration.

    python training/security/fit_fusion.py <signals.jsonl> models/security-fusion.json

Reads what training/security/extract-signals.ts wrote. The weights are fitted on the validation split and on whole sources
that neither the encoder nor the n-grams nor the rules saw; the calibration is read off benign texts that no fit saw.
Every choice is made by leaving whole sources out: the fusion is fitted without them, the threshold read off the pool's
texts of other sources, and the recall on what was left out counts. Every signal may only raise the score; the threshold
rises with the number of windows as the extreme of harmless texts does. Deterministic.
"""

import hashlib
import json
import sys

import numpy as np
from pool import (
    LENGTHS,
    POOL_SHARES,
    SEED,
    TEXTS_OF_LENGTH_MIN,
    calibrate,
    fit,
    per_source,
    pool_weights,
    read,
    score_at_rate,
    source_folds,
    source_weights,
)
from sklearn.metrics import roc_auc_score

PENALTIES = (3.0, 10.0, 30.0, 100.0, 300.0)
ATTACK_SHARES = (0.25, 0.4)
HIGHEST = 30.0
RATE = 0.01


def content_hash(result):
    lines = [f"bias {result['bias']:.4f}", f"length {result['calibration']['lengthSlope']:.4f}"]
    lines += [f"{signal['name']} {signal['weight']:.4f} {signal['usual']:.4f}" for signal in result['signals']]
    lines += [f"knot {knot['score']:.4f} {knot['rate']:.7f}" for knot in result['calibration']['knots']]
    lines += [f'{name} {version}' for name, version in sorted(result['madeFor'].items())]
    return hashlib.sha256('\n'.join(lines).encode()).hexdigest()


def length_slope(scores, windows, weights):
    """The least rise for each unit of ln(windows) with which no length alarms on more than 2 % at the threshold of all.

    Least, because what is padded gains by it: a rise beyond need would hide attacks.
    """
    for slope in np.arange(0.0, 1.5, 0.05):
        risen = scores - slope * np.log(windows)
        threshold = score_at_rate(calibrate(risen, weights), RATE)
        rates = []
        for least, most in LENGTHS:
            chosen = (windows >= least) & (windows <= most)
            if chosen.sum() >= TEXTS_OF_LENGTH_MIN:
                rates.append(float((risen[chosen] >= threshold).mean()))
        if all(rate <= 2 * RATE for rate in rates):
            break
    return round(float(slope), 4)


class Fitted:
    """Weights, the rise by length and the threshold of 1 %."""

    def __init__(self, x, attack, rows, bounds, attack_share, penalty):
        weights = source_weights(rows, attack, attack_share)
        self.parameters = fit(x, attack, weights, bounds, penalty).round(4) + 0.0
        self.slope = 0.0

    def calibrated(self, pool_x, pool_rows):
        windows = np.array([row['windows'] for row in pool_rows])
        self.slope = length_slope(self.scores(pool_x, windows), windows, pool_weights(pool_rows))
        self.knots = calibrate(self.scores(pool_x, windows), pool_weights(pool_rows))
        self.threshold = score_at_rate(self.knots, RATE)
        return self

    def scores(self, x, windows):
        return (x @ self.parameters[1:] + self.parameters[0] - self.slope * np.log(windows)).round(4)


def left_out(x, attack, rows, pool, bounds, attack_share, penalty):
    """For each source, what a fusion that never saw it says at the threshold of other sources' harmless texts."""
    pool_x, pool_rows = pool
    reached = {}
    for train, test in source_folds(rows, attack):
        without = {rows[at]['source'] for at in test}
        other = np.array([row['source'] not in without for row in pool_rows])
        fitted = Fitted(x[train], attack[train], [rows[at] for at in train], bounds, attack_share, penalty)
        fitted.calibrated(pool_x[other], [row for row, kept in zip(pool_rows, other) if kept])
        windows = np.array([rows[at]['windows'] for at in test])
        for at, score in zip(test, fitted.scores(x[test], windows)):
            reached.setdefault((rows[at]['source'], bool(attack[at])), []).append(bool(score >= fitted.threshold))
    return reached


def mean_recall(reached):
    return float(np.mean([np.mean(one) for (_, attacks), one in reached.items() if attacks and len(one) >= 8]))


def main(source, target):
    about, rows, x = read(source, 'signals')
    attack = np.array([row['attack'] for row in rows])
    splits = np.array([row['split'] for row in rows])
    in_fit, in_pool = np.isin(splits, ('validation', 'foreign')), splits == 'calibration'
    bounds = [(0.0, HIGHEST)] * len(about['signals'])
    fit_rows = [row for row, chosen in zip(rows, in_fit) if chosen]
    pool_rows = [row for row, chosen in zip(rows, in_pool) if chosen]
    learn, pool = (x[in_fit], attack[in_fit], fit_rows), (x[in_pool], pool_rows)
    best = (-1.0, None)
    for attack_share in ATTACK_SHARES:
        for penalty in PENALTIES:
            recall = mean_recall(left_out(*learn, pool, bounds, attack_share, penalty))
            print(f'attack share {attack_share}, penalty {penalty}: recall on sources left out {recall:.3f}', flush=True)
            best = max(best, (recall, (attack_share, penalty)))
    attack_share, penalty = best[1]
    without = []
    for name in sorted({signal['name'].split('.')[0] for signal in about['signals']}):
        kept = [at for at, signal in enumerate(about['signals']) if signal['name'].split('.')[0] != name]
        reached = left_out(learn[0][:, kept], learn[1], fit_rows, (pool[0][:, kept], pool_rows), [bounds[at] for at in kept], attack_share, penalty)
        without.append({'without': name, 'recallOnSourcesLeftOut': round(mean_recall(reached), 4)})
    reached = left_out(*learn, pool, bounds, attack_share, penalty)
    fitted = Fitted(*learn, bounds, attack_share, penalty).calibrated(*pool)
    scores = fitted.scores(x, np.array([row['windows'] for row in rows]))
    # What a benign text usually shows: a finding tells what moved its value beyond that.
    usual = np.average(pool[0], axis=0, weights=pool_weights(pool_rows)).round(4)
    unseen = (splits == 'held-out') | in_pool
    by_kind = {}
    for row, score in zip(pool_rows, scores[in_pool]):
        by_kind.setdefault(row['kind'], []).append(score >= fitted.threshold)
    result = {
        'about': 'How rules, encoder and n-grams are weighed into the security value, and its calibration. Written by training/security/fit_fusion.py; see models/README.md.',
        'seed': SEED,
        'penalty': penalty,
        'attackShare': attack_share,
        'sha256': '',
        'madeFor': about['madeFor'],
        'bias': float(fitted.parameters[0]),
        'signals': [
            {'name': signal['name'], 'weight': float(weight), 'usual': float(mean)}
            for signal, weight, mean in zip(about['signals'], fitted.parameters[1:], usual)
        ],
        'calibration': {'poolTexts': len(pool_rows), 'poolShares': POOL_SHARES, 'lengthSlope': fitted.slope, 'knots': fitted.knots},
        'figures': {
            'recallOnSourcesLeftOut': round(best[0], 4),
            'leftOut': [
                {'source': name, 'attack': attacks, 'texts': len(one), 'atOrAbove1': round(float(np.mean(one)), 4)}
                for (name, attacks), one in sorted(reached.items())
            ],
            'withoutEachSignal': without,
            'alarmsByKind': {kind: round(float(np.mean(one)), 4) for kind, one in sorted(by_kind.items())},
            'aucHeldOutAgainstCalibration': round(float(roc_auc_score(attack[unseen], scores[unseen])), 4),
            'scoreAtValue1': round(float(fitted.threshold), 4),
            'perSource': per_source(scores, attack, rows, fitted.threshold),
        },
    }
    result['sha256'] = content_hash(result)
    with open(target, 'w', encoding='utf-8') as file:
        file.write(json.dumps(result, indent=1) + '\n')
    print(f'score at value 1: {fitted.threshold:.4f}, lowest rate shown: {fitted.knots[-1]["rate"]}, rise by length {fitted.slope}')
    for signal in result['signals']:
        print(f"{signal['weight']:8.3f}  {signal['name']}")
    for one in result['figures']['leftOut']:
        print(f"{one['atOrAbove1']:.3f} of {one['texts']}\t{'attack' if one['attack'] else 'harmless'}\t{one['source']}")
    print(json.dumps({'without': without, 'alarmsByKind': result['figures']['alarmsByKind']}, indent=1))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
