import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of the data folder that says where its service listens. */
export const addressFileName = 'address'

/**
 * Writes where the service listens beside its embedded database, so that commands on this machine find it; the result takes
 * it away. A folder that cannot be written is no failure: nothing but a hint hangs on it.
 */
export function writeAddressFile(dataDirectory: string, address: string): () => void {
  const path = join(dataDirectory, addressFileName)
  try {
    writeFileSync(path, `${address}\n`, { mode: 0o600 })
  } catch {
    return () => undefined
  }
  return () => rmSync(path, { force: true })
}
