"""Measures the committed encoder, as int8, on dev: totals per source, at the 1 % point of the calibration pool.

    python training/encoder/evaluate.py models <texts.jsonl> <dev.jsonl> <figures.json>

Runs the ONNX file as the product does, window by window, the highest window counts. About five minutes on two free cores.
The figures are those of the encoder alone; the service adds rules and fusion (docs/quality.md).
"""

import json
import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# Read while onnxruntime is loaded; without it the library reports home.
os.environ['ORT_DISABLE_TELEMETRY'] = '1'

import numpy as np
import onnxruntime

from benign_pool import pool_threshold
from export import INPUTS, export_float, load
from heads import HEADS
from intervals import area, brief, correlation, share
from windows import STARTS, WindowMaker, read_texts

POOL_TEXTS_PER_KIND = {'long': 80}
POOL_TEXTS = 700
TOPIC_EXAMPLES = 10
LOGITS = sum(len(one) for one in HEADS.values())
ATTACK, HARMFUL, COMPLIES = STARTS['security'], STARTS['content'], STARTS['response'] + 1


class Reader:
    """One window at a time, as the service does: the rounding of a batch depends on all its windows. Two at once."""

    def __init__(self, path):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(path), options, providers=['CPUExecutionProvider'])

    def read(self, windows):
        """Logits side by side, and embeddings."""
        with ThreadPoolExecutor(2) as pool:
            outputs = list(pool.map(self._one, windows, chunksize=64))
        return np.concatenate([one[1] for one in outputs]), np.concatenate([one[0] for one in outputs])

    def _one(self, window):
        ids, types = (np.array([one], np.int64) for one in (window.ids, window.types))
        embedding, *heads = self.session.run(None, dict(zip(INPUTS, (ids, np.ones_like(ids), types))))
        return embedding, np.concatenate(heads, 1)


def bare(text, second=None):
    return {'text': text, 'second': second, 'security': None, 'kinds': None, 'harmful': None, 'categories': None, 'unknownCategories': [], 'refuses': None, 'complies': None}


def highest(reader, texts):
    """For each text (a list of views, or request and response) its highest logits."""
    flat, owner = [], []
    for at, (views, second) in enumerate(texts):
        for view in views[:4]:
            flat.append(bare(view, second))
            owner.append(at)
    maker = WindowMaker(flat)
    windows = [window for at in range(len(flat)) for window in maker.all_windows(at)]
    logits, _ = reader.read(windows)
    scores = np.full((len(texts), LOGITS), -np.inf, np.float32)
    for at, window in enumerate(windows):
        place = owner[window.text]
        scores[place] = np.maximum(scores[place], logits[at])
    return scores


def embeddings(reader, texts):
    maker = WindowMaker([bare(text) for text in texts])
    windows = [maker.all_windows(at)[0] for at in range(len(texts))]
    return reader.read(windows)[1]


def calibration(reader, texts):
    by_kind = {}
    for text in texts:
        if text['split'] == 'calibration':
            by_kind.setdefault(text['pool'], []).append(text)
    random = np.random.default_rng(7)
    chosen = [by_kind[kind][at] for kind in sorted(by_kind) for at in random.permutation(len(by_kind[kind]))[: POOL_TEXTS_PER_KIND.get(kind, POOL_TEXTS)]]
    scores = highest(reader, [([text['text']], None) for text in chosen])
    kinds = [text['pool'] for text in chosen]
    return scores, kinds


class Sets:
    def __init__(self, reader, path):
        rows = [json.loads(line) for line in Path(path).read_text(encoding='utf-8').split('\n') if line]
        self.rows = [row for row in rows if row['set'] not in ('stsb', 'clinc')]
        self.stsb = [row for row in rows if row['set'] == 'stsb']
        self.clinc = [row for row in rows if row['set'] == 'clinc']
        self.scores = highest(reader, [(row['views'], row.get('second')) for row in self.rows])

    def of(self, name, keep=lambda row: True):
        """The scores of the rows of a set."""
        return self.scores[[at for at, row in enumerate(self.rows) if row['set'] == name and keep(row)]]


