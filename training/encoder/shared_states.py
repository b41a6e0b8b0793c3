"""What the shared layers make of windows, kept in a file: they do not move, so no pass over the data has to work it out again."""

import hashlib
from pathlib import Path

import numpy as np
import torch
from model import WIDTH

WINDOWS_AT_ONCE = 96


class SharedStates:
    """States [tokens, width] in bfloat16, 768 bytes a token, in a file that only grows; found by what the windows hold."""

    def __init__(self, path: Path, encoder, data):
        """Works out what the file lacks of `data` (PairGroups); what was kept by a fit that was killed stays."""
        self.path, self.data = path, data
        self.file, self.index = path.with_suffix('.bf16'), path.with_suffix('.npz')
        keys = [key_of(data, at) for at in range(len(data.lengths))]
        known, end = self.read_index()
        missing = [at for at in range(len(keys)) if keys[at] not in known]
        missing.sort(key=lambda at: data.lengths[at])
        encoder.eval()
        with open(self.file, 'r+b' if self.file.exists() else 'w+b') as out:
            out.truncate(end * WIDTH * 2)
            out.seek(0, 2)
            for number, part in enumerate(np.array_split(missing, max(1, len(missing) // WINDOWS_AT_ONCE))):
                for at, states in zip(part, self.worked_out(encoder, part), strict=True):
                    out.write(states.tobytes())
                    known[keys[at]] = end
                    end += len(states)
                if number % 200 == 199:
                    out.flush()
                    self.write_index(known, end)
        self.write_index(known, end)
        self.starts = np.array([known[key] for key in keys])
        self.states = np.memmap(self.file, np.int16, 'r', shape=(end, WIDTH))

    def read_index(self) -> tuple[dict[bytes, int], int]:
        if not self.index.exists():
            return {}, 0
        with np.load(self.index) as kept:
            return dict(zip((one.tobytes() for one in kept['keys']), kept['starts'].tolist(), strict=True)), int(kept['end'])

    def write_index(self, known: dict[bytes, int], end: int) -> None:
        """Written beside and moved, so that it never names what the file lacks."""
        keys = np.frombuffer(b''.join(known), np.uint8).reshape(-1, 16)
        beside = self.index.with_suffix('.new.npz')
        np.savez(beside, keys=keys, starts=np.array(list(known.values())), end=end)
        beside.replace(self.index)

    @torch.no_grad()
    def worked_out(self, encoder, part) -> list[np.ndarray]:
        if len(part) == 0:
            return []
        ids, mask, types = (torch.from_numpy(one) for one in self.data.batch(np.array(part)))
        with torch.autocast('cpu', torch.bfloat16):
            x, _ = encoder.shared(ids, mask, types)
        made = x.bfloat16().view(torch.int16).numpy()
        return [made[row, : self.data.lengths[at]] for row, at in enumerate(part)]

    def of(self, members: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
        """States and mask of windows, padded to the longest."""
        width = np.arange(int(self.data.lengths[members].max()))
        mask = width[None] < self.data.lengths[members][:, None]
        places = np.where(mask, self.starts[members][:, None] + width, 0)
        return torch.from_numpy(self.states[places]).view(torch.bfloat16), torch.from_numpy(mask.astype(np.float32))


def key_of(data, at: int) -> bytes:
    start = data.starts[at]
    return hashlib.md5(data.ids[start : start + data.lengths[at]].tobytes() + bytes([data.second[at]])).digest()
