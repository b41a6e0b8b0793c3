"""How a fit draws pairs of rule and text: by rule, so that texts of one rule stand beside each other.

Which rule a text breaks can only be told by reading the rule when the texts of a batch share their rule, or the rules
their text; so draws are of groups: some texts of one rule, or all rules of one owner for one text.
"""

import collections

import numpy as np

# Of one rule so many texts stand in a batch at most, half of them broken where there are as many.
GROUP_TEXTS = 12
# How much each kind of pairs weighs: rules and answers as people write them most, labelled sets with their category in words least.
WEIGHTS = {'authored-judged-': 6.0, 'authored-policies-': 7.0, 'authored-grid-': 1.5, 'authored-security-': 4.0, 'authored-policies-ordinary': 2.0, 'authored-policies-other': 2.0, 'pairs-harm-': 1.5, 'pairs-intents-': 1.0}
# Groups of a kind with n rules are drawn in proportion to this power of n.
SIZE_POWER = 0.75
# Of these a text is told for several rules.
GRID = 'authored-grid-'


class PairGroups:
    """Draws from pairs by their labels, lengths in tokens, rules, texts (numbers, the same for equal ones) and kinds."""

    def __init__(self, labels: np.ndarray, lengths: np.ndarray, rules: np.ndarray, texts: np.ndarray, kinds: list[str], members: np.ndarray) -> None:
        """`members`: the pairs that are drawn from; the others only count in the numbers."""
        self.labels, self.lengths = labels, lengths
        by_rule, by_text = collections.defaultdict(list), collections.defaultdict(list)
        for at in members:
            by_rule[rules[at]].append(at)
            if kinds[at] == GRID:
                by_text[texts[at]].append(at)
        self.groups = [np.array(group) for group in (*by_rule.values(), *by_text.values())]
        own = [kinds[group[0]] for group in self.groups]
        counts = collections.Counter(own)
        self.sums = np.cumsum([WEIGHTS[kind] * counts[kind] ** (SIZE_POWER - 1) * min(len(group), GROUP_TEXTS) for kind, group in zip(own, self.groups)])

    def draw(self, random: np.random.Generator, tokens: int) -> np.ndarray:
        """Pairs of several groups, of so many tokens together or a few more; each once."""
        found, size = [], 0
        while size < tokens:
            group = self.groups[min(np.searchsorted(self.sums, random.random() * self.sums[-1]), len(self.groups) - 1)]
            chosen = self._some(group, random)
            found.append(chosen)
            size += int(self.lengths[chosen].sum())
        return np.unique(np.concatenate(found))

    def _some(self, group: np.ndarray, random: np.random.Generator) -> np.ndarray:
        if len(group) <= GROUP_TEXTS:
            return group
        broken, kept = group[self.labels[group] == 1], group[self.labels[group] == 0]
        half = min(len(broken), max(GROUP_TEXTS // 2, GROUP_TEXTS - len(kept)))
        return np.concatenate([random.permutation(broken)[:half], random.permutation(kept)[: GROUP_TEXTS - half]])
