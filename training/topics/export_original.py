"""Writes the model that the encoder was made from as ONNX, so that bench/quality/topics.ts can measure it beside ours.

    python training/topics/export_original.py /tmp/original.onnx
    node bench/quality/topics.ts --original /tmp/original.onnx
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / 'encoder'))

from export import export_float  # noqa: E402
from model import original_encoder  # noqa: E402

export_float(original_encoder(), Path(sys.argv[1]))
