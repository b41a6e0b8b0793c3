"""Fits and calibrates the content values on what extract-content.ts wrote.

PYTHONPATH=training/security python training/content/fit_content.py [content.jsonl] [output file]; seconds. Seeded, the same input gives the same file.
"""

import base64
import json
import math
import sys
import tempfile
from pathlib import Path

import numpy as np

from pool import LENGTHS, POOL_SHARES, SEED, TEXTS_OF_LENGTH_MIN, fit
from probes import Probes, holds, known_for, known_of
from responses import responses_of
from second_look import FROM, WEIGHT, SecondLook, read_again

# Every twentieth message of an assistant that anybody may use looks dangerous and is not (a word with two senses, a
# novel, a question of history): with fewer in the pool, those users would pay for the calm of the others. They take
# their share from the prompts. Half of them are of wordings that the encoder has never seen.
SHARES = {**POOL_SHARES, 'prompts': POOL_SHARES['prompts'] - 0.05, 'scary': 0.05}
# All content categories together may alarm on 1 % of benign texts. A tenth of that is for rough words that are in no
# list; listed words alarm by definition; harm gets what is left, and never less than this.
FAMILY_RATE = 0.01
PROFANITY_SHARE = 0.1
HARM_SHARE_MIN = 0.6
# A rate is shown by at least so many texts; each further knot is at a rate a fifth higher.
TEXTS_BEHIND_A_RATE = 6
# Below this recall (lower end of 95 %) on texts of families that no fit saw, a judgement is of warning grade.
RELIABLE_RECALL = 0.6
# What a strong swear word of the list is worth, as server/detectors/content/profanity-detector.ts has it.
STRONG_WORD_VALUE = 0.7
Z = 1.959964
# From so many windows on, length may lower the best.
LENGTHS_FROM = (1, 2, 4, 8, 16)
# Of harmful texts, by windows: what length costs is counted there.
USUAL_LENGTHS = (2, 4, 8, 16, 32)


def read(path):
    with open(path, encoding='utf-8') as lines:
        about = json.loads(next(lines))
        rows = [json.loads(line) for line in lines]
    for row in rows:
        for part in row.get('parts', []):
            part['embedding'] = np.frombuffer(base64.b64decode(part['embedding']), dtype='<f4')
    return about, [row for row in rows if 'pieces' in row or row['parts']]


def kind_of(row):
    """Generated look-alikes of harm are a kind of their own, those of families unseen by the encoder among them."""
    if row['source'].startswith('generated-content') and row['harmful'] == 0 and row['split'] in ('calibration', 'validation'):
        return 'scary'
    return row['pool'] if row['split'] == 'calibration' else None


def pool_of(rows):
    chosen = [row for row in rows if kind_of(row) is not None]
    counts = {}
    for row in chosen:
        counts[kind_of(row)] = counts.get(kind_of(row), 0) + 1
    return chosen, np.array([SHARES[kind_of(row)] / counts[kind_of(row)] for row in chosen])


def sources_alike(rows, labels):
    """Sources weigh as the square root of their size; both labels alike."""
    keys = [(row['source'], bool(label)) for row, label in zip(rows, labels)]
    sizes = {key: keys.count(key) for key in set(keys)}
    weights = np.array([1 / math.sqrt(sizes[key]) for key in keys])
    for label in (True, False):
        chosen = labels == label
        weights[chosen] *= 0.5 * len(rows) / weights[chosen].sum()
    return weights


def logistic(x, labels, rows, bounds, penalty=1.0):
    parameters = fit(np.asarray(x), labels, sources_alike(rows, labels), bounds, penalty)
    return [round(float(one), 5) for one in parameters]


def wilson(hits, of):
    if of == 0:
        return {'hits': 0, 'of': 0, 'share': 0.0, 'low': 0.0, 'high': 1.0}
    share = hits / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * math.sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    return {
        'hits': int(hits),
        'of': int(of),
        'share': round(share, 4),
        'low': round(max(0.0, middle - half), 4),
        'high': round(min(1.0, middle + half), 4),
    }


