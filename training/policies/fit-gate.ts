import type { Background } from '../../server/detectors/compile/background.ts'
import type { PolicyFusionFile } from '../../server/detectors/compile/policy-fusion.ts'
import { packVectors, similarity, unpackVectors } from '../../server/detectors/vectors/pack-vectors.ts'
import { embeddingWidth } from '../../server/domain/guard/encoder.ts'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'

/** A policy as directions of meaning. */
export interface GatePolicy {
  /** Definition and its phrases. */
  readonly references: readonly Float32Array[]
  readonly violating: readonly Float32Array[]
  /** Texts of all its kinds: for other policies they are texts about something else. */
  readonly texts: readonly Float32Array[]
}

/** Size of the turn; passes, rate and temperature were chosen on the policies that the encoder never saw: more passes lose. */
const rank = 48
const passes = 3
const rate = 0.001
const temperature = 0.06
const negativesEach = 256

/**
 * Fits how directions of a rule are turned so that texts under it come nearer than texts under other rules and ordinary
 * ones: a softmax of each violating text against drawn others, Adam, seeded. Cost: some seconds for 200 policies.
 */
export function fitGate(policies: readonly GatePolicy[], background: Background): PolicyFusionFile['gate'] {
  const random = randomFromNumber(5)
  const mean = meanOf(background)
  const less = (vector: Float32Array): Float32Array => vector.map((value, at) => value - (mean[at] ?? 0))
  const rows = Array.from({ length: background.vectors.count }, (_, row) => less(rowOf(background, row)))
  const known = policies.map((policy) => ({
    references: policy.references.map((vector) => unit(less(vector))),
    violating: policy.violating.map(less),
    texts: policy.texts.map(less),
  }))
  const others = known.flatMap(({ texts }) => texts)
  const gate: Turned = { left: small(random.next), right: small(random.next), own: 1 }
  const adam = { left: new Adam(rank * embeddingWidth), right: new Adam(rank * embeddingWidth) }
  for (let pass = 0; pass < passes; pass++) {
    for (let turn = 0; turn < known.length; turn++) {
      const policy = random.pick(known)
      const negatives = Array.from({ length: 2 * negativesEach }, (_, at) => random.pick(at % 2 === 0 ? rows : others))
      const { left, right } = gradients(gate, policy, negatives)
      adam.left.step(gate.left, left)
      adam.right.step(gate.right, right)
    }
  }
  const packed = (numbers: Float32Array) =>
    packVectors(
      Array.from({ length: rank }, (_, row) => numbers.subarray(row * embeddingWidth, (row + 1) * embeddingWidth)),
    )
  return { mean: packVectors([mean]), left: packed(gate.left), right: packed(gate.right), own: gate.own }
}

interface Turned {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly own: number
}

/** Of the loss of one policy, by both halves of the turn. */
function gradients(
  gate: Turned,
  policy: Omit<GatePolicy, 'texts'>,
  negatives: readonly Float32Array[],
): Omit<Turned, 'own'> {
  const amounts = policy.references.map((reference) =>
    Float32Array.from({ length: rank }, (_, row) => dot(reference, gate.right, row * embeddingWidth)),
  )
  const turned = policy.references.map((reference, at) => turn(gate, reference, amounts[at] ?? new Float32Array(rank)))
  const pulls = turned.map(() => new Float32Array(embeddingWidth))
  const texts = [...negatives, ...policy.violating]
  const scored = texts.map((text) => nearestTwo(text, turned))
  const of = (at: number): number => (scored[at]?.score ?? 0) / temperature
  const most = Math.max(...negatives.map((_, at) => of(at)))
  const total = most + Math.log(negatives.reduce((sum, _, at) => sum + Math.exp(of(at) - most), 0))
  let missing = 0
  const pull = (at: number, amount: number): void => {
    for (const place of scored[at]?.places ?? [])
      add(pulls[place], texts[at], amount / (scored[at]?.places.length ?? 1))
  }
  policy.violating.forEach((_, at) => {
    const miss = 1 / (1 + Math.exp(of(negatives.length + at) - total)) / policy.violating.length
    missing += miss
    pull(negatives.length + at, -miss / temperature)
  })
  negatives.forEach((_, at) => {
    const amount = (missing * Math.exp(of(at) - total)) / temperature
    if (amount > 1e-7) pull(at, amount)
  })
  return backwards(gate, policy.references, { amounts, pulls })
}

