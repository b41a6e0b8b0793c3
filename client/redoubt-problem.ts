import { isRecord } from './is-record.ts'

/** One field that was wrong. */
export interface FieldProblem {
  /** Where, e.g. `/body/name`. */
  readonly path: string
  /** What is wrong and how to mend it. */
  readonly message: string
}

/** What is known about a failed call. */
export interface ProblemAbout {
  /** The service's code, e.g. `insufficient-credits`, or `unreachable`, `timed-out`, `unreadable-answer`. */
  readonly code: string
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  /** What is wrong and how to mend it. */
  readonly detail: string
  /** Each wrong field. */
  readonly errors?: readonly FieldProblem[]
  /** What to name when asking the operator; null when the service was not reached. */
  readonly requestId?: string | null
  /** How long the service asks to wait; null when it does not say. */
  readonly retryAfterMs?: number | null
  /** Of `timed-out`: how long one try was waited for; else null. */
  readonly waitedMs?: number | null
  /** The whole error document (RFC 9457), with what the code adds to it. */
  readonly document?: Readonly<Record<string, unknown>>
}

/** A call that failed. It never holds the API key. */
export class RedoubtProblem extends Error {
  readonly code: string
  readonly status: number
  readonly errors: readonly FieldProblem[]
  readonly requestId: string | null
  readonly retryAfterMs: number | null
  readonly waitedMs: number | null
  readonly document: Readonly<Record<string, unknown>>

  constructor(about: ProblemAbout, options?: { readonly cause?: unknown }) {
    super(describe(about), options)
    this.name = 'RedoubtProblem'
    this.code = about.code
    this.status = about.status
    this.errors = about.errors ?? []
    this.requestId = about.requestId ?? null
    this.retryAfterMs = about.retryAfterMs ?? null
    this.waitedMs = about.waitedMs ?? null
    this.document = about.document ?? {}
  }
}

function describe({ detail, errors = [] }: ProblemAbout): string {
  return [detail, ...errors.map(({ path, message }) => `${path}: ${message}`)].join('\n  ')
}

/** Reads the error document of an answer, whatever stands in it. */
export async function problemOf(response: Response, nowMs: number): Promise<RedoubtProblem> {
  const value: unknown = await response.json().catch(() => null)
  return problemFrom(value, {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfterMs: readRetryAfterMs(response.headers.get('retry-after'), nowMs),
  })
}

/** An error document as a problem, with what the answer around it says. */
export function problemFrom(
  value: unknown,
  around: { readonly status?: number; readonly requestId?: string | null; readonly retryAfterMs?: number | null } = {},
): RedoubtProblem {
  const document = isRecord(value) ? value : {}
  const { code, detail, title, request_id, errors, retry_after_seconds: seconds } = document
  const status = around.status ?? (typeof document.status === 'number' ? document.status : 0)
  const waitMs = typeof seconds === 'number' ? readMs(seconds * 1_000) : readMs(document.retry_after_ms)
  return new RedoubtProblem({
    code: typeof code === 'string' ? code : 'unreadable-answer',
    status,
    detail: firstText(detail, title) ?? `The service answered with status ${status}.`,
    errors: Array.isArray(errors) ? errors.filter(isFieldProblem) : [],
    requestId: firstText(request_id, around.requestId),
    retryAfterMs: around.retryAfterMs ?? waitMs,
    document,
  })
}

/** `Retry-After` as seconds or as a date; null when it is neither. */
export function readRetryAfterMs(text: string | null, nowMs: number): number | null {
  if (text === null) return null
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * 1000
  const timeMs = Date.parse(text)
  return Number.isNaN(timeMs) ? null : Math.max(0, timeMs - nowMs)
}

function readMs(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 ? value : null
}

function firstText(...values: readonly unknown[]): string | null {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? null
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}
