import { chmod, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncDirectory } from '../durable-directory.ts'
import type { RunStatement } from '../run-statement.ts'

/**
 * Copies the database as it is committed, also while others write to it, to a file that only its owner may read. The copy
 * is whole or not there: it gets its name once it is durable. An older file of that name is replaced. Cost: the size of the
 * database, and as much disk.
 */
export async function copyDatabase(run: RunStatement, path: string): Promise<void> {
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  // Made beforehand, so that no other user can read it while it grows.
  await (await open(unfinished, 'wx', 0o600)).close()
  await run('VACUUM INTO ?', [unfinished])
  await chmod(unfinished, 0o600)
  await sync(unfinished)
  await rename(unfinished, path)
  await syncDirectory(dirname(path))
}

async function sync(path: string): Promise<void> {
  // Windows syncs nothing that is open for reading alone.
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
