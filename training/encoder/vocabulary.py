"""Grows the vocabulary of the tokeniser by pieces of other languages.

    python training/encoder/vocabulary.py <folder train> <tokenizer.json to write> [--pieces 20000]

Pieces are fitted on the foreign side of the pairs, each language with the same number of letters, and kept by how many
tokens they save. A piece that cuts ordinary English differently is left out: English is to stay as it was. Prints what
share of its tokens each language keeps. A minute and a half on one core.
"""

import argparse
import collections
import json
from pathlib import Path

from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, trainers

from package_tokenizers import original_tokenizer
from rows import read_rows

LETTERS_PER_LANGUAGE = 260_000
# A piece is English when it is met this often in a million words of English.
ENGLISH_PER_MILLION = 12


def texts_by_language(train):
    """The foreign side of the pairs, and all English of the same files."""
    foreign, english = collections.defaultdict(list), []
    for row in read_rows(train, 'parallel-public'):
        foreign[row['lang']].append(row['other'])
        english.append(row['en'])
    english += [row['text'] for row in read_rows(train, 'benign-instructions-public') if row.get('lang', 'en') == 'en']
    return foreign, english


def evenly(texts):
    """Texts of one language until the share of letters is reached, from the beginning again where there are too few."""
    taken, letters = [], 0
    for _ in range(3):
        for text in texts:
            if letters >= LETTERS_PER_LANGUAGE:
                return taken
            taken.append(text)
            letters += len(text)
    return taken


def fitted_pieces(texts, size):
    tokenizer = Tokenizer(models.WordPiece(unk_token='[UNK]', max_input_chars_per_word=100))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    trainer = trainers.WordPieceTrainer(vocab_size=size, min_frequency=3, special_tokens=['[UNK]'], show_progress=False, limit_alphabet=6000)
    tokenizer.train_from_iterator(texts, trainer)
    return [piece for piece in tokenizer.get_vocab() if piece != '[UNK]']


def single_letters(foreign):
    """Letters that are met more than once, as the tokeniser folds them; Chinese ones stand alone, others also go on."""
    normalizer = original_tokenizer().normalizer
    counts = collections.Counter()
    for texts in foreign.values():
        for text in texts:
            counts.update(normalizer.normalize_str(text))
    letters = {letter for letter, count in counts.items() if count > 1 and letter.isalpha()}
    return letters | {f'##{letter}' for letter in letters if not '\u3400' <= letter <= '\u9fff'}


def grown(pieces):
    """The tokeniser of the package with these pieces after its own."""
    description = json.loads(original_tokenizer().to_str())
    vocabulary = description['model']['vocab']
    for piece in pieces:
        vocabulary.setdefault(piece, len(vocabulary))
    return Tokenizer.from_str(json.dumps(description))


def counts_of(tokenizer, texts):
    counts = collections.Counter()
    for at in range(0, len(texts), 2000):
        for one in tokenizer.encode_batch(texts[at : at + 2000], add_special_tokens=False):
            counts.update(one.tokens)
    return counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('train', type=Path)
    parser.add_argument('output', type=Path)
    parser.add_argument('--pieces', type=int, default=20_000)
    options = parser.parse_args()
    foreign, english = texts_by_language(options.train)
    texts = [text for language in sorted(foreign) for text in evenly(foreign[language])]
    known = original_tokenizer().get_vocab()
    letters = single_letters(foreign)
    candidates = sorted({piece for piece in fitted_pieces(texts, 60_000) if piece not in known} | (letters - set(known)))
    tokenizer = grown(candidates)
    in_english = counts_of(tokenizer, english)
    words = sum(in_english.values()) / 1e6
    in_foreign = counts_of(tokenizer, texts)
    old = original_tokenizer()
    kept = []
    for piece in candidates:
        plain = piece.removeprefix('##')
        if in_english[piece] > ENGLISH_PER_MILLION * words:
            continue
        saved = max(1, len(old.encode(plain, add_special_tokens=False).ids) - 1)
        # A letter that is missing makes a whole word unknown: letters come first.
        kept.append((piece in letters, in_foreign[piece] * saved, piece))
    chosen = sorted(piece for *_, piece in sorted(kept, reverse=True)[: options.pieces])
    tokenizer = grown(chosen)
    tokenizer.save(str(options.output), pretty=False)
    print(f'{len(chosen)} new pieces of {len(candidates)} candidates; {tokenizer.get_vocab_size()} in all')
    for language in sorted(foreign):
        sample = foreign[language][:400]
        before, after = counts_of(old, sample), counts_of(tokenizer, sample)
        unknown = after['[UNK]'] / sum(after.values())
        print(f'{language}\t{sum(after.values()) / sum(before.values()):.2f} of its tokens\t{unknown:.3f} unknown')
    before, after = counts_of(old, english[:4000]), counts_of(tokenizer, english[:4000])
    print(f'en\t{sum(after.values()) / sum(before.values()):.4f} of its tokens')


if __name__ == '__main__':
    main()
