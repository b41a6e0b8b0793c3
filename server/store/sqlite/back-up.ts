import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDurableDirectory } from '../durable-directory.ts'
import { StoreStartError } from '../start-error.ts'
import { copyDatabase } from './copy-database.ts'
import { DatabaseThread } from './database-thread.ts'
import { explainOpenFailure } from './open-failure.ts'

/**
 * Copies the embedded database of a data directory to a file that is not there yet, as it is committed at one moment. The
 * service may run and write meanwhile. Rejects with StoreStartError. Cost: the size of the database.
 */
export async function backUpSqlite(dataDirectory: string, path: string): Promise<void> {
  if (await exists(path)) throw new StoreStartError(`${path} is there already; a backup replaces no file.`)
  const databasePath = join(dataDirectory, 'redoubt.sqlite')
  if (!(await exists(databasePath))) throw new StoreStartError(`There is no database in ${dataDirectory}.`)
  try {
    await makeDurableDirectory(dirname(path))
    const reader = await DatabaseThread.start({ role: 'reader', databasePath, lockPath: null, busyTimeoutMs: 5_000 })
    try {
      await copyDatabase(async (sql, parameters) => (await reader.run(sql, parameters)).rows, path)
    } finally {
      await reader.close()
    }
  } catch (error) {
    throw explainOpenFailure(error, dataDirectory)
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
