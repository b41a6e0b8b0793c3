import assert from 'node:assert/strict'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { usedSnapshots } from '../../server/store/migrations/0017-used-snapshots.ts'
import { knownSchemaVersion } from '../../server/store/schema-version.ts'
import { startPostgresServer } from '../postgres-server.ts'
import { withoutPeople } from '../store/without-people.fixture.ts'
import { withoutTurnOutcomes } from '../store/without-turn-outcomes.fixture.ts'
import { createInstallation, type Installation } from './installation.ts'
import { walkBackup } from './walk.ts'

const usage = `node test/backup/main.ts

Runs the commands of docs/backup-and-upgrade.md for PostgreSQL as the page shows them: on a server of its own, with the
pg_dump, pg_restore and createdb of the same version. Backs up a service that goes on storing, restores, upgrades,
downgrades, and finds the same messages each time.`

/** Where Debian puts the versions of PostgreSQL. */
const versions = '/usr/lib/postgresql'
const needed = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'createdb']

if (process.argv.length > 2) {
  console.log(usage)
  process.exitCode = process.argv.includes('--help') ? 0 : 2
} else {
  await main()
}

async function main(): Promise<void> {
  const programs = findPrograms()
  const server = await startPostgresServer({ programs })
  const installation = createInstallation([programs])
  try {
    await walk(installation, server.url)
  } finally {
    await installation.remove()
    await server.stop()
  }
}

/** The programs of one version, so that dump and server are of the same. Throws with what to install. */
function findPrograms(): string {
  const found = existsSync(versions) ? readdirSync(versions).sort((left, right) => Number(right) - Number(left)) : []
  for (const version of found) {
    const folder = join(versions, version, 'bin')
    if (needed.every((name) => isProgram(join(folder, name)))) return folder
  }
  throw new Error(
    `No PostgreSQL with ${needed.join(', ')} in ${versions}. Install one: apt-get install postgresql-15 postgresql-client-15`,
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function walk(installation: Installation, serverUrl: string): Promise<void> {
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  const inDatabase = async (url: string, statements: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statements).finally(() => client.end())
  }
  const database = urlOf('redoubt')
  const settings = { DATABASE_URL: database }
  const restoring = { NEW_URL: urlOf('restored') }
  await inDatabase(serverUrl, 'CREATE DATABASE redoubt')
  const { client, before, meanwhile } = await walkBackup({ installation, database: 'postgres', settings, restoring })
  console.log(`✔ backed up while ${meanwhile} checks were stored, and restored: the same ${before.size} messages`)

  // The database as the version before left it; a newer migration than that of the snapshots has to be undone here first.
  await inDatabase(
    database,
    `DROP INDEX configuration_snapshots_age; ALTER TABLE configuration_snapshots DROP COLUMN last_used_at;
     ALTER TABLE messages DROP COLUMN upstream; ${withoutPeople.join(';')};
     DROP TABLE sessions; DROP TABLE sign_in_codes;
     ${withoutTurnOutcomes.join(';')};
     DELETE FROM schema_migrations WHERE version >= ${usedSnapshots.version}`,
  )
  await installation.run('postgres-backup', settings)
  assert.match(await installation.run('upgrade', settings), new RegExp(`schema version  ${knownSchemaVersion}$`, 'm'))
  const upgraded = await installation.start('start', settings)
  await client.assertStored(upgraded.address, before)
  await upgraded.stop()
  console.log(`✔ upgraded to schema version ${knownSchemaVersion}: the same messages`)

  await inDatabase(database, "INSERT INTO schema_migrations (version, name, applied_at) VALUES (999, 'newer', 0)")
  await assert.rejects(installation.start('start', settings), /schema version 999/)
  await inDatabase(serverUrl, 'DROP DATABASE restored')
  const taken = await installation.start('postgres-restore', { ...settings, ...restoring })
  await client.assertStored(taken.address, before)
  await taken.stop()
  console.log('✔ a newer schema was refused, and the backup from before the upgrade restored: the same messages')
}
