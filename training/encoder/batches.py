"""Draws windows so that no source crowds out another, and packs them into batches of similar length."""

import numpy as np
import torch

from model import PAD

TOKENS_PER_BATCH = 3072
# A source with n windows is drawn from in proportion to this power of n.
SIZE_POWER = 0.6
# What people wrote tells more of what comes than what templates wrote; a beginning of the name and its weight.
# The multilingual translations are few wordings many times over: with more weight they lowered the recall on all others.
WEIGHTS = [
    ('authored-judged', 3.0),
    ('authored-policies-ordinary', 1.0),
    ('authored-policies-other', 1.0),
    ('authored-policies', 3.0),
    ('authored-', 4.0),
    ('pairs-', 0.5),
    ('content-mlma', 0.4),
    ('content-cold', 0.4),
    ('content-overrefusal', 1.2),
    ('content-', 0.8),
    ('generated-token-soup', 0.7),
    ('generated-planted', 1.2),
    ('benign-instructions', 1.2),
    ('benign-documents-2', 1.0),
    ('parallel', 0.8),
    ('topics-', 0.5),
    ('attacks-aisafetylab', 1.5),
    ('generated-short-order', 2.0),
    ('generated-pivoted', 2.0),
    ('generated-framed-act', 2.0),
    ('attacks-cyberseceval-multilingual', 0.4),
    ('attacks-deepset', 4.0),
    ('attacks-', 2.5),
    ('benign-arena', 2.0),
    ('benign-documents-responses', 0.7),
    ('benign-roleplay-responses', 0.8),
    ('benign-documents', 1.0),
    ('benign-', 1.3),
    ('harm-', 1.4),
    ('responses-', 2.0),
    ('similarity-', 2.0),
    ('toxicity-', 0.7),
]


def source_draws(windows, texts, budget_tokens, random):
    """Indices of windows for one pass of about `budget_tokens`. Each source is gone through without repetition before it starts again."""
    groups = {}
    for at, window in enumerate(windows):
        text = texts[window.text]
        groups.setdefault((text['source'], text['security'], text['harmful']), []).append(at)
    shares = {key: weight_of(key[0]) * len(one) ** SIZE_POWER for key, one in groups.items()}
    lengths = np.array([len(window.ids) for window in windows])
    cost = sum(share * lengths[groups[key]].mean() for key, share in shares.items())
    drawn = []
    for key, members in groups.items():
        count = shares[key] * budget_tokens / cost
        # More than twice through the same texts in a pass is learning by heart.
        count = int(min(count, 2 * len(members)) + random.random())
        rounds = [random.permutation(members) for _ in range(count // len(members) + 1)]
        drawn.append(np.concatenate(rounds)[:count])
    return random.permutation(np.concatenate(drawn))


def weight_of(source):
    return next((weight for start, weight in WEIGHTS if source.startswith(start)), 1.0)


def packed(windows, drawn, random):
    """Batches of about TOKENS_PER_BATCH tokens; windows of a batch are of similar length, the order of batches is random."""
    batches = []
    for chunk in np.array_split(drawn, max(1, len(drawn) // 3000)):
        ordered = sorted(chunk, key=lambda at: len(windows[at].ids))
        batch, longest = [], 0
        for at in ordered:
            longest = len(windows[at].ids)
            if batch and longest * (len(batch) + 1) > TOKENS_PER_BATCH:
                batches.append(batch)
                batch = []
            batch.append(at)
        batches.append(batch)
    random.shuffle(batches)
    return batches


def tensors(windows, batch, device):
    """ids, mask, types, and the targets of the three heads."""
    longest = max(len(windows[at].ids) for at in batch)
    ids = torch.full((len(batch), longest), PAD)
    mask, types = torch.zeros_like(ids), torch.zeros_like(ids)
    for row, at in enumerate(batch):
        length = len(windows[at].ids)
        ids[row, :length] = torch.tensor(windows[at].ids)
        types[row, :length] = torch.tensor(windows[at].types)
        mask[row, :length] = 1
    targets = [torch.from_numpy(np.stack([getattr(windows[at], name) for at in batch])) for name in ('security', 'content', 'response')]
    is_single = torch.tensor([not windows[at].isPair for at in batch])
    return [one.to(device) for one in (ids, mask, types, *targets, is_single)]
