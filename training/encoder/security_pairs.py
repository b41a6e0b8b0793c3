"""Messages beside the rule against attacks, so that the reader of pairs can look a second time where the first look doubts.

    python training/encoder/security_pairs.py <rows.jsonl> <out.jsonl> [--seed 2711]

Writes the rows again with these behind them. Neighbours of a file stand in one group, so an attack has its harmless twins
beside it; each group gets ordinary texts too. Then more attacks, of what programs wrote and of pretexts, among harmless texts
of every source. Only what is learnt from elsewhere is learnt from here.
"""

import argparse
import collections
import json
import random
from pathlib import Path

from gathered_rows import row

RULE = json.loads((Path(__file__).parents[2] / 'server' / 'detectors' / 'security' / 'attack-rule.json').read_text(encoding='utf-8'))
# What the product asks stands in so many of the groups; other words for the same in the others.
ASKED_SHARE = 0.75
TWINS = ('authored-injections', 'authored-injection-twins', 'authored-own-injections', 'authored-own-injection-twins')
ORDINARY = ('authored-own-everyday', 'authored-everyday', 'authored-own-harm', 'benign-instructions', 'parallel', 'benign-hinglish', 'content-overrefusal-phtest-oktest', 'benign-code-lookalike')
GROUP, ORDINARY_EACH, PUBLIC_MOST = 10, 6, 1500
CHARACTERS_MAX = 600
# The second draw: of each such source so many at most, so many harmless ones to each group.
ATTACKS, ATTACKS_MOST, HARMLESS_EACH, ATTACK_CHARACTERS_MAX = ('attacks-', 'authored-pretexts', 'generated-planted'), 700, 12, 700
# A request of the user's own beside a document holds no attack, yet looks like one that does.
NEVER_HARMLESS = 'generated-own'
# A source with n harmless texts is drawn from in proportion to this power of n.
SIZE_POWER = 0.5


def security_pairs(rows: list[dict], seed: int) -> list[dict]:
    draws = random.Random(seed)
    plain = [one for one in rows if one['applies'] is None and one['security'] is not None and 0 < len(one['text']) <= CHARACTERS_MAX]
    fit = [one for one in plain if one['split'] == 'fit']
    ordinary = [one for one in fit if one['source'] in ORDINARY and one['security'] == 0]
    public = [one for one in fit if one['source'].startswith('attacks-')]
    found = []
    groups = [*neighbours([one for one in fit if one['source'] in TWINS]), *neighbours(draws.sample(public, min(PUBLIC_MOST, len(public))))]
    for number, group in enumerate(groups):
        rule = some_rule(draws)
        for one in [*group, *draws.sample(ordinary, ORDINARY_EACH)]:
            found.append(pair(rule, one, 'fit', f'security {number}'))
    return found + [pair(RULE['rule'], one, 'validation', None) for one in plain if one['split'] == 'validation' and one['source'] in TWINS]


def attack_pairs(rows: list[dict], seed: int) -> list[dict]:
    """Groups of attacks of every public source, pretexts and planted orders, each with harmless texts of all sources."""
    draws = random.Random(seed)
    fit = [one for one in rows if one['applies'] is None and one['split'] == 'fit' and 0 < len(one['text']) <= ATTACK_CHARACTERS_MAX]
    per_source, attacks, harmless = collections.Counter(), [], collections.defaultdict(list)
    for one in draws.sample(fit, len(fit)):
        source = one['source']
        if one['security'] == 1 and source.startswith(ATTACKS) and per_source[source] < ATTACKS_MOST:
            per_source[source] += 1
            attacks.append(one)
        elif one['security'] == 0 and not source.startswith(NEVER_HARMLESS):
            harmless[source].append(one)
    weights = [len(harmless[source]) ** SIZE_POWER for source in harmless]
    found = []
    for number, group in enumerate(neighbours(attacks)):
        rule = some_rule(draws)
        ordinary = [draws.choice(harmless[source]) for source in draws.choices(list(harmless), weights, k=HARMLESS_EACH)]
        found += [pair(rule, one, 'fit', f'attacks {number}') for one in [*group, *ordinary]]
    return found


def some_rule(draws: random.Random) -> str:
    """What the product asks, or the same in other words."""
    return RULE['rule'] if draws.random() < ASKED_SHARE else draws.choice(RULE['alike'])


def neighbours(rows: list[dict]) -> list[list[dict]]:
    return [rows[start : start + GROUP] for start in range(0, len(rows), GROUP)]


def pair(rule: str, one: dict, split: str, policy: str | None) -> dict:
    named = {} if policy is None else {'policy': policy}
    return row(rule, f'authored-security-{one["security"]}', one['language'], second=one['text'], applies=one['security'], split=split, **named)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument('rows', type=Path)
    parser.add_argument('out', type=Path)
    parser.add_argument('--seed', type=int, default=2711)
    options = parser.parse_args()
    rows = [json.loads(line) for line in options.rows.open(encoding='utf-8')]
    made = security_pairs(rows, options.seed) + attack_pairs(rows, options.seed)
    with options.out.open('w', encoding='utf-8') as out:
        for one in [*rows, *made]:
            out.write(json.dumps(one, ensure_ascii=False) + '\n')
    print(len(made), 'pairs of a message and the rule against attacks')


if __name__ == '__main__':
    main()
