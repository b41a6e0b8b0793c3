import { type AttackTarget, TargetError } from './attack-target.ts'
import { type ClientClock, systemClock } from './client-clock.ts'

/** How gently a target is asked. */
export interface PoliteOptions {
  /** The most requests a second, tries after the first among them; 0.01 and more. Default: no cap. */
  readonly requestsPerSecond?: number
  /** How long one try may take. Default: 60,000. */
  readonly timeoutMs?: number
  /** Tries after the first, where the target says that it may help. Default: 3. */
  readonly retries?: number
  /** Default: the computer's. */
  readonly clock?: ClientClock
}

const firstDelayMs = 500
const delayMsMax = 60_000

/** A target that is asked at most so often, for at most so long, and again where its failure may pass. */
export function politeTarget(target: AttackTarget, options: PoliteOptions = {}): AttackTarget {
  const { clock = systemClock, retries = 3, timeoutMs = 60_000, requestsPerSecond } = options
  const waitForTurn = pacer(clock, requestsPerSecond)
  return async (prompt) => {
    for (let tries = 1; ; tries++) {
      await waitForTurn(prompt.signal)
      try {
        return await withTimeout({ target, prompt, timeoutMs, clock })
      } catch (error) {
        prompt.signal.throwIfAborted()
        if (!(error instanceof TargetError) || !error.isTemporary || tries > retries) throw error
        const backOffMs = Math.min(delayMsMax, firstDelayMs * 2 ** (tries - 1)) * (0.5 + clock.random() / 2)
        await clock.wait(Math.min(delayMsMax, Math.max(error.retryAfterMs ?? 0, backOffMs)), prompt.signal)
      }
    }
  }
}

/** Gives each request its moment, evenly spaced, whoever asks. */
function pacer(clock: ClientClock, perSecond: number | undefined): (signal: AbortSignal) => Promise<void> {
  if (perSecond === undefined) return async () => undefined
  const gapMs = 1000 / perSecond
  let freeAtMs = 0
  return async (signal) => {
    const atMs = Math.max(clock.nowMs(), freeAtMs)
    freeAtMs = atMs + gapMs
    if (atMs > clock.nowMs()) await clock.wait(atMs - clock.nowMs(), signal)
  }
}

interface Timed {
  readonly target: AttackTarget
  readonly prompt: Parameters<AttackTarget>[0]
  readonly timeoutMs: number
  readonly clock: ClientClock
}

/** Also ends the waiting for a target that does not heed its signal. */
async function withTimeout({ target, prompt, timeoutMs, clock }: Timed) {
  const late = new AbortController()
  const over = new AbortController()
  const tooLate = clock.wait(timeoutMs, AbortSignal.any([over.signal, prompt.signal])).then(
    () => {
      late.abort()
      throw new TargetError(`The target did not answer within ${timeoutMs} ms.`, { isTemporary: true })
    },
    (reason: unknown) => {
      throw reason
    },
  )
  const signal = AbortSignal.any([prompt.signal, late.signal])
  try {
    return await Promise.race([target({ ...prompt, signal }), tooLate])
  } finally {
    over.abort()
  }
}
