import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { runCommandLine } from '../../cli/command-line.ts'
import type { PolicyVerdict } from '../../server/domain/guard/verdict.ts'
import { knownSchemaVersion } from '../../server/store/schema-version.ts'
import { eachStore } from '../each-store.ts'
import { aPolicyVerdict, aRecord, newPlace, noon } from './fixtures.ts'
import { withoutFailedChecks } from './without-failed-checks.fixture.ts'
import { withoutPeople } from './without-people.fixture.ts'
import { withoutTurnOutcomes } from './without-turn-outcomes.fixture.ts'

eachStore((name, open, place) => {
  const envOf = async (database: string): Promise<Record<string, string>> => {
    const located = await place.locate(database)
    return name === 'embedded' ? { REDOUBT_DATA_DIR: located } : { DATABASE_URL: located }
  }
  const say = async (env: Record<string, string>, ...line: string[]) => {
    const lines: string[] = []
    const code = await runCommandLine(line, { env, print: (text) => lines.push(text) })
    return { code, text: lines.join('\n') }
  }
  /** A database as the version before left it. */
  const ofVersionBefore = async () => {
    const database = randomUUID()
    const store = await open({ database })
    await store.write(({ settings }) => settings.set('from', 'before'))
    await store.close()
    await place.raw(database, 'ALTER TABLE erasures DROP COLUMN horizon')
    await place.raw(database, 'ALTER TABLE idempotency_replies DROP COLUMN claimed_by')
    await place.raw(database, 'DROP TABLE servers')
    await place.raw(database, 'ALTER TABLE api_keys DROP COLUMN project_ids')
    await place.raw(database, 'DROP TABLE test_removals')
    await place.raw(database, 'DROP INDEX erasures_completed')
    await place.raw(database, 'ALTER TABLE projects DROP COLUMN second_opinion')
    await place.raw(database, 'DROP INDEX configuration_snapshots_age')
    await place.raw(database, 'ALTER TABLE configuration_snapshots DROP COLUMN last_used_at')
    await place.raw(database, 'ALTER TABLE messages DROP COLUMN upstream')
    for (const undone of withoutPeople) await place.raw(database, undone)
    await place.raw(database, 'DROP TABLE sessions')
    await place.raw(database, 'DROP TABLE sign_in_codes')
    for (const undone of withoutTurnOutcomes) await place.raw(database, undone)
    await place.raw(database, 'DELETE FROM schema_migrations WHERE version >= 11')
    return database
  }
  const versionOf = async (database: string) => {
    const [row] = (await place.raw(database, 'SELECT MAX(version) AS version FROM schema_migrations')) as {
      version: number
    }[]
    return row?.version
  }

  test('a local command refuses the schema of another version and leaves it alone; `migrate` brings it up to date', async () => {
    const database = await ofVersionBefore()
    const env = await envOf(database)
    await assert.rejects(say(env, 'key', 'list'), {
      name: 'StoreStartError',
      message: new RegExp(`schema version 10, .* version ${knownSchemaVersion}.*redoubt.mjs migrate`),
    })
    assert.equal(await versionOf(database), 10)
    const migrated = await say(env, 'migrate')
    assert.equal(migrated.code, 0)
    assert.match(migrated.text, new RegExp(`schema version  ${knownSchemaVersion}$`))
    assert.equal(await versionOf(database), knownSchemaVersion)
    assert.equal((await say(env, 'organization', 'create', '--name', 'Acme')).code, 0)
    assert.equal(/copy/.test((await say(env, 'migrate')).text), false, 'nothing to do, nothing to copy')
  })

  test('a snapshot from before counts as used when the last message that refers to it was made', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const first = aRecord(where, { text: 'first' })
    await store.record([first])
    const { message, ...again } = aRecord(where, { text: 'later', createdAtMs: noon + 5_000_000 })
    const { snapshot } = first
    await store.record([{ ...again, snapshot, message: { ...message, snapshotId: snapshot.id } }])
    await store.close()
    await place.raw(database, 'DROP INDEX configuration_snapshots_age')
    await place.raw(database, 'ALTER TABLE configuration_snapshots DROP COLUMN last_used_at')
    await place.raw(database, 'ALTER TABLE messages DROP COLUMN upstream')
    for (const undone of withoutPeople) await place.raw(database, undone)
    await place.raw(database, 'DROP TABLE sessions')
    await place.raw(database, 'DROP TABLE sign_in_codes')
    for (const undone of withoutTurnOutcomes) await place.raw(database, undone)
    await place.raw(database, 'DELETE FROM schema_migrations WHERE version >= 17')
    await open({ database })
    const rows = await place.raw(database, 'SELECT id, last_used_at FROM configuration_snapshots')
    const used = (rows as { id: string; last_used_at: number | string }[]).find(({ id }) => id === snapshot.id)
    assert.equal(Number(used?.last_used_at), noon + 5_000_000)
  })

  test('messages from before whose checks could not be made are counted in their hours, and no text is taken for one', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const judged = (createdAtMs: number, more: Partial<PolicyVerdict>) =>
      aRecord(where, { createdAtMs, policies: [{ ...aPolicyVerdict(randomUUID(), true), ...more }] })
    await store.record([
      judged(noon, { status: 'error', reason: 'The detector hangs.' }),
      judged(noon, { status: 'error', shadow: true }),
      judged(noon + 3_600_000, { status: 'error' }),
      judged(noon, { status: 'warning' }),
      judged(noon, { name: '","status":"error"' }),
    ])
    await store.close()
    const withoutPauses = 'ALTER TABLE attack_runs DROP COLUMN paused_at'
    for (const undone of [...withoutFailedChecks, withoutPauses]) await place.raw(database, undone)
    await place.raw(database, 'DELETE FROM schema_migrations WHERE version >= 25')
    const { project } = where
    const period = { fromMs: noon - 1_800_000, toMs: noon + 1_800_000 }
    const filter = { organizationId: project.organizationId, projectId: project.id, ...period, policyId: null }
    const opened = await open({ database })
    const errored = (fromMs: number, toMs: number) =>
      opened.read(async ({ messages }) => {
        const whole = { ...filter, fromMs, toMs, issuesOnly: false, unsafeOnly: false } as const
        return (await messages.statsAndMore(whole)).errored
      })
    assert.equal(await errored(period.fromMs, period.toMs), 2, 'from the counters of the hour')
    assert.equal(await errored(noon, noon + 1), 2, 'from the messages')
    assert.equal(await errored(period.fromMs, period.toMs + 3_600_000), 3)
    assert.equal(await opened.write(({ messages }) => messages.repairRollup(period.fromMs)), 0)
  })

  test('an empty database gets its schema from any command', async () => {
    const database = randomUUID()
    assert.equal((await say(await envOf(database), 'organization', 'create', '--name', 'Acme')).code, 0)
    assert.equal(await versionOf(database), knownSchemaVersion)
  })

  test('a server whose database a newer program has brought on says so and is ready no longer', async () => {
    const database = randomUUID()
    const store = await open({ database })
    await store.ping()
    await place.raw(database, "INSERT INTO schema_migrations (version, name, applied_at) VALUES (999, 'later', 0)")
    await assert.rejects(store.ping(), { name: 'StoreStartError', message: /schema version 999.*newer program/ })
  })

  if (name === 'embedded') {
    test('before it is migrated the embedded database is copied, whole, for its owner alone', async () => {
      const database = await ofVersionBefore()
      const folder = await place.locate(database)
      const store = await open({ database })
      assert.equal(await store.read(({ settings }) => settings.get('from')), 'before')
      const path = join(folder, 'redoubt-schema-10.sqlite')
      assert.equal((await stat(path)).mode & 0o777, 0o600)
      const copy = new DatabaseSync(path, { readOnly: true })
      assert.equal(copy.prepare('SELECT MAX(version) AS version FROM schema_migrations').get()?.version, 10)
      assert.equal(copy.prepare("SELECT value FROM settings WHERE name = 'from'").get()?.value, 'before')
      copy.close()
      assert.ok(!(await readdir(folder)).some((file) => file.endsWith('.unfinished')))
    })

    test('`migrate` refuses a database that a server uses', async () => {
      const database = randomUUID()
      await open({ database })
      await assert.rejects(say(await envOf(database), 'migrate'), /Another server uses the data directory/)
    })
  }
})
