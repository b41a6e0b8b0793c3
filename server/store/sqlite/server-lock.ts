import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the lock that one server holds on a data directory: an empty SQLite database in an exclusive transaction.
 * The operating system takes the lock away with the process, however it ends, so no stale lock can remain.
 * Throws SQLite's `busy` when another server has it.
 */
export function takeServerLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw error
  }
}
