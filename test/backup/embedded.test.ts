import assert from 'node:assert/strict'
import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { usedSnapshots } from '../../server/store/migrations/0017-used-snapshots.ts'
import { knownSchemaVersion } from '../../server/store/schema-version.ts'
import { withoutPeople } from '../store/without-people.fixture.ts'
import { withoutTurnOutcomes } from '../store/without-turn-outcomes.fixture.ts'
import { createInstallation } from './installation.ts'
import { walkBackup } from './walk.ts'

const installation = createInstallation()
after(() => installation.remove())
/** The migration that is undone, so that there is one to make. */
const snapshotsVersion = usedSnapshots.version
const data = join(installation.folder, 'data')

test('the commands of the page back up a service that goes on storing, restore it, upgrade it and take it back', async () => {
  const { client, before } = await walkBackup({ installation, database: 'embedded', settings: {}, restoring: {} })

  // The database as the version before left it; a newer migration than that of the snapshots has to be undone here first.
  const versionBefore = snapshotsVersion - 1
  change(`DROP INDEX configuration_snapshots_age;
    ALTER TABLE configuration_snapshots DROP COLUMN last_used_at;
    ALTER TABLE messages DROP COLUMN upstream;
    ${withoutPeople.join(';')};
    DROP TABLE sessions;
    DROP TABLE sign_in_codes;
    ${withoutTurnOutcomes.join(';')};
    DELETE FROM schema_migrations WHERE version > ${versionBefore}`)
  assert.match(await installation.run('upgrade'), new RegExp(`schema version  ${knownSchemaVersion}`))
  const upgraded = await installation.start('start')
  await client.assertStored(upgraded.address, before)
  await upgraded.stop()

  change("INSERT INTO schema_migrations (version, name, applied_at) VALUES (999, 'newer', 0)")
  await assert.rejects(installation.start('start'), /schema version 999/)
  // The copy that the upgrade made takes the place of the backup in the commands.
  const { folder } = installation
  const copy = readdirSync(data).find((name) => /^redoubt-schema-\d+\.sqlite$/.test(name)) ?? 'none'
  renameSync(join(data, copy), join(folder, 'backups', 'monday.sqlite'))
  renameSync(join(folder, 'restored'), join(folder, 'restored-before'))
  const taken = await installation.start('embedded-restore')
  await client.assertStored(taken.address, before)
  await taken.stop()
})

function change(statements: string): void {
  const database = new DatabaseSync(join(data, 'redoubt.sqlite'))
  database.exec(statements)
  database.close()
}
