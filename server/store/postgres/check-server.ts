import type { Client } from 'pg'
import { StoreStartError } from '../start-error.ts'

/** PostgreSQL 15, as `server_version_num` says it. */
const versionNumMin = 150_000

/** Refuses servers that are too old; returns warnings about settings that may lose what was acknowledged. */
export async function checkServer(client: Client): Promise<readonly string[]> {
  const version = await show(client, 'server_version')
  if (Number(await show(client, 'server_version_num')) < versionNumMin) {
    throw new StoreStartError(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${version}.`)
  }
  const encoding = await show(client, 'server_encoding')
  if (encoding !== 'UTF8') {
    throw new StoreStartError(`The database must have the encoding UTF8; DATABASE_URL leads to one with ${encoding}.`)
  }
  const warnings: string[] = []
  if ((await show(client, 'synchronous_commit')) === 'off') {
    warnings.push('The database has synchronous_commit = off; it is switched on for the connections of this service.')
  }
  if ((await show(client, 'fsync')) === 'off') {
    warnings.push(
      'The database server has fsync = off: a power failure there may lose messages that were acknowledged.',
    )
  }
  return warnings
}

async function show(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`)
  return rows[0]?.[name] ?? ''
}
