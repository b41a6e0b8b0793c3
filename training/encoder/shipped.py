"""The weights of an exported int8 file under the names of the plain model, so that a fit can begin with what is shipped.

What int8 rounded away stays away: the embedding is as near to that of the checkpoint as `cosineToFloat` of the
description says. With the checkpoint at hand, begin with that.
"""

import numpy as np
import onnx
import torch
from onnx import numpy_helper

TABLES = ('words', 'positions', 'types')


def shipped_weights(path):
    """Name to float tensor; linear weights are stored transposed, with a scale for each output."""
    graph = onnx.load(str(path)).graph
    stored = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    weights = {name: torch.from_numpy(value.copy()) for name, value in stored.items() if value.dtype == np.float32 and not name.endswith('_scale')}
    for table in TABLES:
        weights[f'{table}.weight'] = dequantised(stored, f'{table}.weight_quantized')
    for node in graph.node:
        if node.op_type == 'MatMulInteger':
            weights[f'{parameter_of(node.name)}.weight'] = dequantised(stored, node.input[1]).T.contiguous()
    return weights


def dequantised(stored, name):
    value, start = stored[name].astype(np.float32), name.removesuffix('_quantized')
    zero = stored[f'{start}_zero_point'].astype(np.float32)
    return torch.from_numpy((value - zero) * stored[f'{start}_scale'])


def parameter_of(node):
    """`/layers.0/mixing/MatMul_quant` → `layers.0.mixing`; `/security/mix/Gemm_MatMul_quant` → `tasks.security.mix`."""
    parts = node.strip('/').split('/')[:-1]
    return '.'.join(parts if parts[0].startswith('layers.') else ['tasks', *parts])