def knots_of(scores, weights, part):
    """Score and the share of the pool that reaches it, as a part of the rate of the whole family; rates fall."""
    order = np.argsort(-scores, kind='stable')
    shares = np.minimum(1.0, np.cumsum(weights[order]) / weights.sum() / part)
    ranked = scores[order]
    knots = []
    for at in range(TEXTS_BEHIND_A_RATE - 1, len(ranked)):
        if at + 1 < len(ranked) and ranked[at + 1] == ranked[at]:
            continue
        rate = round(float(shares[at]), 7)
        if not knots or rate >= knots[-1]['rate'] * 1.2 or (rate == 1.0 and knots[-1]['rate'] < 1.0):
            knots.append({'score': round(float(ranked[at]), 4), 'rate': rate})
    if knots[-1]['rate'] < 1.0:
        knots.append({'score': round(float(ranked[-1]) - 0.01, 4), 'rate': 1.0})
    return [one for at, one in enumerate(reversed(knots)) if at == 0 or one['score'] > list(reversed(knots))[at - 1]['score']]


def value_of(score, knots):
    """As server/detectors/content/calibrated-value.ts does."""
    above = next((at for at, one in enumerate(knots) if score < one['score']), len(knots))
    if above == 0:
        return 0.0
    low, high = (knots[-2], knots[-1]) if above == len(knots) else (knots[above - 1], knots[above])
    share = (score - low['score']) / (high['score'] - low['score'])
    log_rate = math.log10(low['rate']) + share * (math.log10(high['rate']) - math.log10(low['rate']))
    return min(1.0, max(0.0, -log_rate / 4))


def length_rise(rows, weights, best):
    """From how many windows on the best of n is lowered, and by how much for each unit of ln n beyond.

    The least that is needed: lengths at which no more alarm than at others gain by nothing, and what is padded gains by
    every lowering. Of those with which no length alarms on more than twice the rate of the family, the one that lowers
    texts of usual lengths least.
    """
    windows = np.array([len(row['parts']) for row in rows])
    scores = np.array(best)
    found = []
    for start in LENGTHS_FROM:
        for slope in np.arange(0.0, 1.5, 0.05):
            lowered = scores - slope * np.log(np.maximum(1, windows / start))
            if all_calm(lowered, windows, weights):
                found.append((sum(slope * math.log(max(1, length / start)) for length in USUAL_LENGTHS), start, slope))
                break
    return (1, 0.0) if not found else (min(found)[1], round(float(min(found)[2]), 4))


def all_calm(scores, windows, weights):
    order = np.argsort(-scores)
    threshold = scores[order][np.searchsorted(np.cumsum(weights[order]), FAMILY_RATE * weights.sum())]
    for least, most in LENGTHS:
        chosen = (windows >= least) & (windows <= most)
        alarms = (scores[chosen] >= threshold).sum()
        if chosen.sum() >= TEXTS_OF_LENGTH_MIN and alarms > max(1, 2 * FAMILY_RATE * chosen.sum()):
            return False
    return True


class Scorer:
    """A linear score of a window; a text has that of its best window, less what length alone would give it."""

    def __init__(self, features, parameters, rows, weights):
        self.features, self.parameters, self.start, self.slope = features, parameters, 1, 0.0
        self.start, self.slope = length_rise(rows, weights, [self.best(row) for row in rows])

    def window(self, row, part):
        return self.parameters[0] + float(np.dot(self.parameters[1:], self.features(row, part)))

    def best(self, row):
        return max(self.window(row, part) for part in row['parts']) - self.lowered(len(row['parts']))

    def lowered(self, windows):
        return self.slope * math.log(max(1, windows / self.start))

    def scale(self, knots):
        return {'lengthFrom': self.start, 'lengthSlope': self.slope, 'knots': knots}


def fit_harm(about, learning, logits, probes, pool, weights):
    harm_features = lambda row, part: [
        part['content'][0],
        max(logits(part, one['heads']) for one in about['categories']),
        probes.logits(part)['harmful'],
    ]
    judged = [row for row in learning if row['harmful'] is not None]
    labels = np.array([row['harmful'] == 1 for row in judged])
    worst = [max(row['parts'], key=lambda part: part['content'][0]) for row in judged]
    return Scorer(harm_features, logistic([harm_features(None, part) for part in worst], labels, judged, [(0, None)] * 3), pool, weights)


def fit_categories(about, learning, logits, probes):
    categories = {}
    harmful = [row for row in learning if row['harmful'] == 1 and row['categories']]
    for one in about['categories']:
        known = known_of(harmful, one)
        x = np.array([[logits(part, one['heads']), probes.logits(part)[one['id']]] for part in (row['parts'][0] for row in known)])
        parameters = fit(x, np.array([holds(row, one) for row in known]), np.ones(len(known)), [(0, None)] * 2, 1.0)
        categories[one['id']] = [round(float(one), 5) for one in parameters]
    return categories


