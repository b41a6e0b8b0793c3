"""Fits the encoder: all heads together, other languages drawn to English, English held where the original puts it.

    python training/encoder/fit.py <arrays.npz> <folder> --begin-with <start.npz> [--minutes 90] [--seed 2026] [--threads 2]

Reads what arrays.py wrote. Uses a GPU where there is one, else CPU threads in bfloat16 (three to five thousand tokens a
second on two). Keeps a checkpoint in the folder every two minutes, with optimizer and draws: started again with the same
arguments it goes on from there. Twice on the way, the harmless windows are read by the model as it stands and the
highest are drawn more often from then on. The weights at the end are the mean of those of the last part. A log line
tells tokens, loss and speed; figures on sources that nothing is learnt from come with each reading.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch

from arrays_of import Arrays
from losses import distance_to_original, hardest_against_positives, known_bce, similarity_loss
from model import HEADS, encoder_from, grown_original, outside
from windows import STARTS, TARGETS

BATCH_TOKENS = 6144
HEAD_RATE = 6e-4
LAYER_DECAY = 0.92
WARM_UP = 0.03
# Languages come first: the share of steps on sentence pairs falls from the first to the last number.
LANGUAGES_UNTIL = 0.4
SIMILARITY_SHARE = 0.1
# Once the languages are in, words and lower layers stay: half as much work again in the same time.
FROZEN_LAYERS = 2
# How much it counts that a rule and a text are read as they were (--hold-applies).
HELD_WEIGHT = 0.3
# Weights as int8 are what is shipped: the last part of the fit sees them rounded.
ROUNDED_FROM = 0.7
AVERAGED_FROM = 0.85
MINED_WINDOWS, MINED_SHARE, MINED_WEIGHT = 6_000, 0.05, 10.0
CHECKPOINT_SECONDS = 120
WEIGHTS = {'security': 1.0, 'content': 1.0, 'response': 0.8, 'planted': 0.8, 'applies': 1.2}
KINDS_WEIGHT = 0.5


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
    return {name.replace('.parametrizations.weight.original', '.weight'): value.detach().float().cpu().clone() for name, value in encoder.state_dict().items()}


def parameter_groups(encoder, word_rate, body_rate):
    """Lower layers move less; of the words only those move that the original lacks or hardly knows."""
    groups = []
    for name, parameter in encoder.named_parameters():
        decay = 0.01 if parameter.ndim > 1 else 0.0
        if name.startswith('words.'):
            rate, decay = word_rate, 0.0
        elif name.startswith('tasks.'):
            rate = HEAD_RATE
        else:
            layer = int(name.split('.')[1]) + 1 if name.startswith('layers.') else 0
            rate = body_rate * LAYER_DECAY ** (6 - layer)
        groups.append({'params': [parameter], 'lr': rate, 'initial': rate, 'weight_decay': decay})
    return groups


def rate_at(progress):
    if progress < WARM_UP:
        return progress / WARM_UP
    return 0.03 + 0.97 * (1 - (progress - WARM_UP) / (1 - WARM_UP))


def pair_share_at(progress, shares):
    first, last = shares
    return first + (last - first) * min(1, progress / LANGUAGES_UNTIL)


def task_loss(logits, targets):
    """Each head's mean over what is known; alarms that come nearest count again, for the heads that guard."""
    # Logits that run away say no more, and leave what is rarer behind.
    loss = 0.002 * logits.square().mean()
    for name, outputs in HEADS.items():
        start = STARTS[name]
        if name in ('security', 'content'):
            loss = loss + WEIGHTS[name] * known_bce(logits[:, start : start + 1], targets[:, start : start + 1])
            rest = slice(start + 1, start + len(outputs))
            loss = loss + KINDS_WEIGHT * known_bce(logits[:, rest], targets[:, rest])
        else:
            loss = loss + WEIGHTS[name] * known_bce(logits[:, start : start + len(outputs)], targets[:, start : start + len(outputs)])
        if name != 'response':
            loss = loss + 0.5 * hardest_against_positives(logits[:, start], targets[:, start])
    return loss


