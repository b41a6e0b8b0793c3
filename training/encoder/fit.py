"""Fits the encoder: security, content and response heads together, the embedding held near the original.

    python training/encoder/fit.py <texts.jsonl> <checkpoint.pt> [--tokens 4000000] [--passes 3] [--seed 20260] [--begin-with <checkpoint.pt>] [--minutes <at most>]

Reads what training/encoder/extract-texts.ts wrote. Uses a GPU where there is one, else two CPU threads in bfloat16 (about
5,000 tokens a second). Each pass over the sources ends with figures on the validation split and a checkpoint, so that an
interrupted fit leaves a model. The same seed and machine give the same weights, unless `--minutes` ends the fit early:
then the rates fall with the time that is left, and how many tokens were read is written into the checkpoint.
"""

import argparse
import json
import time

import numpy as np
import torch

from batches import packed, source_draws, tensors
from export import plain_tokenizer
from losses import distance_to_original, task_loss
from model import WIDTH, original_encoder
from validation import validation_figures
from windows import WindowMaker, read_texts

BODY_RATE = 1e-4
HEAD_RATE = 1e-3
# Pieces of scripts that the original hardly knows are nearly noise to it: they may be learnt.
FOREIGN_RATE = 3e-4
# Where Latin letters with all their marks end in Unicode.
LATIN_END = 0x24F
LAYER_DECAY = 0.85
WARM_UP = 0.06
# Weights as int8 are what is shipped: the last part of the fit sees them rounded.
ROUNDED_FROM = 0.5


def parameter_groups(encoder):
    """Lower layers move less; the words of Latin letters stay where they are, so that those no text shows keep their neighbours."""
    groups = []
    for name, parameter in encoder.named_parameters():
        if name.startswith('words.'):
            parameter.register_hook(only_rows(foreign_pieces(), parameter))
            groups.append({'params': [parameter], 'lr': FOREIGN_RATE, 'initial': FOREIGN_RATE, 'weight_decay': 0.0})
            continue
        if name.startswith('tasks.'):
            rate = HEAD_RATE
        else:
            layer = int(name.split('.')[1]) + 1 if name.startswith('layers.') else 0
            rate = BODY_RATE * LAYER_DECAY ** (6 - layer)
        decay = 0.01 if parameter.ndim > 1 else 0.0
        groups.append({'params': [parameter], 'lr': rate, 'initial': rate, 'weight_decay': decay})
    return groups


def foreign_pieces():
    """Ids of the pieces that hold a letter beyond Latin ones."""
    vocabulary = plain_tokenizer().get_vocab()
    return [at for piece, at in vocabulary.items() if any(ord(letter) > LATIN_END for letter in piece)]


def only_rows(rows, parameter):
    """A hook that lets the gradient through for these rows alone; rows without gradient do not move."""
    kept = torch.zeros(parameter.shape[0], 1)
    kept[rows] = 1.0
    return lambda gradient: gradient * kept.to(gradient.device)


def rate_at(progress):
    if progress < WARM_UP:
        return progress / WARM_UP
    return max(0.0, 1 - (progress - WARM_UP) / (1 - WARM_UP))


class Rounded(torch.nn.Module):
    """A weight as its 7-bit copy, a scale for each output; the gradient goes through as if it were not rounded."""

    enabled = False

    def forward(self, weight):
        if not Rounded.enabled:
            return weight
        scale = weight.detach().abs().amax(1, keepdim=True) / 64
        return weight + (torch.round(weight.detach() / scale) * scale - weight.detach())


def round_weights(encoder):
    for module in encoder.modules():
        if isinstance(module, torch.nn.Linear):
            torch.nn.utils.parametrize.register_parametrization(module, 'weight', Rounded())


def plain_state(encoder):
    """The weights under the names of the plain model."""
    return {
        name.replace('.parametrizations.weight.original', '.weight'): value.detach().clone()
        for name, value in encoder.state_dict().items()
    }


class Anchors:
    """Where the original puts each window; computed when a window is first drawn."""

    def __init__(self, original, windows, device):
        self.original = original
        self.device = device
        self.known = np.zeros(len(windows), bool)
        self.embeddings = torch.zeros(len(windows), WIDTH)

    @torch.no_grad()
    def of(self, batch, ids, mask, types):
        missing = [row for row, at in enumerate(batch) if not self.known[at]]
        if missing:
            with torch.autocast(self.device, torch.bfloat16):
                found = self.original.embedding(self.original.hidden(ids[missing], mask[missing], types[missing]), mask[missing])
            at = [batch[row] for row in missing]
            self.embeddings[torch.tensor(at)] = found.float().cpu()
            self.known[at] = True
        return self.embeddings[torch.tensor(batch)].to(self.device)


