/** A text with what it is. */
export interface Labelled {
  readonly text: string
  readonly harmful: boolean
}

/** The words of a text, each once, small letters; runs of letters of any script. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [])
}

/**
 * Naive Bayes over single words with add-one smoothing: how much can be told by words alone. Returns the share of
 * `tested` that it gets right, 0 to 1; half is chance where both kinds are as many.
 */
export function bagOfWordsAccuracy(learnt: readonly Labelled[], tested: readonly Labelled[]): number {
  const counts = new Map<string, [number, number]>()
  const totals: [number, number] = [0, 0]
  for (const { text, harmful } of learnt) {
    const kind = harmful ? 1 : 0
    totals[kind]++
    for (const word of wordsOf(text)) {
      const count = counts.get(word) ?? [0, 0]
      count[kind]++
      counts.set(word, count)
    }
  }
  const scoreOf = (text: string): number =>
    [...wordsOf(text)].reduce((sum, word) => {
      const [safe, harmful] = counts.get(word) ?? [0, 0]
      return sum + Math.log((harmful + 1) / (totals[1] + 2)) - Math.log((safe + 1) / (totals[0] + 2))
    }, 0)
  return tested.filter(({ text, harmful }) => scoreOf(text) > 0 === harmful).length / tested.length
}

/** The share of word occurrences, 0 to 1, whose word stands on either side at least `least` of the time it occurs. */
export function sharedWordShare(texts: readonly Labelled[], least: number): number {
  const counts = new Map<string, [number, number]>()
  for (const { text, harmful } of texts) {
    for (const word of wordsOf(text)) {
      const count = counts.get(word) ?? [0, 0]
      count[harmful ? 1 : 0]++
      counts.set(word, count)
    }
  }
  const all = [...counts.values()]
  const sum = (list: readonly (readonly [number, number])[]): number => list.reduce((total, [a, b]) => total + a + b, 0)
  return sum(all.filter(([a, b]) => Math.min(a, b) >= least * (a + b))) / sum(all)
}
