/** Which session a target has given to a conversation. */
export interface SessionMemory {
  /** Empty when there is none yet. */
  sessionOf(conversationId: string): string
  /** The oldest is forgotten where there are too many. */
  remember(conversationId: string, session: string): void
}

/** Conversations whose session is remembered. */
const sessionsMax = 10_000

/** Sessions in memory. `known` = those of before, the oldest first; `onChange` is told each new one. */
export function sessionMemory(
  known: Iterable<readonly [string, string]> = [],
  onChange: (conversationId: string, session: string) => void = () => undefined,
): SessionMemory {
  const sessions = new Map<string, string>()
  const keep = (conversationId: string, session: string) => {
    sessions.delete(conversationId)
    sessions.set(conversationId, session)
    const [oldest] = sessions.keys()
    if (sessions.size > sessionsMax && oldest !== undefined) sessions.delete(oldest)
  }
  for (const [conversationId, session] of known) keep(conversationId, session)
  return {
    sessionOf: (conversationId) => sessions.get(conversationId) ?? '',
    remember(conversationId, session) {
      if (sessions.get(conversationId) === session) return
      keep(conversationId, session)
      onChange(conversationId, session)
    },
  }
}
