"""What the fit makes small."""

import torch
import torch.nn.functional as F

# The benign windows of a batch that come nearest to alarms count again: a guardrail lives at a low rate of false alarms.
HARDEST_SHARE = 0.1
HARDEST_WEIGHT = 0.5
MARGIN = 2.0
EMBEDDING_WEIGHT = 4.0
SIMILARITY_WEIGHT = 20.0


def known_bce(logits, targets):
    """Binary cross-entropy over the targets that are known, each head's mean weighing alike."""
    known = (targets >= 0).float()
    losses = F.binary_cross_entropy_with_logits(logits, targets.clamp(min=0), reduction='none') * known
    counts = known.sum(0)
    present = counts > 0
    if not present.any():
        return logits.sum() * 0
    return (losses.sum(0)[present] / counts[present]).mean()


def hardest_against_positives(logits, targets):
    """How far the positives are from standing a margin above the hardest negatives."""
    negatives, positives = logits[targets == 0], logits[targets == 1]
    if len(negatives) < 4 or len(positives) < 1:
        return logits.sum() * 0
    hardest = negatives.topk(max(1, round(len(negatives) * HARDEST_SHARE))).values
    return F.softplus(MARGIN - (positives[:, None] - hardest[None, :])).mean()


def task_loss(outputs, security, content, response):
    _, security_logits, content_logits, response_logits = outputs
    loss = known_bce(security_logits[:, :1], security[:, :1]) + 0.4 * known_bce(security_logits[:, 1:], security[:, 1:])
    loss = loss + known_bce(content_logits[:, :1], content[:, :1]) + 0.6 * known_bce(content_logits[:, 1:], content[:, 1:])
    loss = loss + known_bce(response_logits, response)
    loss = loss + HARDEST_WEIGHT * hardest_against_positives(security_logits[:, 0], security[:, 0])
    return loss + HARDEST_WEIGHT * hardest_against_positives(content_logits[:, 0], content[:, 0])


def distance_to_original(embedding, original):
    """Keeps each embedding, and the similarities of each two in a batch, where they were."""
    near = (1 - (embedding * original).sum(1)).mean()
    similarity = (embedding @ embedding.T - original @ original.T).square().mean()
    return EMBEDDING_WEIGHT * near + SIMILARITY_WEIGHT * similarity
