"""Writes figures into models/encoder.json and the card from it; the model itself stays as it is.

    python training/encoder/describe.py models <figures.json>
"""

import json
import sys
from pathlib import Path

import card
from export import sha256


def main(folder, figures):
    path = Path(folder) / 'encoder.json'
    model = json.loads(path.read_text(encoding='utf-8'))
    if model['sha256'] != sha256(Path(folder) / 'encoder.onnx'):
        raise SystemExit('encoder.json is not about this encoder.onnx: export again')
    model['figures'] = json.loads(Path(figures).read_text(encoding='utf-8'))
    path.write_text(json.dumps(model, indent=1) + '\n', encoding='utf-8')
    card.main(folder)


if __name__ == '__main__':
    main(*sys.argv[1:])
