import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { RedoubtProblem } from '../client/redoubt-problem.ts'

/** Told when the service says that nobody is signed in any more. */
export const signedOut = new EventTarget()

function onError(error: unknown): void {
  if (error instanceof RedoubtProblem && error.code === 'invalid-session') signedOut.dispatchEvent(new Event('ended'))
}

/** What was read stays for a while; the client itself asks again where that makes sense, so queries do not. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true } },
})
