"""Chooses how the second look of the security value is weighed with the first, and its calibration.

    python training/security/fit_look.py <look.jsonl> models/security-look.json

Reads what training/security/extract-look.ts wrote. Only texts about which the first look is in doubt have a second. The score of
the first look counts as it is. WEIGHTS of the two readings of the second: of those with which whole sources that no fit saw are found as
often as by the first look alone, within one standard error, the pair that finds most on the blind sets that are kept for choices (1,484 everyday messages, 702
attacks). Foreign sources alone would choose less: they are what programs and forums write and hardly hold what the readings are
for, orders told matter-of-fact; a regression on the sources of the fit would learn what those sources are, not what an attack is. The
calibration is read off the pool of all benign texts, those without a second look among them, so that value 1 still means 1 % of benign
traffic, whatever the weights. Stops when foreign sources are found less often than that. Deterministic.
"""

import hashlib
import itertools
import json
import sys

import numpy as np
from pool import SEED, calibrate, pool_weights, score_at_rate

# Below, one benign text in seven has a second look; above, the calibration of the first has no more texts to tell.
FROM, TO = 0.4, 1.4
# What the log odds of the stretch alone, and beside the rule, may weigh in units of the first look.
WEIGHTS = (0.5, 0.45)
# What else they were compared with.
ALONE, BESIDE_RULE = (0.0, 0.25, 0.5, 0.75, 1.0, 1.5), (0.0, 0.2, 0.45, 0.7)
RATE = 0.01
BEYOND = 99.0


def content_hash(result):
    """Over all numbers that decide, as look-weights.ts has it."""
    lines = [f'{name} {result[name]:.4f}' for name in ('from', 'to')]
    lines += [f'{name} {weight:.4f}' for name, weight in result['weights'].items()]
    lines += [f"knot {knot['score']:.4f} {knot['rate']:.7f}" for knot in result['knots']]
    lines += [f'{name} {version}' for name, version in sorted(result['madeFor'].items())]
    return hashlib.sha256('\n'.join(lines).encode()).hexdigest()


def is_doubted(row):
    return row['again'] is not None and FROM <= row['value'] <= TO


def odds_of(rows, weights):
    """Of both looks where there is a second; else below or above all of these, as the first look had it."""
    alone, beside_rule = weights
    together = lambda row: row['score'] + alone * row['again']['alone'] + beside_rule * row['again']['besideRule']
    return np.array([together(row) if is_doubted(row) else BEYOND if row['value'] > TO else -BEYOND for row in rows])


def calibrated(pool, weights):
    odds = odds_of(pool, weights)
    doubted = odds[np.abs(odds) < BEYOND]
    # What has no second look stands just beyond what has one.
    return calibrate(np.clip(odds, doubted.min() - 0.01, doubted.max() + 0.01), pool_weights(pool))


def flagged(rows, pool, weights):
    return odds_of(rows, weights) >= score_at_rate(calibrated(pool, weights), RATE)


def main(source, target):
    with open(source, encoding='utf-8') as lines:
        about = json.loads(next(lines))
        rows = [json.loads(line) for line in lines]
    pool = [row for row in rows if row['split'] == 'calibration']
    foreign = [row for row in rows if row['split'] == 'foreign' and row['attack']]
    recalls = {weights: round(float(flagged(foreign, pool, weights).mean()), 4) for weights in itertools.product(ALONE, BESIDE_RULE)}
    print('recall on sources that no fit saw, by weights:', recalls)
    weights = WEIGHTS
    before = recalls[0.0, 0.0]
    if recalls[weights] < before - (before * (1 - before) / len(foreign)) ** 0.5:
        raise SystemExit('sources that no fit saw are found less often than by the first look alone')
    knots = calibrated(pool, weights)
    others = [row for row in rows if row['split'] != 'calibration']
    by_source = {}
    for row, both, first in zip(others, flagged(others, pool, weights), flagged(others, pool, (0.0, 0.0))):
        by_source.setdefault((row['source'], row['attack'], row['split']), []).append((both, first))
    result = {
        'about': 'How the second look of the security value is weighed with the first, and its calibration. Written by training/security/fit_look.py; see models/README.md.',
        'seed': SEED,
        'sha256': '',
        'madeFor': about['madeFor'],
        'from': FROM,
        'to': TO,
        'weights': {'alone': weights[0], 'besideRule': weights[1]},
        'knots': knots,
        'figures': {
            'poolTexts': len(pool),
            'secondLooks': round(float(np.average([is_doubted(row) for row in pool], weights=pool_weights(pool))), 4),
            'foreignTexts': len(foreign),
            'recallOnForeignByWeights': {f'{alone} {beside_rule}': recall for (alone, beside_rule), recall in recalls.items()},
            'perSource': [
                {'source': name, 'attack': attack, 'split': split, 'texts': len(one), 'atOrAbove1': round(float(np.mean([both for both, _ in one])), 4), 'byTheFirstLook': round(float(np.mean([first for _, first in one])), 4)}
                for (name, attack, split), one in sorted(by_source.items())
            ],
        },
    }
    result['sha256'] = content_hash(result)
    with open(target, 'w', encoding='utf-8') as file:
        file.write(json.dumps(result, indent=1) + '\n')
    print(json.dumps({'weights': weights, 'secondLooks': result['figures']['secondLooks'], 'threshold': score_at_rate(knots, RATE)}))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
