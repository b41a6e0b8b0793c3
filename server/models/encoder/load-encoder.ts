import { join } from 'node:path'
import type { Encoder, Encoding, Uninterrupted } from '../../domain/guard/encoder.ts'
import { cutBesideRule } from './cut-beside-rule.ts'
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
 * it when one is missing, damaged or made for other heads. Cost: .2 s and 70 MB of memory.
 */
export async function loadEncoder({
  folder = modelFolder,
  uninterrupted = (run) => run(),
}: EncoderOptions = {}): Promise<Encoder> {
  const { version, pairsVersion, paths, tokenizer, pairsTokenizer } = await readModelFiles(folder)
  const pieces = named(join(folder, 'encoder-tokenizer.json'), () => createWordPieces(tokenizer))
  let pairPieces: UnigramPieces | null = null
  const network = await openNetwork(paths, uninterrupted).catch((error: unknown) => {
    throw unusableModelFile(paths.network, messageOf(error))
  })
  return {
    identity: { id: 'encoder', version },
    pairsVersion,
    windowsOf: (text, windowsMax) => cutWindows(pieces, text, windowsMax),
    windowOfPair: (first, second) => cutPair(pieces, { first, second }),
    windowBesideRule(pair) {
      // Most threads read no rule for long: the vocabulary is parsed with the first.
      pairPieces ??= named(join(folder, 'pairs-tokenizer.json'), () => createUnigramPieces(JSON.parse(pairsTokenizer)))
      return cutBesideRule(pairPieces, pair)
    },
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
  }
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
