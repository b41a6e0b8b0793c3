import type { ClientClock } from '../client-clock.ts'

/** A signal that comes some time after another. */
interface LateSignal {
  readonly signal: AbortSignal
  /** Ends the waiting: from now on it is never aborted. */
  release(): void
}

/** Aborts `delayMs` after the given signal, with its reason. Holds a timer only in between. */
function lateSignal(
  signal: AbortSignal,
  { clock, delayMs }: { readonly clock: ClientClock; readonly delayMs: number },
): LateSignal {
  const late = new AbortController()
  const over = new AbortController()
  const begin = () => {
    const abort = () => late.abort(signal.reason)
    clock.wait(delayMs, over.signal).then(abort, () => undefined)
  }
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true, signal: over.signal })
  return { signal: late.signal, release: () => over.abort() }
}

/** What is still done after somebody has said stop. */
export interface Farewell {
  /** For questions to the target: answers that are on their way may still arrive. */
  readonly asking: AbortSignal
  /** For uploads: what the target has answered is not lost. */
  readonly sending: AbortSignal
  /** To be called at the end. */
  release(): void
}

/** How long answers that are on their way are waited for after a stop, in milliseconds, unless something else is said. */
export const drainMsDefault = 5_000
/** How long the upload of an answer may take after that, in milliseconds. */
const uploadMs = 10_000

/** After `signal`: questions end `drainMs` later, uploads 10 s after that. */
export function farewell(
  signal: AbortSignal,
  { clock, drainMs }: { readonly clock: ClientClock; readonly drainMs: number },
): Farewell {
  const asking = lateSignal(signal, { clock, delayMs: drainMs })
  const sending = lateSignal(signal, { clock, delayMs: drainMs + uploadMs })
  const release = () => {
    asking.release()
    sending.release()
  }
  return { asking: asking.signal, sending: sending.signal, release }
}
