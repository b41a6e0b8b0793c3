"""Writes the encoder as int8 to models/, its words in a file beside it, with its tokeniser and the file that describes them.

    python training/encoder/export.py models [checkpoint.pt]

Without a checkpoint it writes the original MiniLM with heads that know nothing (every logit −2). Stops when the int8
file is further from the float model than it may be.
"""

import hashlib
import json
import logging
import os
import sys
import tempfile
import warnings
from pathlib import Path

# Read while onnxruntime is loaded; without it the library reports home.
os.environ['ORT_DISABLE_TELEMETRY'] = '1'

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from model import HEADS, WINDOW_TOKENS_MAX, encoder_from, grown_original
from package_tokenizers import SHIPPED, plain_tokenizer

logging.disable(logging.WARNING)
WORDS = 'encoder-words.bin'
INPUTS = ['input_ids', 'attention_mask', 'token_type_ids']
BYTES_MAX = 36 * 1024 * 1024
LOWEST_COSINE = 0.98
LOWEST_MEAN_COSINE = 0.99
SENTENCES = [
    'How do I reset my password?',
    'Summarise the attached report in three points and name the author.',
    'The kettle is broken, so there will be no tea before noon.',
    'Quel temps fera-t-il demain à Lyon ?',
    'def area(radius):\n    return 3.14159 * radius ** 2',
    'Bitte antworten Sie mir bis Freitag, damit wir den Termin halten können.',
    'The committee met on Tuesday. It agreed on the budget, moved two items to the next session and thanked the staff. ' * 5,
]


def export_float(encoder, path, outputs=('embedding', *HEADS)):
    ids = torch.randint(1000, 20000, (2, 16))
    inputs = (ids, torch.ones_like(ids), torch.zeros_like(ids))
    axes = {name: {0: 'batch', 1: 'tokens'} for name in INPUTS} | {name: {0: 'batch'} for name in outputs}
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', DeprecationWarning)
        torch.onnx.export(
            encoder.eval(), inputs, str(path), dynamo=False, opset_version=17,
            input_names=INPUTS, output_names=list(outputs), dynamic_axes=axes,
        )  # fmt: skip


def quantise(source, target):
    """
    int8 weights per channel, activations per run. `reduce_range` keeps sums exact on processors without VNNI. Gives the hash of the
    file with its words inside, which names the version: how the numbers are laid into files does not.
    """
    quantize_dynamic(
        str(source), str(target), per_channel=True, reduce_range=True, weight_type=QuantType.QInt8,
        op_types_to_quantize=['MatMul', 'Gemm', 'Gather'],
    )  # fmt: skip
    whole = sha256(target)
    onnx.save_model(words_apart(onnx.load(target), WORDS), target)
    onnx.checker.check_model(str(target))
    return whole


def words_apart(model, words):
    """The same with its largest tensor, the words, named as a file beside it: such a file is mapped, not copied."""
    largest = max(model.graph.initializer, key=lambda one: len(one.raw_data))
    onnx.external_data_helper.set_external_data(largest, words)
    return model


def tokens_of(sentences):
    tokenizer = plain_tokenizer()
    tokenizer.enable_truncation(WINDOW_TOKENS_MAX)
    tokenizer.enable_padding()
    encoded = tokenizer.encode_batch(sentences)
    ids = np.array([one.ids for one in encoded], dtype=np.int64)
    mask = np.array([one.attention_mask for one in encoded], dtype=np.int64)
    return ids, mask, np.zeros_like(ids)


def cosines(encoder, path):
    """For each sentence, how near the embedding of the exported file is to that of the float model; run one by one."""
    session = onnxruntime.InferenceSession(str(path), providers=['CPUExecutionProvider'])
    found = []
    for sentence in SENTENCES:
        inputs = tokens_of([sentence])
        with torch.no_grad():
            wanted = encoder.eval()(*(torch.from_numpy(one) for one in inputs))[0][0].numpy()
        found.append(float(wanted @ session.run(['embedding'], dict(zip(INPUTS, inputs)))[0][0]))
    return found


def sha256(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def load(checkpoint):
    """An encoder and what is told of it: a checkpoint of fit.py, packed weights, or without either the original."""
    if checkpoint is None:
        return grown_original().eval(), {'version': 'minilm-l6-original', 'seed': None}
    about = {'version': Path(checkpoint).stem, 'seed': None}
    if str(checkpoint).endswith('.pt'):
        about = torch.load(checkpoint, map_location='cpu', weights_only=True)['about']
    return encoder_from(checkpoint).eval(), about


def main(target, checkpoint=None):
    target = Path(target)
    encoder, about = load(checkpoint)
    with tempfile.TemporaryDirectory() as folder:
        export_float(encoder, Path(folder) / 'float.onnx')
        whole = quantise(Path(folder) / 'float.onnx', Path(folder) / 'int8.onnx')
        near = cosines(encoder, Path(folder) / 'int8.onnx')
        print('cosine of int8 to float:', [round(one, 4) for one in near])
        content, words = (Path(folder) / 'int8.onnx').read_bytes(), (Path(folder) / WORDS).read_bytes()
        if min(near) < LOWEST_COSINE or np.mean(near) < LOWEST_MEAN_COSINE or len(content) + len(words) > BYTES_MAX:
            raise SystemExit(f'the int8 file is too far from the float model or too large ({len(content) + len(words)} bytes)')
        (target / 'encoder.onnx').write_bytes(content)
        (target / WORDS).write_bytes(words)
    if (target / 'encoder-tokenizer.json').resolve() != SHIPPED.resolve():
        plain_tokenizer().save(str(target / 'encoder-tokenizer.json'), pretty=False)
    description = {
        'about': 'MiniLM-L6 with a vocabulary for more languages and heads for security, content, responses, orders in material, and pairs of rule and text; int8. Written by training/encoder/export.py; see models/encoder-card.md.',
        'version': about['version'],
        'versionSha256': whole,
        'sha256': sha256(target / 'encoder.onnx'),
        'tokenizerSha256': sha256(target / 'encoder-tokenizer.json'),
        'bytes': len(content),
        'wordsSha256': sha256(target / WORDS),
        'wordsBytes': len(words),
        'heads': HEADS,
        'seed': about['seed'],
        'cosineToFloat': {'mean': round(float(np.mean(near)), 4), 'lowest': round(min(near), 4)},
        **{name: about[name] for name in ('tokens', 'minutes', 'foreign', 'provenance') if name in about},
        'figures': {},
    }
    (target / 'encoder.json').write_text(json.dumps(description, indent=1) + '\n', encoding='utf-8')
    print(f"{len(content):,} bytes, {description['version']}")


if __name__ == '__main__':
    main(*sys.argv[1:])
