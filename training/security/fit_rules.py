"""Fits the weights of the rules: lexicon, structure, disguise.

    python training/security/fit_rules.py <features.jsonl> models/security-rules.json

Reads what training/security/extract-features.ts wrote. Logistic regression with L2 penalty; the sign of each weight is
bounded, so that no sign of an attack can ever lower the score. Strength of the penalty and the share of attacks are
chosen by cross-validation on the fit split. Deterministic. The score means nothing alone: fit_fusion.py weighs it.
"""

import hashlib
import json
import sys

import numpy as np
from pool import SEED, choose, fit, provenance, read, source_weights

PENALTIES = (0.3, 1.0, 3.0, 10.0)
ATTACK_SHARES = (0.2, 0.4)
# Attackers can add such words at will, so these weights are bounded below as well.
LOWEST = {'structure.talk-about': -1.5, 'length': -2.0}
HIGHEST_WEIGHT = 8.0


def content_hash(bias, features):
    lines = [f'bias {bias:.4f}', *(f"{feature['name']} {feature['weight']:.4f}" for feature in features)]
    return hashlib.sha256('\n'.join(lines).encode()).hexdigest()


def main(source, target):
    about, rows, x = read(source, 'features')
    attack = np.array([row['attack'] for row in rows])
    in_fit = np.array([row['split'] == 'fit' for row in rows])
    bounds = [
        (0.0, HIGHEST_WEIGHT) if feature['sign'] == 'raises' else (LOWEST[feature['name']], 0.0)
        for feature in about['features']
    ]
    fit_rows = [row for row, chosen in zip(rows, in_fit) if chosen]
    recall, (attack_share, penalty) = choose(x[in_fit], attack[in_fit], fit_rows, bounds, PENALTIES, ATTACK_SHARES)
    weights = source_weights(fit_rows, attack[in_fit], attack_share)
    parameters = fit(x[in_fit], attack[in_fit], weights, bounds, penalty).round(4) + 0.0
    features = [
        {'name': feature['name'], 'weight': float(weight)} for feature, weight in zip(about['features'], parameters[1:])
    ]
    bias = float(parameters[0])
    result = {
        'about': 'Weights of the rules. Written by training/security/fit_rules.py; see models/README.md.',
        'seed': SEED,
        'penalty': penalty,
        'attackShare': attack_share,
        'sha256': content_hash(bias, features),
        'bias': bias,
        'features': features,
        'figures': {'crossValidatedRecallAt1Percent': round(recall, 4)},
        'provenance': provenance(about, rows),
        'leftOut': about['dropped'],
    }
    with open(target, 'w', encoding='utf-8') as file:
        file.write(json.dumps(result, indent=1) + '\n')
    for feature in sorted(features, key=lambda one: -abs(one['weight'])):
        print(f"{feature['weight']:8.3f}  {feature['name']}")


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2])
