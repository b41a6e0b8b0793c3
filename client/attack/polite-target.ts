import { type ClientClock, systemClock } from '../client-clock.ts'
import { type AttackTarget, TargetError } from './attack-target.ts'

/** How gently a target is asked. */
export interface PoliteOptions {
  /** The most requests a second, tries after the first among them; 0.01 and more. Default: no cap. */
  readonly requestsPerSecond?: number
  /** How long one try may take. Default: 60,000. */
  readonly timeoutMs?: number
  /** Tries after the first, where the target says that it may help; one that is busy is waited for besides. Default: 3. */
  readonly retries?: number
  /** Default: the computer's. */
  readonly clock?: ClientClock
}

const firstDelayMs = 500
const delayMsMax = 60_000

/** A prompt waits so long in all for a target that says that it is busy, before its tries are counted. */
const busyMsMax = 600_000

/**
 * A target that is asked at most so often, for at most so long, and again where its failure may pass. One that is busy is
 * waited for, up to ten minutes a prompt, unless `retries` is 0.
 */
export function politeTarget(target: AttackTarget, options: PoliteOptions = {}): AttackTarget {
  const { clock = systemClock, retries = 3, timeoutMs = 60_000, requestsPerSecond } = options
  const waitForTurn = pacer(clock, requestsPerSecond)
  return async (prompt) => {
    let [tries, busyTries, busyMs] = [0, 0, 0]
    for (;;) {
      await waitForTurn(prompt.signal)
      try {
        return await withTimeout({ target, prompt, timeoutMs, clock })
      } catch (error) {
        prompt.signal.throwIfAborted()
        if (!(error instanceof TargetError) || !error.isTemporary) throw error
        const isWaitedFor = error.isBusy && retries > 0 && busyMs < busyMsMax
        if (isWaitedFor) busyTries += 1
        else tries += 1
        if (tries > retries) throw error
        const backOffMs = Math.min(delayMsMax, firstDelayMs * 2 ** (tries + busyTries - 1)) * (0.5 + clock.random() / 2)
        const pauseMs = Math.min(delayMsMax, Math.max(error.retryAfterMs ?? 0, backOffMs))
        if (isWaitedFor) busyMs += pauseMs
        await clock.wait(pauseMs, prompt.signal)
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
