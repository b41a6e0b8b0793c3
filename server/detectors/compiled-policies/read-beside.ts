import type { Encoder } from '../../domain/guard/encoder.ts'
import type { PairModel } from '../../domain/policy/compiled.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import type { Reading } from '../reading.ts'
import type { Judgement } from './judge-reading.ts'
import { likenessOf, type OpenModel, similaritiesOf } from './likeness.ts'
import { nearnessOf, pairValue, scaledNearness } from './pair-value.ts'
import { contrastOf, rarityOf } from './text-value.ts'

/** What stands to be read beside a definition. */
export interface BesideParts {
  readonly reading: Reading
  /** Windows of the text that count. */
  readonly parts: readonly EncodedPart[]
  /** Its single sentences, where it has several. */
  readonly sentencesOf: () => Promise<readonly EncodedPart[]>
  /** What likeness says of it. */
  readonly likened: Judgement
  readonly open: OpenModel
}

/** A judgement, and whether it rests on likeness alone because too many policies came near to the text. */
export interface ReadBeside {
  readonly judgement: Judgement
  /** True when too many came near. */
  readonly isBeyondBudget: boolean
}

/** From this rarity of likeness on (one ordinary text in 16) a part is read whatever the gates say. */
const rareFrom = 0.3

/** A window of more units loses much of its middle beside a definition, so its nearest sentence is read as well. */
const wholeUnitsMax = 320

/**
 * Reads the parts of a text that are nearest to the subject of a policy beside its definition; a text that is far from it
 * keeps the value of its likeness, at most `clearedValueMax`. Cost: nothing for far texts, else one or two windows.
 */
export async function readBeside(
  { reading, parts, sentencesOf, likened, open }: BesideParts,
  { encoder, budgets }: { readonly encoder: Encoder; readonly budgets: PairBudgets },
): Promise<ReadBeside> {
  const { pair } = open.model
  const window = pair === null ? null : nearestPart(parts, pair)
  if (pair === null || window === null) return { judgement: likened, isBeyondBudget: false }
  if (window.nearness < pair.askFrom && likened.rarity < rareFrom) {
    const value = Math.min(likened.value, clearedValueMax)
    return { judgement: { ...likened, value }, isBeyondBudget: false }
  }
  const isLong = window.part.end - window.part.start > wholeUnitsMax
  const sentence = isLong ? nearestPart(await sentencesOf(), pair) : null
  const asked = [window.part, ...(sentence === null ? [] : [sentence.part])]
  if (!budgets.take(reading, asked.length)) return { judgement: likened, isBeyondBudget: true }
  const read: Judgement[] = []
  for (const part of asked) read.push(await judgeBeside(part, { pair, open, encoder }))
  const best = read.reduce((one, other) => (other.value > one.value ? other : one))
  return { judgement: best, isBeyondBudget: false }
}

/** What is not read beside the definition says nothing to a reader. */
const clearedValueMax = 0.2

interface Beside {
  readonly pair: PairModel
  readonly open: OpenModel
  readonly encoder: Encoder
}

async function judgeBeside(part: EncodedPart, { pair, open, encoder }: Beside): Promise<Judgement> {
  const text = part.view.text.slice(part.start, part.end)
  const [logit] = await encoder.readBesideRule([encoder.windowBesideRule({ rule: pair.rule, text })])
  if (logit === undefined) throw new Error('The encoder said nothing of a rule and a text.')
  const likeness = likenessOf(similaritiesOf(part.encoding.embedding, open.vectors), open)
  const rarity = rarityOf(likeness.violating, open.model.scale)
  const contrast = contrastOf(likeness, open.model)
  const { nearest, nearestAllowed } = likeness
  const nearness = scaledNearness(nearnessOf(part.encoding.embedding, pair), pair)
  const value = pairValue({ logit, rarity, contrast, nearness }, pair)
  return { value, part, nearest, nearestAllowed, isNearer: contrast >= 0, rarity }
}

interface NearPart {
  readonly part: EncodedPart
  readonly nearness: number
}

function nearestPart(parts: readonly EncodedPart[], pair: PairModel): NearPart | null {
  let best: NearPart | null = null
  for (const part of parts) {
    const nearness = nearnessOf(part.encoding.embedding, pair)
    if (best === null || nearness > best.nearness) best = { part, nearness }
  }
  return best
}

/** The most windows that are read beside definitions in one check, of all its policies together: .15 s on one core. */
export const pairsOfReadingMax = 24

/** Counts what was read of each text, so that a check stays bounded however many policies come near. */
export class PairBudgets {
  readonly #taken = new WeakMap<Reading, number>()

  /** Takes so many windows of a reading's budget; false when they are more than is left. */
  take(reading: Reading, count: number): boolean {
    const taken = (this.#taken.get(reading) ?? 0) + count
    if (taken > pairsOfReadingMax) return false
    this.#taken.set(reading, taken)
    return true
  }
}
