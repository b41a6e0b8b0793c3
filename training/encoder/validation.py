"""Figures on the validation split: the only ones by which choices are made."""

import numpy as np
import torch

from batches import packed, tensors

TEXTS_PER_SOURCE = 40
RATE = 0.01


@torch.no_grad()
def text_scores(encoder, maker, chosen, device):
    """For each text the highest logits over its windows: security, content, response side by side."""
    windows = [window for at in chosen for window in maker.all_windows(at)[:3]]
    logits = np.zeros((len(windows), 25), np.float32)
    for batch in packed(windows, np.arange(len(windows)), np.random.default_rng(0)):
        ids, mask, types, *_ = tensors(windows, batch, device)
        with torch.autocast(device, torch.bfloat16):
            outputs = encoder(ids, mask, types)
        logits[batch] = torch.cat([one.float() for one in outputs[1:]], 1).cpu().numpy()
    scores = np.full((len(maker.texts), 25), -np.inf, np.float32)
    for at, window in enumerate(windows):
        scores[window.text] = np.maximum(scores[window.text], logits[at])
    return scores[chosen]


def recall_at_rate(scores, positive, negative):
    """Share of positives above what RATE of the negatives reach."""
    if positive.sum() == 0 or negative.sum() == 0:
        return None
    threshold = np.quantile(scores[negative], 1 - RATE)
    return round(float((scores[positive] > threshold).mean()), 3)


def validation_figures(encoder, maker, device):
    by_source = {}
    for at, text in enumerate(maker.texts):
        if text['split'] == 'validation' and text['source'] != 'similarity-stsb':
            by_source.setdefault((text['source'], text['security'], text['harmful']), []).append(at)
    chosen = [at for members in by_source.values() for at in members[:TEXTS_PER_SOURCE]]
    texts = [maker.texts[at] for at in chosen]
    scores = text_scores(encoder, maker, chosen, device)
    column = lambda name: np.array([-1 if text[name] is None else text[name] for text in texts])
    sources = np.array([text['source'] for text in texts])
    security, harmful, complies = column('security'), column('harmful'), column('complies')
    attacks = sorted(set(sources[security == 1]))
    harms = sorted(set(sources[harmful == 1]))
    recalls = {name: recall_at_rate(scores[:, 0], (security == 1) & (sources == name), security == 0) for name in attacks}
    content = {name: recall_at_rate(scores[:, 6], (harmful == 1) & (sources == name), harmful == 0) for name in harms}
    responses = complies >= 0
    return {
        'securityRecall': round(float(np.mean(list(recalls.values()))), 3),
        'contentRecall': round(float(np.mean(list(content.values()))), 3),
        'responseAccuracy': round(float(((scores[responses, 24] > 0) == (complies[responses] == 1)).mean()), 3),
        'security': recalls,
        'content': content,
    }
