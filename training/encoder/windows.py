"""Texts to windows of at most 128 tokens, each with its targets. A target below zero is unknown and teaches nothing."""

import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from heads import CLS, HEADS, SEP, WINDOW_TOKENS_MAX

ROOM = WINDOW_TOKENS_MAX - 2
OVERLAP = -(-ROOM // 8)
# A request between rule and answer: as many tokens as the service gives it.
REQUEST_ROOM = 30
# A window shows an attack when it holds this much of it, or half of a short one.
SHOWN_TOKENS = 16
LONG_TEXT_WINDOWS = 48
UNKNOWN = -1.0
# A line of texts.jsonl, as extract-texts.ts writes it.
Text = dict[str, Any]
# Where the targets of each head begin, all side by side.
STARTS = dict(zip(HEADS, np.cumsum([0, *(len(outputs) for outputs in HEADS.values())]).tolist()))
TARGETS = sum(len(outputs) for outputs in HEADS.values())


@dataclass
class Window:
    ids: list[int]
    types: list[int]
    targets: np.ndarray
    text: int


def read_texts(*paths: str) -> tuple[Text, list[Text]]:
    """All texts of files with one a line; a first line that tells of the rest comes apart, merged."""
    about, texts = {'dropped': {}, 'licences': {}}, []
    for path in paths:
        with open(path, encoding='utf-8') as lines:
            for line in lines:
                one = json.loads(line)
                if 'text' in one:
                    texts.append(one)
                else:
                    about = {**about, **one}
    return about, texts


def unknown(value: float | None) -> float:
    return UNKNOWN if value is None else value


def targets(text: Text, attacked: bool = True, harmed: bool = True) -> np.ndarray:
    """What the heads should say of a window of this text; `attacked`, `harmed`: the window shows the attack, the harm."""
    found = np.full(TARGETS, UNKNOWN, np.float32)
    security = found[: STARTS['content']]
    if text['security'] is not None:
        is_attack = text['security'] == 1 and attacked
        security[0] = is_attack
        if not is_attack:
            security[1:] = 0
        elif text['kinds'] is not None:
            security[1:] = [kind in text['kinds'] for kind in HEADS['security'][1:]]
    content = found[STARTS['content'] : STARTS['response']]
    if not harmed:
        content[:] = 0
    else:
        content[0] = unknown(text['harmful'])
        if text['categories'] is not None:
            for at, head in enumerate(HEADS['content'][1:], 1):
                if head in text['categories']:
                    content[at] = 1
                elif head not in text['unknownCategories']:
                    content[at] = 0
    found[STARTS['response'] : STARTS['planted']] = [unknown(text[name]) for name in HEADS['response']]
    planted = text.get('planted')
    found[STARTS['planted']] = unknown(planted if attacked or planted is None else 0)
    found[STARTS['applies']] = unknown(text.get('applies'))
    return found


def shorten(ids: list[int], room: int) -> list[int]:
    """Keeps both ends of a list of tokens and drops its middle."""
    if len(ids) <= room:
        return ids
    head = (room + 1) // 2
    return ids[:head] + ids[len(ids) - (room - head) :]


def pair_ids(first: list[int], second: list[int], request: list[int] | None = None, tokens_max: int = WINDOW_TOKENS_MAX, marks: tuple[int, int] = (CLS, SEP)) -> tuple[list[int], list[int]]:
    """[CLS] first [SEP] second [SEP], a request as a second part of the first; the first may count on a third of the room.

    `tokens_max`, `marks`: the size of a window and its marks, by default those of the plain encoder.
    """
    begin, end = marks
    full = tokens_max - 3
    between = [] if request is None else [end, *shorten(request, REQUEST_ROOM)]
    room = full - len(between)
    first = [*shorten(first, max(full // 3, room - len(second))), *between]
    second = shorten(second, full - len(first))
    return [begin, *first, end, *second, end], [0] * (len(first) + 2) + [1] * (len(second) + 1)


def places_of(tokens: int) -> tuple[list[int], int]:
    """Where windows begin and how long they are: evenly shared out, overlapping by an eighth, as the service cuts them."""
    count = max(1, -(-(tokens - OVERLAP) // (ROOM - OVERLAP)))
    size = -(-(tokens + (count - 1) * OVERLAP) // count)
    return [place * (size - OVERLAP) for place in range(count)], size


def span_in_code_points(text: str, span: tuple[int, int]) -> tuple[int, ...]:
    """UTF-16 units, as JavaScript counts, to code points, as Python counts."""
    units = text.encode('utf-16-le', 'surrogatepass')
    return tuple(len(units[: 2 * unit].decode('utf-16-le', 'ignore')) for unit in span)


class WindowMaker:
    def __init__(self, texts: list[Text], tokenizer: Any = None) -> None:
        """`tokenizer`: one of the package tokenizers, or what encodes a batch as it does; by default that of the encoder."""
        self.texts = texts
        if tokenizer is None:
            # What cuts windows needs no torch.
            from package_tokenizers import plain_tokenizer

            tokenizer = plain_tokenizer()
        self.encoded = self._encode(tokenizer, [one['text'] for one in texts])
        self.second = self._encode(tokenizer, [one['second'] or '' for one in texts])
        self.request = self._encode(tokenizer, [one.get('request') or '' for one in texts])

    @staticmethod
    def _encode(tokenizer: Any, texts: list[str]) -> list[tuple[list[int], np.ndarray | None]]:
        found = []
        for at in range(0, len(texts), 2000):
            batch = tokenizer.encode_batch(texts[at : at + 2000], add_special_tokens=False)
            # Places are needed of what is cut into windows only.
            found.extend((one.ids, np.array(one.offsets, np.int32).reshape(-1, 2) if len(one.ids) > ROOM else None) for one in batch)
        return found

    def _window(self, at: int, start: int, found: np.ndarray) -> Window:
        size = places_of(len(self.encoded[at][0]))[1]
        ids = [CLS, *self.encoded[at][0][start : start + size], SEP]
        return Window(ids, [0] * len(ids), found, text=at)

    def all_windows(self, at: int) -> list[Window]:
        """Every window of a text, as the product reads it."""
        text = self.texts[at]
        if text['second'] is not None:
            request = self.request[at][0] if text.get('request') else None
            ids, types = pair_ids(self.encoded[at][0], self.second[at][0], request)
            return [Window(ids, types, targets(text), text=at)]
        starts, _ = places_of(len(self.encoded[at][0]))
        if len(starts) > LONG_TEXT_WINDOWS:
            starts = [starts[round(place)] for place in np.linspace(0, len(starts) - 1, LONG_TEXT_WINDOWS)]
        return [self._window(at, start, targets(text)) for start in starts]

    def windows_to_learn(self, at: int, random: np.random.Generator, benign_max: int = 3) -> list[Window]:
        """Windows of a text whose labels are sure: those that show attack or harm, the first two of a long one, some of a long benign text."""
        text = self.texts[at]
        tokens, offsets = self.encoded[at]
        starts, size = places_of(len(tokens))
        if text['second'] is not None or len(starts) == 1:
            return self.all_windows(at)
        for name, label in (('attackSpan', 'attacked'), ('harmSpan', 'harmed')):
            if text.get(name) is not None and (text['security'] == 1 or text['harmful'] == 1 or text.get('planted') == 1):
                return self._around(at, (starts, size), offsets, (text[name], label), random)
        if text['security'] == 1 or text['harmful'] == 1 or text.get('planted') == 1:
            return [self._window(at, start, targets(text)) for start in starts[:2]]
        chosen = random.permutation(len(starts))[:benign_max]
        return [self._window(at, starts[one], targets(text)) for one in sorted(chosen)]

    def _around(self, at: int, places: tuple[list[int], int], offsets: np.ndarray, shown: tuple[Any, str], random: np.random.Generator) -> list[Window]:
        text, (starts, size), (span, label) = self.texts[at], places, shown
        start, end = span_in_code_points(text['text'], span)
        inside = (offsets[:, 1] > start) & (offsets[:, 0] < end)
        counts = np.array([inside[one : one + size].sum() for one in starts])
        enough = min(SHOWN_TOKENS, max(1, int(inside.sum()) // 2))
        positive = random.permutation(np.flatnonzero(counts >= enough))[:2]
        negative = random.permutation(np.flatnonzero(counts == 0))[:1]
        return [self._window(at, starts[one], targets(text)) for one in positive] + [
            self._window(at, starts[one], targets(text, **{label: False})) for one in negative
        ]
