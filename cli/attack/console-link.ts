/** How long it is waited for a console before an attack begins. */
const waitMs = 2_000

/** Where to look for a console. */
export interface ConsolePlace {
  /** Of the service. */
  readonly baseUrl: string
  readonly testId: string
  readonly signal: AbortSignal
  /** Default: the global one. */
  readonly fetch?: typeof globalThis.fetch
}

/** Where the console shows a test; null where the service shows none within 2 s. Never rejects. */
export async function consoleLink({
  baseUrl,
  testId,
  signal,
  fetch = globalThis.fetch,
}: ConsolePlace): Promise<string | null> {
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(waitMs)])
    const response = await fetch(`${baseUrl}/console/`, { signal: within, redirect: 'manual' })
    await response.body?.cancel()
    const isPage = response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html')
    return isPage ? `${baseUrl}/console/red-team/${testId}` : null
  } catch {
    return null
  }
}
