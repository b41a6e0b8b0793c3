/** From this Jaccard similarity of character 6-grams on, a text counts as a near-duplicate. */
export const duplicateFrom = 0.6

/**
 * Finds which texts are near-duplicates of a reference text. Exact: two sets that share so much must share one of their
 * rarest 40 %, so only those are looked up, rarest first. Memory: about 4 bytes for each unit of all texts.
 */
export function nearDuplicates(texts: readonly string[], references: readonly string[]): ReadonlySet<number> {
  const frequency = new Uint32Array(1 << 22)
  const referenceGrams = references.map(gramsOf)
  const textGrams = texts.map(gramsOf)
  for (const grams of [...referenceGrams, ...textGrams]) for (const gram of grams) count(frequency, gram)
  const index = new Map<number, number[]>()
  referenceGrams.forEach((grams, at) => {
    for (const gram of rarest(grams, frequency)) {
      const list = index.get(gram)
      if (list === undefined) index.set(gram, [at])
      else list.push(at)
    }
  })
  return new Set(
    [...texts.keys()].filter((at) => hasTwin(textGrams[at] ?? new Uint32Array(), { referenceGrams, index, frequency })),
  )
}

interface References {
  readonly referenceGrams: readonly Uint32Array[]
  readonly index: ReadonlyMap<number, readonly number[]>
  readonly frequency: Uint32Array
}

function hasTwin(grams: Uint32Array, { referenceGrams, index, frequency }: References): boolean {
  const tried = new Set<number>()
  for (const gram of rarest(grams, frequency)) {
    for (const at of index.get(gram) ?? []) {
      if (tried.has(at)) continue
      tried.add(at)
      const other = referenceGrams[at] ?? new Uint32Array()
      const ratio = Math.min(grams.length, other.length) / Math.max(grams.length, other.length)
      if (ratio >= duplicateFrom && jaccard(grams, other) >= duplicateFrom) return true
    }
  }
  return false
}

/** The distinct hashed 6-grams of a text without case and with single spaces, ascending. */
function gramsOf(text: string): Uint32Array {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const grams = new Uint32Array(Math.max(1, plain.length - 5))
  for (let at = 0; at < grams.length; at++) {
    let value = 0x811c9dc5
    for (let unit = at; unit < Math.min(plain.length, at + 6); unit++) {
      value = Math.imul(value ^ plain.charCodeAt(unit), 0x01000193)
    }
    grams[at] = value >>> 0
  }
  grams.sort()
  return grams.filter((gram, at) => at === 0 || gram !== grams[at - 1])
}

function rarest(grams: Uint32Array, frequency: Uint32Array): readonly number[] {
  const often = (gram: number): number => frequency[gram & (frequency.length - 1)] ?? 0
  const wanted = Math.floor(grams.length * (1 - duplicateFrom)) + 1
  return [...grams].sort((a, b) => often(a) - often(b) || a - b).slice(0, wanted)
}

function count(frequency: Uint32Array, gram: number): void {
  const bucket = gram & (frequency.length - 1)
  frequency[bucket] = (frequency[bucket] ?? 0) + 1
}

function jaccard(left: Uint32Array, right: Uint32Array): number {
  let shared = 0
  let a = 0
  let b = 0
  while (a < left.length && b < right.length) {
    const [x, y] = [left[a] ?? 0, right[b] ?? 0]
    if (x === y) shared++
    if (x <= y) a++
    if (y <= x) b++
  }
  return shared / (left.length + right.length - shared)
}
