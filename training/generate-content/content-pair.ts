import type { ContentHead } from '../../server/domain/guard/encoder.ts'

/** Kinds of harm that pairs are made for; every output of the content head but the sum of them all. */
export type ContentCategory = Exclude<ContentHead, 'harmful'>

/** A harmful request and a safe text that looks like it. */
export interface ContentPair {
  readonly harmful: string
  readonly safe: string
  /** What the harmful side is; the safe side is none of the kinds. */
  readonly category: ContentCategory
  /** `category/theme`, or `category/language` where the language is not English; all pairs of one share the split. */
  readonly family: string
  /** ISO 639-1. */
  readonly language: string
  /** Whether the family is kept from every fit. */
  readonly heldOut: boolean
}

/** A harmful act or sentence beside the harmless one that looks like it. */
export interface Line {
  readonly harmful: string
  readonly safe: string
}

/**
 * Lines of one theme. `do`: what the user would do, in the infinitive; `ask`: what the assistant is to do, in the
 * infinitive; `say`: whole sentences. English acts speak in the first person; `{name}` is a place for a word.
 */
export interface Family {
  readonly theme: string
  readonly kind: 'do' | 'ask' | 'say'
  readonly lines: readonly Line[]
}

/** Reads `{ 'theme kind': 'harmful | safe, a line each' }`. Throws for an unknown kind or a line without its twin. */
export function families(tables: Readonly<Record<string, string>>): readonly Family[] {
  return Object.entries(tables).map(([name, table]) => {
    const [theme = '', kind] = name.split(' ')
    if (kind !== 'do' && kind !== 'ask' && kind !== 'say') throw new Error(`"${name}" names no kind`)
    return { theme, kind, lines: linesOf(table) }
  })
}

/** Reads `harmful | safe`, a line each; empty lines are left out. Throws for a line without its twin. */
export function linesOf(table: string): readonly Line[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [harmful, safe, more] = line.split(' | ')
      if (harmful === undefined || safe === undefined || more !== undefined) throw new Error(`no pair: ${line}`)
      return { harmful, safe }
    })
}
