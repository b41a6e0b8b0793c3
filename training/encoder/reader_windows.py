"""What the reader of pairs is given: windows of at most 160 tokens with the marks of its vocabulary, many in flat arrays."""

import numpy as np
from windows import pair_ids

# The first pieces of the vocabulary; server/ reads them by the same numbers.
BEGIN, PAD, END, UNKNOWN_PIECE = 0, 1, 2, 3
PAIR_TOKENS_MAX = 160
# A text alone, while the reader learns: the plain encoder's window.
PLAIN_TOKENS_MAX = 128
# No second part: further than any window reaches.
NO_SECOND = 1 << 15

Window = tuple[list[int], int]


def pair_window(first: list[int], second: list[int], request: list[int] | None = None) -> Window:
    """Rule and text, a request as a second part of the rule: the tokens, and where the text begins."""
    ids, types = pair_ids(first, second, request, PAIR_TOKENS_MAX, (BEGIN, END))
    return ids, types.index(1)


def plain_window(ids: list[int]) -> Window:
    """The beginning of a text alone."""
    return [BEGIN, *ids[: PLAIN_TOKENS_MAX - 2], END], NO_SECOND


class FlatWindows:
    """Windows one after the other: all tokens, where each begins, how long it is, where its second part begins."""

    def __init__(self, windows: list[Window]) -> None:
        self.lengths = np.array([len(ids) for ids, _ in windows], np.int64)
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)[:-1]]).astype(np.int64)
        self.ids = np.concatenate([np.array(ids, np.int32) for ids, _ in windows])
        self.second = np.array([second for _, second in windows], np.int64)


def like_parts(lengths: np.ndarray, parts: int) -> list[np.ndarray]:
    """Numbers of windows by their lengths, in so many parts of about as many tokens each; a part that would be empty is left out."""
    order = np.argsort(lengths, kind='stable')
    sums = np.cumsum(lengths[order])
    cuts = np.searchsorted(sums, np.linspace(0, sums[-1], parts + 1)[1:-1])
    return [part for part in np.split(order, cuts) if len(part)]