def security_figures(sets, held, threshold):
    over = lambda *which: share(sets.of(*which)[:, ATTACK] > threshold)
    is_attack, is_benign = lambda row: row['label'] == '1', lambda row: row['label'] == '0'
    clean, injected = sets.of('documents-clean')[:, ATTACK], sets.of('documents-injected')[:, ATTACK]
    chats = np.r_[sets.of('benign-arena-hard-v01'), sets.of('benign-mtbench')][:, ATTACK]
    return {
        'alarms arena + mtbench': share(chats > threshold),
        'alarms arena': over('benign-arena-hard-v01'),
        'alarms mtbench': over('benign-mtbench'),
        'alarms XSTest': over('content-xstest'),
        'alarms AdvBench': over('advbench'),
        'alarms naughty strings': over('robustness-naughty-strings'),
        'alarms deepset benign': over('attacks-deepset-test', is_benign),
        'alarms clean documents': share(clean > threshold),
        'alarms clean documents, 4,000 characters': over('documents-clean', lambda row: row['group'] == 'long'),
        'deepset-test AUC': area(sets.of('attacks-deepset-test', is_attack)[:, ATTACK], sets.of('attacks-deepset-test', is_benign)[:, ATTACK]),
        'deepset-test recall': over('attacks-deepset-test', is_attack),
        'tensor-trust recall': over('attacks-tensor-trust'),
        'injected documents AUC': area(injected, clean),
        'injected documents recall': share(injected > threshold),
        **{f'injected documents recall, {place}': over('documents-injected', lambda row, place=place: row['group'] == place) for place in ('start', 'middle', 'end')},
        **held_out_figures(held, threshold),
    }


class HeldOut:
    """Generated texts that no fit saw: wordings of known families, and whole families."""

    def __init__(self, reader, texts):
        learnt = {text['source'] for text in texts if text['split'] == 'fit' and text['security'] == 1}
        self.texts = [text for text in texts if text['split'] == 'held-out' and text['second'] is None]
        self.scores = highest(reader, [([text['text']], None) for text in self.texts])
        column = lambda name: np.array([text[name] for text in self.texts])
        self.attack = column('security') == 1
        self.source, self.language = column('source'), column('language')
        self.is_content = np.char.startswith(self.source.astype(str), 'generated-content')
        self.twin = ~self.attack & ~self.is_content
        self.harmful, self.safe = self.is_content & (column('harmful') == 1), self.is_content & (column('harmful') == 0)
        self.english = self.language == 'en'
        self.newFamily = ~np.isin(self.source, sorted(learnt))


def held_out_figures(held, threshold):
    hits = held.scores[:, ATTACK] > threshold
    attack, other = held.attack, held.attack & ~held.english
    means = [hits[attack & (held.language == one)].mean() for one in sorted(set(held.language[other]))]
    return {
        'held-out recall, English': share(hits[attack & held.english]),
        'held-out families recall, English': share(hits[attack & held.english & held.newFamily]),
        'held-out recall, other languages': share(hits[other]),
        'held-out recall, mean of the other languages': {'value': round(float(np.mean(means)), 4), 'languages': len(means)},
        'alarms on twins': share(hits[held.twin]),
        'held-out by family': {name: share(hits[attack & (held.source == name)]) for name in sorted(set(held.source[attack]))},
        'held-out by language': {name: share(hits[attack & (held.language == name)]) for name in sorted(set(held.language[attack]))},
    }


def content_figures(sets, held, threshold):
    over = lambda *which: share(sets.of(*which)[:, HARMFUL] > threshold)
    safe, unsafe = lambda row: row['label'] == '0', lambda row: row['label'] == '1'
    return {
        'XSTest alarms': over('content-xstest', safe),
        'XSTest unsafe recall': over('content-xstest', unsafe),
        'XSTest AUC': area(sets.of('content-xstest', unsafe)[:, HARMFUL], sets.of('content-xstest', safe)[:, HARMFUL]),
        'SimpleSafetyTests recall': over('content-simple-safety-tests'),
        'HarmBench recall without copyright': over('content-harmbench', lambda row: row['group'] != 'copyright'),
        'held-out generated, recall': share(held.scores[held.harmful, HARMFUL] > threshold),
        'held-out generated, alarms on the safe side': share(held.scores[held.safe, HARMFUL] > threshold),
        'alarms arena': over('benign-arena-hard-v01'),
        'alarms mtbench': over('benign-mtbench'),
        'alarms clean documents': over('documents-clean'),
        'MultiJail': {name: over('content-multijail', lambda row, name=name: row['group'] == name) for name in sorted({row['group'] for row in sets.rows if row['set'] == 'content-multijail'})},
    }


