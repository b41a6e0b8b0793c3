import { lostClaimMessage } from '../batch-tables.ts'
import type { Fault } from '../faults.ts'
import type { SqliteErrorFacts } from './worker-protocol.ts'

/** A failure that SQLite reported. */
export class SqliteError extends Error {
  /** SQLite's extended result code; 0 for errors of the thread itself. */
  readonly errcode: number

  constructor({ message, errcode }: SqliteErrorFacts) {
    super(message)
    this.name = 'SqliteError'
    this.errcode = errcode
  }
}

/** The thread that holds the database is gone. */
export class DatabaseThreadEnded extends Error {
  constructor(cause?: unknown) {
    super('The thread of the embedded database has ended.', { cause })
    this.name = 'DatabaseThreadEnded'
  }
}

/** Primary result codes, from https://sqlite.org/rescode.html. */
export const sqliteCodes = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  constraint: 19,
  notADatabase: 26,
} as const

/** The primary result code of an error; null for an error that is not SQLite's. */
export function sqliteCodeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null
}

/** What a caller is told when the disk is full. */
export const diskFullDetail = 'The disk that holds the data directory is full.'

/** What kind of failure an error of the embedded database is. */
export function classifySqliteFault(error: unknown): Fault {
  if (error instanceof DatabaseThreadEnded) return { kind: 'unavailable', detail: error.message }
  switch (sqliteCodeOf(error)) {
    case sqliteCodes.constraint:
      return { kind: 'rows' }
    case sqliteCodes.busy:
    case sqliteCodes.locked:
      return { kind: 'unavailable', detail: 'Another process holds the embedded database.' }
    case sqliteCodes.full:
      return { kind: 'unavailable', detail: diskFullDetail }
    case sqliteCodes.ioError:
    case sqliteCodes.readOnly:
    case sqliteCodes.cannotOpen:
      return { kind: 'unavailable', detail: 'The data directory cannot be read or written.' }
    default:
      return error instanceof Error && error.message === lostClaimMessage ? { kind: 'lost-claim' } : { kind: 'other' }
  }
}
