import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { everyMessage } from '../../server/domain/monitoring/monitoring.ts'

/** A database that outlives the service. */
export interface CrashDatabase {
  readonly name: 'embedded' | 'postgres'
  /** Leads the service to it. */
  readonly settings: Readonly<Record<string, string>>
  /** How many messages of a project the hourly counters tell, read behind the back of the service. */
  countRolledUp(projectId: string): Promise<number>
  remove(): Promise<void>
}

const rolledUpSql = `SELECT COALESCE(SUM(judged), 0) AS n FROM monitoring_rollup WHERE metric = '${everyMessage}' AND project_id`

/** An embedded database in a temporary folder. */
export async function createEmbeddedDatabase(): Promise<CrashDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-crash-'))
  return {
    name: 'embedded',
    settings: { REDOUBT_DATA_DIR: folder },
    async countRolledUp(projectId) {
      const db = new DatabaseSync(join(folder, 'redoubt.sqlite'), { readOnly: true })
      try {
        return Number(db.prepare(`${rolledUpSql} = ?`).get(projectId)?.n)
      } finally {
        db.close()
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** An empty database of a PostgreSQL server; `remove` is what the caller wants to be done with it in the end. */
export function postgresDatabase(url: string, remove: () => Promise<void> = async () => {}): CrashDatabase {
  return {
    name: 'postgres',
    settings: { DATABASE_URL: url },
    async countRolledUp(projectId) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return Number((await client.query(`${rolledUpSql} = $1`, [projectId])).rows[0]?.n)
      } finally {
        await client.end()
      }
    },
    remove,
  }
}