def step(encoder, anchors, batch, tensors_of_batch, device):
    ids, mask, types, security, content, response, is_single = tensors_of_batch
    with torch.autocast(device, torch.bfloat16):
        outputs = [one.float() for one in encoder(ids, mask, types)]
        loss = task_loss(outputs, security, content, response)
    if is_single.sum() > 1:
        target = anchors.of(batch, ids, mask, types)
        loss = loss + distance_to_original(outputs[0][is_single], target[is_single])
    loss.backward()
    return loss.item()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('texts')
    parser.add_argument('checkpoint')
    parser.add_argument('--tokens', type=int, default=4_000_000)
    parser.add_argument('--passes', type=int, default=3)
    parser.add_argument('--seed', type=int, default=20260)
    parser.add_argument('--begin-with', default=None, help='a checkpoint to go on from; default: the original encoder')
    parser.add_argument('--minutes', type=float, default=None, help='end by then, the rates falling accordingly')
    parser.add_argument('--version', default='minilm-l6-guard-1')
    options = parser.parse_args()
    torch.set_num_threads(2)
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    about, texts = read_texts(options.texts)
    maker = WindowMaker(texts)
    fit_at = [at for at, text in enumerate(texts) if text['split'] == 'fit']
    windows = [window for at in fit_at for window in maker.windows_to_learn(at, random)]
    print(f'{len(fit_at)} texts, {len(windows)} windows, {sum(len(one.ids) for one in windows):,} tokens', flush=True)
    encoder, earlier = original_encoder(), None
    if options.begin_with:
        begun = torch.load(options.begin_with, map_location='cpu', weights_only=True)
        encoder.load_state_dict(begun['weights'])
        earlier = begun['about']
    encoder = encoder.to(device)
    anchors = Anchors(original_encoder().to(device).eval(), windows, device)
    round_weights(encoder)
    optimizer = torch.optim.AdamW(parameter_groups(encoder))
    done, started, history = 0, time.time(), []
    for number in range(options.passes):
        drawn = source_draws(windows, texts, options.tokens / options.passes, random)
        batches = packed(windows, drawn, random)
        tokens_of_pass = sum(len(windows[at].ids) for at in drawn)
        begun = done
        recent = []
        for index, batch in enumerate(batches):
            progress = (number + (done - begun) / tokens_of_pass) / options.passes
            if options.minutes is not None:
                progress = max(progress, (time.time() - started) / 60 / options.minutes)
            if progress >= 1:
                break
            Rounded.enabled = progress >= ROUNDED_FROM
            encoder.train()
            for group in optimizer.param_groups:
                group['lr'] = group['initial'] * rate_at(progress)
            recent.append(step(encoder, anchors, batch, tensors(windows, batch, device), device))
            torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            done += sum(len(windows[at].ids) for at in batch)
            if index % 50 == 49:
                print(f'pass {number + 1} {index + 1}/{len(batches)} loss {np.mean(recent[-50:]):.4f} {(time.time() - started) / done * 1e6:.0f} µs a token, {time.time() - started:.0f} s', flush=True)
        Rounded.enabled = True
        figures = validation_figures(encoder.eval(), maker, device)
        history.append({'pass': number + 1, 'tokens': done, 'loss': round(float(np.mean(recent)), 4), **figures})
        print(json.dumps(history[-1]), flush=True)
        save(options, encoder, {**about, 'earlier': earlier}, texts, history)
        if progress >= 1:
            break
    print(f'{time.time() - started:.0f} s')


def save(options, encoder, about, texts, history):
    provenance = {}
    for text in texts:
        entry = provenance.setdefault(text['source'], {'source': text['source'], 'licence': about['licences'].get(text['source'], 'own'), 'fit': 0, 'validation': 0, 'calibration': 0, 'held-out': 0})
        entry[text['split']] += 1
    description = {
        'version': options.version,
        'seed': options.seed,
        'tokens': history[-1]['tokens'],
        'passes': len(history),
        'provenance': [provenance[name] for name in sorted(provenance)],
        'dropped': about['dropped'],
        'validation': history,
        **earlier_part(about['earlier']),
    }
    # Through JSON: the checkpoint may hold plain values only.
    torch.save({'weights': plain_state(encoder), 'about': json.loads(json.dumps(description))}, options.checkpoint)


def earlier_part(earlier):
    """What a fit that goes on from a checkpoint tells of the one before."""
    if earlier is None:
        return {}
    told = ('version', 'seed', 'tokens', 'passes', 'validation', 'begunWith')
    return {'begunWith': {name: earlier[name] for name in told if name in earlier}}


if __name__ == '__main__':
    main()
