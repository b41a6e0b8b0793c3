"""The pool of benign texts that a threshold is read from."""

import numpy as np

# How benign traffic is taken to be mixed: the shares of training/fit.py.
POOL_SHARES = {'prompts': 0.28, 'chat': 0.06, 'role-play': 0.08, 'documents': 0.12, 'languages': 0.13, 'code': 0.1, 'security': 0.07, 'long': 0.06, 'twins': 0.04, 'look-alikes': 0.06}
RATE = 0.01


def pool_threshold(scores: np.ndarray, kinds: list[str]) -> float:
    """The score that RATE of the pool reaches, kinds weighing as POOL_SHARES says."""
    weights = np.array([POOL_SHARES[kind] / kinds.count(kind) for kind in kinds])
    order = np.argsort(-scores)
    reached = np.cumsum(weights[order]) / weights.sum()
    return float(scores[order][np.searchsorted(reached, RATE)])
