import type { MonitoringCursor } from '../../domain/monitoring/monitoring.ts'
import { invalidField } from '../../domain/problem.ts'

/** A cursor is `<time>.<id>`; its form is no promise to clients. */
export function writeCursor({ createdAtMs, id }: MonitoringCursor): string {
  return `${createdAtMs}.${id}`
}

/** Throws Problem `invalid-request`, which names where to take it from, when it is no cursor of ours. */
export function readCursor(cursor: string, takenFrom: string): MonitoringCursor {
  const match = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor)
  if (!match?.[1] || !match[2]) throw invalidField('query.cursor', `take it unchanged from \`${takenFrom}\``)
  return { createdAtMs: Number(match[1]), id: match[2] }
}
