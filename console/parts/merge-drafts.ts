import { changedFields } from './changed-fields.ts'

/** A draft that two people changed at the same time, put together. */
export interface MergedDraft<Draft> {
  /** What somebody else changed alone is theirs; everything else stays as it was typed. */
  readonly draft: Draft
  /** Fields that somebody else changed, and the person at the form did not, or elsewhere in them. */
  readonly taken: readonly (keyof Draft)[]
  /** Fields that both changed at the same place, each in their own way. */
  readonly contested: readonly (keyof Draft)[]
}

/**
 * Puts what was typed onto what somebody else made of the same beginning, field by field; a field that holds values by their
 * ids value by value. A list is one value.
 */
export function mergeDrafts<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): MergedDraft<Draft> {
  const ofMine = changedFields(base, mine)
  const taken: (keyof Draft)[] = []
  const contested: (keyof Draft)[] = []
  const draft: Draft = { ...theirs, ...ofMine }
  for (const name of Object.keys(changedFields(base, theirs)) as (keyof Draft)[]) {
    const values = [base[name], mine[name], theirs[name]] as const
    if (!(name in ofMine)) taken.push(name)
    else if (values.every(isByIds)) {
      const inner = mergeDrafts(...(values as readonly [ById, ById, ById]))
      draft[name] = inner.draft as Draft[keyof Draft]
      const kind = inner.contested.length > 0 ? contested : taken
      kind.push(name)
    } else if (name in changedFields(theirs, mine)) contested.push(name)
  }
  return { draft, taken, contested }
}

type ById = Readonly<Record<string, unknown>>

function isByIds(value: unknown): value is ById {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
