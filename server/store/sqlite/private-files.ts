import { chmod, open, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a data directory; SQLite gives a log the mode of its database. */
const names = ['redoubt.sqlite', 'redoubt.sqlite-wal', 'redoubt.sqlite-shm', 'server-lock.sqlite']

/**
 * Sees to it that only their owner can read the files of a data directory: new ones are made so, older ones are changed.
 * The result names what is open to others all the same, a folder of theirs for one; empty when nothing is. Windows has no such
 * modes: there who may read is up to the rights that the folder inherits, of which nothing is told.
 */
export async function makePrivateFiles(directory: string): Promise<readonly string[]> {
  // Made here, because SQLite would make it readable for everybody.
  await (await open(join(directory, 'redoubt.sqlite'), 'a', 0o600)).close()
  const left: string[] = []
  for (const path of names.map((name) => join(directory, name))) {
    if (!(await isOpenToOthers(path))) continue
    // Who may write a file need not be its owner.
    await chmod(path, 0o600).catch(() => left.push(path))
  }
  return (await isOpenToOthers(directory)) ? [directory, ...left] : left
}

async function isOpenToOthers(path: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  const found = await stat(path).catch(() => null)
  return found !== null && (found.mode & 0o077) !== 0
}