def fit_profanity(heads, learning, pool, weights):
    rough_features = lambda row, part: [part['content'][heads['profanity']], float(row['strong']), float(row['mild'])]
    rough_known = [row for row in learning if row['categories'] is not None and 'profanity' not in row['unknownCategories']]
    rough = np.array(['profanity' in row['categories'] for row in rough_known])
    rough_best = [max(row['parts'], key=lambda part: part['content'][heads['profanity']]) for row in rough_known]
    return Scorer(
        rough_features,
        logistic([rough_features(row, part) for row, part in zip(rough_known, rough_best)], rough, rough_known, [(0, None)] * 3),
        pool,
        weights,
    )


def harm_values(row, harm_parts, about, logits, probes):
    """The value of each category, as server/detectors/content/judge-harm.ts does."""
    harm, harm_knots, categories, again, again_knots = harm_parts
    values = dict.fromkeys(categories, 0.0)
    has_doubt = value_of(harm.best(row), harm_knots) >= FROM
    for part in read_again(row) if has_doubt else row['parts']:
        if has_doubt:
            value, shares = value_of(again.window(row, part), again_knots), again.shares(part)
        else:
            value = value_of(harm.window(row, part) - harm.lowered(len(row['parts'])), harm_knots)
            shares = {}
            for one in about['categories']:
                bias, head, probe = categories[one['id']]
                likely = bias + head * logits(part, one['heads']) + probe * probes.logits(part)[one['id']]
                shares[one['id']] = 1 / (1 + math.exp(-likely))
        top = max(shares.values())
        for name, share in shares.items():
            relative = share / min(top, 0.5)
            values[name] = max(values[name], min(value, 0.5 * relative if relative < 1 else max(0.5, share)))
    return values


def operating_points(about, categories, judged, pool_values, weights):
    held, unseen = judged
    points = {}
    for name in [*categories, 'profanity']:
        names = next((set(one['heads']) for one in about['categories'] if one['id'] == name), {name})
        own = [values[name] >= 0.5 for row, values in unseen if row['categories'] and names & set(row['categories'])]
        others = [
            values[name] >= 0.5
            for row, values in unseen
            if row['categories'] and not names & (set(row['categories']) | set(row['unknownCategories']))
        ]
        twins = [values[name] >= 0.5 for row, values in held if row['harmful'] == 0]
        alarms = np.array([values[name] >= 0.5 for values in pool_values])
        points[name] = point(alarms, weights, own, others, twins)
    return points


def main(source, output):
    about, rows = read(source)
    heads = {name: at for at, name in enumerate(about['heads'])}
    texts = [row for row in rows if 'pieces' not in row]
    pool, weights = pool_of(texts)
    learning = [row for row in texts if row['split'] in ('validation', 'foreign')]
    logits = lambda part, names: max(part['content'][heads[name]] for name in names)

    probes = Probes(about, texts)
    harm = fit_harm(about, learning, logits, probes, pool, weights)
    categories = fit_categories(about, learning, logits, probes)
    profanity = fit_profanity(heads, learning, pool, weights)
    profanity_knots = knots_of(np.array([profanity.best(row) for row in pool]), weights, PROFANITY_SHARE)

    def profanity_value(row):
        """As server/detectors/content/profanity-detector.ts does."""
        value = value_of(profanity.best(row), profanity_knots)
        return max(STRONG_WORD_VALUE, value) if row['strong'] else value

    rough_alarms = float(weights[np.array([profanity_value(row) >= 0.5 for row in pool])].sum() / weights.sum())
    harm_share = round(max(HARM_SHARE_MIN, 1 - rough_alarms / FAMILY_RATE), 4)
    harm_knots = knots_of(np.array([harm.best(row) for row in pool]), weights, harm_share)

    again = SecondLook(about, harm, logits, probes, categories)
    again.learn_categories(learning)
    again_knots = knots_of(again.scores(pool, [value_of(harm.best(row), harm_knots) >= FROM for row in pool]), weights, harm_share)
    harm_parts = (harm, harm_knots, categories, again, again_knots)

    def all_values(row):
        return {**harm_values(row, harm_parts, about, logits, probes), 'profanity': profanity_value(row)}

    pool_values = [all_values(row) for row in pool]
    family = np.array([max(values.values()) >= 0.5 for values in pool_values])
    by_kind = {}
    for row, alarmed in zip(pool, family):
        by_kind.setdefault(kind_of(row), []).append(bool(alarmed))

    held = [(row, all_values(row)) for row in texts if row['split'] == 'held-out' and row['source'].startswith('generated-content')]
    unseen = held + [(row, all_values(row)) for row in learning if row['source'].startswith(('generated-content', 'harm-', 'authored-', 'content-'))]
    points = operating_points(about, categories, (held, unseen), pool_values, weights)
    references = {}
    for place, policy in enumerate(about['policies']):
        references[policy['id']] = likeness_policy(probes, texts, pool, weights, place, policy, heads)
        points[policy['id']] = references[policy['id']].pop('point')

    calibration = {
        'about': 'How the content values are made of what the encoder says. Written by training/content/fit_content.py.',
        'madeFor': about['madeFor'],
        'seed': SEED,
        'poolShares': SHARES,
        'familyShares': {'harm': harm_share, 'profanity': PROFANITY_SHARE, 'alarmsOfProfanity': round(rough_alarms, 5)},
        'harm': {'parameters': harm.parameters, **harm.scale(harm_knots), 'categories': categories},
        'again': {'from': FROM, 'weight': WEIGHT, 'categories': again.categories, 'knots': again_knots},
        'probes': probes.packed(),
        'profanity': {'parameters': profanity.parameters, **profanity.scale(profanity_knots)},
        'references': {name: {**one, **about['references'][name]} for name, one in references.items()},
        'responses': responses_of(rows, logistic, wilson),
        'operatingPoints': points,
        'family': {
            'alarms': round(float(weights[family].sum() / weights.sum()), 5),
            'texts': len(pool),
            'byKind': {kind: wilson(sum(one), len(one)) for kind, one in sorted(by_kind.items())},
        },
    }
    Path(output).write_text(json.dumps(calibration, ensure_ascii=False, indent=1) + '\n', encoding='utf-8')
    print(json.dumps({'family': calibration['family'], 'points': points, 'harm': harm.parameters, 'length': [harm.start, harm.slope], 'profanity': profanity.parameters, 'responses': {name: one for name, one in calibration['responses'].items() if name not in ('pieces', 'probe')}}, indent=1))


