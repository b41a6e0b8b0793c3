"""Rows of the word table for the pieces of other languages, out of which English pieces their sentences go with.

    python training/encoder/aligned_words.py <arrays.npz> <begin.pt or .npz> <out.pt> [--share 0.6]

IBM model 1 (Brown et al., 1993), six rounds over all sentence pairs: how likely each English piece stands for each piece of the
other side. A row is drawn, by `share`, from what it was towards the mean of the original's rows of those English pieces. The
body then reads a foreign sentence as a gloss in English, which a fit of hours on two cores had not reached for Chinese
and Korean. Known misses: inflections and function words have no English piece of their own; a piece that many
languages share gets a mean of them. Two minutes, 5 GB of memory.
"""

import argparse

import numpy as np
import torch

from arrays_of import Arrays
from model import encoder_from, grown_original

ROUNDS = 6
# Below, a row would hang on one sentence.
SENTENCES_MIN = 2
LIKELIHOOD_MIN = 0.003


def links(data, pieces):
    """Each piece of a foreign sentence with each of the English one, and which English word of which pair it is; `pieces` = no piece at all."""
    foreign, english, words, seen = [], [], [], 0
    for one, other in data.pairs:
        e, f = (np.unique(data.ids[data.start[window] + 1 : data.start[window] + data.length[window] - 1]).astype(np.int64) for window in (one, other))
        f = np.append(f, pieces)
        foreign.append(np.repeat(f, len(e)))
        english.append(np.tile(e, len(f)))
        words.append((seen + np.tile(np.arange(len(e)), len(f))).astype(np.int32))
        seen += len(e)
    return np.concatenate(foreign) * pieces + np.concatenate(english), np.concatenate(words), seen


def likelihoods(data, pieces):
    """Foreign piece, English piece, how likely the one stands for the other, in how many sentences: four arrays of like length."""
    key, words, seen = links(data, pieces)
    kinds, of_link = np.unique(key, return_inverse=True)
    foreign, english = kinds // pieces, kinds % pieces
    likely = 1 / np.bincount(foreign)[foreign]
    for _ in range(ROUNDS):
        claims = likely[of_link]
        shares = claims / np.bincount(words, claims, minlength=seen)[words]
        counts = np.bincount(of_link, shares, minlength=len(kinds))
        likely = counts / np.bincount(foreign, counts)[foreign]
    return foreign, english, likely, counts


def aligned(table, original, data, share):
    """The table with the rows that may move drawn to those of the English pieces they stand for, likely ones counting by the square."""
    pieces = len(table)
    foreign, english, likely, counts = likelihoods(data, pieces)
    movable = np.append(data.movable_words(), False)
    kept = movable[foreign] & ~movable[english] & (likely > LIKELIHOOD_MIN)
    weight = np.where(kept, likely**2, 0.0)
    total = np.bincount(foreign, weight, minlength=pieces + 1)[:pieces]
    evidence = np.bincount(foreign, counts, minlength=pieces + 1)[:pieces]
    places = torch.from_numpy(np.stack([foreign[kept], english[kept]]))
    gloss = torch.sparse.mm(torch.sparse_coo_tensor(places, torch.from_numpy(weight[kept]), (pieces, pieces)), original.double())
    told = torch.from_numpy((total > 0) & (evidence > SENTENCES_MIN))
    found = table.clone()
    found[told] = ((1 - share) * table[told] + share * gloss[told] / torch.from_numpy(total)[told].unsqueeze(1)).float()
    print(f'{int(told.sum())} of {int(movable.sum())} rows drawn')
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('arrays')
    parser.add_argument('begin')
    parser.add_argument('out')
    parser.add_argument('--share', type=float, default=0.6)
    options = parser.parse_args()
    encoder = encoder_from(options.begin)
    with torch.no_grad():
        encoder.words.weight.copy_(aligned(encoder.words.weight.detach(), grown_original().words.weight.detach(), Arrays(options.arrays), options.share))
    torch.save({'weights': encoder.state_dict(), 'about': {}}, options.out)


if __name__ == '__main__':
    main()
