import type { Encoder } from '../../domain/guard/encoder.ts'
import type { PairModel, PolicyModel } from '../../domain/policy/compiled.ts'
import { readBesideRule } from '../applies/read-applies.ts'
import { gateNearness, type OpenGates } from '../compiled-policies/pair-value.ts'
import { packVectors, unpackVectors } from '../vectors/pack-vectors.ts'
import type { Background } from './background.ts'
import { gatesOf } from './gate-vectors.ts'
import { askedShareOf, type FusionWeights, type PolicyFusion } from './policy-fusion.ts'

/** From what the reading beside a definition is fitted. */
export interface PairParts {
  readonly encoder: Encoder
  readonly background: Background
  readonly fusion: PolicyFusion
  /** The definition as it is put to the pair head. */
  readonly rule: string
  /** A policy fitted by likeness; the vectors are those of its references. */
  readonly model: PolicyModel
  /** The direction of each reference of `model`, in their order. */
  readonly vectors: readonly Float32Array[]
}

/** How a policy's texts are read beside its definition. */
export interface FittedPair {
  readonly pair: PairModel
  /** For each violating or allowed example how near it is to the subject by the other references; 0 for phrases. */
  readonly nearnessOf: (place: number) => number
  /** For each reference the pair head's log odds; null for phrases, and for examples beyond those that are asked. */
  readonly logits: readonly (number | null)[]
  /** The same policy for an example as if that had not been given. */
  readonly pairWithout: (place: number) => PairModel
}

/** The most examples of a side that the pair head reads on save: .15 s. */
const readExamplesMax = 24

/** The most gates: 1 µs each for every text. */
const gatesMax = 48

/** The most units of an example that it reads. */
const exampleUnitsMax = 320

/** Fits the reading beside the definition: how near a text must be to be read, and the level that the examples show. */
export async function fitPair(parts: PairParts): Promise<FittedPair> {
  const { encoder, fusion, rule, model, vectors } = parts
  const logits: (number | null)[] = model.references.map(() => null)
  for (const kind of ['violating', 'allowed'] as const) {
    const places = model.references.flatMap((reference, place) => (reference.kind === kind ? [place] : []))
    for (const place of spread(places, readExamplesMax)) {
      const text = (model.references[place]?.text ?? '').slice(0, exampleUnitsMax)
      logits[place] = (await readBesideRule(encoder, { rule, text, stretchesMax: 1 })).logit
    }
  }
  const base = { rule, ...fitGates({ model, vectors }, parts.background, fusion) }
  const pairWithout = (place: number): PairModel => ({ ...base, ...weighed(fusion, offsetOf(model, logits, place)) })
  const pair = pairWithout(-1)
  // Without its own gate, a violating example is as near as any other text.
  const nearness = (place: number): number => {
    const vector = vectors[place]
    const { gates, levels } = base
    const own = gatePlaces(model).indexOf(place)
    return vector === undefined ? 0 : gateNearness(vector, { vectors: unpackVectors(gates), levels, without: own })
  }
  return { pair, logits, pairWithout, nearnessOf: nearness }
}

/** The gates of a policy, and from which nearness on texts are read. Cost: gates times parts of the background, .1 s. */
export function fitGates(
  { model, vectors }: Pick<PairParts, 'model' | 'vectors'>,
  background: Background,
  { gate, askedShare }: Pick<PolicyFusion, 'gate' | 'askedShare'>,
): Pick<PairModel, 'gates' | 'levels' | 'askFrom' | 'nearFrom'> {
  const sides = gatePlaces(model).flatMap((place) => vectors[place] ?? [])
  const { vectors: turned, levels } = gatesOf(gate, sides)
  const gates = packVectors(turned)
  const [nearFrom = 0, askFrom = 0] = reachedBy(background, { vectors: unpackVectors(gates), levels }, [
    nearShare,
    askedShareOf(model.references, askedShare),
  ])
  return { gates, levels, askFrom, nearFrom }
}

function gatePlaces({ references }: PolicyModel): readonly number[] {
  const isGate = (kind: string): boolean => kind === 'violating' || kind === 'definition'
  return spread(
    references.flatMap(({ kind }, place) => (isGate(kind) ? [place] : [])),
    gatesMax,
  )
}

/** The share of ordinary texts that counts as near the subject of a policy. */
export const nearShare = 0.05

/** The nearness that each share of the ordinary texts reaches; shares rise. */
function reachedBy(
  { vectors, texts, weights }: Background,
  gates: OpenGates,
  shares: readonly number[],
): readonly number[] {
  const best = new Float64Array(weights.length).fill(Number.NEGATIVE_INFINITY)
  for (let row = 0; row < vectors.count; row++) {
    const text = texts[row] ?? 0
    const embedding = vectors.numbers.subarray(
      (row * vectors.numbers.length) / vectors.count,
      ((row + 1) * vectors.numbers.length) / vectors.count,
    )
    best[text] = Math.max(best[text] ?? 0, gateNearness(embedding, gates))
  }
  const order = [...best.keys()].sort((a, b) => (best[b] ?? 0) - (best[a] ?? 0))
  let reached = 0
  const sums = order.map((text) => {
    reached += weights[text] ?? 0
    return reached
  })
  return shares.map((share) => best[order[sums.findIndex((sum) => sum >= share)] ?? 0] ?? 0)
}

function offsetOf(model: PolicyModel, logits: readonly (number | null)[], without: number): number | null {
  const of = (kind: string): number[] =>
    logits.flatMap((logit, place) =>
      logit !== null && place !== without && model.references[place]?.kind === kind ? [logit] : [],
    )
  return levelOf(of('violating'), of('allowed'))
}

/**
 * The log odds in the middle between both sides; null when one has none. Few examples tell it less surely: with one of
 * each side half of it counts.
 */
export function levelOf(violating: readonly number[], allowed: readonly number[]): number | null {
  const fewest = Math.min(violating.length, allowed.length)
  return fewest === 0 ? null : ((meanOf(violating) + meanOf(allowed)) / 2) * (fewest / (fewest + 1))
}

function weighed(fusion: PolicyFusion, offset: number | null): Pick<PairModel, 'bias' | 'weights'> {
  const {
    bias,
    logit,
    rarity,
    contrast,
    nearness,
    offset: ofOffset,
  }: FusionWeights = offset === null ? fusion.definitionOnly : fusion.withExamples
  return { bias: bias + ofOffset * (offset ?? 0), weights: { logit, rarity, contrast, nearness } }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** At most `most` items, evenly over the list. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]).filter(
    (item) => item !== undefined,
  )
}
