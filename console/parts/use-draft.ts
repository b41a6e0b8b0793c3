import { useEffect, useState } from 'react'

/** How a form begins with what is saved. */
export interface DraftOptions<Saved, Draft> {
  /** When it was last changed, as ISO 8601 in UTC: later is greater. */
  readonly changedAt: (saved: Saved) => string
  readonly draftOf: (saved: Saved) => Draft
  /** Whether something was typed that is not saved. */
  readonly isChanged: (base: Saved, draft: Draft) => boolean
}

/**
 * What a form holds until it is saved, and what it began with. What is read anew takes its place while nothing was typed;
 * what was typed is never lost to it.
 */
export function useDraft<Saved, Draft>(read: Saved, options: DraftOptions<Saved, Draft>) {
  const { changedAt, draftOf, isChanged } = options
  const [base, setBase] = useState(read)
  const [draft, setDraft] = useState(() => draftOf(read))
  const isDirty = isChanged(base, draft)
  const isNewer = changedAt(read) > changedAt(base)
  useEffect(() => {
    if (!isNewer || isDirty) return
    setBase(read)
    setDraft(draftOf(read))
  }, [read, isNewer, isDirty, draftOf])
  return {
    base,
    draft,
    isDirty,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    /** After saving: what was typed meanwhile stays. */
    onSaved: (saved: Saved) => {
      setBase(saved)
      setDraft((now) => (now === draft ? draftOf(saved) : now))
    },
  }
}
