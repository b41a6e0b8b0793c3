import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { RedoubtProblem } from '../../../client/redoubt-problem.ts'
import { type DraftOptions, type DraftState, withOvertaken, withRead, withSaved } from './draft-state.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

/** How a form is saved. */
export interface DraftSaving<Saved, Draft, Request> {
  /** Refuses, as a conflict, to save over what was changed since the form began. */
  readonly save: Pick<UseMutationResult<Saved, RedoubtProblem, Request>, 'mutate' | 'reset'>
  /** What is sent: what differs, and when the form's beginning was last changed. */
  readonly requestOf: (base: Saved, draft: Draft) => Request
  /** Reads what is saved now. */
  readonly readNow: () => Promise<Saved>
}

/**
 * What a form holds until it is saved. What is read anew takes its place while nothing was typed; what was typed is never lost to
 * it: where somebody else saved first, both are put together, and before it is left there is a question. `options` stay the same.
 */
export function useDraft<Saved, Draft extends object, Request>(
  read: Saved,
  options: DraftOptions<Saved, Draft>,
  { save, requestOf, readNow }: DraftSaving<Saved, Draft, Request>,
) {
  const { changedAt, draftOf, isChanged } = options
  const [state, setState] = useState<DraftState<Saved, Draft>>(() => ({
    base: read,
    draft: draftOf(read),
    overtaken: null,
  }))
  const { base, draft, overtaken } = state
  const isDirty = isChanged(base, draft)
  useLeaveQuestion(isDirty, options)
  useEffect(() => {
    if (!isDirty) setState((now) => withRead(now, read, options))
  }, [read, isDirty, options])
  // What is typed while a save is under way is in the state of then, not in the draft that was sent.
  const onSuccess = (saved: Saved) => setState((now) => withSaved(now, { sent: draft, saved }, options))
  // What somebody else saved since is never saved over: the service refuses, and both are put together.
  const onError = async ({ code }: RedoubtProblem) => {
    if (code !== 'conflict') return
    const saved = await readNow().catch(() => null)
    if (saved === null) return
    setState((now) => withOvertaken(now, saved, options))
    if (changedAt(saved) !== changedAt(base)) save.reset()
  }
  return {
    draft,
    isDirty,
    overtaken,
    change: (changed: Partial<Draft>) => setState((now) => ({ ...now, draft: { ...now.draft, ...changed } })),
    submit: (event: FormEvent) => {
      event.preventDefault()
      save.mutate(requestOf(base, draft), { onSuccess, onError: (problem) => void onError(problem) })
    },
  }
}
