"""Losses: what is unknown or too little teaches nothing, and nothing becomes infinite.

    PYTHONPATH=training/encoder /tmp/redoubt-fit/bin/python -m unittest discover -s training/tests/with_torch

Apart from the other tests, because torch is a gigabyte: part of each fit, and of no check of every change.
"""

import unittest

import torch
from losses import HARDEST_SHARE, MARGIN, distance_to_original, hardest_against_positives, known_bce, similarity_loss


def leaf(values):
    return torch.tensor(values, dtype=torch.float32, requires_grad=True)


class KnownTargets(unittest.TestCase):
    def test_a_batch_of_which_nothing_is_known_costs_nothing_and_moves_nothing(self):
        logits = leaf([[1.0, -2.0], [3.0, 4.0]])
        loss = known_bce(logits, torch.full((2, 2), -1.0))
        loss.backward()
        self.assertEqual(loss.item(), 0)
        self.assertEqual(logits.grad.abs().sum().item(), 0)

    def test_an_unknown_target_moves_no_logit(self):
        logits = leaf([[1.0, 1.0], [1.0, 1.0]])
        known_bce(logits, torch.tensor([[1.0, -1.0], [-1.0, 0.0]])).backward()
        self.assertEqual((logits.grad != 0).tolist(), [[True, False], [False, True]])

    def test_heads_weigh_alike_however_often_they_are_known(self):
        often = known_bce(leaf([[0.0, 2.0]] * 8), torch.tensor([[1.0, 0.0]] + [[1.0, -1.0]] * 7))
        once = known_bce(leaf([[0.0, 2.0]]), torch.tensor([[1.0, 0.0]]))
        self.assertAlmostEqual(often.item(), once.item(), places=6)

    def test_logits_beyond_measure_have_a_finite_cost(self):
        logits = leaf([[1e4, -1e4]])
        loss = known_bce(logits, torch.tensor([[0.0, 1.0]]))
        loss.backward()
        self.assertTrue(torch.isfinite(loss) and torch.isfinite(logits.grad).all())


class HardestNegatives(unittest.TestCase):
    def test_without_positives_or_with_fewer_than_four_negatives_nothing_is_compared(self):
        for targets in ([0.0] * 5, [1.0] * 5, [1.0, 0.0, 0.0, 0.0, -1.0]):
            logits = leaf([1.0, 2.0, 3.0, 4.0, 5.0])
            loss = hardest_against_positives(logits, torch.tensor(targets))
            loss.backward()
            self.assertEqual((loss.item(), logits.grad.abs().sum().item()), (0, 0))

    def test_only_the_highest_negatives_are_held_against_the_positives(self):
        count = 40
        logits = leaf([9.0, *[float(at) for at in range(count)]])
        hardest_against_positives(logits, torch.tensor([1.0] + [0.0] * count)).backward()
        moved = (logits.grad[1:] != 0).nonzero().flatten().tolist()
        self.assertEqual(moved, list(range(count - round(count * HARDEST_SHARE), count)))

    def test_positives_a_margin_above_cost_less_than_those_that_are_not(self):
        targets = torch.tensor([1.0, 0.0, 0.0, 0.0, 0.0])
        far, near = (hardest_against_positives(leaf([at, 0.0, 0.0, 0.0, 0.0]), targets) for at in (10 * MARGIN, 0.0))
        self.assertLess(far.item(), 1e-6)
        self.assertGreater(near.item(), MARGIN)


class Meaning(unittest.TestCase):
    def test_an_embedding_that_stayed_costs_nothing_and_one_that_turned_does(self):
        original = torch.nn.functional.normalize(torch.randn(4, 8, generator=torch.Generator().manual_seed(1)), dim=1)
        self.assertAlmostEqual(distance_to_original(original, original).item(), 0, places=5)
        self.assertGreater(distance_to_original(original.flip(0), original).item(), 0.1)

    def test_a_single_pair_has_no_order_and_a_wrong_order_costs(self):
        one = torch.eye(2)
        self.assertEqual(similarity_loss(one[:1], one[:1], torch.tensor([1.0])).item(), 0)
        right = similarity_loss(one, torch.stack([one[0], one[0]]), torch.tensor([1.0, 0.0]))
        wrong = similarity_loss(one, torch.stack([one[0], one[0]]), torch.tensor([0.0, 1.0]))
        self.assertGreater(wrong.item(), right.item() + 1)


if __name__ == '__main__':
    unittest.main()
