"""Windows: what is cut, what each shows, and what it is told to be."""

import json
import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace

import numpy as np
from heads import CLS, HEADS, SEP, WINDOW_TOKENS_MAX
from windows import LONG_TEXT_WINDOWS, OVERLAP, REQUEST_ROOM, ROOM, STARTS, TARGETS, UNKNOWN, WindowMaker, pair_ids, places_of, read_texts, shorten, span_in_code_points, targets

ATTACK, HARMFUL, PLANTED, APPLIES = STARTS['security'], STARTS['content'], STARTS['planted'], STARTS['applies']


class Words:
    """A tokeniser whose tokens are the words of a text; each word has the number that is written in it."""

    def encode_batch(self, texts, add_special_tokens):
        assert not add_special_tokens
        return [self.encode(text) for text in texts]

    def encode(self, text):
        ids, offsets, at = [], [], 0
        for word in text.split(' '):
            if word:
                ids.append(1000 + int(''.join(filter(str.isdigit, word)) or 0))
                offsets.append((at, at + len(word)))
            at += len(word) + 1
        return SimpleNamespace(ids=ids, offsets=offsets)


def words(count, begin=0):
    return ' '.join(f'w{at}' for at in range(begin, begin + count))


def a_text(text, **fields):
    nothing = dict.fromkeys(('second', 'security', 'kinds', 'harmful', 'categories', 'refuses', 'complies'))
    return {'text': text, **nothing, 'unknownCategories': [], **fields}


