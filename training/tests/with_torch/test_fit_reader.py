"""The fit of the reader of pairs: what is rounded, what it makes small, and that it goes on where it was."""

import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import fit_reader
import reader
import torch
from fit_reader import ReaderFit, options_of, rate_at
from losses import contrast_loss, order_loss
from reader import LEVELS, Reader, RoundedLinear, reader_from, rounded
from reader_rows import write

WORDS = ['rule', 'text', 'plain', 'broken', 'kept', 'order', 'sentence', 'satz']
PIECES = ['<s>', '<pad>', '</s>', '<unk>', '▁', *(f'▁{word}' for word in WORDS), *'abcdefghijklmnopqrstuvwxyz0123456789']
NOTHING = dict.fromkeys(('request', 'security', 'kinds', 'harmful', 'categories', 'refuses', 'complies'))


def a_row(text, second=None, applies=None, split='fit', **fields):
    source = 'benign-x' if applies is None else f'authored-policies-{applies}'
    return {**NOTHING, 'unknownCategories': [], 'text': text, 'second': second, 'applies': applies, 'split': split, 'source': source, **fields}


def rows():
    pairs = [a_row(f'rule {rule}', f'{"broken" if at % 2 else "kept"} text {rule} {at}', at % 2, 'validation' if rule == 9 else 'fit') for rule in range(10) for at in range(24)]
    return pairs + [a_row(f'plain {at}', security=at % 2) for at in range(20)]


class Rounding(unittest.TestCase):
    def test_a_weight_has_so_many_levels_and_lies_within_half_of_one(self):
        weight = torch.randn(6, 400, generator=torch.Generator().manual_seed(1))
        scale = weight.abs().amax(1, keepdim=True) / LEVELS
        found = rounded(weight)
        self.assertTrue(((found - weight).abs() <= scale / 2 + 1e-6).all())
        steps = found / scale
        self.assertLess((steps - steps.round()).abs().max().item(), 1e-3)
        self.assertLessEqual(steps.round().abs().max().item(), LEVELS)

    def test_the_gradient_goes_through_and_a_row_of_zeros_stays(self):
        weight = torch.tensor([[0.3, -1.0], [0.0, 0.0]], requires_grad=True)
        rounded(weight).sum().backward()
        self.assertEqual(weight.grad.tolist(), [[1.0, 1.0], [1.0, 1.0]])
        self.assertEqual(rounded(weight)[1].tolist(), [0.0, 0.0])

    def test_only_what_is_enabled_reads_rounded_weights(self):
        layer, x = RoundedLinear(40, 3), torch.ones(1, 40)
        plain = layer(x)
        torch.testing.assert_close(plain, torch.nn.functional.linear(x, layer.weight, layer.bias))
        with mock.patch.object(RoundedLinear, 'enabled', True):
            torch.testing.assert_close(layer(x), torch.nn.functional.linear(x, rounded(layer.weight), layer.bias))
            self.assertFalse(torch.equal(layer(x), plain))


class Losses(unittest.TestCase):
    def test_order_is_asked_for_within_a_group_alone(self):
        logits = torch.tensor([0.0, 3.0, 0.0, 3.0], requires_grad=True)
        labels = torch.tensor([1.0, 0.0, 0.0, 1.0])
        apart = order_loss(logits, labels, [torch.tensor([0, 1, 2, 3])])
        self.assertEqual(apart.item(), 0)
        wrong = order_loss(logits, labels, [torch.tensor([0, 0, 1, 1])])
        wrong.backward()
        self.assertGreater(logits.grad[1].item(), logits.grad[2].item())
        self.assertLess(logits.grad[0].item(), logits.grad[3].item())

    def test_translations_that_are_nearest_cost_less_than_those_that_are_not(self):
        vectors = torch.eye(4)
        self.assertLess(contrast_loss(vectors, vectors).item(), 0.001)
        self.assertGreater(contrast_loss(vectors, vectors.roll(1, 0)).item(), 10)

    def test_the_rate_rises_and_falls_to_almost_nothing(self):
        self.assertEqual(rate_at(0.0), 0)
        self.assertAlmostEqual(rate_at(fit_reader.WARM_UP), 1)
        self.assertAlmostEqual(rate_at(1.0), fit_reader.LAST_RATE)
        self.assertGreater(rate_at(0.3), rate_at(0.6))


class Fitting(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.TemporaryDirectory()
        self.folder = Path(self.home.name)
        parallel = [{'lang': 'de', 'en': f'an English sentence {at}', 'other': f'satz {at}'} for at in range(20)]
        write(self.folder / 'rows', rows(), parallel)
        (self.folder / 'pieces.json').write_text(json.dumps({'pieces': PIECES, 'scores': [0.0] * 4 + [-float(at) for at in range(4, len(PIECES))]}))
        # A network of one layer is as good for what is asked here.
        for patch in (mock.patch.object(reader, 'LAYERS', 1), mock.patch.object(fit_reader, 'LAYERS', 1), mock.patch.object(fit_reader, 'begun', lambda pieces: Reader(len(pieces)))):
            patch.start()
            self.addCleanup(patch.stop)
        self.addCleanup(self.home.cleanup)
        self.addCleanup(setattr, RoundedLinear, 'enabled', False)

    def fit(self, name, tokens='6000'):
        return ReaderFit(options_of([str(self.folder / 'rows'), str(self.folder / name), '--tokens', tokens, '--batch', '400', '--threads', '1', '--vocabulary', str(self.folder / 'pieces.json')]))

    def test_a_fit_that_was_ended_goes_on_with_the_next_draw_to_the_same_weights(self):
        # One after the other: all draw from the same source of random numbers.
        whole = self.fit('whole')
        for _ in range(6):
            whole.step()
        first = self.fit('parts')
        for _ in range(3):
            first.step()
        first.keep()
        second = self.fit('parts')
        self.assertEqual((second.steps, second.done), (first.steps, first.done))
        for _ in range(3):
            second.step()
        self.assertEqual((second.steps, second.done), (whole.steps, whole.done))
        for name, value in whole.reader.state_dict().items():
            torch.testing.assert_close(second.reader.state_dict()[name], value, msg=name)

    def test_a_checkpoint_of_other_rows_is_refused(self):
        fit = self.fit('other')
        fit.step()
        fit.hash += 1
        fit.keep()
        with self.assertRaises(SystemExit):
            self.fit('other')

    def test_what_is_written_is_a_reader_with_what_is_told_of_it(self):
        fit = self.fit('end')
        fit.run()
        found = torch.load(self.folder / 'end' / 'reader.pt', weights_only=True)
        self.assertEqual((found['about']['seed'], found['about']['pairTokens']), (2711, fit.done))
        self.assertEqual(found['about']['pairFiguresOfTheFit']['authored-policies']['n'], 24)
        reader_from(self.folder / 'end' / 'reader.pt')
        again = self.fit('end')
        self.assertGreaterEqual(again.progress(), 1)


if __name__ == '__main__':
    unittest.main()
