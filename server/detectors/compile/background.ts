import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddingWidth } from '../../domain/guard/encoder.ts'
import { similarity, type Vectors } from '../vectors/pack-vectors.ts'

/** What ordinary texts mean, as numbers only: the measure of what is rare. */
export interface Background {
  /** One row for each part (window or sentence) of a text. */
  readonly vectors: Vectors
  /** For each row: of which text it is. */
  readonly texts: Uint16Array
  /** For each text its weight; all together 1. */
  readonly weights: readonly number[]
  /** Of each text that is ours its beginning, at most `backgroundTextUnits`, else ''; what is near a new policy is read beside it. */
  readonly beginnings: readonly string[]
  /** First 12 hex digits of the SHA-256 of background.bin. */
  readonly version: string
}

/** Of each text of the background so many UTF-16 units are kept as words. */
export const backgroundTextUnits = 320

/** Where the committed files lie. */
export const backgroundFolder = fileURLToPath(new URL('../../../models/', import.meta.url))

/**
 * Reads models/background.bin, .json and -texts.json. Throws with a plain message that names the file and how to restore it when one
 * is missing or damaged, or was made with another encoder than `encoderVersion`. Cost: 12 ms, 7 MB of memory.
 */
export function readBackground(encoderVersion: string, folder: string = backgroundFolder): Background {
  const { card, bytes, weights, beginnings, version } = readFiles(encoderVersion, folder)
  const count = card.parts
  const numbers = new Float32Array(count * embeddingWidth)
  for (let at = 0; at < numbers.length; at++) numbers[at] = bytes.readInt8(at) * card.scale
  const texts = Uint16Array.from({ length: count }, (_, row) => bytes.readUInt16LE(count * embeddingWidth + 2 * row))
  return { vectors: { count, numbers }, texts, weights, beginnings, version }
}

/** Its version alone; throws as `readBackground` does, and costs a third of it, for its numbers are not unpacked. */
export function readBackgroundVersion(encoderVersion: string, folder: string = backgroundFolder): string {
  return readFiles(encoderVersion, folder).version
}

/** The files, whole and of each other. */
function readFiles(encoderVersion: string, folder: string) {
  const path = join(folder, 'background.json')
  const card = readCard(path)
  if (card.encoder !== encoderVersion) {
    throw unusable(path, `it was made with the encoder ${card.encoder}, not with ${encoderVersion}`)
  }
  const bytes = readBytes(join(folder, 'background.bin'))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== card.sha256 || bytes.length !== card.parts * (embeddingWidth + 2)) {
    throw unusable(join(folder, 'background.bin'), 'it is not the file that background.json names')
  }
  const weights = card.sources.flatMap(({ texts: many, share }) => new Array<number>(many).fill(share / many))
  const beginnings = readBeginnings(join(folder, 'background-texts.json'), weights.length)
  return { card, bytes, weights, beginnings, version: sha256.slice(0, 12) }
}

/** What models/background.json tells. */
export interface BackgroundCard {
  /** How the files were made, for people. */
  readonly about: string
  /** Version of the encoder that read the texts. */
  readonly encoder: string
  /** Of background.bin, 64 hex digits. */
  readonly sha256: string
  /** How many rows background.bin has. */
  readonly parts: number
  /** By what each number of a row is multiplied. */
  readonly scale: number
  /** In the order of the texts. */
  readonly sources: readonly {
    readonly name: string
    readonly licence: string
    readonly texts: number
    readonly share: number
  }[]
}

function readCard(path: string): BackgroundCard {
  try {
    return JSON.parse(readBytes(path).toString('utf8')) as BackgroundCard
  } catch (error) {
    throw unusable(path, error instanceof Error ? error.message : String(error))
  }
}

function readBeginnings(path: string, count: number): readonly string[] {
  let file: { readonly texts: readonly string[] }
  try {
    file = JSON.parse(readBytes(path).toString('utf8'))
  } catch (error) {
    throw unusable(path, error instanceof Error ? error.message : String(error))
  }
  if (file.texts?.length !== count) throw unusable(path, `it does not hold the ${count} texts of background.json`)
  return file.texts
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw unusable(path, `it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

function unusable(path: string, why: string): Error {
  return new Error(
    `The file ${path} cannot be used: ${why}. ` +
      'Restore it from the repository (git checkout -- models/) or make it again: node training/policies/background.ts.',
  )
}

/** Which shares of ordinary texts a scale tells apart, with the value of each: −log10(share) / 4, so that 1 % is .5. */
const shares = [0.9, 0.5, 0.3, 0.2, 0.1, 0.05, 0.03, 0.02, 0.01, 0.005, 0.002, 0.001]

/**
 * The scale of a measure: for each of some shares the least score that so many of the ordinary texts, by weight, reach in
 * any of their parts. `scoreOf` scores one row of the background; −∞ for one that cannot count.
 */
export function scaleOn(background: Background, scoreOf: (row: number) => number): [number, number][] {
  const best = new Float64Array(background.weights.length).fill(Number.NEGATIVE_INFINITY)
  for (let row = 0; row < background.vectors.count; row++) {
    const text = background.texts[row] ?? 0
    best[text] = Math.max(best[text] ?? 0, scoreOf(row))
  }
  const order = [...best.keys()].sort((a, b) => (best[b] ?? 0) - (best[a] ?? 0))
  const scale: [number, number][] = []
  let reached = 0
  let wanted = shares.length - 1
  for (const text of order) {
    if (best[text] === Number.NEGATIVE_INFINITY) break
    reached += background.weights[text] ?? 0
    for (; wanted >= 0 && reached >= (shares[wanted] ?? 1); wanted--) {
      scale.push([best[text] ?? 0, -Math.log10(shares[wanted] ?? 1) / 4])
    }
  }
  return rising(scale.reverse())
}

function rising(scale: readonly [number, number][]): [number, number][] {
  return scale.filter(([score], at) => at === scale.length - 1 || score < (scale[at + 1]?.[0] ?? 0))
}

/** The share of ordinary texts, by weight, that have a part for which `isFlagged` holds. */
export function shareOn({ vectors, texts, weights }: Background, isFlagged: (row: number) => boolean): number {
  const flagged = new Set<number>()
  for (let row = 0; row < vectors.count; row++) {
    const text = texts[row] ?? 0
    if (!flagged.has(text) && isFlagged(row)) flagged.add(text)
  }
  return [...flagged].reduce((sum, text) => sum + (weights[text] ?? 0), 0)
}

/** Similarities of all rows with one direction. */
export function backgroundSimilarities({ vectors }: Background, direction: Float32Array): Float32Array {
  return Float32Array.from({ length: vectors.count }, (_, row) => similarity(direction, vectors, row))
}
