import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { RedoubtProblem } from '../client/redoubt-problem.ts'
import { noteAnswer, noteOutcome, onBack } from './connection.ts'

/** Told when the service says that nobody is signed in any more. */
export const signedOut = new EventTarget()

function onError(error: unknown): void {
  noteOutcome(error)
  if (error instanceof RedoubtProblem && error.code === 'invalid-session') signedOut.dispatchEvent(new Event('ended'))
}

/**
 * What was read stays for a while; the client itself asks again where that makes sense, so queries do not. Without a network too
 * something is asked at once: what fails says so and stays in its form, and is not sent later when nobody looks.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError, onSuccess: noteAnswer }),
  mutationCache: new MutationCache({ onError, onSuccess: noteAnswer }),
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

// What is on the page may have failed or be out of date.
onBack(() => void queryClient.invalidateQueries())
