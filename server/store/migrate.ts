import { migrations } from './migrations/catalogue.ts'
import type { ColumnTypes, Migration } from './migrations/migration.ts'
import type { RunStatement } from './run-statement.ts'
import { newerDatabase } from './schema-version.ts'

/** What a migration needs to know about its database. */
export interface MigrationTarget {
  readonly run: RunStatement
  readonly types: ColumnTypes
  readonly nowMs: number
  /** Starts a transaction that no other migration can be in at the same time. */
  readonly begin: string
  /** The placeholder of parameter `index`, which counts from 1. */
  readonly placeholder: (index: number) => string
  /** Steps to apply; default: all that exist. */
  readonly steps?: readonly Migration[]
}

/**
 * Brings the schema up to date; returns how many steps were applied. The caller holds whatever keeps two
 * processes from doing this at once. Rejects when the database was written by a newer program.
 */
export async function migrate(target: MigrationTarget): Promise<number> {
  const { run, types, steps = migrations } = target
  await run(target.begin)
  try {
    await run(
      `CREATE TABLE IF NOT EXISTS schema_migrations (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, applied_at ${types.bigint} NOT NULL)${types.table}`,
    )
    const applied = await appliedVersion(run)
    const known = steps.at(-1)?.version ?? 0
    if (applied > known) throw newerDatabase(applied, known)
    const due = steps.filter((step) => step.version > applied)
    for (const step of due) await applyStep(target, step)
    await run('COMMIT')
    return due.length
  } catch (error) {
    await run('ROLLBACK')
    throw error
  }
}

async function appliedVersion(run: RunStatement): Promise<number> {
  const rows = (await run('SELECT MAX(version) AS version FROM schema_migrations')) as readonly {
    readonly version: number | null
  }[]
  return rows[0]?.version ?? 0
}

async function applyStep({ run, types, nowMs, placeholder }: MigrationTarget, step: Migration): Promise<void> {
  for (const statement of step.statements(types)) await run(statement)
  const places = [1, 2, 3].map(placeholder).join(', ')
  await run(`INSERT INTO schema_migrations (version, name, applied_at) VALUES (${places})`, [
    step.version,
    step.name,
    nowMs,
  ])
}
