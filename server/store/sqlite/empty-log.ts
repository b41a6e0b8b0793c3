import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '../../domain/problem.ts'
import type { Turns } from '../turns.ts'
import type { DatabaseThread } from './database-thread.ts'

/** How long one try waits for readers, in milliseconds: all writes wait with it. */
const waitMs = 200
/** Between two tries writes have their turn. */
const pauseMs = 300
const triesMax = 6

/** What the log is emptied with. */
export interface LogWriter {
  readonly writer: DatabaseThread
  /** The turns of all writes. */
  readonly turns: Turns
  /** How long the writer's other statements wait for other processes, in milliseconds. */
  readonly busyTimeoutMs: number
}

/**
 * Folds the write-ahead log into the database and cuts it to nothing, so that what was removed stands in neither: the
 * database itself overwrites what it removes (`secure_delete`). Rejects with Problem `overloaded` when a reader holds the
 * log for longer than about 3 s.
 */
export async function emptyLog({ writer, turns, busyTimeoutMs }: LogWriter): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    if (await turns.run(() => foldOnce(writer, busyTimeoutMs))) return
    if (tries === triesMax) break
    await delay(pauseMs)
  }
  throw new Problem('overloaded', 'Another process reads the embedded database, so its log cannot be emptied yet.', {
    retryAfterSeconds: 1,
  })
}

async function foldOnce(writer: DatabaseThread, busyTimeoutMs: number): Promise<boolean> {
  await writer.run(`PRAGMA busy_timeout = ${waitMs}`)
  try {
    const { rows } = await writer.run('PRAGMA wal_checkpoint(TRUNCATE)')
    return (rows[0] as { readonly busy?: unknown } | undefined)?.busy === 0
  } finally {
    await writer.run(`PRAGMA busy_timeout = ${busyTimeoutMs}`)
  }
}
