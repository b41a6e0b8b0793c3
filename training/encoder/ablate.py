"""Which sources help and which hurt, before a fit is spent: logistic heads on the frozen original, one run without each family.

    python training/encoder/ablate.py <texts.jsonl> training/encoder/ablations.json

For each head: recall above the score that 1 % of the benign validation windows reach, mean over the sources of the
validation split, with everything and without each source. Minutes on two cores.
"""

import json
import sys

import numpy as np
import torch
from sklearn.linear_model import LogisticRegression

from batches import packed, source_draws, tensors
from model import original_encoder
from validation import recall_at_rate
from windows import WindowMaker, read_texts

SEED = 20260
FIT_TOKENS = 400_000
VALIDATION_PER_SOURCE = 80
PENALTY = 10.0
HEADS = {'security': ('security', 0), 'content': ('content', 0)}
# Taken together: the kinds of harm that are generated are one family here.
FOLDED = 'generated-content-'


@torch.no_grad()
def features(encoder, windows, chosen):
    """The mean and the first vector of the frozen original, side by side."""
    found = np.zeros((len(chosen), 768), np.float32)
    place = {at: row for row, at in enumerate(chosen)}
    for batch in packed(windows, np.array(chosen), np.random.default_rng(0)):
        ids, mask, types, *_ = tensors(windows, batch, 'cpu')
        with torch.autocast('cpu', torch.bfloat16):
            hidden = encoder.hidden(ids, mask, types)
        both = torch.cat([encoder.embedding(hidden.float(), mask), hidden[:, 0].float() / 20], 1)
        found[[place[at] for at in batch]] = both.numpy()
    return found


def family_of(text):
    source = text['source']
    return FOLDED[:-1] if source.startswith(FOLDED) and 'languages' not in source else source


def known(windows, chosen, head):
    name, column = HEADS[head]
    return np.array([getattr(windows[at], name)[column] for at in chosen])


def recalls(model, data, sources):
    x, y = data
    scores = model.decision_function(x)
    names = sorted(set(sources[y == 1]))
    return {name: recall_at_rate(scores, (y == 1) & (sources == name), y == 0) for name in names}


def run(head, fit, check, without):
    """Mean recall and recall by source when `without` is not learnt from."""
    (x, y, sources), (xv, yv, sources_v) = fit, check
    kept = (y >= 0) & (sources != without)
    judged = yv >= 0
    model = LogisticRegression(C=PENALTY, class_weight='balanced', max_iter=60)
    model.fit(x[kept], y[kept])
    return recalls(model, (xv[judged], yv[judged]), sources_v[judged])


def main(texts_path, target):
    torch.set_num_threads(2)
    random = np.random.default_rng(SEED)
    _, texts = read_texts(texts_path)
    maker = WindowMaker(texts)
    encoder = original_encoder().eval()
    by_split = {'fit': [], 'validation': []}
    counts = {}
    for at, text in enumerate(texts):
        if text['split'] not in by_split or text['second'] is not None or text['source'] == 'similarity-stsb':
            continue
        key = (text['source'], text['security'], text['harmful'])
        counts[key] = counts.get(key, 0) + (text['split'] == 'validation')
        if text['split'] == 'fit' or counts[key] <= VALIDATION_PER_SOURCE:
            by_split[text['split']].extend(maker.windows_to_learn(at, random, benign_max=1))
    drawn = sorted(set(source_draws(by_split['fit'], texts, FIT_TOKENS, random).tolist()))
    sides = {}
    for split, chosen in (('fit', drawn), ('validation', range(len(by_split['validation'])))):
        windows = by_split[split]
        x = features(encoder, windows, list(chosen))
        sides[split] = (x, windows, list(chosen), np.array([family_of(texts[windows[at].text]) for at in chosen]))
        print(f'{split}: {len(x)} windows', flush=True)
    result = {'about': 'Recall at 1 % alarms on the validation split; logistic heads on the frozen original.', 'seed': SEED, 'windows': {split: len(one[0]) for split, one in sides.items()}}
    for head in HEADS:
        fit, check = (
            (x, known(windows, chosen, head), sources) for x, windows, chosen, sources in (sides['fit'], sides['validation'])
        )
        everything = run(head, fit, check, None)
        mean = lambda found, but: round(float(np.mean([value for name, value in found.items() if name != but])), 4)
        without = {}
        for source in sorted(set(fit[2][fit[1] >= 0])):
            found = run(head, fit, check, source)
            without[source] = {'meanOfOthers': mean(found, source), 'gain': round(mean(everything, source) - mean(found, source), 4), 'own': found.get(source)}
            print(head, source, without[source], flush=True)
        result[head] = {'everything': mean(everything, None), 'bySource': everything, 'without': without}
    with open(target, 'w', encoding='utf-8') as file:
        file.write(json.dumps(result, indent=2) + '\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
