import { Pool, type PoolClient } from 'pg'
import { writeMsMax } from '../write-bound.ts'

/** What a pool is for. */
export interface PoolAbout {
  /** With its password. */
  readonly connectionString: string
  /** 1 or more. */
  readonly connectionsMax: number
  /** Reads run on connections that refuse to write, as they do on the embedded database. */
  readonly readOnly: boolean
  /** How long one answer of the server is waited for, in milliseconds. Default: a second more than it may work on it. */
  readonly answerMsMax?: number | undefined
}

/** How long a read may take, in milliseconds. */
const readMsMax = 15_000
/** The server ends what takes too long by itself; this much later it counts as hung. */
const answerMarginMs = 1_000
/** An idle connection is asked for a sign of life after so long, in milliseconds. */
const keepAliveMs = 10_000
/** How long a statement waits for a lock, in milliseconds. */
const lockWaitMsMax = 5_000
/** How long one waits for a connection, in milliseconds. */
const connectMsMax = 5_000

/** A bounded pool whose sessions have our time bounds, and acknowledge a commit only when it is on disk. */
export function createPool({ connectionString, connectionsMax, readOnly, answerMsMax }: PoolAbout): Pool {
  const pool = new Pool({
    connectionString,
    max: connectionsMax,
    connectionTimeoutMillis: Math.min(connectMsMax, answerMsMax ?? connectMsMax),
    // The server's own limits say nothing where the server, or the way to it, says nothing.
    query_timeout: answerMsMax ?? (readOnly ? readMsMax : writeMsMax) + answerMarginMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    application_name: 'redoubt',
    onConnect: async (client) => {
      await prepareSession(client as PoolClient, readOnly)
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

async function prepareSession(client: PoolClient, readOnly: boolean): Promise<void> {
  const statementMs = readOnly ? readMsMax : writeMsMax
  await client.query(
    `SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockWaitMsMax};
     SET idle_in_transaction_session_timeout = ${2 * writeMsMax};
     SET default_transaction_read_only = ${readOnly ? 'on' : 'off'}`,
  )
  const { rows } = await client.query<{ readonly synchronous_commit: string }>('SHOW synchronous_commit')
  if (rows[0]?.synchronous_commit === 'off') await client.query('SET synchronous_commit = on')
}
