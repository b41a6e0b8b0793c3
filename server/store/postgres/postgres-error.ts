import { lostClaimMessage } from '../batch-tables.ts'
import type { Fault } from '../faults.ts'

/** The SQLSTATE of an error that the server reported; null for an error of the connection or of our own. */
function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null
}

/** What kind of failure an error of PostgreSQL or its driver is. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
export function classifyPostgresFault(error: unknown): Fault {
  const state = sqlStateOf(error)
  if (state === null) return classifyDriverError(error)
  // Serialization failure, deadlock.
  if (state === '40001' || state === '40P01') return { kind: 'collision' }
  // Data exceptions and broken constraints.
  if (state.startsWith('22') || state.startsWith('23')) return { kind: 'rows' }
  if (state === '53100') return { kind: 'unavailable', detail: "The disk of the database's server is full." }
  // Connection, resources, shutdown, cancelled by a time bound, lock not available, read-only standby.
  if (/^(08|53|57|58)/.test(state) || state === '55P03' || state === '25006') {
    return { kind: 'unavailable', detail: 'The database does not answer in time.' }
  }
  return { kind: 'other' }
}

/** Whether a connection must not be used again after this error. */
export function breaksConnection(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === null || state.startsWith('08') || (state.startsWith('57P') && state !== '57P04')
}

function classifyDriverError(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: 'other' }
  if (error.message === lostClaimMessage) return { kind: 'lost-claim' }
  const code = 'code' in error ? String(error.code) : ''
  const isNetwork = /^E[A-Z]+$/.test(code) && 'syscall' in error
  const isDriver = /terminated|timeout|not queryable|Connection ended|client was closed|pool/i.test(error.message)
  return isNetwork || isDriver ? { kind: 'unavailable', detail: 'The database does not answer.' } : { kind: 'other' }
}
