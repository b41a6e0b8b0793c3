"""What the fit makes small."""

import torch
import torch.nn.functional as F

# The benign windows of a batch that come nearest to alarms count again: a guardrail lives at a low rate of false alarms.
HARDEST_SHARE = 0.1
HARDEST_WEIGHT = 0.5
MARGIN = 2.0
EMBEDDING_WEIGHT = 4.0
SIMILARITY_WEIGHT = 20.0


def known_bce(logits: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
    """Binary cross-entropy over the targets that are known, each head's mean weighing alike."""
    known = (targets >= 0).float()
    losses = F.binary_cross_entropy_with_logits(logits, targets.clamp(min=0), reduction='none') * known
    counts = known.sum(0)
    present = counts > 0
    if not present.any():
        return logits.sum() * 0
    return (losses.sum(0)[present] / counts[present]).mean()


def hardest_against_positives(logits: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
    """How far the positives are from standing a margin above the hardest negatives."""
    negatives, positives = logits[targets == 0], logits[targets == 1]
    if len(negatives) < 4 or len(positives) < 1:
        return logits.sum() * 0
    hardest = negatives.topk(max(1, round(len(negatives) * HARDEST_SHARE))).values
    return F.softplus(MARGIN - (positives[:, None] - hardest[None, :])).mean()


def distance_to_original(embedding: torch.Tensor, original: torch.Tensor) -> torch.Tensor:
    """Keeps each embedding, and the similarities of each two in a batch, where they were."""
    near = (1 - (embedding * original).sum(1)).mean()
    similarity = (embedding @ embedding.T - original @ original.T).square().mean()
    return EMBEDDING_WEIGHT * near + SIMILARITY_WEIGHT * similarity


def similarity_loss(one: torch.Tensor, two: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    """Cosines of sentence pairs against how alike people found them, 0 to 1; the order of each two pairs counts as well."""
    cosine = (one * two).sum(1)
    apart = wanted[:, None] - wanted[None] > 0.15
    order = torch.nn.functional.softplus(12 * (cosine[None] - cosine[:, None]))[apart]
    return 4 * (cosine - wanted).square().mean() + (order.mean() if len(order) else 0)
