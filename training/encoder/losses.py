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


def order_loss(logits: torch.Tensor, labels: torch.Tensor, groups: list[torch.Tensor]) -> torch.Tensor:
    """Of each two pairs of one group the broken one should stand a margin above the other; every broken one weighs alike.

    `groups`: a number for each pair in each way of grouping, by rule and by text.
    """
    apart = (labels[:, None] == 1) & (labels[None] == 0)
    differences = F.softplus(1.0 - (logits[:, None] - logits[None]))
    loss = logits.sum() * 0
    for group in groups:
        same = apart & (group[:, None] == group[None])
        each = same.sum(1)
        # Without a condition on what is found: a GPU is not waited for.
        means = (differences * same).sum(1) / each.clamp(min=1)
        loss = loss + means.sum() / (each > 0).sum().clamp(min=1)
    return loss


def contrast_loss(one: torch.Tensor, other: torch.Tensor, sharpness: float = 20.0) -> torch.Tensor:
    """Each vector should be nearest to its translation among all of the batch, from both sides. Unit vectors, [sentences, width]."""
    likeness = one @ other.T * sharpness
    own = torch.arange(len(likeness), device=likeness.device)
    return F.cross_entropy(likeness, own) + F.cross_entropy(likeness.T, own)


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
