/**
 * Words of one language from which short orders are put together; every line of a field is one alternative. `~` in a
 * verb is the place of its object. All are our own.
 */
export interface OrderWords {
  /** ISO 639-1. */
  readonly language: string
  /** What may stand before any order. */
  readonly open: readonly string[]
  /** Orders to drop something. */
  readonly drop: readonly string[]
  /** What an assistant was told: as an object of `drop`. */
  readonly rules: readonly string[]
  /** What anybody may drop: as an object of `drop`. */
  readonly things: readonly string[]
  /** Orders to show something. */
  readonly show: readonly string[]
  /** What an assistant keeps to itself: as an object of `show`. */
  readonly hidden: readonly string[]
  /** What anybody may see: as an object of `show`. */
  readonly papers: readonly string[]
  /** Whole sentences that lift every limit or bind the assistant to the writer. */
  readonly free: readonly string[]
  /** Whole sentences of the same kind that anybody may write. */
  readonly plain: readonly string[]
  /** Harmless requests, opinions among them. */
  readonly ask: readonly string[]
}

/** Reads the fields of a language, one alternative a line, `|` between alternatives too. Throws for a missing field. */
export function orderWords(language: string, table: string): OrderWords {
  const fields = new Map(
    table
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(':')
        const alternatives = line.slice(colon + 1).split('|')
        return [line.slice(0, colon), alternatives.map((one) => one.trim())] as const
      }),
  )
  const field = (name: string): readonly string[] => {
    const found = fields.get(name)
    if (found === undefined) throw new Error(`${language} has no "${name}"`)
    return found
  }
  return {
    language,
    open: field('open'),
    drop: field('drop'),
    rules: field('rules'),
    things: field('things'),
    show: field('show'),
    hidden: field('hidden'),
    papers: field('papers'),
    free: field('free'),
    plain: field('plain'),
    ask: field('ask'),
  }
}