function backwards(
  gate: Turned,
  references: readonly Float32Array[],
  { amounts, pulls }: { readonly amounts: readonly Float32Array[]; readonly pulls: readonly Float32Array[] },
): Omit<Turned, 'own'> {
  const left = new Float32Array(rank * embeddingWidth)
  const right = new Float32Array(rank * embeddingWidth)
  references.forEach((reference, place) => {
    const pull = pulls[place] ?? new Float32Array(embeddingWidth)
    for (let row = 0; row < rank; row++) {
      const from = row * embeddingWidth
      const back = dot(pull, gate.left, from)
      const amount = amounts[place]?.[row] ?? 0
      for (let at = 0; at < embeddingWidth; at++) {
        left[from + at] = (left[from + at] ?? 0) + amount * (pull[at] ?? 0)
        right[from + at] = (right[from + at] ?? 0) + back * (reference[at] ?? 0)
      }
    }
  })
  return { left, right }
}

function turn(gate: Turned, reference: Float32Array, amounts: Float32Array): Float32Array {
  const turned = reference.map((value) => gate.own * value)
  for (let row = 0; row < rank; row++) {
    for (let at = 0; at < embeddingWidth; at++) {
      turned[at] = (turned[at] ?? 0) + (amounts[row] ?? 0) * (gate.left[row * embeddingWidth + at] ?? 0)
    }
  }
  return turned
}

function nearestTwo(text: Float32Array, gates: readonly Float32Array[]): { places: readonly number[]; score: number } {
  const order = gates.map((gate, place) => ({ place, score: dot(text, gate, 0) })).sort((a, b) => b.score - a.score)
  const two = order.slice(0, 2)
  return { places: two.map(({ place }) => place), score: two.reduce((sum, { score }) => sum + score, 0) / two.length }
}

class Adam {
  readonly #first: Float32Array
  readonly #second: Float32Array
  #steps = 0

  constructor(count: number) {
    this.#first = new Float32Array(count)
    this.#second = new Float32Array(count)
  }

  step(weights: Float32Array, gradient: Float32Array): void {
    this.#steps++
    const [a, b] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps]
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] ?? 0
      const first = 0.9 * (this.#first[at] ?? 0) + 0.1 * slope
      const second = 0.999 * (this.#second[at] ?? 0) + 0.001 * slope * slope
      this.#first[at] = first
      this.#second[at] = second
      weights[at] = (weights[at] ?? 0) - (rate * (first / a)) / (Math.sqrt(second / b) + 1e-8)
    }
  }
}

function meanOf({ vectors, texts, weights }: Background): Float32Array {
  const mean = new Float32Array(embeddingWidth)
  const parts = Map.groupBy(texts, (text) => text)
  let total = 0
  for (let row = 0; row < vectors.count; row++) {
    const text = texts[row] ?? 0
    const weight = (weights[text] ?? 0) / (parts.get(text)?.length ?? 1)
    total += weight
    for (let at = 0; at < embeddingWidth; at++) {
      mean[at] = (mean[at] ?? 0) + weight * (vectors.numbers[row * embeddingWidth + at] ?? 0)
    }
  }
  // As it is read back, so that what is fitted is what runs.
  return unpackVectors(packVectors([mean.map((value) => value / total)])).numbers
}

function rowOf({ vectors }: Background, row: number): Float32Array {
  return vectors.numbers.subarray(row * embeddingWidth, (row + 1) * embeddingWidth)
}

function dot(vector: Float32Array, numbers: Float32Array, from: number): number {
  const row = numbers.subarray(from, from + embeddingWidth)
  return similarity(vector, { count: 1, numbers: row }, 0)
}

function add(sum: Float32Array | undefined, vector: Float32Array | undefined, amount: number): void {
  if (sum === undefined || vector === undefined) return
  for (let at = 0; at < embeddingWidth; at++) sum[at] = (sum[at] ?? 0) + amount * (vector[at] ?? 0)
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

function small(next: () => number): Float32Array {
  const gauss = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return Float32Array.from({ length: rank * embeddingWidth }, () => 0.02 * gauss())
}
