import type { EvaluatorIdentity } from '../../domain/evaluator-identity.ts'
import type { Exchange } from '../../domain/guard/exchange.ts'
import { failed } from '../../domain/guard/finding.ts'
import type { GuardFindings, GuardTask } from '../../domain/ports.ts'
import {
  type CheckOutcome,
  configurationKey,
  type FinishedChecks,
  isComparison,
  isMeasurement,
  type PoolTask,
  securityCheck,
  topicsCheck,
} from './pool-messages.ts'

/** What one task cost, for metrics. */
export interface TaskMetrics {
  readonly mode: GuardTask['mode']
  /** UTF-16 units of the judged text. */
  readonly units: number
  /** The worker's own work, in milliseconds; 0 when the worker ended before it could tell. */
  readonly runMs: number
  /** Checks that finished, failed ones included. */
  readonly checks: number
  /** Those of `checks` that failed. */
  readonly failedChecks: number
}

/** The work of a task beside its text, in UTF-16 units of text. */
export const workBesideText = 256

/** A task of so much work costs as much as it has work. */
const commonWork = 1_000

/**
 * How time grows with work, from 1 kB to 1 MB of prose and of hostile text (24 ms to 1.1 s and 41 ms to 2.7 s,
 * docs/performance.md): long texts are read by a cheap first stage, and closer only where that saw something.
 */
const timePower = 0.6

/** A task between the call and its answer. */
export class PendingTask {
  readonly number: number
  readonly task: GuardTask
  /** Text that travels with it, in UTF-16 units. */
  readonly units: number
  readonly startedMs: number
  readonly answer: Promise<GuardFindings>
  runMs = 0
  /** Nobody waits for its answer any more. */
  isGivenUp = false
  /** How many workers ended while this task waited or ran on them. */
  lostWorkers = 0
  /** Checks at or after this place in the order are given up; null when all shall run. */
  to: number | null = null
  readonly #known = new Map<string, CheckOutcome>()
  readonly #settle: { readonly resolve: (findings: GuardFindings) => void; readonly reject: (reason: Error) => void }

  constructor(number: number, task: GuardTask, startedMs = performance.now()) {
    this.number = number
    this.task = task
    this.units = unitsOf(task.exchange)
    this.startedMs = startedMs
    const { promise, resolve, reject } = Promise.withResolvers<GuardFindings>()
    this.answer = promise
    this.#settle = { resolve, reject }
  }

  /** How much work it is thought to be, in UTF-16 units of text. */
  get work(): number {
    return workBesideText + this.units
  }

  /** How much time it is thought to take beside others, without unit: that of a task of 1,000 units is 1,000. */
  get cost(): number {
    return Math.ceil(commonWork * (this.work / commonWork) ** timePower)
  }

  /** Nobody waits for the answer. */
  get isBackground(): boolean {
    return this.task.isBackground === true
  }

  /** How many checks, counted in the order in which they run, have told their finding. */
  get finished(): number {
    return this.#known.size
  }

  /** What a worker is told. */
  toMessage(): PoolTask {
    const { snapshot, compiled, exchange, mode, security, policyIds, topicIds = [] } = this.task
    const { number, to, finished: from } = this
    const key = configurationKey(snapshot, compiled)
    const { work } = this
    return { number, work, configurationKey: key, exchange, mode, security, policyIds, topicIds, from, to }
  }

  add(checks: FinishedChecks): void {
    for (const [check, outcome] of checks) this.#known.set(check, outcome)
  }

  /** Answers with what is known. */
  resolve(): void {
    const security = this.#known.get(securityCheck)
    const topics = this.#known.get(topicsCheck)
    const policies = this.task.policyIds.flatMap((id) => {
      const outcome = this.#known.get(id)
      return outcome && isMeasurement(outcome) ? [[id, outcome] as const] : []
    })
    this.#settle.resolve({
      security: security && isMeasurement(security) ? security : null,
      policies: new Map(policies),
      topics: topics && isComparison(topics) ? topics : null,
    })
  }

  /** Answers; every check without a finding becomes a failed one. */
  resolveFailed(reason: string, detectorOf: (check: string) => EvaluatorIdentity): void {
    const { policyIds, security, topicIds = [] } = this.task
    const checks = [...policyIds, ...(security ? [securityCheck] : []), ...(topicIds.length > 0 ? [topicsCheck] : [])]
    for (const check of checks) {
      if (this.#known.has(check)) continue
      this.#known.set(check, { finding: failed(reason), detector: detectorOf(check) })
    }
    this.resolve()
  }

  reject(reason: Error): void {
    this.#settle.reject(reason)
  }

  metrics(): TaskMetrics {
    const findings = [...this.#known.values()]
    return {
      mode: this.task.mode,
      units: this.task.exchange.text.length,
      runMs: this.runMs,
      checks: findings.length,
      failedChecks: findings.filter(({ finding }) => finding.status === 'failed').length,
    }
  }
}

/** All text that travels with an exchange. */
function unitsOf({ text, textWithContext, history, imageTexts = [], material = [] }: Exchange): number {
  const ofImages = imageTexts.map((image) => (image.status === 'unread' ? '' : image.text))
  const texts = [
    text,
    textWithContext,
    ...history.map(({ content }) => content),
    ...ofImages,
    ...material.map((one) => one.text),
  ]
  return texts.reduce((sum, { length }) => sum + length, 0)
}
