import { migrations } from './migrations/catalogue.ts'
import type { RunStatement } from './run-statement.ts'
import { StoreStartError } from './start-error.ts'

/** The version that this program brings a database to and works with. */
export const knownSchemaVersion: number = migrations.at(-1)?.version ?? 0

/** The version of a database; 0 for an empty one. `hasTable` runs a query that names the table of versions when it is there. */
export async function readSchemaVersion(run: RunStatement, hasTable: string): Promise<number> {
  if ((await run(hasTable)).length === 0) return 0
  const rows = (await run('SELECT MAX(version) AS version FROM schema_migrations')) as readonly {
    readonly version: number | null
  }[]
  return rows[0]?.version ?? 0
}

/**
 * Refuses a database that another program than this must handle: an older one that only a service or `redoubt migrate` may
 * change, or a newer one. Throws StoreStartError. An empty one passes.
 */
export function refuseOtherSchema(applied: number): void {
  if (applied > knownSchemaVersion) throw newerDatabase(applied, knownSchemaVersion)
  if (applied === 0 || applied === knownSchemaVersion) return
  throw new StoreStartError(
    `The database is at schema version ${applied}, this program works with version ${knownSchemaVersion}. Only the service, when it starts, and \`node cli/redoubt.mjs migrate\` change that. Where the service is still the older program, use the commands of that; else stop it and run \`node cli/redoubt.mjs migrate\`.`,
  )
}

/** Rejects when a newer program has brought the database on while this one was running: from then on it may write what that cannot read. */
export async function refuseNewerSchema(run: RunStatement): Promise<void> {
  const [row] = (await run('SELECT MAX(version) AS version FROM schema_migrations')) as readonly {
    readonly version: number | null
  }[]
  const applied = row?.version ?? 0
  if (applied > knownSchemaVersion) throw newerDatabase(applied, knownSchemaVersion)
}

/** What is said of a database of a newer program. */
export function newerDatabase(applied: number, known: number): StoreStartError {
  return new StoreStartError(
    `The database is at schema version ${applied}, this program knows versions up to ${known}. Start the newer program that wrote it, or another database.`,
  )
}
