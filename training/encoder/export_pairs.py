"""Writes the layers and the head that read a text beside a rule as a file of their own, models/encoder-pairs.onnx.

    python training/encoder/export_pairs.py models <checkpoint.pt of fit_pairs.py>

The words and the shared layers are not written again: the file points to where they stand in models/encoder.onnx, whose
bytes it needs as they are. So nothing changes for other readings. Stops when the int8 file is further from the float model
than it may be.
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
from export import INPUTS, export_float, plain_tokenizer, quantise, sha256
from model import encoder_from
from onnx import TensorProto

NETWORK, PAIRS = 'encoder.onnx', 'encoder-pairs.onnx'
# A tensor of fewer bytes is written where it is used.
POINTED_BYTES_MIN = 1024
# The log odds of the int8 file may lie so far from those of the float model, in the mean.
APART_MAX = 0.35
RULES = ['Never name a price.', 'Only answer questions about our library; refuse all else.', 'Keine medizinischen Ratschläge.']
TEXTS = ['The red one costs 40 euros.', 'We open at nine on weekdays.', 'Nehmen Sie zwei Tabletten vor dem Essen.', 'ok', 'I cannot tell you that. ' * 6]


class Beside(torch.nn.Module):
    """The reading of a text beside a rule alone, as it is exported."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder

    def forward(self, input_ids, attention_mask, token_type_ids):
        x, bias = self.encoder.shared(input_ids, attention_mask, token_type_ids)
        return self.encoder.beside_rule(x, attention_mask, bias)


def pointed(model: onnx.ModelProto, network: Path) -> int:
    """Lets the model point into the shipped network for what stands there already; returns how many bytes that saves."""
    content = network.read_bytes()
    shipped = onnx.load(str(network)).graph
    # A rounded product has a name that counts tensors; the node tells which it is.
    same = {node.name: node for node in shipped.node if node.op_type == 'MatMulInteger'}
    stored = {one.name: one for one in shipped.initializer}
    own = {one.name: one for one in model.graph.initializer}
    twins = {name: stored[plain] for name in own if (plain := name.removeprefix('encoder.')) in stored and not name.startswith('onnx::')}
    for node in model.graph.node:
        other = same.get(node.name.replace('/encoder/', '/').replace('/encoder.', '/'))
        if node.op_type == 'MatMulInteger' and '/layers.' in node.name and other is not None:
            for part in ('_quantized', '_scale', '_zero_point'):
                name, twin = (one.input[1].removesuffix('_quantized') + part for one in (node, other))
                twins[name] = stored[twin]
    saved = 0
    for name, twin in twins.items():
        tensor = own[name]
        if list(tensor.dims) != list(twin.dims) or tensor.data_type != twin.data_type:
            raise SystemExit(f'{name} is not what {network.name} holds')
        raw = twin.raw_data
        if len(raw) < POINTED_BYTES_MIN:
            tensor.CopyFrom(twin)
            tensor.name = name
            continue
        at = content.index(raw)
        tensor.ClearField('raw_data')
        tensor.data_location = TensorProto.EXTERNAL
        del tensor.external_data[:]
        for key, value in (('location', network.name), ('offset', at), ('length', len(raw))):
            tensor.external_data.add(key=key, value=str(value))
        saved += len(raw)
    return saved


def windows():
    from windows import pair_ids

    encoded = {one: plain_tokenizer().encode(one, add_special_tokens=False).ids for one in (*RULES, *TEXTS)}
    for rule in RULES:
        for text in TEXTS:
            ids, types = pair_ids(encoded[rule], encoded[text])
            yield np.array([ids], np.int64), np.ones((1, len(ids)), np.int64), np.array([types], np.int64)


def main(target, checkpoint):
    target = Path(target)
    about = torch.load(checkpoint, map_location='cpu', weights_only=True)['about']
    encoder = encoder_from(checkpoint).eval()
    beside = Beside(encoder).eval()
    with tempfile.TemporaryDirectory() as folder:
        plain, rounded = Path(folder) / 'float.onnx', Path(folder) / 'int8.onnx'
        export_float(beside, plain, ['applies'])
        quantise(plain, rounded)
        model = onnx.load(str(rounded))
    saved = pointed(model, target / NETWORK)
    content = model.SerializeToString()
    # In its folder already, for it points to its neighbour; in its place once it is found good.
    beside_place = target / f'{PAIRS}.new'
    beside_place.write_bytes(content)
    session = onnxruntime.InferenceSession(str(beside_place), providers=['CPUExecutionProvider'])
    far = []
    for window in windows():
        with torch.no_grad():
            wanted = beside(*(torch.from_numpy(one) for one in window))[0].numpy()
        far.append(float(np.abs(session.run(['applies'], dict(zip(INPUTS, window, strict=True)))[0][0] - wanted).max()))
    print('furthest from the float model:', round(max(far), 3), 'mean', round(float(np.mean(far)), 3))
    if np.mean(far) > APART_MAX:
        beside_place.unlink()
        raise SystemExit('the int8 file is too far from the float model')
    beside_place.replace(target / PAIRS)
    description = json.loads((target / 'encoder.json').read_text(encoding='utf-8'))
    description['pairs'] = {**about, 'sha256': sha256(target / PAIRS), 'bytes': len(content), 'furthestFromFloat': round(max(far), 3)}
    (target / 'encoder.json').write_text(json.dumps(description, indent=1) + '\n', encoding='utf-8')
    print(f'{len(content):,} bytes, {saved:,} more in {NETWORK}')


if __name__ == '__main__':
    main(*sys.argv[1:])
