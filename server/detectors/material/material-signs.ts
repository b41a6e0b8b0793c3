import { type Encoder, type Encoding, plantedHeads, securityHeads } from '../../domain/guard/encoder.ts'
import type { Range } from '../../text/range.ts'
import { chooseWindows, type ViewWindow } from '../meaning/choose-windows.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import { readExchange } from '../views/read-exchange.ts'

/** The numbers that are weighed, in the order of the weights; each −8 to 8. */
export const materialSigns = ['planted', 'injected', 'rules'] as const

/** Log odds beyond say nothing more. */
export const logitMax = 8

/** What the encoder read of a material. */
export interface EncodedMaterial {
  readonly reading: Reading
  readonly parts: readonly EncodedPart[]
  /** How many of the parts differ; views often agree over long stretches. */
  readonly windows: number
  /** How many tokens the longest view fills, where none fills more than one window; null where one does. */
  readonly shortTokens: number | null
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
  return { reading, parts, windows: distinct.size, shortTokens: shortTokensOf(windows), unencoded }
}

function shortTokensOf(windows: readonly ViewWindow[]): number | null {
  if (windows.length === 0 || new Set(windows.map(({ view }) => view)).size < windows.length) return null
  return Math.max(...windows.map(({ window }) => window.ids.length))
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
  (encoding) => bounded(plantedLogit(encoding)),
  ({ security }) => bounded(security[injectedHead] ?? -logitMax),
]

/** What the head for orders says of a window. */
export function plantedLogit({ planted }: Encoding): number {
  return planted[plantedHead] ?? -logitMax
}

/** Log odds from −8 to 8. */
export function bounded(logit: number): number {
  return Math.max(-logitMax, Math.min(logitMax, logit))
}
