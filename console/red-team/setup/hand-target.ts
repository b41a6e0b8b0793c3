import { type AttackTarget, type ChatTurn, TargetError } from '../../../client/attack/attack-target.ts'

/** A prompt that waits for a person to carry it to the target and its answer back. */
export interface OpenPrompt {
  /** Tells it from those before it. */
  readonly id: number
  /** To be sent as it stands. */
  readonly prompt: string
  readonly messages: readonly ChatTurn[]
  readonly conversationId: string
  /** Takes what the target said. */
  readonly answer: (text: string) => void
  /** Says that nothing came back. */
  readonly giveUp: () => void
}

/**
 * A target that a person asks: each prompt is shown, one after the other, until somebody says what came back. Rejects with
 * `TargetError` when they say that nothing did, so that silence of the way there is not judged as an answer.
 */
export function handTarget(show: (open: OpenPrompt | null) => void): AttackTarget {
  let count = 0
  return ({ prompt, messages, conversationId, signal }) =>
    new Promise<string>((resolve, reject) => {
      count += 1
      const end = () => {
        signal.removeEventListener('abort', onAbort)
        show(null)
      }
      const onAbort = () => {
        end()
        reject(signal.reason)
      }
      signal.addEventListener('abort', onAbort)
      const answer = (text: string) => {
        end()
        resolve(text)
      }
      const giveUp = () => {
        end()
        reject(new TargetError('The target did not answer, says the person who asked it.'))
      }
      show({ id: count, prompt, messages, conversationId, answer, giveUp })
    })
}
