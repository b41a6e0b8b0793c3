import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AloneReading, Encoder, Encoding, Uninterrupted } from '../../domain/guard/encoder.ts'
import { cutAlone, cutBesideRule } from './cut-beside-rule.ts'
import { cutPair, cutWindows } from './cut-windows.ts'
import { modelFolder, readModelFiles, unusableModelFile } from './model-files.ts'
import { openNetwork } from './network.ts'
import { createUnigramPieces, type UnigramPieces } from './unigram-pieces.ts'
import { createWordPieces } from './word-pieces.ts'

/** How an encoder is loaded. */
export interface EncoderOptions {
  /** Where its files lie. Default: the committed ones. */
  readonly folder?: string
  /** Wraps what runs outside of JavaScript. Default: nothing watches over it. */
  readonly uninterrupted?: Uninterrupted
}

/**
 * Loads the encoder for the thread that calls, warm. Rejects with a plain message that names the file and how to restore
 * it when one is missing, damaged or made for other heads. Cost: .2 s and 45 MB of memory, and the words that threads share.
 */
export async function loadEncoder({
  folder = modelFolder,
  uninterrupted = (run) => run(),
}: EncoderOptions = {}): Promise<Encoder> {
  const { version, pairsVersion, paths, pieces } = await readFitted(folder)
  let pairPieces: UnigramPieces | null = null
  const network = await openNetwork(paths, uninterrupted).catch((error: unknown) => {
    throw unusableModelFile(paths.network, messageOf(error))
  })
  // Most threads read nothing by the second network for long: its vocabulary is read with the first.
  const secondPieces = (): UnigramPieces => {
    const path = join(folder, 'pairs-tokenizer.json')
    pairPieces ??= named(path, () => createUnigramPieces(JSON.parse(readFileSync(path, 'utf8'))))
    return pairPieces
  }
  return {
    identity: { id: 'encoder', version },
    pairsVersion,
    windowsOf: (text, windowsMax) => cutWindows(pieces, text, windowsMax),
    windowOfPair: (first, second) => cutPair(pieces, { first, second }),
    windowBesideRule: (pair) => cutBesideRule(secondPieces(), pair),
    windowAlone: (text) => cutAlone(secondPieces(), text),
    async encode(windows) {
      const encodings: Encoding[] = []
      // One by one: a batch gains nothing on one core, and its numbers would depend on its neighbours.
      for (const window of windows) encodings.push(await network.encode(window))
      return encodings
    },
    async readBesideRule(windows) {
      const logits: number[] = []
      for (const window of windows) logits.push(await network.readBesideRule(window))
      return logits
    },
    async readAlone(windows) {
      const readings: AloneReading[] = []
      for (const window of windows) readings.push(await network.readAlone(window))
      return readings
    },
  }
}

/** Apart from what lives as long as the encoder: a function made in the same place would keep the parsed tokeniser alive with it, 3 MB a thread. */
async function readFitted(folder: string) {
  const { tokenizer, ...files } = await readModelFiles(folder)
  const pieces = named(join(folder, 'encoder-tokenizer.json'), () => createWordPieces(tokenizer))
  return { ...files, pieces }
}

function named<Result>(path: string, make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    throw unusableModelFile(path, messageOf(error))
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
