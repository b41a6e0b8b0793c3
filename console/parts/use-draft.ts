import { useEffect, useState } from 'react'
import { type MergedDraft, mergeDrafts } from './merge-drafts.ts'

/** How a form begins with what is saved. */
export interface DraftOptions<Saved, Draft> {
  /** When it was last changed, as ISO 8601 in UTC: later is greater. */
  readonly changedAt: (saved: Saved) => string
  readonly draftOf: (saved: Saved) => Draft
  /** Whether something was typed that is not saved. */
  readonly isChanged: (base: Saved, draft: Draft) => boolean
}

/** What came of a change by somebody else, for the person at the form to look at. */
export interface Overtaken<Draft> extends Pick<MergedDraft<Draft>, 'taken' | 'contested'> {
  /** What somebody else saved. */
  readonly theirs: Draft
}

/**
 * What a form holds until it is saved, and what it began with. What is read anew takes its place while nothing was typed;
 * what was typed is never lost to it: where somebody else saved first, both are put together.
 */
export function useDraft<Saved, Draft extends object>(read: Saved, options: DraftOptions<Saved, Draft>) {
  const { changedAt, draftOf, isChanged } = options
  const [base, setBase] = useState(read)
  const [draft, setDraft] = useState(() => draftOf(read))
  const [overtaken, setOvertaken] = useState<Overtaken<Draft> | null>(null)
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
    overtaken,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    /** After saving: what was typed meanwhile stays. */
    onSaved: (saved: Saved) => {
      setBase(saved)
      setDraft((now) => (now === draft ? draftOf(saved) : now))
      setOvertaken(null)
    },
    /** Builds on what somebody else saved meanwhile; false when nobody did. */
    onOvertaken: (now: Saved): boolean => {
      if (changedAt(now) === changedAt(base)) return false
      const theirs = draftOf(now)
      const { draft: merged, ...told } = mergeDrafts(draftOf(base), draft, theirs)
      setBase(now)
      setDraft(merged)
      setOvertaken({ theirs, ...told })
      return true
    },
  }
}
