import { StoreStartError } from '../start-error.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-error.ts'

/** Says in plain words why a data directory cannot be used. */
export function explainOpenFailure(error: unknown, dataDirectory: string): StoreStartError {
  if (error instanceof StoreStartError) return error
  return new StoreStartError(explain(error, dataDirectory), error)
}

function explain(error: unknown, directory: string): string {
  const reason = error instanceof Error ? error.message : String(error)
  switch (sqliteCodeOf(error) ?? systemCodeOf(error)) {
    case sqliteCodes.busy:
    case sqliteCodes.locked:
      return `Another server uses the data directory ${directory}. Stop it, or choose another directory. One embedded database serves one process; several need PostgreSQL (DATABASE_URL).`
    case sqliteCodes.full:
    case 'ENOSPC':
      return `The disk that holds the data directory ${directory} is full.`
    case sqliteCodes.notADatabase:
    case sqliteCodes.corrupt:
      return `The database in ${directory} is damaged or is no SQLite database (${reason}). Restore it from a backup.`
    case sqliteCodes.readOnly:
    case sqliteCodes.cannotOpen:
    case sqliteCodes.ioError:
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENOENT':
      return `The data directory ${directory} cannot be written (${reason}). It must be a directory that this user may write.`
    default:
      return `The database in ${directory} cannot be opened: ${reason}`
  }
}

function systemCodeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
