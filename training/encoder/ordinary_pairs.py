"""Ordinary texts beside owners' rules, which they do not break: near to the rule, and any.

    python training/encoder/ordinary_pairs.py <gathered.jsonl> <out.jsonl> [--encoder models/encoder.onnx] [--seed 2611]

Writes the rows of gathered_rows.py again with these behind them. A rule is nothing without texts that have little to do with
it: what was told of near misses alone flags ordinary texts. Near ones stand behind the first hundredth by likeness, among
which some do break the rule. Texts of the background, by which alarms are counted, are left out. Two minutes.
"""

import argparse
import collections
import json
import random
from pathlib import Path

import numpy as np
import torch
from package_tokenizers import plain_tokenizer
from gathered_rows import row
from model import PAD, encoder_from

POOL = {'benign-instructions': 5000, 'authored-own-everyday': 4500, 'authored-everyday': 2000, 'authored-own-injection-twins': 2500, 'authored-injection-twins': 800, 'parallel': 2500, 'benign-documents-2': 1500, 'benign-hinglish': 200}
CHARACTERS_MAX = 400
# Of each rule: so many of those whose likeness stands between these shares of the pool, and so many of all.
NEAR, NEAR_FROM, NEAR_TO, ANY = 16, 0.01, 0.08, 6
BATCH, TOKENS_MAX = 64, 96
BACKGROUND = Path(__file__).parents[2] / 'models' / 'background-texts.json'


def pool_of(rows: list[dict], draws: random.Random) -> list[dict]:
    """Harmless texts that stand alone and are learnt from, so many of each source."""
    held = set(strings_in(json.loads(BACKGROUND.read_text(encoding='utf-8'))))
    by_source = collections.defaultdict(list)
    for one in rows:
        is_plain = one['applies'] is None and one['split'] == 'fit' and one['security'] in (0, None) and one['harmful'] in (0, None)
        if is_plain and one['source'] in POOL and 0 < len(one['text']) <= CHARACTERS_MAX and one['text'] not in held:
            by_source[one['source']].append(one)
    return [one for name, most in POOL.items() for one in draws.sample(by_source[name], min(most, len(by_source[name])))]


def strings_in(value) -> list[str]:
    if isinstance(value, str):
        return [value]
    members = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for member in members for text in strings_in(member)]


@torch.no_grad()
def embeddings(encoder, texts: list[str]) -> np.ndarray:
    """A unit vector for each text, of its beginning."""
    tokens = [one.ids[:TOKENS_MAX] for one in plain_tokenizer().encode_batch(texts)]
    found = np.zeros((len(texts), 384), np.float32)
    order = sorted(range(len(texts)), key=lambda at: len(tokens[at]))
    for start in range(0, len(order), BATCH):
        part = order[start : start + BATCH]
        width = max(len(tokens[at]) for at in part)
        ids = torch.tensor([tokens[at] + [PAD] * (width - len(tokens[at])) for at in part])
        mask = torch.tensor([[1] * len(tokens[at]) + [0] * (width - len(tokens[at])) for at in part])
        with torch.autocast('cpu', torch.bfloat16):
            found[part] = encoder.embedding(encoder.hidden(ids, mask, torch.zeros_like(ids)), mask).float().numpy()
    return found


def ordinary_pairs(rows: list[dict], encoder, seed: int) -> list[dict]:
    draws = random.Random(seed)
    pool = pool_of(rows, draws)
    rules = {}
    for one in rows:
        if one['applies'] is not None and one['split'] == 'fit' and one['source'].startswith(('authored-policies-0', 'authored-policies-1', 'authored-grid')):
            rules.setdefault(one['text'], (one.get('policy'), one['language'], one['source'].rstrip('01')))
    print(len(pool), 'ordinary texts,', len(rules), 'rules', flush=True)
    texts, likeness = embeddings(encoder, [one['text'] for one in pool]), embeddings(encoder, list(rules))
    found = []
    for (rule, (policy, language, source)), vector in zip(rules.items(), likeness, strict=True):
        nearest = np.argsort(-(texts @ vector))
        near = nearest[int(NEAR_FROM * len(pool)) : int(NEAR_TO * len(pool))].tolist()
        # Several wordings of a policy, and the rules of a grid, share what they are told.
        share = 2 if source == 'authored-policies-' else 4
        for at in [*draws.sample(near, NEAR // share), *draws.sample(range(len(pool)), ANY // share)]:
            # A policy's texts make one group, in which those that break it must stand above.
            named = {} if policy is None else {'policy': policy}
            found.append(row(rule, f'{source}0', language, second=pool[at]['text'], applies=0, **named))
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('rows', type=Path)
    parser.add_argument('out', type=Path)
    parser.add_argument('--encoder', default='models/encoder.onnx')
    parser.add_argument('--seed', type=int, default=2611)
    options = parser.parse_args()
    rows = [json.loads(line) for line in options.rows.open(encoding='utf-8')]
    made = ordinary_pairs(rows, encoder_from(options.encoder).eval(), options.seed)
    with options.out.open('w', encoding='utf-8') as out:
        for one in [*rows, *made]:
            out.write(json.dumps(one, ensure_ascii=False) + '\n')
    print(len(made), 'ordinary pairs')


if __name__ == '__main__':
    main()
