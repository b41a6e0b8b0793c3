import type { RunStatement } from '../run-statement.ts'

/**
 * Puts this server in the place of all before it: whoever holds the lock of the directory is the only one, so the others
 * have ended, and what they had claimed is free.
 */
export async function registerServer(run: RunStatement, server: string, nowMs: number): Promise<void> {
  await run('BEGIN IMMEDIATE')
  await run('DELETE FROM servers')
  await run('INSERT INTO servers (id, seen_at) VALUES (?, ?)', [server, nowMs])
  await run('COMMIT')
}
