"""Fits the upper layers that read a rule beside a text, and the pair head on them; all else stays as it is.

    python training/encoder/fit_pairs.py <gathered.jsonl> <folder> --begin-with <weights> [--tokens 20e6] [--seed 2026]

The layers below are shared with the other readings and do not move, so nothing that hangs on those changes; what they make
of each window is worked out once and kept beside the folder (shared_states.py). Begins with copies of the plain upper
layers. The loss is the cross-entropy of each pair, and for each two pairs of one rule, or of one text, that the broken one
stands above. A checkpoint every two minutes: started again with the same arguments it goes on.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from fit import Rounded, plain_state, rate_at, round_weights
from model import encoder_from
from pair_groups import PairGroups, content_hash, pair_rows
from shared_states import SharedStates
from sklearn.metrics import roc_auc_score

BATCH_TOKENS = 4096
# A batch is read in so many parts of like lengths.
PARTS = 3
BODY_RATE, HEAD_RATE, LAYER_DECAY = 2e-4, 6e-4, 0.9
ROUNDED_FROM, AVERAGED_FROM = 0.7, 0.7
ORDER_WEIGHT = 1.0
# Rules are few beside what they could be: without these the layers learn the rules by heart within one pass.
DROPOUT, TOKENS_DROPPED, SMOOTHING = 0.1, 0.1, 0.04
CHECKPOINT_SECONDS = 120


def order_loss(logits: torch.Tensor, labels: torch.Tensor, groups: list[torch.Tensor]) -> torch.Tensor:
    """Of each two pairs of one group the broken one should stand a margin above the other; every group weighs alike."""
    apart = (labels[:, None] == 1) & (labels[None] == 0)
    loss = logits.sum() * 0
    differences = F.softplus(1.0 - (logits[:, None] - logits[None]))
    for group in groups:
        same = apart & (group[:, None] == group[None])
        each = same.sum(1)
        if (each > 0).any():
            loss = loss + ((differences * same).sum(1)[each > 0] / each[each > 0]).mean()
    return loss


class PairFit:
    def __init__(self, options):
        self.options = options
        torch.set_num_threads(options.threads)
        torch.manual_seed(options.seed)
        self.random = np.random.default_rng(options.seed)
        rows = pair_rows(options.rows)
        self.hash = content_hash(rows)
        self.data = PairGroups(rows)
        self.split = np.array([one['split'] for one in rows])
        self.data.set_draws(np.flatnonzero(self.split == 'fit'))
        self.encoder = encoder_from(options.begin_with)
        self.encoder.requires_grad_(False)
        self.moving = [*self.encoder.pair_layers, self.encoder.pair_task]
        for module in self.moving:
            module.requires_grad_(True)
            round_weights(module)
        for layer in self.encoder.pair_layers:
            for part in (layer.output, layer.down):
                part.register_forward_hook(lambda module, _, made: F.dropout(made, DROPOUT, module.training))
        self.optimizer = torch.optim.AdamW(self.groups(), betas=(0.9, 0.98), fused=True)
        self.done, self.steps, self.elapsed, self.averaged, self.mean, self.losses = 0, 0, 0.0, 0, None, []
        self.folder = Path(options.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.states = SharedStates(self.folder.parent / 'shared-states', self.encoder, self.data)
        self.resume()

    def groups(self):
        found = []
        for at, layer in enumerate(self.encoder.pair_layers):
            rate = self.options.body_rate * LAYER_DECAY ** (len(self.encoder.pair_layers) - 1 - at)
            found += [{'params': [one], 'lr': rate, 'initial': rate, 'weight_decay': 0.01 if one.ndim > 1 else 0.0} for one in layer.parameters()]
        return found + [{'params': [one], 'lr': HEAD_RATE, 'initial': HEAD_RATE, 'weight_decay': 0.01} for one in self.encoder.pair_task.parameters()]

    def logits(self, members):
        """In parts of like lengths, in the order given."""
        order = np.argsort(self.data.lengths[members], kind='stable')
        found = []
        # One region for all parts: the rounded copies of the weights are made once.
        with torch.autocast('cpu', torch.bfloat16):
            for part in np.array_split(order, PARTS):
                x, mask = self.states.of(members[part])
                if self.encoder.pair_layers.training:
                    # The first token is looked at by every head.
                    mask[:, 1:] *= torch.rand(mask[:, 1:].shape) >= TOKENS_DROPPED
                bias = (1.0 - mask)[:, None, None, :] * -10000.0
                found.append(self.encoder.beside_rule(x, mask, bias).float()[:, 0])
        return torch.cat(found)[np.argsort(order, kind='stable')]

    def step(self):
        progress = self.done / self.options.tokens
        Rounded.enabled = progress >= ROUNDED_FROM
        for group in self.optimizer.param_groups:
            group['lr'] = group['initial'] * rate_at(progress)
        # The layers below are as in use: without dropout.
        self.encoder.eval()
        for module in self.moving:
            module.train()
        members = self.data.draw(self.random, BATCH_TOKENS)
        logits, labels = self.logits(members), torch.from_numpy(self.data.labels[members])
        groups = [torch.from_numpy(one[members]) for one in (self.data.rules, self.data.texts)]
        loss = F.binary_cross_entropy_with_logits(logits, labels * (1 - 2 * SMOOTHING) + SMOOTHING) + ORDER_WEIGHT * order_loss(logits, labels, groups) + 0.002 * logits.square().mean()
        loss.backward()
        torch.nn.utils.clip_grad_norm_([one for module in self.moving for one in module.parameters()], 1.0)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
        self.done += int(self.data.lengths[members].sum())
        self.steps += 1
        self.losses.append(loss.item())

    @torch.no_grad()
    def figures(self):
        """AUC within rules and over all, of what is kept for figures, by source."""
        self.encoder.eval()
        found = {}
        kinds = np.array([source.rstrip('01') for source in self.data.sources])
        for kind in sorted(set(kinds[self.split != 'fit'])):
            members = np.flatnonzero((kinds == kind) & (self.split != 'fit'))
            logits = np.concatenate([self.logits(part).numpy() for part in np.array_split(members, max(1, len(members) // 256))])
            labels, rules = self.data.labels[members], self.data.rules[members]
            within = [auc(logits[rules == rule], labels[rules == rule]) for rule in set(rules)]
            within = [one for one in within if one is not None]
            found[kind] = {'auc': round(auc(logits, labels) or 0, 3), 'withinRule': round(float(np.mean(within)) if within else 0, 3), 'n': len(members)}
        return found

    def log(self, line):
        with open(self.folder / 'log.txt', 'a', encoding='utf-8') as out:
            out.write(f'{self.elapsed:.0f} s\t{line}\n')
        print(line, flush=True)

    def average(self):
        state = plain_state(self.encoder)
        self.averaged += 1
        if self.mean is None:
            self.mean = state
        else:
            for name in (one for one in state if one.startswith('pair_')):
                self.mean[name] += (state[name] - self.mean[name]) / self.averaged

    KEPT = ('done', 'steps', 'elapsed', 'averaged', 'mean', 'hash')

    def resume(self):
        path = self.folder / 'checkpoint.pt'
        if not path.exists():
            return
        kept = torch.load(path, map_location='cpu', weights_only=False)
        if kept['hash'] != self.hash:
            raise SystemExit(f'{path} was made with other rows; take another folder')
        for name in self.KEPT:
            setattr(self, name, kept[name])
        self.encoder.load_state_dict(kept['encoder'])
        self.optimizer.load_state_dict(kept['optimizer'])
        self.random.bit_generator.state = kept['random']
        torch.set_rng_state(kept['torch'])
        self.log(f'goes on at {self.done / 1e6:.2f} M tokens')

    def keep(self):
        """Written beside and moved: a fit that is killed while it writes keeps the former one."""
        kept = {name: getattr(self, name) for name in self.KEPT}
        kept |= {'encoder': self.encoder.state_dict(), 'optimizer': self.optimizer.state_dict(), 'random': self.random.bit_generator.state, 'torch': torch.get_rng_state()}
        torch.save(kept, self.folder / 'checkpoint.new')
        (self.folder / 'checkpoint.new').replace(self.folder / 'checkpoint.pt')

    def run(self):
        begun, kept, told, looked = time.time() - self.elapsed, time.time(), time.time(), self.done
        if self.done == 0:
            self.log(json.dumps(self.figures()))
        while self.done < self.options.tokens:
            self.step()
            self.elapsed = time.time() - begun
            if self.done / self.options.tokens >= AVERAGED_FROM and self.steps % 10 == 0:
                self.average()
            if time.time() - told > 30:
                told = time.time()
                self.log(f'{self.steps} steps {self.done / 1e6:.2f} M tokens loss {np.mean(self.losses[-60:]):.4f}')
            if time.time() - kept > CHECKPOINT_SECONDS:
                kept = time.time()
                self.keep()
            if self.done - looked > self.options.tokens / 6:
                looked = self.done
                self.log(json.dumps(self.figures()))
        self.keep()
        self.save()

    def save(self):
        for name, parameter in self.encoder.state_dict().items():
            parameter.copy_(self.mean[name.replace('.parametrizations.weight.original', '.weight')])
        Rounded.enabled = True
        figures = self.figures()
        self.log(json.dumps(figures))
        about = {'version': self.options.version, 'seed': self.options.seed, 'pairTokens': self.done, 'pairMinutes': round(self.elapsed / 60, 1), 'pairFigures': figures}
        torch.save({'weights': plain_state(self.encoder), 'about': json.loads(json.dumps(about))}, self.folder / 'encoder.pt')
        self.log(f'saved after {self.done / 1e6:.2f} M tokens')


def auc(values: np.ndarray, labels: np.ndarray) -> float | None:
    """How often a broken one stands above one that is not; none where one side is empty."""
    return float(roc_auc_score(labels, values)) if 0 < labels.sum() < len(labels) else None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('rows', type=Path)
    parser.add_argument('folder')
    parser.add_argument('--begin-with', required=True)
    parser.add_argument('--tokens', type=float, default=20e6)
    parser.add_argument('--seed', type=int, default=2026)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--body-rate', type=float, default=BODY_RATE)
    parser.add_argument('--version', default='minilm-l6-guard-6-pairs')
    PairFit(parser.parse_args()).run()


if __name__ == '__main__':
    main()
