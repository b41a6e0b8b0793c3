/** Time and chance, passed in so that tests need not wait. */
export interface ClientClock {
  /** Milliseconds since 1970. */
  nowMs(): number
  /** Resolves after `delayMs`; rejects with the signal's reason as soon as it is aborted. */
  wait(delayMs: number, signal?: AbortSignal): Promise<void>
  /** 0 to 1, 1 excluded. */
  random(): number
  /** A fresh UUID. */
  newId(): string
}

/** The clock of the computer. */
export const systemClock: ClientClock = {
  nowMs: () => Date.now(),
  wait: waitFor,
  random: () => Math.random(),
  newId: randomUuid,
}

function waitFor(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, delayMs)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** `crypto.randomUUID` is missing on pages that came over plain HTTP. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
