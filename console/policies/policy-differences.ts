import type { PolicyDraft } from './policy-draft.ts'

/** What of one field stood there before and does not now, and the other way round. */
export interface PolicyDifference {
  /** Which field of the editor differs. */
  readonly field: keyof PolicyDraft
  /** Rows of the earlier definition that are gone; of a single value the value. */
  readonly before: readonly string[]
  /** Rows that were added since; of a single value the value. */
  readonly now: readonly string[]
}

/** Where two definitions of a policy differ, in the order of the editor; of lists the rows that only one of them has. */
export function policyDifferences(before: PolicyDraft, now: PolicyDraft): readonly PolicyDifference[] {
  const fields = Object.keys(now) as (keyof PolicyDraft)[]
  return fields.flatMap((field) => {
    const [old, fresh] = [rowsOf(before[field]), rowsOf(now[field])]
    const gone = old.filter((row) => !fresh.includes(row))
    const added = fresh.filter((row) => !old.includes(row))
    return gone.length + added.length === 0 ? [] : [{ field, before: gone, now: added }]
  })
}

function rowsOf(value: PolicyDraft[keyof PolicyDraft]): readonly string[] {
  const rows = typeof value === 'object' ? value : [String(value)]
  return rows.filter((row) => row !== '')
}
