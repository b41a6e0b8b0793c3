"""What the reader of pairs is given: its pieces, its windows, what is packed, and what each step draws."""

import tempfile
import unittest
from pathlib import Path
from types import SimpleNamespace

import numpy as np
from pair_groups import GROUP_TEXTS
from reader_data import ReaderData
from reader_rows import read, write
from reader_vocabulary import kept_pieces, texts_of
from reader_windows import BEGIN, END, NO_SECOND, PAIR_TOKENS_MAX, PLAIN_TOKENS_MAX, FlatWindows, like_parts, pair_window, plain_window
from windows import REQUEST_ROOM

NOTHING = dict.fromkeys(('second', 'request', 'applies', 'security', 'kinds', 'harmful', 'categories', 'refuses', 'complies'))


class Letters:
    """A tokeniser whose tokens are the letters of a text."""

    def encode_batch_fast(self, texts, add_special_tokens):
        assert not add_special_tokens
        return [SimpleNamespace(ids=[10 + ord(letter) % 50 for letter in text]) for text in texts]


def a_row(text, source, **fields):
    return {**NOTHING, 'unknownCategories': [], 'split': 'fit', 'language': 'en', 'text': text, 'source': source, **fields}


def a_pair(rule, text, applies, source='authored-policies-', **fields):
    return a_row(rule, f'{source}{applies}', second=text, applies=applies, **fields)


def rows():
    told = [a_pair(f'rule {rule}', f'text {rule} {at}', at % 2) for rule in range(30) for at in range(30)]
    kept = [a_pair('kept rule', f'kept {at}', at % 2, split='validation') for at in range(30)]
    return told + kept + [a_row(f'plain {at}', 'benign-x', security=at % 2) for at in range(80)]


PARALLEL = [{'lang': 'de', 'en': f'an English sentence {at}', 'other': f'ein Satz {at}'} for at in range(50)]


def data():
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), rows(), PARALLEL)
        return ReaderData(Path(folder), Letters())


