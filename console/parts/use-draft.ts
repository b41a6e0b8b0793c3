import { useEffect, useState } from 'react'
import { type DraftOptions, type DraftState, withOvertaken, withRead, withSaved } from './draft-state.ts'

/**
 * What a form holds until it is saved, and what it began with. What is read anew takes its place while nothing was typed;
 * what was typed is never lost to it: where somebody else saved first, both are put together. `options` stay the same.
 */
export function useDraft<Saved, Draft extends object>(read: Saved, options: DraftOptions<Saved, Draft>) {
  const { changedAt, draftOf, isChanged } = options
  const [state, setState] = useState<DraftState<Saved, Draft>>(() => ({
    base: read,
    draft: draftOf(read),
    overtaken: null,
  }))
  const { base, draft, overtaken } = state
  const isDirty = isChanged(base, draft)
  useEffect(() => {
    if (!isDirty) setState((now) => withRead(now, read, options))
  }, [read, isDirty, options])
  return {
    base,
    draft,
    isDirty,
    overtaken,
    change: (changed: Partial<Draft>) => setState((now) => ({ ...now, draft: { ...now.draft, ...changed } })),
    /** After saving: what was typed meanwhile stays. */
    onSaved: (saved: Saved) => setState((now) => withSaved(now, { sent: draft, saved }, options)),
    /** Builds on what somebody else saved meanwhile; false when nobody did. */
    onOvertaken: (saved: Saved): boolean => {
      // What is typed while a save is under way is in the state of then, not in the draft that was sent.
      setState((now) => withOvertaken(now, saved, options))
      return changedAt(saved) !== changedAt(base)
    },
  }
}
