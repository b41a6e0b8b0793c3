import type { Pool, PoolClient } from 'pg'
import type { SqlOutcome, SqlSession } from '../database.ts'
import { breaksConnection } from './postgres-error.ts'

/** Takes a connection out of a pool for one piece of work. Rejects when none becomes free in time. */
export async function openPostgresSession(pool: Pool): Promise<SqlSession> {
  const client = await pool.connect()
  let broken = false
  // Without a listener an error on a connection that is lent out would end the process.
  const onError = () => {
    broken = true
  }
  client.on('error', onError)
  return {
    async run(sql, parameters) {
      // On a connection that broke or hangs even a ROLLBACK would only be waited for.
      if (broken) throw new Error('Connection terminated before this statement')
      try {
        return await runStatement(client, sql, parameters)
      } catch (error) {
        broken ||= breaksConnection(error)
        throw error
      }
    },
    release(isBroken) {
      client.off('error', onError)
      client.release(broken || isBroken)
    },
  }
}

async function runStatement(client: PoolClient, text: string, parameters: readonly unknown[]): Promise<SqlOutcome> {
  const result = await client.query({ text, values: [...parameters] })
  // After a failed statement PostgreSQL answers COMMIT by rolling back, without an error.
  if (text === 'COMMIT' && result.command !== 'COMMIT') {
    throw new Error('The database rolled the transaction back, because a statement in it had failed.')
  }
  return { rows: result.rows, changes: result.rowCount ?? 0 }
}
