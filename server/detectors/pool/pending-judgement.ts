import type { Evaluation, JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import { workBesideText } from './pending-task.ts'
import type { PoolJudgement } from './pool-messages.ts'

/** A turn of a red-team test between the call and its evaluation. It has one answer, so nothing of it can be finished in part. */
export class PendingJudgement {
  readonly number: number
  readonly subject: JudgeSubject
  /** Text that travels with it, in UTF-16 units. */
  readonly units: number
  readonly startedMs = performance.now()
  readonly answer: Promise<Evaluation>
  /** How many workers ended while it waited or ran on them. */
  lostWorkers = 0
  readonly #settle: { readonly resolve: (evaluation: Evaluation) => void; readonly reject: (reason: Error) => void }

  constructor(number: number, subject: JudgeSubject) {
    this.number = number
    this.subject = subject
    this.units = unitsOf(subject)
    const { promise, resolve, reject } = Promise.withResolvers<Evaluation>()
    this.answer = promise
    this.#settle = { resolve, reject }
  }

  /** How much work it is thought to be, in UTF-16 units of text. */
  get work(): number {
    return workBesideText + this.units
  }

  /** What a worker is told. */
  toMessage(): PoolJudgement {
    return { number: this.number, subject: this.subject }
  }

  resolve(evaluation: Evaluation): void {
    this.#settle.resolve(evaluation)
  }

  /** A turn that could not be judged is judged again later; it never counts as a pass. */
  reject(reason: Error): void {
    this.#settle.reject(reason)
  }
}

function unitsOf({ goal, turns }: JudgeSubject): number {
  return turns.reduce((sum, { request, response }) => sum + request.length + (response?.length ?? 0), goal.length)
}
