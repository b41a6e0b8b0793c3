"""Writes the network that reads a text beside a rule, or a text alone, as int8: models/encoder-pairs.onnx, and its words in a file
beside it, which threads that open the network share.

    python training/encoder/export_reader.py models <checkpoint.pt of fit_reader.py>

Its pieces are those of models/pairs-tokenizer.json. Stops when the int8 file is further from the float model than it may be.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

os.environ['ORT_DISABLE_TELEMETRY'] = '1'

import numpy as np
import onnx
import onnxruntime
import torch
from export import INPUTS, export_float, sha256, words_apart
from onnxruntime.quantization import QuantType, quantize_dynamic
from reader import Reader

NETWORK, WORDS, PIECES = 'encoder-pairs.onnx', 'encoder-pairs-words.bin', 'pairs-tokenizer.json'
OUTPUTS = ['applies', 'alone']
TOKENS_MAX = 160
# Log odds run from about −8 to 8; so far from those of the float model may the int8 file lie, in the mean.
APART_MAX = 0.8


class Beside(torch.nn.Module):
    """The reading of a text beside a rule, and by the heads for plain texts, as it is exported: words as int8 with a scale for each."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader
        words = reader.words.weight.detach()
        scales = words.abs().amax(1, keepdim=True) / 127 + 1e-12
        self.register_buffer('rounded', (words / scales).round().to(torch.int8))
        self.register_buffer('scales', scales)
        self.register_buffer('positions', reader.positions.weight.detach()[:TOKENS_MAX].clone())
        types = reader.types.weight.detach()
        self.register_buffer('first', types[0].clone())
        self.register_buffer('second', types[1] - types[0])

    def forward(self, input_ids, attention_mask, token_type_ids):
        words = self.rounded[input_ids].float() * self.scales[input_ids]
        types = self.first + token_type_ids[..., None].float() * self.second
        x = self.reader.norm(words + self.positions[: input_ids.shape[1]][None] + types)
        bias = ((1.0 - attention_mask.float()) * -10000.0)[:, None, None, :]
        for layer in self.reader.layers:
            x = layer(x, bias)
        hide = self.reader.hide(attention_mask)
        return self.reader.applies(x, hide), self.reader.plain(x, hide)


def export(beside, folder: Path):
    """The float model as ONNX, then its products as int8 per channel; `reduce_range` keeps sums exact on processors without VNNI."""
    plain, whole = folder / 'float.onnx', folder / 'whole.onnx'
    export_float(beside, plain, OUTPUTS)
    quantize_dynamic(str(plain), str(whole), per_channel=True, reduce_range=True, weight_type=QuantType.QInt8, op_types_to_quantize=['MatMul', 'Gemm'])
    onnx.save_model(words_apart(onnx.load(whole), WORDS), folder / NETWORK)
    onnx.checker.check_model(str(folder / NETWORK))
    words = beside.rounded.numpy()
    if (folder / WORDS).read_bytes() != words.tobytes():
        raise SystemExit('the words that were written are others')


def windows(pieces: int):
    """Windows of several lengths; which pieces stand in them does not matter."""
    draws = np.random.default_rng(1)
    for length in (12, 24, 48, 72, 96, 128, TOKENS_MAX):
        ids = draws.integers(4, min(pieces, 20_000), length)
        ids[0], ids[-1], ids[length // 3] = 0, 2, 2
        yield np.array([ids], np.int64), np.ones((1, length), np.int64), (np.arange(length) > length // 3)[None].astype(np.int64)


def distances(beside, path: Path) -> np.ndarray:
    """How far each output of the file lies from the float model in the mean of its numbers, one row a window."""
    session = onnxruntime.InferenceSession(str(path), providers=['CPUExecutionProvider'])
    found = []
    for window in windows(len(beside.reader.words.weight)):
        with torch.no_grad():
            wanted = beside(*(torch.from_numpy(one) for one in window))
        told = session.run(OUTPUTS, dict(zip(INPUTS, window, strict=True)))
        found.append([float(np.abs(one - other.numpy()).mean()) for one, other in zip(told, wanted, strict=True)])
    return np.array(found)


def main(target, checkpoint):
    target = Path(target)
    kept = torch.load(checkpoint, map_location='cpu', weights_only=True)
    reader = Reader(len(kept['weights']['words.weight']))
    reader.load_state_dict(kept['weights'])
    beside = Beside(reader.eval()).eval()
    with tempfile.TemporaryDirectory() as folder:
        new = Path(folder)
        export(beside, new)
        far = distances(beside, new / NETWORK)
        print('furthest from the float model, by output:', far.max(0).round(3).tolist(), 'mean', far.mean(0).round(3).tolist())
        if far.mean(0).max() > APART_MAX:
            raise SystemExit('the int8 file is too far from the float model')
        for name in (NETWORK, WORDS):
            (target / name).write_bytes((new / name).read_bytes())
    path = target / 'encoder.json'
    description = json.loads(path.read_text(encoding='utf-8'))
    network = sha256(target / NETWORK)
    hashes = {'versionSha256': network, 'sha256': network, 'bytes': (target / NETWORK).stat().st_size, 'tokenizerSha256': sha256(target / PIECES)}
    words = {'wordsSha256': sha256(target / WORDS), 'wordsBytes': (target / WORDS).stat().st_size}
    description['pairs'] = {**kept['about'], **hashes, **words, 'furthestFromFloat': round(float(far.max()), 3)}
    path.write_text(json.dumps(description, indent=1) + '\n', encoding='utf-8')
    print(f'{description["pairs"]["bytes"]:,} and {description["pairs"]["wordsBytes"]:,} bytes')


if __name__ == '__main__':
    main(*sys.argv[1:])
