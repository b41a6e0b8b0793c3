import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openPostgresStore } from '../server/store/postgres.ts'

/** An empty database on the test server. */
export interface TestDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** Creates an empty database on the server, or a copy of the database with that name. */
export async function createDatabase(serverUrl: string, template = 'template0'): Promise<TestDatabase> {
  const name = `redoubt_test_${randomBytes(8).toString('hex')}`
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${pg.escapeIdentifier(template)} ENCODING 'UTF8'`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** A database with the present schema and nothing in it, to be copied: half a second less for each service of a test. */
export async function createTemplate(serverUrl: string): Promise<TestDatabase> {
  const template = await createDatabase(serverUrl)
  const clock = { nowMs: () => Date.now() }
  const store = await openPostgresStore({
    connectionString: template.url,
    clock,
    ids: { next: () => crypto.randomUUID() },
  })
  await store.close()
  return template
}

async function administer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
