import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { RedoubtClient } from '../../client/create-client.ts'
import type { OperationName } from '../../client/wire.ts'
import type { OwnSession } from '../../contract/session/session.ts'
import { LoadingView } from '../parts/loading-view.tsx'
import { signedOut } from '../query-client.ts'
import { readOwnSession } from './own-session.ts'
import { clientOf } from './session-client.ts'
import { UnreachableView } from './unreachable-view.tsx'

type Permission = OwnSession['permissions'][number]

/** Who is signed in, and what follows from it. */
export interface Signed {
  /** Null = nobody. */
  readonly session: OwnSession | null
  /** Asks the service in the name of the session. */
  readonly client: RedoubtClient
  /** Whether the key or the role has this permission. */
  readonly may: (permission: Permission) => boolean
  /** Whether the key or the role lets the session ask for an operation. */
  readonly mayCall: (operation: OperationName) => boolean
  /** Null signs out. */
  readonly setSession: (session: OwnSession | null) => void
}

const SignedContext = createContext<Signed | null>(null)

/** What is known of the session: itself or that there is none, that it is on its way, or that the service did not answer. */
export type SessionState = OwnSession | null | 'reading' | 'failed'

/** Shows nothing else before the session of this browser was read. */
export function SessionProvider({
  first,
  reading,
  children,
}: {
  /** What is known when the page is first drawn. */
  readonly first: SessionState
  /** Its end, when it was on its way then. */
  readonly reading: Promise<SessionState>
  readonly children: ReactNode
}) {
  const [state, setState] = useState(first)
  const queries = useQueryClient()
  const read = useCallback(() => {
    setState('reading')
    readOwnSession().then(setState, () => setState('failed'))
  }, [])
  useEffect(() => {
    if (first === 'reading') void reading.then(setState)
  }, [first, reading])
  useEffect(() => {
    const forget = () => {
      queries.clear()
      setState(null)
    }
    signedOut.addEventListener('ended', forget)
    return () => signedOut.removeEventListener('ended', forget)
  }, [queries])
  const session = typeof state === 'string' ? null : state
  const signed = useMemo((): Signed => {
    return {
      session,
      client: clientOf(session),
      may: (permission) => session?.permissions.includes(permission) ?? false,
      mayCall: (operation) => session?.operations.includes(operation) ?? false,
      setSession: (next) => {
        queries.clear()
        setState(next)
      },
    }
  }, [session, queries])
  if (state === 'reading') return <LoadingView />
  if (state === 'failed') return <UnreachableView onRetry={read} />
  return <SignedContext value={signed}>{children}</SignedContext>
}

/** The session of this browser. */
export function useSigned(): Signed {
  const signed = useContext(SignedContext)
  if (signed === null) throw new Error('used outside of SessionProvider')
  return signed
}
