"""Figures: intervals, areas, correlations, and the threshold that a pool of benign texts gives."""

import unittest

import numpy as np
from benign_pool import POOL_SHARES, RATE, pool_threshold
from intervals import area, brief, correlation, interval, share


class Shares(unittest.TestCase):
    def test_of_nothing_there_is_no_share(self):
        self.assertIsNone(share([]))

    def test_the_interval_is_that_of_wilson_as_in_newcombe_1998(self):
        for hits, of, low, high in [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]:
            found = share([True] * hits + [False] * (of - hits))
            self.assertAlmostEqual(found['low'], low, places=4)
            self.assertAlmostEqual(found['high'], high, places=4)
            self.assertEqual((found['value'], found['of']), (round(hits / of, 4), of))

    def test_it_stays_within_0_and_1_and_holds_its_value(self):
        for hits in ([True], [False], [True] * 500, np.zeros(500, bool)):
            found = share(hits)
            self.assertTrue(0 <= found['low'] <= found['value'] <= found['high'] <= 1)


class Areas(unittest.TestCase):
    def test_texts_that_are_told_apart_without_fail_have_an_area_of_1_and_those_that_look_alike_a_half(self):
        self.assertEqual(area([3, 4, 5], [0, 1, 2]), {'value': 1.0, 'low': 1.0, 'high': 1.0, 'of': 6})
        self.assertEqual(area([1, 1], [1, 1, 1])['value'], 0.5)
        self.assertEqual(area([0], [1])['value'], 0.0)

    def test_ties_count_a_half(self):
        self.assertEqual(area([1, 2], [1, 0])['value'], 0.875)

    def test_the_interval_holds_the_value_and_is_the_same_each_time(self):
        random = np.random.default_rng(5)
        positive, negative = random.normal(1, 1, 80), random.normal(0, 1, 120)
        found = area(positive, negative)
        self.assertTrue(found['low'] < found['value'] < found['high'])
        self.assertEqual(area(positive, negative), found)


class Correlations(unittest.TestCase):
    def test_only_the_order_counts(self):
        labels = np.arange(30)
        self.assertEqual(correlation(np.exp(labels / 5), labels), {'value': 1.0, 'low': 1.0, 'high': 1.0, 'of': 30})
        self.assertEqual(correlation(-labels, labels)['value'], -1.0)

    def test_an_interval_is_between_the_outer_fortieths(self):
        self.assertEqual(interval(0.5, list(range(101)), 7), {'value': 0.5, 'low': 2.5, 'high': 97.5, 'of': 7})


class Thresholds(unittest.TestCase):
    def test_of_one_kind_not_more_than_the_rate_lies_above_it(self):
        scores = np.random.default_rng(3).permutation(1000).astype(np.float32)
        threshold = pool_threshold(scores, ['prompts'] * 1000)
        self.assertLessEqual((scores > threshold).mean(), RATE)
        self.assertGreaterEqual((scores >= threshold).mean(), RATE)

    def test_a_kind_weighs_as_its_share_says_however_many_texts_it_has(self):
        # Two kinds of equal share: one text of a hundred is half a per cent of the pool, ten of ten thousand hardly count.
        self.assertEqual(POOL_SHARES['chat'], POOL_SHARES['long'])
        few, many = np.r_[np.zeros(99), 9.0], np.r_[np.zeros(9_990), np.full(10, 5.0)]
        kinds = ['chat'] * 100 + ['long'] * 10_000
        threshold = pool_threshold(np.r_[few, many], kinds)
        weights = np.r_[np.full(100, 1 / 200), np.full(10_000, 1 / 20_000)]
        self.assertEqual(threshold, 0.0)
        self.assertLessEqual(weights[np.r_[few, many] > threshold].sum(), RATE)

    def test_the_shares_are_a_whole(self):
        self.assertAlmostEqual(sum(POOL_SHARES.values()), 1)

    def test_a_single_text_is_its_own_threshold(self):
        self.assertEqual(pool_threshold(np.array([0.25]), ['code']), 0.25)


class Brief(unittest.TestCase):
    def test_only_values_are_left_at_any_depth(self):
        self.assertEqual(brief({'a': {'value': 1, 'low': 0}, 'b': {'c': {'value': 2}, 'd': None}}), {'a': 1, 'b': {'c': 2, 'd': None}})


if __name__ == '__main__':
    unittest.main()
