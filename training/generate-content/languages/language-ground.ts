import { categories } from '../categories.ts'
import { type ContentCategory, type Line, linesOf } from '../content-pair.ts'

/** What pairs of one language are made from. */
export interface LanguageGround {
  /** ISO 639-1. */
  readonly language: string
  /** Wordings, with the place `{act}`, of someone who wants to do it. */
  readonly doing: readonly string[]
  /** Wordings, with the place `{act}`, of someone who wants to prevent or understand it. */
  readonly about: readonly string[]
  readonly lines: Readonly<Record<ContentCategory, readonly Line[]>>
}

/** Reads the tables of a language: wordings a line each, acts as `category: harmful | safe`. Throws for a category without acts. */
export function languageGround(tables: {
  readonly language: string
  readonly doing: string
  readonly about: string
  readonly lines: string
}): LanguageGround {
  const byCategory = new Map<string, Line[]>()
  for (const { harmful, safe } of linesOf(tables.lines)) {
    const at = harmful.indexOf(': ')
    const category = harmful.slice(0, at)
    byCategory.set(category, [...(byCategory.get(category) ?? []), { harmful: harmful.slice(at + 2), safe }])
  }
  const entries = categories.map((category): [ContentCategory, readonly Line[]] => {
    const lines = byCategory.get(category)
    if (lines === undefined) throw new Error(`${tables.language} has no acts of ${category}`)
    return [category, lines]
  })
  if (byCategory.size !== categories.length) throw new Error(`${tables.language} has acts of an unknown category`)
  return {
    language: tables.language,
    doing: wordings(tables.doing),
    about: wordings(tables.about),
    lines: Object.fromEntries(entries) as Record<ContentCategory, readonly Line[]>,
  }
}

function wordings(table: string): readonly string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
