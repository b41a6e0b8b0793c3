/** What an address says beside its path: texts by name. Each page takes those that it knows. */
export type Search = Readonly<Partial<Record<SearchName, string>>>

const names = [
  'next',
  'failed',
  'project',
  'compare',
  'tab',
  'q',
  'unsafe',
  'side',
  'criticality',
  'latency',
  'security',
  'errors',
  'role',
  'violated',
  'feedback',
  'images',
  'documents',
  'tools',
  'topic',
  'conversation',
  'linked',
  'policy',
  'from',
  'to',
  'live',
  'offset',
  'cursor',
  'archived',
  'message',
  'run',
  'verdict',
  'action',
  'actor',
  'target',
] as const

/** One of the names. */
export type SearchName = (typeof names)[number]

/** Takes what is known and leaves the rest out; whatever was typed there is text. */
export function readSearch(given: Readonly<Record<string, unknown>>): Search {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name]
      const text =
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : ''
      return text === '' ? [] : [[name, text]]
    }),
  )
}

/** The place in a list that an address names; 0 when it names none. */
export function offsetOf({ offset }: Search): number {
  const value = Number(offset ?? 0)
  return Number.isSafeInteger(value) && value > 0 ? value : 0
}
