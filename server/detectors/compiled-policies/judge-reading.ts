import type { CompiledPolicy } from '../../domain/policy/compiled.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { likenessOf, type OpenModel, openModel, similaritiesOf } from './likeness.ts'
import { contrastOf, rarityOf, textValue } from './text-value.ts'

/** What decided about a text. */
export interface Judgement {
  /** 0 to 1. */
  readonly value: number
  /** The part that has it; null for a text without words. */
  readonly part: EncodedPart | null
  /** Places of the references that are nearest to it; −1 for none. */
  readonly nearest: number
  /** The same of what is allowed; −1 for none. */
  readonly nearestAllowed: number
  /** Whether it is nearer to what violates than to what is allowed; true when nothing says what is allowed. */
  readonly isNearer: boolean
  /** How rare the likeness of the likest part is, 0 to 1, whatever is allowed. */
  readonly rarity: number
}

/** The part of a text with the highest value. Cost: parts times references; 20 µs for ten references and one part. */
export function judgeParts(parts: readonly EncodedPart[], open: OpenModel): Judgement {
  let best: Judgement = { value: 0, part: null, nearest: -1, nearestAllowed: -1, isNearer: true, rarity: 0 }
  for (const part of parts) {
    const likeness = likenessOf(similaritiesOf(part.encoding.embedding, open.vectors), open)
    const value = textValue(likeness, open.model, part.view.text.slice(part.start, part.end))
    const rarity = Math.max(best.rarity, rarityOf(likeness.violating, open.model.scale))
    const { nearest, nearestAllowed } = likeness
    if (best.part === null || value > best.value) {
      best = { value, part, nearest, nearestAllowed, isNearer: contrastOf(likeness, open.model) >= 0, rarity }
    } else best = { ...best, rarity }
  }
  return best
}

const opened = new WeakMap<CompiledPolicy, OpenModel>()

/** The opened model of a compiled policy, kept for as long as the policy is; null when it has none. */
export function openCompiled(compiled: CompiledPolicy): OpenModel | null {
  if (compiled.model === null) return null
  const known = opened.get(compiled) ?? openModel(compiled.model)
  opened.set(compiled, known)
  return known
}
