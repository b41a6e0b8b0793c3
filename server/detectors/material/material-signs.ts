import { type Encoder, type Encoding, plantedHeads, securityHeads } from '../../domain/guard/encoder.ts'
import type { Range } from '../../domain/guard/finding.ts'
import { chooseWindows } from '../meaning/choose-windows.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import { extractFeatures } from '../security/features.ts'
import { type Fusion, fuse } from '../security/fusion.ts'
import type { SecurityRules } from '../security/security-rules.ts'
import { readExchange } from '../views/read-exchange.ts'

/** The numbers that are weighed, in the order of the weights; each −8 to 8. */
export const materialSigns = ['planted', 'injected', 'rules'] as const

/** Log odds beyond say nothing more. */
const logitMax = 8

/** What is seen of one material. */
export interface MaterialSight {
  /** In the order of `materialSigns`: the strongest window of each head, and the rules over the whole. */
  readonly signs: readonly number[]
  /** How many different windows the encoder read: of many the strongest is stronger, without any order in them. */
  readonly windows: number
  /** The window in which the heads together see most; null for a text without words. */
  readonly strongest: EncodedPart | null
  readonly ruled: Fusion
  readonly reading: Reading
  /** Ranges that the encoder did not read. */
  readonly unencoded: readonly Range[]
}

/** What sees signs. */
export interface MaterialEyes {
  readonly encoder: Encoder
  readonly rules: SecurityRules
}

/** What the encoder read of a material. */
export interface EncodedMaterial {
  readonly reading: Reading
  readonly parts: readonly EncodedPart[]
  /** How many of the parts differ; views often agree over long stretches. */
  readonly windows: number
  readonly unencoded: readonly Range[]
}

/** Has the encoder read a material, through every view that a message has; at most `windowsMax` windows. */
export async function encodeMaterial(encoder: Encoder, text: string, windowsMax: number): Promise<EncodedMaterial> {
  const reading = readMaterial(text)
  const { windows, unencoded } = chooseWindows(encoder, reading, windowsMax)
  // The same ids give the same numbers.
  const distinct = new Map(windows.map(({ window }) => [window.ids.join(), window]))
  const encodings = await encoder.encode([...distinct.values()])
  const byIds = new Map([...distinct.keys()].map((key, place) => [key, encodings[place]]))
  const parts = windows.flatMap(({ view, window }): EncodedPart[] => {
    const encoding = byIds.get(window.ids.join())
    return encoding === undefined ? [] : [{ view, start: window.start, end: window.end, encoding }]
  })
  return { reading, parts, windows: distinct.size, unencoded }
}

/**
 * Sees what speaks for an order in a material: in its text, in what markup hides, in what is encoded or disguised. Cost:
 * at most `windowsMax` windows of the encoder, and 1 ms for each thousand units.
 */
export async function seeMaterial(
  { encoder, rules }: MaterialEyes,
  text: string,
  windowsMax: number,
): Promise<MaterialSight> {
  const { reading, parts, windows, unencoded } = await encodeMaterial(encoder, text, windowsMax)
  const ruled = fuse(rules, extractFeatures(reading))
  const strongest = parts.reduce<EncodedPart | null>(
    (best, part) => (best === null || sumOf(part.encoding) > sumOf(best.encoding) ? part : best),
    null,
  )
  return { signs: signsOf(parts, ruled.score), windows, strongest, ruled, reading, unencoded }
}

/** The signs of several windows together: each head where it is strongest, then the score of the rules over all of them. */
export function signsOf(parts: readonly Pick<EncodedPart, 'encoding'>[], rulesScore: number): readonly number[] {
  const strongest = heads.map((head) => Math.max(-logitMax, ...parts.map(({ encoding }) => head(encoding))))
  return [...strongest, bounded(rulesScore)]
}

/** A material read like a message, but as nobody's words: all of it is data. */
export function readMaterial(text: string): Reading {
  const reading = readExchange({
    direction: 'input',
    role: 'user',
    text,
    textWithContext: text,
    history: [],
    imageCount: 0,
  })
  return { ...reading, segments: text === '' ? [] : [{ start: 0, end: text.length, speaker: 'document' }] }
}

/** How far the heads see an order in a window. */
export function sumOf(encoding: Encoding): number {
  return heads.reduce((sum, head) => sum + head(encoding), 0)
}

const plantedHead = plantedHeads.indexOf('order')
const injectedHead = securityHeads.indexOf('injected-in-data')

const heads: readonly ((encoding: Encoding) => number)[] = [
  ({ planted }) => bounded(planted[plantedHead] ?? -logitMax),
  ({ security }) => bounded(security[injectedHead] ?? -logitMax),
]

function bounded(logit: number): number {
  return Math.max(-logitMax, Math.min(logitMax, logit))
}