class Fit:
    def __init__(self, options):
        self.options = options
        self.device = 'cuda' if torch.cuda.is_available() else 'cpu'
        torch.set_num_threads(options.threads)
        torch.manual_seed(options.seed)
        self.random = np.random.default_rng(options.seed)
        self.data = Arrays(options.arrays)
        self.encoder = encoder_from(options.begin_with).to(self.device)
        self.original = grown_original().to(self.device).eval().requires_grad_(False)
        self.start = encoder_from(options.begin_with).to(self.device).eval().requires_grad_(False) if options.hold_applies else None
        round_weights(self.encoder)
        self.optimizer = torch.optim.AdamW(parameter_groups(self.encoder, options.word_rate, options.body_rate), betas=(0.9, 0.98), fused=True)
        self.movable = torch.from_numpy(self.data.movable_words()).float().unsqueeze(1).to(self.device)
        self.boost = self.data.foreign_boost(options.foreign_boost)
        self.done, self.steps, self.elapsed, self.mined = 0, 0, 0.0, 0
        self.mean, self.averaged, self.losses = None, 0, []
        self.folder = Path(options.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.resume()
        self.data.set_draws(self.boost)

    def resume(self):
        path = self.folder / 'checkpoint.pt'
        if not path.exists():
            return
        kept = torch.load(path, map_location='cpu', weights_only=False)
        if any(name.startswith('pair_') for name in kept['encoder']):
            raise SystemExit(f'{path} is of a network with layers for pairs, which this one lacks: take another folder, and --begin-with the encoder.pt beside it')
        self.encoder.load_state_dict(kept['encoder'])
        self.optimizer.load_state_dict(kept['optimizer'])
        for name in ('done', 'steps', 'elapsed', 'mined', 'mean', 'averaged', 'boost'):
            setattr(self, name, kept[name])
        self.random.bit_generator.state = kept['random']
        torch.set_rng_state(kept['torch'])
        self.log(f'goes on at {self.done / 1e6:.2f} M tokens')

    def keep(self):
        """Written beside and moved: a fit that is killed while it writes keeps the former one."""
        kept = {name: getattr(self, name) for name in ('done', 'steps', 'elapsed', 'mined', 'mean', 'averaged', 'boost')}
        kept |= {'encoder': self.encoder.state_dict(), 'optimizer': self.optimizer.state_dict(), 'random': self.random.bit_generator.state, 'torch': torch.get_rng_state()}
        torch.save(kept, self.folder / 'checkpoint.new')
        (self.folder / 'checkpoint.new').replace(self.folder / 'checkpoint.pt')

    def log(self, line):
        with open(self.folder / 'log.txt', 'a', encoding='utf-8') as out:
            out.write(f'{self.elapsed:.0f} s\t{line}\n')
        print(line, flush=True)

    def progress(self):
        return self.elapsed / 60 / self.options.minutes

    def embedding(self, model, ids, mask):
        with torch.autocast(self.device, torch.bfloat16):
            return model.embedding(model.hidden(ids, mask, torch.zeros_like(ids)), mask).float()

    def pair_step(self):
        """A foreign sentence is drawn to where the original puts its English twin; English stays."""
        english, other = self.data.draw_pairs(self.random, self.options.pair_tokens, self.device)
        with torch.no_grad():
            wanted = self.embedding(self.original, *english[:2])
        found = self.embedding(self.encoder, *other[:2])
        loss = distance_to_original(found, wanted)
        if self.random.random() < 0.25:
            loss = loss + distance_to_original(self.embedding(self.encoder, *english[:2]), wanted)
        return loss, other[0].numel()

    def similarity_step(self):
        one, two, wanted = self.data.draw_similar(self.random, BATCH_TOKENS, self.device)
        return similarity_loss(self.embedding(self.encoder, *one[:2]), self.embedding(self.encoder, *two[:2]), wanted), 2 * one[0].numel()

    def label_step(self):
        ids, mask, types, targets, english = self.data.draw_labelled(self.random, BATCH_TOKENS, self.device)
        with torch.autocast(self.device, torch.bfloat16):
            embedding, *logits = self.encoder(ids, mask, types)
        logits = torch.cat([one.float() for one in logits], 1)
        held = self.held_loss(logits, ids, mask, types, targets) if self.start is not None else 0
        loss = task_loss(logits, targets) + held
        single = english & (types.sum(1) == 0)
        if single.sum() > 8 and self.random.random() < 0.25:
            rows = single.nonzero()[:96, 0]
            with torch.no_grad():
                wanted = self.embedding(self.original, ids[rows], mask[rows])
            loss = loss + 2 * distance_to_original(embedding[rows].float(), wanted)
        return loss, ids.numel()

    def held_loss(self, logits, ids, mask, types, targets):
        """A rule and a text are read as the fit found them: their labels are not learnt from again, by `targets`."""
        column = STARTS['applies']
        targets[:, column] = -1
        rows = (types.sum(1) > 0).nonzero()[:, 0]
        if len(rows) == 0:
            return 0
        with torch.no_grad(), torch.autocast(self.device, torch.bfloat16):
            x = self.start.hidden(ids[rows], mask[rows], types[rows])
            wanted = self.start.tasks['applies'](x, outside(mask[rows], x.dtype)).float()[:, 0]
        return HELD_WEIGHT * (logits[rows, column] - wanted).square().mean()

    def step(self):
        progress = self.progress()
        Rounded.enabled = progress >= ROUNDED_FROM
        frozen = progress >= self.options.frozen_from
        for name, parameter in self.encoder.named_parameters():
            lower = name.startswith(('words', 'positions', 'types', 'norm')) or (name.startswith('layers.') and int(name.split('.')[1]) < self.options.frozen_layers)
            if lower:
                parameter.requires_grad_(not frozen)
        for group in self.optimizer.param_groups:
            group['lr'] = group['initial'] * rate_at(progress)
        self.encoder.train()
        draw = self.random.random()
        share = pair_share_at(progress, self.options.pair_shares)
        if draw < share * SIMILARITY_SHARE:
            loss, tokens = self.similarity_step()
        elif draw < share:
            loss, tokens = self.pair_step()
        else:
            loss, tokens = self.label_step()
            self.losses.append(loss.item())
        loss.backward()
        if self.encoder.words.weight.grad is not None:
            self.encoder.words.weight.grad.mul_(self.movable)
        torch.nn.utils.clip_grad_norm_(self.encoder.parameters(), 1.0)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
        self.done += tokens
        self.steps += 1

    @torch.no_grad()
    def logits_of(self, windows):
        """All logits of these windows; they are read in batches of like lengths."""
        self.encoder.eval()
        found = np.zeros((len(windows), TARGETS), np.float32)
        order = np.argsort(self.data.length[windows])
        for part in np.array_split(order, max(1, len(order) // 48)):
            ids, mask, types = self.data.batch(windows[part], self.device)
            with torch.autocast(self.device, torch.bfloat16):
                logits = self.encoder(ids, mask, types)[1:]
            found[part] = torch.cat([one.float() for one in logits], 1).cpu().numpy()
        return found

    def mine(self):
        """Harmless windows that look most like attacks, harm or orders are drawn more often from now on."""
        self.mined += 1
        chosen = self.data.harmless(self.random, MINED_WINDOWS)
        found = self.logits_of(chosen)
        for column in (STARTS['security'], STARTS['content'], STARTS['planted']):
            known = self.data.targets[chosen, column] == 0
            worst = np.argsort(-found[known, column])[: int(known.sum() * MINED_SHARE)]
            self.boost[chosen[known][worst]] = MINED_WEIGHT
        self.data.set_draws(self.boost)
        self.log(f'mined {int((self.boost > 1).sum())} of {len(chosen)} harmless windows')
        self.figures()

    def figures(self):
        windows = self.data.measured()
        figures = self.data.figures(windows, self.logits_of(windows))
        self.log(json.dumps(figures))
        return figures

    def average(self):
        state = plain_state(self.encoder)
        self.averaged += 1
        if self.mean is None:
            self.mean = state
        else:
            for name, value in state.items():
                self.mean[name] += (value - self.mean[name]) / self.averaged

    def run(self):
        kept, told, begun = time.time(), time.time(), time.time() - self.elapsed
        while self.progress() < 1:
            self.step()
            self.elapsed = time.time() - begun
            if self.mined < len(self.options.mined_at) and self.progress() >= self.options.mined_at[self.mined]:
                self.mine()
            if self.progress() >= AVERAGED_FROM and self.steps % 20 == 0:
                self.average()
            if time.time() - told > 30:
                told = time.time()
                recent = np.mean(self.losses[-60:]) if self.losses else float('nan')
                self.log(f'{self.steps} steps {self.done / 1e6:.2f} M tokens loss {recent:.4f} {self.done / max(1, self.elapsed):.0f} tokens/s progress {self.progress():.3f}')
                self.losses = self.losses[-200:]
            if time.time() - kept > CHECKPOINT_SECONDS:
                kept = time.time()
                self.keep()
        self.keep()
        self.save()

    def save(self):
        if self.mean is not None:
            for name, parameter in self.encoder.state_dict().items():
                parameter.copy_(self.mean[name.replace('.parametrizations.weight.original', '.weight')])
        Rounded.enabled = True
        figures = self.figures()
        about = {'version': self.options.version, 'seed': self.options.seed, 'tokens': self.done, 'minutes': round(self.elapsed / 60, 1), 'begunWith': str(self.options.begin_with).rsplit('/', 1)[-1], 'foreign': figures, 'provenance': self.data.provenance()}
        torch.save({'weights': plain_state(self.encoder), 'about': json.loads(json.dumps(about))}, self.folder / 'encoder.pt')
        self.log(f'saved after {self.done / 1e6:.2f} M tokens')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('arrays')
    parser.add_argument('folder')
    parser.add_argument('--begin-with', required=True)
    parser.add_argument('--minutes', type=float, default=90)
    parser.add_argument('--seed', type=int, default=2026)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--pair-shares', type=float, nargs=2, default=(0.6, 0.12), help='share of steps on sentence pairs at the beginning, and once the languages are in')
    parser.add_argument('--pair-tokens', type=int, default=BATCH_TOKENS, help='tokens of the foreign side in a step on sentence pairs')
    parser.add_argument('--word-rate', type=float, default=6e-4, help='highest rate of the rows of the word table that may move')
    parser.add_argument('--body-rate', type=float, default=1.3e-4, help='highest rate of the uppermost layer')
    parser.add_argument('--frozen-from', type=float, default=0.45, help='progress from which words and lower layers stay; 2 = never')
    parser.add_argument('--frozen-layers', type=int, default=FROZEN_LAYERS, help='how many lower layers stay then')
    parser.add_argument('--hold-applies', action='store_true', help='a rule and a text are read as the weights that it begins with read them')
    parser.add_argument('--mined-at', type=float, nargs='*', default=(0.33, 0.62), help='progress at which hard negatives are mined')
    parser.add_argument('--foreign-boost', type=float, default=1.0, help='how much more often labelled windows of other languages are drawn')
    parser.add_argument('--version', default='minilm-l6-guard-3')
    Fit(parser.parse_args()).run()


if __name__ == '__main__':
    main()