def point(alarms, weights, own, others, twins):
    recall = wilson(sum(own), len(own))
    return {
        'alarms': round(float(weights[alarms].sum() / weights.sum()), 5),
        'recall': recall,
        'otherHarm': wilson(sum(others), len(others)),
        'lookAlikes': wilson(sum(twins), len(twins)),
        'isReliable': recall['low'] >= RELIABLE_RECALL,
    }


def likeness_policy(probes, texts, pool, weights, place, policy, heads):
    """Weights from what is asked for; texts that the encoder was fitted on are among them, as there are few. Alarms are
    counted on the pool, which it never saw; recall on families that were held out, or that only chose between fits."""

    name = policy['id']

    def features(said):
        at = 0 if said == 'asks' else 2
        return lambda row, part: [
            part['content'][heads[policy['head']]],
            10 * (part['likeness'][place][at] - part['likeness'][place][at + 1]),
            probes.logits(part)[name],
        ]

    asks = features('asks')
    known = known_for(texts, name, ('fit', 'validation'))
    labels = np.array([name in row['policies'] for row in known])
    best = [max(row['parts'], key=lambda part: probes.logits(part)[name]) for row in known]
    # What a probe says of texts that it learnt from is too good: of those it is asked in folds.
    x = np.array([asks(row, part) for row, part in zip(known, best)])
    learnt = np.array([row['split'] == 'fit' for row in known])
    x[learnt, 2] = probes.unseen[name]
    parameters = logistic(x, labels, known, [(0, None)] * 3)
    out = {'parameters': parameters}
    for said in ('asks', 'gives'):
        scorer = Scorer(features(said), parameters, pool, weights)
        knots = knots_of(np.array([scorer.best(row) for row in pool]), weights, 1.0)
        out[said] = scorer.scale(knots)
        if said == 'asks':
            reaches = lambda row: value_of(scorer.best(row), knots) >= 0.5  # noqa: B023
            unseen = [row for row in texts if row['split'] in ('held-out', 'validation', 'foreign')]
            own = [reaches(row) for row in unseen if name in row['policies']]
            others = [reaches(row) for row in unseen if row['policies'] and name not in row['policies']]
            twins = [reaches(row) for row in unseen if row['split'] == 'held-out' and row['harmful'] == 0]
            out['point'] = point(np.array([reaches(row) for row in pool]), weights, own, others, twins)
    return out


if __name__ == '__main__':
    folder = Path(tempfile.gettempdir()) / 'redoubt-training'
    models = Path(__file__).resolve().parent.parent.parent / 'models'
    main(
        sys.argv[1] if len(sys.argv) > 1 else folder / 'content.jsonl',
        sys.argv[2] if len(sys.argv) > 2 else models / 'content-calibration.json',
    )
