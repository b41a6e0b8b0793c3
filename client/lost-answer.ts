import { RedoubtProblem } from './redoubt-problem.ts'

/** Why a request has no answer, `timeoutMs` when it took longer than that. */
export function lostAnswer(error: unknown, url: string, timeoutMs: number | null): RedoubtProblem {
  const { origin } = new URL(url)
  if (timeoutMs !== null) {
    const detail = `${origin} did not answer within ${timeoutMs} ms.`
    return new RedoubtProblem({ code: 'timed-out', status: 0, detail, waitedMs: timeoutMs }, { cause: error })
  }
  if (error instanceof SyntaxError) {
    const detail = `What ${origin} answered is not JSON; is it the service?`
    return new RedoubtProblem({ code: 'unreadable-answer', status: 0, detail }, { cause: error })
  }
  const detail = `No service answers at ${origin}.${originHint(origin)}`
  return new RedoubtProblem({ code: 'unreachable', status: 0, detail }, { cause: error })
}

/** A browser does not tell a page whether nobody was there or the answer was withheld from it. */
function originHint(origin: string): string {
  const page = (globalThis as { readonly location?: { readonly origin?: string } }).location?.origin
  if (page === undefined || page === origin) return ''
  return ` If it runs, its setting REDOUBT_CORS_ORIGINS has to name ${page}, from where this page comes.`
}