class Windows(unittest.TestCase):
    def test_a_pair_fills_a_window_at_most_and_its_text_begins_where_it_is_told(self):
        for rule in (0, 1, 52, 53, 400):
            for text in (0, 1, 104, 105, 400):
                for request in (None, 0, REQUEST_ROOM, 400):
                    with self.subTest(rule=rule, text=text, request=request):
                        ids, second = pair_window([7] * rule, [8] * text, None if request is None else [9] * request)
                        self.assertLessEqual(len(ids), PAIR_TOKENS_MAX)
                        self.assertEqual((ids[0], ids[-1], ids[second - 1]), (BEGIN, END, END))
                        self.assertEqual(set(ids[second:-1]), {8} if text else set())
                        self.assertNotIn(8, ids[:second])
                        self.assertEqual(ids.count(9), 0 if request is None else min(request, REQUEST_ROOM))

    def test_a_rule_may_count_on_a_third_and_room_that_one_leaves_is_the_others(self):
        self.assertEqual(pair_window([7] * 400, [8] * 400)[0].count(7), (PAIR_TOKENS_MAX - 3) // 3)
        self.assertEqual(pair_window([7] * 400, [8] * 5)[0].count(7), PAIR_TOKENS_MAX - 3 - 5)
        self.assertEqual(pair_window([7] * 5, [8] * 400)[0].count(8), PAIR_TOKENS_MAX - 3 - 5)

    def test_a_text_alone_is_read_from_its_beginning_and_has_no_second_part(self):
        ids, second = plain_window(list(range(100, 400)))
        self.assertEqual((len(ids), ids[0], ids[1], ids[-1]), (PLAIN_TOKENS_MAX, BEGIN, 100, END))
        self.assertEqual(second, NO_SECOND)

    def test_flat_windows_hold_each_window_where_they_say(self):
        windows = FlatWindows([([0, 5, 2], 1), ([0, 2], 9), ([0, 6, 7, 2], 2)])
        found = [windows.ids[start : start + length].tolist() for start, length in zip(windows.starts, windows.lengths)]
        self.assertEqual(found, [[0, 5, 2], [0, 2], [0, 6, 7, 2]])

    def test_parts_hold_every_window_once_and_like_lengths(self):
        lengths = np.random.default_rng(1).integers(3, 161, 500)
        parts = like_parts(lengths, 4)
        self.assertEqual(sorted(np.concatenate(parts).tolist()), list(range(500)))
        for shorter, longer in zip(parts, parts[1:]):
            self.assertLessEqual(lengths[shorter].max(), lengths[longer].min())
        sums = [int(lengths[part].sum()) for part in parts]
        self.assertLess(max(sums) - min(sums), 2 * 161)
        self.assertEqual([part.tolist() for part in like_parts(np.array([5]), 4)], [[0]])


class Pieces(unittest.TestCase):
    PIECES = ['<s>', '<pad>', '</s>', '<unk>', '▁often', '▁once', 'x', 'y', '▁never', '▁twice']

    def test_marks_what_is_used_most_and_letters_that_are_met_stay(self):
        kept = kept_pieces(self.PIECES, {4: 50, 5: 1, 9: 2, 3: 1}, {'x': 3, 'y': 2}, most=6)
        self.assertEqual([self.PIECES[at] for at in kept], ['<s>', '<pad>', '</s>', '<unk>', '▁often', 'x', '▁twice'])

    def test_of_pieces_used_alike_the_first_stay_in_whatever_order_they_are_counted(self):
        for order in ([5, 8, 9], [9, 8, 5]):
            self.assertEqual(kept_pieces(self.PIECES, dict.fromkeys(order, 4), {}, most=6), [0, 1, 2, 3, 5, 8])

    def test_pieces_are_counted_in_what_is_learnt_from_alone(self):
        found = texts_of([a_pair('rule', 'text', 1, request='asked'), a_pair('rule', 'kept', 1, split='validation'), a_row('run', 'generated-token-soup')])
        self.assertEqual(found, ['rule', 'text', 'asked'])


class Packing(unittest.TestCase):
    def packed(self, found, parallel=PARALLEL):
        with tempfile.TemporaryDirectory() as folder:
            write(Path(folder), found, parallel)
            return read(Path(folder))

    def test_a_pair_is_packed_once_with_its_texts_kind_and_split(self):
        one = a_pair('rule', 'text', 1, request='asked', policy='p')
        columns, kinds, texts = self.packed([one, one, a_pair('the rule again', 'text', 0, policy='p', split='validation'), a_row('plain', 'x', security=1)])
        self.assertEqual([texts[columns[name][0]] for name in ('first', 'second', 'request')], ['rule', 'text', 'asked'])
        self.assertEqual(columns['request'][1], -1)
        self.assertEqual((columns['label'].tolist(), columns['fit'].tolist()), ([1, 0], [1, 0]))
        self.assertEqual((columns['rule'].tolist(), columns['text'].tolist(), kinds), ([0, 0], [0, 0], ['authored-policies-']))

    def test_what_nobody_judged_and_what_is_kept_is_no_plain_text_to_learn_from(self):
        found = [a_row('judged', 'x', security=1), a_row('not judged', 'x'), a_row('kept', 'x', security=1, split='validation'), a_row('w' * 701, 'x', security=1)]
        columns, _, texts = self.packed([a_pair('rule', 'text', 1), *found])
        self.assertEqual([texts[at] for at in columns['plain']], ['judged'])
        self.assertEqual(columns['targets'].tolist(), [[1] + [-1] * 19])

    def test_the_same_rows_are_packed_alike_and_a_long_text_keeps_both_ends(self):
        long = 'a' * 3000 + 'z' * 3000
        one, other = (self.packed([*rows(), a_pair('rule', long, 1)]) for _ in range(2))
        self.assertEqual(one[1:], other[1:])
        for name, value in one[0].items():
            np.testing.assert_array_equal(value, other[0][name])
        self.assertIn('a' * 1200 + ' ' + 'z' * 1200, one[2])


class Draws(unittest.TestCase):
    def test_a_step_draws_the_same_whatever_was_drawn_before_and_another_step_something_else(self):
        one, other = data(), data()
        for step in range(3):
            one.draw(7, step, 800)
        draws = [(found.pairs.tolist(), found.plain.tolist(), found.translations.tolist()) for found in (one.draw(7, 3, 800), other.draw(7, 3, 800), other.draw(7, 4, 800), other.draw(8, 3, 800))]
        self.assertEqual(draws[0], draws[1])
        self.assertNotEqual(draws[0], draws[2])
        self.assertNotEqual(draws[0], draws[3])

    def test_pairs_come_in_groups_of_a_rule_with_both_labels_none_twice_and_none_that_is_kept(self):
        found = data()
        draw = found.draw(7, 1, 800)
        self.assertGreaterEqual(found.pairs.lengths[draw.pairs].sum(), 400)
        self.assertEqual(len(set(draw.pairs.tolist())), len(draw.pairs))
        self.assertTrue(found.fit[draw.pairs].all())
        for rule in set(found.rules[draw.pairs].tolist()):
            labels = found.labels[draw.pairs][found.rules[draw.pairs] == rule]
            self.assertGreaterEqual(len(labels), GROUP_TEXTS)
            self.assertIn(0, labels)
            self.assertIn(1, labels)

    def test_a_translation_is_two_sentences_of_the_same_row(self):
        found = data()
        letters = {tuple(one.ids) for one in Letters().encode_batch_fast([one['other'] for one in PARALLEL], False)}
        for _, other in found.translated:
            start, length = found.sentences.starts[other], found.sentences.lengths[other]
            self.assertIn(tuple(found.sentences.ids[start + 1 : start + length - 1].tolist()), letters)
        draw = found.draw(7, 1, 800)
        self.assertEqual(found.tokens_of(draw), found.pairs.lengths[draw.pairs].sum() + found.plain.lengths[draw.plain].sum() + found.sentences.lengths[found.translated[draw.translations]].sum())


if __name__ == '__main__':
    unittest.main()
