import { useCallback, useRef } from 'react'
import { paceOf } from './test-pace.ts'

/**
 * How often to read something again by what it was: often while it changes, seldom when it has not for two minutes, and not
 * by itself when it is over or has not changed for an hour.
 */
export function usePace<Reply>(isOver: (reply: Reply) => boolean): (reply: Reply | undefined) => number | false {
  const last = useRef<{ readonly reply: Reply | undefined; readonly atMs: number }>(null)
  return useCallback(
    (reply) => {
      // What is read again unchanged is the same object.
      if (last.current === null || last.current.reply !== reply) last.current = { reply, atMs: Date.now() }
      if (reply !== undefined && isOver(reply)) return false
      return paceOf(Date.now() - last.current.atMs)
    },
    [isOver],
  )
}
