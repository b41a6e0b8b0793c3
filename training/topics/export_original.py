"""Writes the model that the encoder was made from as ONNX, so that bench/quality/topics.ts can measure it beside ours.

    PYTHONPATH=training/encoder python training/topics/export_original.py /tmp/original.onnx
    node bench/quality/topics.ts --original /tmp/original.onnx
"""

import sys
from pathlib import Path

from export import export_float
from model import original_encoder

export_float(original_encoder(), Path(sys.argv[1]))
