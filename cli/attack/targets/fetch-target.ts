import { TargetError } from '../../../client/attack/attack-target.ts'
import { readBounded } from '../../../client/attack/read-bounded.ts'
import { readRetryAfterMs } from '../../../client/redoubt-problem.ts'

/** A longer answer is not read to its end: the target then has not answered. */
const answerBytesMax = 8 * 1024 * 1024
/** How much of an error's body is handed on; it is cut further where it is told, after secrets are hidden. */
const excerptMax = 20_000

/** One request to a target. */
export interface TargetRequest {
  /** Whole, with its query. */
  readonly url: string
  /** In capitals. */
  readonly method: string
  /** By name; those of the body too. */
  readonly headers: Readonly<Record<string, string>>
  /** Null = none is sent. */
  readonly body: string | null
  readonly signal: AbortSignal
}

/**
 * Asks a target over HTTP; the result is the body of a 2xx answer. Rejects with `TargetError`; it is temporary for 408,
 * 429, 5xx and lost connections. Redirects are not followed: the host that was agreed to is the only one asked.
 */
export async function fetchTarget({ url, method, headers, body, signal }: TargetRequest): Promise<string> {
  const init = { method, headers, signal, redirect: 'manual' as const, ...(body !== null && { body }) }
  const response = await fetch(url, init).catch((error: unknown) => {
    signal.throwIfAborted()
    const reason = reasonOf(error)
    const { origin, port } = new URL(url)
    if (reason === 'bad port') throw new TargetError(`No request may go to port ${port} (Fetch Standard): use another.`)
    const isUnreachable = isConnectFailure(error)
    throw new TargetError(`The target at ${origin} cannot be reached: ${reason}`, { isTemporary: true, isUnreachable })
  })
  const text = await readBounded(response, answerBytesMax).catch((error: unknown) => {
    signal.throwIfAborted()
    if (error instanceof TargetError) throw error
    throw new TargetError(`The target broke off its answer: ${reasonOf(error)}`, { isTemporary: true })
  })
  if (response.ok) return text
  if (response.status >= 300 && response.status < 400) {
    const place = response.headers.get('location') ?? 'another place'
    throw new TargetError(`The target redirects to ${place.slice(0, excerptMax)}; name the final address.`)
  }
  throw new TargetError(`The target answered with status ${response.status}: ${excerpt(text)}`, {
    isTemporary: [408, 429].includes(response.status) || response.status >= 500,
    isBusy: response.status === 429,
    retryAfterMs: readRetryAfterMs(response.headers.get('retry-after'), Date.now()),
  })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Where a name has several addresses, each has failed with a reason of its own.
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}

const connectFailures = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'ETIMEDOUT'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_HAS_EXPIRED'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'ERR_TLS_CERT_ALTNAME_INVALID'],
]

/** Whether there was no connection, so that nothing of the request can have arrived. */
function isConnectFailure(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && connectFailures.includes(code)
}

/** The beginning of what a target said, in one line. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > excerptMax ? `${line.slice(0, excerptMax)}…` : line || '(no text)'
}
