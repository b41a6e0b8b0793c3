"""Shares, areas and correlations with 95 % intervals."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from scipy.stats import spearmanr
from sklearn.metrics import roc_auc_score

Z = 1.96
RESAMPLES = 300
Interval = dict[str, float | int]


def share(hits: ArrayLike) -> Interval | None:
    """Share of true values with the Wilson interval."""
    hits = np.asarray(hits, bool)
    n = len(hits)
    if n == 0:
        return None
    rate = hits.mean()
    middle = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * np.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return {'value': rounded(rate), 'low': rounded(max(0.0, middle - half)), 'high': rounded(min(1.0, middle + half)), 'of': n}


def area(positive: ArrayLike, negative: ArrayLike) -> Interval:
    """Area under the curve with a bootstrap interval."""
    positive, negative = np.asarray(positive), np.asarray(negative)
    random = np.random.default_rng(1)
    labels = np.r_[np.ones(len(positive)), np.zeros(len(negative))]

    def draw(one: np.ndarray) -> np.ndarray:
        return one[random.integers(0, len(one), len(one))]

    again = [roc_auc_score(labels, np.r_[draw(positive), draw(negative)]) for _ in range(RESAMPLES)]
    return interval(roc_auc_score(labels, np.r_[positive, negative]), again, len(labels))


def correlation(scores: ArrayLike, labels: ArrayLike) -> Interval:
    """Spearman's rank correlation with a bootstrap interval."""
    scores, labels = np.asarray(scores), np.asarray(labels)
    random = np.random.default_rng(1)
    again = []
    for _ in range(100):
        at = random.integers(0, len(scores), len(scores))
        again.append(spearmanr(scores[at], labels[at]).statistic)
    return interval(spearmanr(scores, labels).statistic, again, len(scores))


def interval(value: float, again: list[float], count: int) -> Interval:
    low, high = np.quantile(again, [0.025, 0.975])
    return {'value': rounded(value), 'low': rounded(low), 'high': rounded(high), 'of': count}


def rounded(value: float) -> float:
    return round(float(value), 4)


def brief(figures: Any) -> Any:
    """Only the values, for the eye."""
    if isinstance(figures, dict) and 'value' in figures:
        return figures['value']
    return {key: brief(one) for key, one in figures.items()} if isinstance(figures, dict) else figures
