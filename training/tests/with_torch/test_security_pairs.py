"""What is told of messages beside the rule against attacks."""

import unittest

from gathered_rows import row
from security_pairs import ATTACKS_MOST, HARMLESS_EACH, RULE, attack_pairs, security_pairs


def message(at, attack, source, split='fit'):
    return row(f'message {at}', source, 'en', security=attack, split=split)


def rows():
    twins = [message(at, at % 2, 'authored-own-injections' if at % 2 else 'authored-own-injection-twins') for at in range(40)]
    ordinary = [message(100 + at, 0, 'authored-own-everyday') for at in range(20)]
    kept = [message(200 + at, at % 2, 'authored-own-injections' if at % 2 else 'authored-own-injection-twins', 'validation') for at in range(6)]
    pool = [message(300 + at, 0, 'benign-instructions', 'calibration') for at in range(6)]
    return twins + ordinary + kept + pool


class SecurityPairs(unittest.TestCase):
    def test_neighbours_share_a_group_with_ordinary_texts(self):
        made = [one for one in security_pairs(rows(), 1) if one['split'] == 'fit']
        groups = {}
        for one in made:
            groups.setdefault(one['policy'], []).append(one)
        self.assertEqual(len(groups), 4)
        for group in groups.values():
            self.assertEqual(len({one['text'] for one in group}), 1)
            numbers = [int(one['second'].split()[1]) for one in group]
            self.assertEqual(numbers[:10], list(range(numbers[0], numbers[0] + 10)))
            self.assertEqual(len(numbers), 16)
            self.assertTrue(all(100 <= number < 120 for number in numbers[10:]))

    def test_nothing_is_learnt_from_what_is_kept_or_calibrates(self):
        made = security_pairs(rows(), 1)
        learnt = {one['second'] for one in made if one['split'] == 'fit'}
        self.assertFalse(any(int(text.split()[1]) >= 200 for text in learnt))
        kept = [one for one in made if one['split'] == 'validation']
        self.assertEqual([one['text'] for one in kept], 6 * [RULE['rule']])

    def test_the_label_is_that_of_the_message(self):
        for one in security_pairs(rows(), 1):
            number = int(one['second'].split()[1])
            self.assertEqual(one['applies'], number % 2 if number < 100 or number >= 200 else 0)
            self.assertEqual(one['source'], f'authored-security-{one["applies"]}')


class AttackPairs(unittest.TestCase):
    def rows(self):
        attacks = [message(at, 1, 'attacks-one' if at < 900 else 'authored-pretexts') for at in range(930)]
        harmless = [message(2000 + at, 0, 'benign-many' if at < 100 else 'benign-few') for at in range(104)]
        own = [message(4000 + at, 0, 'generated-own-instruction') for at in range(20)]
        kept = [message(5000 + at, at % 2, 'attacks-one', 'validation') for at in range(20)]
        return attacks + harmless + own + kept

    def test_no_source_crowds_out_another_and_each_group_has_harmless_texts(self):
        made = attack_pairs(self.rows(), 1)
        attacks = {one['second'] for one in made if one['applies'] == 1}
        self.assertEqual(len(attacks), ATTACKS_MOST + 30)
        groups = {one['policy'] for one in made}
        self.assertEqual(sum(one['applies'] == 0 for one in made), HARMLESS_EACH * len(groups))
        few = sum(int(one['second'].split()[1]) >= 2100 for one in made if one['applies'] == 0)
        self.assertGreater(few, 0.08 * HARMLESS_EACH * len(groups))

    def test_nothing_is_learnt_from_what_is_kept_nor_from_requests_of_ones_own_beside_a_document(self):
        self.assertFalse(any(int(one['second'].split()[1]) >= 4000 for one in attack_pairs(self.rows(), 1)))

    def test_the_same_seed_draws_the_same(self):
        self.assertEqual(attack_pairs(self.rows(), 1), attack_pairs(self.rows(), 1))
        self.assertNotEqual(attack_pairs(self.rows(), 1), attack_pairs(self.rows(), 2))


if __name__ == '__main__':
    unittest.main()
