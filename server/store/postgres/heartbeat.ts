import type { Pool } from 'pg'
import { heartbeatMsMax } from '../../domain/idempotency.ts'

/** The signs of life of one process. */
export interface Heartbeat {
  /** Takes the server off the list, so that nobody waits for it; a database that cannot be asked finds out by itself. */
  stop(): Promise<void>
}

/** Four may be lost before others think that the server is gone. */
const everyMs = heartbeatMsMax / 5

/** A server that was not seen for so long has no claim that could still be running, in milliseconds. */
const forgottenMs = 3_600_000

// The database's own clock: those of servers differ by more than a few seconds.
const nowMs = 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)'

/**
 * Says every second that this server lives, so that its claims are its own. Rejects when it cannot be said the first time;
 * later ones that fail are followed by the next.
 */
export async function startHeartbeat(pool: Pool, server: string): Promise<Heartbeat> {
  const beat = () =>
    pool.query(
      `INSERT INTO servers (id, seen_at) VALUES ($1, ${nowMs}) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
      [server],
    )
  await beat()
  await pool.query(`DELETE FROM servers WHERE seen_at < ${nowMs} - ${forgottenMs}`)
  let beating: Promise<unknown> | null = null
  const timer = setInterval(() => {
    beating ??= beat()
      .catch(() => undefined)
      .finally(() => {
        beating = null
      })
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await beating
      await pool.query('DELETE FROM servers WHERE id = $1', [server]).catch(() => undefined)
    },
  }
}
