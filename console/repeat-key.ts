import { RedoubtProblem } from '../client/redoubt-problem.ts'

/** Gives each request the key by which the service knows it again. */
export interface RepeatKeys {
  /** The key of a request: that of the last try where it is the same and nobody knows what came of it. */
  readonly keyOf: (request: unknown) => string
  /** Takes note of what came of the last request; null = it was carried out. */
  readonly onSettled: (error: unknown) => void
}

/**
 * Keys for what somebody sends by hand. Where the answer to a request was lost it may have been carried out: the same request,
 * sent again, has the same key then, so that the service makes no second thing of it. After any answer that tells, a new one.
 */
export function repeatKeys(newKey: () => string): RepeatKeys {
  let last: { readonly text: string; readonly key: string } | null = null
  return {
    keyOf(request) {
      const text = JSON.stringify(request)
      if (last?.text !== text) last = { text, key: newKey() }
      return last.key
    },
    onSettled(error) {
      if (!isUnknown(error)) last = null
    },
  }
}

/** Whether the request may have been carried out, or is still being worked on. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof RedoubtProblem)) return false
  return error.status === 0 || error.status >= 500 || (error.code === 'conflict' && error.retryAfterMs !== null)
}