def response_figures(sets):
    full = sets.of('responses-xstest', lambda row: row['label'].startswith('1'))[:, COMPLIES] > 0
    refused = sets.of('responses-xstest', lambda row: row['label'].startswith('2'))[:, COMPLIES] <= 0
    jailbroken = sets.of('responses-gptfuzz-evaluate', lambda row: row['label'] == '1')[:, COMPLIES] > 0
    held = sets.of('responses-gptfuzz-evaluate', lambda row: row['label'] == '0')[:, COMPLIES] <= 0
    return {
        'XSTest completions accuracy': share(np.r_[full, refused]),
        'XSTest completions, complied found': share(full),
        'XSTest completions, refused found': share(refused),
        'GPTFuzz evaluate accuracy': share(np.r_[jailbroken, held]),
        'GPTFuzz evaluate, jailbroken found': share(jailbroken),
        'GPTFuzz evaluate, held found': share(held),
    }


def similarity_figures(reader, rows):
    left, right = embeddings(reader, [row['views'][0] for row in rows]), embeddings(reader, [row['second'] for row in rows])
    scores = (left * right).sum(1)
    labels, languages = np.array([float(row['label']) for row in rows]), np.array([row['group'] for row in rows])
    found = {name: correlation(scores[languages == name], labels[languages == name]) for name in sorted(set(languages))}
    return found | {'mean of languages': {'value': round(float(np.mean([one['value'] for one in found.values()])), 4)}}


def similarity_of_original(target, rows):
    """The float MiniLM; kept beside the figures, as it never changes."""
    kept = target.with_suffix('.original.json')
    if not kept.exists():
        with tempfile.TemporaryDirectory() as folder:
            export_float(load(None)[0], Path(folder) / 'float.onnx')
            kept.write_text(json.dumps(similarity_figures(Reader(Path(folder) / 'float.onnx'), rows)))
    return json.loads(kept.read_text())


def topic_figures(reader, rows):
    """Whether a text is near any of 150 topics of ten sentences each: the highest similarity to a sentence, averaged over its three best."""
    random = np.random.default_rng(3)
    by_intent = {}
    for row in rows:
        if row['group'] == 'train':
            by_intent.setdefault(row['label'], []).append(row['views'][0])
    examples = [text for name in sorted(by_intent) for text in np.array(by_intent[name])[random.permutation(len(by_intent[name]))[:TOPIC_EXAMPLES]]]
    known = embeddings(reader, examples)
    best = lambda texts: np.sort(embeddings(reader, texts) @ known.T, 1)[:, -3:].mean(1)
    inside = [row['views'][0] for row in rows if row['group'] == 'test']
    outside = [row['views'][0] for row in rows if row['group'] == 'oos_test']
    return {'CLINC in and out of scope AUC': area(best(inside), best(outside))}


def main(models, texts_path, dev_path, target):
    reader = Reader(Path(models) / 'encoder.onnx')
    _, texts = read_texts(texts_path)
    scores, kinds = calibration(reader, texts)
    thresholds = {'security': pool_threshold(scores[:, ATTACK], kinds), 'content': pool_threshold(scores[:, HARMFUL], kinds)}
    held = HeldOut(reader, texts)
    sets = Sets(reader, dev_path)
    figures = {
        'about': 'The encoder alone, int8, on dev; 95 % intervals. Thresholds: 1 % of the calibration pool.',
        'thresholds': {name: round(one, 4) for name, one in thresholds.items()},
        'security': security_figures(sets, held, thresholds['security']),
        'content': content_figures(sets, held, thresholds['content']),
        'responses': response_figures(sets),
        'similarity': similarity_figures(reader, sets.stsb),
        'similarity of the original': similarity_of_original(Path(target), sets.stsb),
        'topics': topic_figures(reader, sets.clinc),
    }
    Path(target).write_text(json.dumps(figures, indent=1) + '\n', encoding='utf-8')
    print(json.dumps(brief(figures), indent=1))


if __name__ == '__main__':
    main(*sys.argv[1:])
