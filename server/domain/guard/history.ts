import type { Sha256 } from '../ports.ts'
import type { HistoryStep, TurnText } from './conversation.ts'
import type { Turn } from './exchange.ts'

/** A history ready to be stored: its texts without repetition, its steps in order. */
export interface ChainedHistory {
  readonly texts: readonly TurnText[]
  readonly steps: readonly HistoryStep[]
  /** Id of the last step; null for an empty history. */
  readonly headId: string | null
}

/** Chains the turns of a history. Cost: one hash of each text and one of each step. */
export function chainHistory(turns: readonly Turn[], sha256: Sha256): ChainedHistory {
  const texts = new Map<string, TurnText>()
  const steps: HistoryStep[] = []
  let headId: string | null = null
  for (const { role, content } of turns) {
    const textSha256 = sha256(content)
    texts.set(textSha256, { sha256: textSha256, text: content })
    const id: string = sha256(`${headId ?? ''}|${role}|${textSha256}`)
    steps.push({ id, parentId: headId, role, textSha256 })
    headId = id
  }
  return { texts: [...texts.values()], steps, headId }
}
