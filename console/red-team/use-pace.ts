import { useCallback, useRef } from 'react'
import { paceOf } from './test-pace.ts'

/**
 * How often to read something again by what it was: often while it changes, seldom when it has not for two minutes, and not
 * by itself when it is over or has not changed for an hour. What is held is read again for as long as it is, and when it no
 * longer is counts as changed.
 */
export function usePace<Reply>(
  isOver: (reply: Reply) => boolean,
  isHeld: (reply: Reply) => boolean = never,
): (reply: Reply | undefined) => number | false {
  const last = useRef<Looked<Reply>>(null)
  return useCallback(
    (reply) => {
      const held = reply !== undefined && isHeld(reply)
      // What is read again unchanged is the same object.
      if (last.current === null || last.current.reply !== reply || last.current.isHeld !== held)
        last.current = { reply, isHeld: held, atMs: Date.now() }
      if (reply !== undefined && isOver(reply)) return false
      return paceOf(Date.now() - last.current.atMs, held)
    },
    [isOver, isHeld],
  )
}

/** What was read, and since when it has been so. */
interface Looked<Reply> {
  readonly reply: Reply | undefined
  readonly isHeld: boolean
  readonly atMs: number
}

/** Of what changes for as long as it is looked at, and of what nobody holds. */
export const never = () => false
