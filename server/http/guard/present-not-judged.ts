import type { NotJudgedPart } from '../../../contract/guard/message.ts'
import type { NotJudged } from './read-history.ts'

/** The most parts that a reply names. */
const namedMax = 100

/** The parts of messages that nobody judged; nothing where all were. */
export function presentNotJudged(parts: readonly NotJudged[]): { not_judged?: NotJudgedPart[] } {
  if (parts.length === 0) return {}
  const named = parts.slice(0, namedMax).map(({ messageIndex, partIndex, type }) => {
    return { message_index: messageIndex, part_index: partIndex, type }
  })
  return { not_judged: named }
}
