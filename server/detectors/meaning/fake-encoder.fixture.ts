import type { Encoder, EncoderWindow, Encoding } from '../../domain/guard/encoder.ts'

/** An encoder of ten words a window that notes what it reads; its numbers say which window they are of. */
export function createFakeEncoder(): Encoder & { readonly read: EncoderWindow[]; windowsCut: number } {
  const wordsEach = 10
  const fake = {
    identity: { id: 'fake', version: '1' },
    pairsVersion: '1',
    read: [] as EncoderWindow[],
    windowsCut: 0,
    windowsOf(text: string, windowsMax: number): readonly EncoderWindow[] {
      const windows: EncoderWindow[] = []
      let words: RegExpExecArray[] = []
      const finish = (): void => {
        const [first, last] = [words[0], words.at(-1)]
        if (first === undefined || last === undefined) return
        const end = last.index + last[0].length
        windows.push({ start: first.index, end, ids: words.map((word) => numberOf(word[0])), secondFrom: null })
        words = []
      }
      for (const word of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        if (windows.length === windowsMax) break
        words.push(word)
        if (words.length === wordsEach) finish()
      }
      if (windows.length < windowsMax) finish()
      fake.windowsCut += windows.length
      return windows
    },
    windowOfPair(): EncoderWindow {
      throw new Error('not needed here')
    },
    windowBesideRule(): EncoderWindow {
      throw new Error('not needed here')
    },
    async readBesideRule() {
      throw new Error('not needed here')
    },
    windowAlone(): EncoderWindow {
      throw new Error('not needed here')
    },
    async readAlone() {
      throw new Error('not needed here')
    },
    async encode(windows: readonly EncoderWindow[]): Promise<readonly Encoding[]> {
      fake.read.push(...windows)
      return windows.map(({ ids }) => ({ embedding: Float32Array.of(ids[0] ?? 0), ...noHeads }))
    },
  }
  return fake
}

const noHeads = {
  security: new Float32Array(),
  content: new Float32Array(),
  response: new Float32Array(),
  planted: new Float32Array(),
  applies: new Float32Array(),
}

/** A number for a word that fits a float exactly. */
export function numberOf(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
