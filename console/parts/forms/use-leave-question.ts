import { useBlocker } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import type { SearchName } from '../../search.ts'
import { useText } from '../../texts/language.tsx'
import { isLeft } from './is-left.ts'

/** When to ask before a page is left, and what. */
export interface LeaveQuestion {
  /** The question. Default: that what was typed is not saved. */
  readonly question?: string
  /** The name in the address that keeps what would be lost on the page, beside the page itself. Default: none does. */
  readonly heldBy?: SearchName
}

/**
 * Asks before what would be lost is left: by a link, by the browser's way back, or with the window, where the browser asks in its
 * own words. `leave` lets what comes next through, as after a creation that leads elsewhere.
 */
export function useLeaveQuestion(isAsked: boolean, { question, heldBy }: LeaveQuestion = {}): { leave: () => void } {
  const { t } = useText()
  const text = question ?? t('state.leave')
  // Told before React draws again, and so before `isAsked` says it.
  const isLeaving = useRef(false)
  const shouldBlockFn = useCallback(
    ({ current, next }: Readonly<Record<'current' | 'next', { pathname: string; search: unknown }>>) =>
      !isLeaving.current && isLeft(current, next, heldBy) && !window.confirm(text),
    [text, heldBy],
  )
  useBlocker({ disabled: !isAsked, enableBeforeUnload: () => isAsked && !isLeaving.current, shouldBlockFn })
  const leave = useCallback(() => {
    isLeaving.current = true
  }, [])
  return { leave }
}
