import { type AttackTarget, TargetError } from '../../../client/attack/attack-target.ts'
import { plainLine } from '../../../client/attack/plain-line.ts'

/** How much of a failure is told, in UTF-16 units. */
const toldMax = 700

/**
 * A target whose failures may be told: what it says of them is one plain line without secrets, cut only after they are
 * hidden. Errors of servers and programs often repeat the request with its headers, and are stored with the turn. Answers
 * pass as they are.
 */
export function discreetTarget(target: AttackTarget, hide: (text: string) => string): AttackTarget {
  return async (prompt) => {
    try {
      return await target(prompt)
    } catch (error) {
      prompt.signal.throwIfAborted()
      const line = hide(plainLine(hide(error instanceof Error ? error.message : String(error))))
      const told = line.length > toldMax ? `${line.slice(0, toldMax)}…` : line
      throw new TargetError(told, error instanceof TargetError ? error : {})
    }
  }
}