def units_of(text, part):
    """The span of a part, in UTF-16 units."""
    before = text[: text.index(part)]
    start = len(before.encode('utf-16-le')) // 2
    return [start, start + len(part.encode('utf-16-le')) // 2]


class Cutting(unittest.TestCase):
    def test_what_is_too_long_keeps_both_ends_and_fills_the_room(self):
        self.assertEqual(shorten([1, 2, 3], 3), [1, 2, 3])
        self.assertEqual(shorten([1, 2, 3, 4, 5], 4), [1, 2, 4, 5])
        self.assertEqual(shorten([1, 2, 3, 4, 5], 3), [1, 2, 5])
        self.assertEqual(shorten([1, 2, 3], 0), [])

    def test_windows_cover_every_token_overlap_by_an_eighth_at_least_and_never_outgrow_the_room(self):
        for tokens in [0, 1, ROOM - 1, ROOM, ROOM + 1, 2 * ROOM - OVERLAP, 2 * ROOM - OVERLAP + 1, 1000, 12345]:
            with self.subTest(tokens=tokens):
                starts, size = places_of(tokens)
                self.assertLessEqual(size, ROOM)
                self.assertEqual(starts[0], 0)
                self.assertGreaterEqual(starts[-1] + size, tokens)
                self.assertTrue(starts[-1] < tokens or tokens == 0)
                for one, other in zip(starts, starts[1:]):
                    self.assertGreaterEqual(one + size - other, OVERLAP)

    def test_a_text_that_fits_is_one_window_and_one_token_more_makes_two(self):
        self.assertEqual(places_of(0), ([0], 0))
        self.assertEqual(places_of(ROOM), ([0], ROOM))
        self.assertEqual(len(places_of(ROOM + 1)[0]), 2)

    def test_pairs_fill_a_window_at_most_whatever_their_lengths_and_mark_their_second_part(self):
        for first in [0, 1, 40, 41, 42, 200, 5000]:
            for second in [0, 1, 84, 200, 5000]:
                for request in [None, 0, 10, REQUEST_ROOM + 1, 5000]:
                    with self.subTest(first=first, second=second, request=request):
                        ids, types = pair_ids([1] * first, [2] * second, None if request is None else [3] * request)
                        self.assertLessEqual(len(ids), WINDOW_TOKENS_MAX)
                        self.assertEqual(len(ids), len(types))
                        self.assertEqual((ids[0], ids[-1]), (CLS, SEP))
                        self.assertEqual(ids.count(SEP), 2 if request is None else 3)
                        self.assertEqual({token for token, kind in zip(ids, types) if kind == 1} - {SEP}, {2} if second else set())
                        self.assertLessEqual(ids.count(3), REQUEST_ROOM)
                        self.assertTrue(first == 0 or 1 in ids)
                        self.assertTrue(second == 0 or 2 in ids)

    def test_a_short_second_part_leaves_its_room_to_the_first_and_the_other_way_round(self):
        self.assertEqual(pair_ids([1] * 500, [2] * 5)[0].count(1), WINDOW_TOKENS_MAX - 3 - 5)
        self.assertEqual(pair_ids([1] * 5, [2] * 500)[0].count(2), WINDOW_TOKENS_MAX - 3 - 5)
        self.assertEqual(pair_ids([1] * 500, [2] * 500)[0].count(1), (WINDOW_TOKENS_MAX - 3) // 3)

    def test_spans_in_utf_16_become_spans_in_code_points(self):
        self.assertEqual(span_in_code_points('plain', (1, 3)), (1, 3))
        self.assertEqual(span_in_code_points('😀é漢x', (2, 5)), (1, 4))
        self.assertEqual(span_in_code_points('', (0, 0)), (0, 0))
        self.assertEqual(span_in_code_points('ab', (0, 99)), (0, 2))


class Targets(unittest.TestCase):
    def test_what_nobody_judged_is_unknown_everywhere(self):
        self.assertEqual(set(targets(a_text('x')).tolist()), {UNKNOWN})
        self.assertEqual(len(targets(a_text('x'))), TARGETS)

    def test_an_attack_has_its_kinds_where_they_are_known_and_a_benign_text_has_none(self):
        kinds = len(HEADS['security']) - 1
        found = targets(a_text('x', security=1, kinds=['override']))
        self.assertEqual(found[ATTACK : STARTS['content']].tolist(), [1, 1] + [0] * (kinds - 1))
        self.assertEqual(targets(a_text('x', security=1))[ATTACK : STARTS['content']].tolist(), [1] + [UNKNOWN] * kinds)
        self.assertEqual(targets(a_text('x', security=0))[ATTACK : STARTS['content']].tolist(), [0] * (kinds + 1))

    def test_a_window_without_the_attack_of_its_text_is_benign_for_that_head_and_for_planted_orders(self):
        text = a_text('x', security=1, kinds=['override'], harmful=1, planted=1)
        found = targets(text, attacked=False)
        self.assertEqual(set(found[ATTACK : STARTS['content']].tolist()), {0})
        self.assertEqual((found[PLANTED], found[HARMFUL]), (0, 1))
        self.assertEqual(targets(text)[PLANTED], 1)
        self.assertEqual(targets(a_text('x', security=1), attacked=False)[PLANTED], UNKNOWN)

    def test_categories_that_nobody_looked_for_stay_unknown_and_a_window_without_the_harm_has_none(self):
        text = a_text('x', harmful=1, categories=['fraud-and-deception'], unknownCategories=['privacy'])
        content = dict(zip(HEADS['content'], targets(text)[HARMFUL : STARTS['response']]))
        self.assertEqual((content['harmful'], content['fraud-and-deception'], content['privacy'], content['hate']), (1, 1, UNKNOWN, 0))
        self.assertEqual(set(targets(text, harmed=False)[HARMFUL : STARTS['response']].tolist()), {0})

    def test_answers_and_pairs_are_told_as_they_were_judged(self):
        found = targets(a_text('x', refuses=0, complies=1, applies=0.5))
        self.assertEqual(found[STARTS['response'] : PLANTED].tolist(), [0, 1])
        self.assertEqual(found[APPLIES], 0.5)


class Making(unittest.TestCase):
    def maker(self, *texts):
        return WindowMaker(list(texts), Words())

    def test_every_window_carries_its_marks_and_its_text(self):
        (window,) = self.maker(a_text(words(3))).all_windows(0)
        self.assertEqual((window.ids, window.types, window.text), ([CLS, 1000, 1001, 1002, SEP], [0] * 5, 0))

    def test_a_text_without_words_is_one_window(self):
        (window,) = self.maker(a_text('')).all_windows(0)
        self.assertEqual(window.ids, [CLS, SEP])

    def test_of_a_very_long_text_the_first_and_the_last_window_are_among_those_that_are_read(self):
        count = 20_000
        windows = self.maker(a_text(words(count))).all_windows(0)
        self.assertEqual(len(windows), LONG_TEXT_WINDOWS)
        self.assertEqual(windows[0].ids[1], 1000)
        self.assertEqual(windows[-1].ids[-2], 1000 + count - 1)

    def test_a_request_stands_between_rule_and_answer(self):
        (window,) = self.maker(a_text('w1', second='w2', request='w3')).all_windows(0)
        self.assertEqual(window.ids, [CLS, 1001, SEP, 1003, SEP, 1002, SEP])
        self.assertEqual(window.types, [0, 0, 0, 0, 0, 1, 1])

    def test_windows_that_show_the_attack_are_attacks_and_one_that_does_not_is_benign(self):
        attack = 'order1 order2 order3 order4'
        text = f'😀 {words(300)} {attack} {words(300, 300)}'
        row = a_text(text, security=1, kinds=[], attackSpan=units_of(text, attack))
        for seed in range(8):
            windows = self.maker(row).windows_to_learn(0, np.random.default_rng(seed))
            shows = [sum(one in window.ids for one in (1001, 1002, 1003, 1004)) >= 2 for window in windows]
            # The numbers of the order are those of words at the beginning too; the first window shows these.
            shows = [shown and 1000 not in window.ids for shown, window in zip(shows, windows)]
            self.assertEqual([window.targets[ATTACK] == 1 for window in windows], shows)
            self.assertIn(sum(shows), (1, 2))
            self.assertEqual(len(windows) - sum(shows), 1)

    def test_of_a_long_benign_text_a_few_windows_are_learnt_in_their_order_and_of_an_attack_without_a_place_the_first_two(self):
        benign, attack = a_text(words(2000), security=0), a_text(words(2000), security=1)
        maker = self.maker(benign, attack)
        learnt = [window.ids[1] for window in maker.windows_to_learn(0, np.random.default_rng(1))]
        self.assertEqual(len(learnt), 3)
        self.assertEqual(learnt, sorted(learnt))
        self.assertEqual([window.ids[1] for window in maker.windows_to_learn(1, np.random.default_rng(1))], [1000, 1000 + places_of(2000)[0][1]])

    def test_a_place_that_is_told_of_a_benign_text_takes_nothing_from_it(self):
        row = a_text(words(2000), security=0, harmful=0, attackSpan=[0, 4])
        self.assertEqual(len(self.maker(row).windows_to_learn(0, np.random.default_rng(1))), 3)


class Reading(unittest.TestCase):
    def test_texts_of_several_files_come_one_after_the_other_and_what_tells_of_them_is_merged(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder) / name for name in ('one', 'two')]
            paths[0].write_text('{"dropped": {"a": 1}}\n{"text": "é"}\n', encoding='utf-8')
            paths[1].write_text('{"text": "b"}\n' + json.dumps({'licences': {'x': 'MIT'}}) + '\n', encoding='utf-8')
            about, texts = read_texts(*paths)
        self.assertEqual([one['text'] for one in texts], ['é', 'b'])
        self.assertEqual(about, {'dropped': {'a': 1}, 'licences': {'x': 'MIT'}})


if __name__ == '__main__':
    unittest.main()
