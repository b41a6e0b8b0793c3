import { access, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it that are missing; their names survive a power loss too. One level at a time,
 * because the recursive form of `mkdir` never ends where the system refuses new folders with ENOENT, as in /proc.
 */
export async function makeDurableDirectory(directory: string): Promise<void> {
  if (await isDirectoryMade(directory)) return
  await makeDurableDirectory(dirname(directory))
  await mkdir(directory, { mode: 0o700 })
  await syncDirectory(dirname(directory))
}

/** False when a folder above is missing. */
async function isDirectoryMade(directory: string): Promise<boolean> {
  try {
    await mkdir(directory, { mode: 0o700 })
    await syncDirectory(dirname(directory))
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return true
    if (code === 'ENOENT' && dirname(directory) !== directory && !(await exists(dirname(directory)))) return false
    throw error
  }
}

/** A directory entry is durable once the directory that holds it is synced. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Some network file systems cannot sync a folder, Windows none; their names are durable by other means or not at all.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const refusals = process.platform === 'win32' ? ['EINVAL', 'ENOTSUP', 'EPERM'] : ['EINVAL', 'ENOTSUP']
    if (!refusals.includes(String(code))) throw error
  } finally {
    await handle.close()
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
