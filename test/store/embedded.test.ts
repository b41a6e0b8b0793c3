import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, test } from 'node:test'
import { presentFault } from '../../server/store/faults.ts'
import { classifySqliteFault } from '../../server/store/sqlite/sqlite-error.ts'
import { openSqliteStore } from '../../server/store/sqlite.ts'

const shared = { clock: { nowMs: () => Date.now() }, ids: { next: () => randomUUID() } }
let parent: string
let dataDirectory: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'redoubt-embedded-'))
  dataDirectory = join(parent, 'deep', 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** A server in a process of its own that has opened the directory. */
async function startOther(): Promise<ChildProcess> {
  const program = `
    const { openSqliteStore } = await import(${JSON.stringify(import.meta.resolve('../../server/store/sqlite.ts'))})
    const store = await openSqliteStore({ dataDirectory: ${JSON.stringify(dataDirectory)}, clock: { nowMs: () => 0 }, ids: { next: () => '0' } })
    await store.write(({ settings }) => settings.set('from', 'the other'))
    console.log('open')
    setInterval(() => {}, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  assert.ok(child.stdout)
  const [output] = await once(child.stdout, 'data')
  assert.equal(String(output).trim(), 'open')
  return child
}

test('a second server on one directory is refused while the first lives, and let in after kill -9', async () => {
  const other = await startOther()
  const refused = { name: 'StoreStartError', message: /Another server uses the data directory .*deep\/data/ }
  await assert.rejects(openSqliteStore({ ...shared, dataDirectory }), refused)
  const exited = once(other, 'exit')
  other.kill('SIGKILL')
  await exited
  const store = await openSqliteStore({ ...shared, dataDirectory })
  assert.equal(await store.read(({ settings }) => settings.get('from')), 'the other')
  await assert.rejects(openSqliteStore({ ...shared, dataDirectory }), refused)
  await store.close()
})

test('only the owner can read the files of the database; a folder or file that is open to others is told or closed', async () => {
  const modeOf = async (name: string) => ((await stat(join(dataDirectory, name))).mode & 0o777).toString(8)
  const warnings: string[] = []
  const open = async () => {
    const store = await openSqliteStore({ ...shared, dataDirectory, onWarning: (message) => warnings.push(message) })
    await store.write(({ settings }) => settings.set('from', 'a test'))
    return store
  }
  const store = await open()
  for (const file of await readdir(dataDirectory))
    if (!file.startsWith('server-lock')) assert.equal(await modeOf(file), '600', file)
  assert.deepEqual([await modeOf('.'), warnings], ['700', []])
  await store.close()
  await chmod(join(dataDirectory, 'redoubt.sqlite'), 0o644)
  await chmod(dataDirectory, 0o755)
  const again = await open()
  assert.equal(await modeOf('redoubt.sqlite'), '600')
  assert.match(warnings.join(), /deep\/data.*chmod go-rwx/)
  assert.equal(warnings.length, 1)
  await again.close()
})

test('a local command reads and writes beside a running server', async () => {
  const server = await openSqliteStore({ ...shared, dataDirectory })
  const command = await openSqliteStore({ ...shared, dataDirectory, exclusive: false })
  await command.write(({ settings }) => settings.set('from', 'the command'))
  assert.equal(await server.read(({ settings }) => settings.get('from')), 'the command')
  await command.close()
  await server.write(({ settings }) => settings.set('from', 'the server'))
  await server.close()
})

test('the directory is created for its owner alone, and the database is in WAL mode', async () => {
  const store = await openSqliteStore({ ...shared, dataDirectory })
  await store.close()
  assert.equal((await stat(dataDirectory)).mode & 0o777, 0o700)
  const db = new DatabaseSync(join(dataDirectory, 'redoubt.sqlite'))
  assert.equal(db.prepare('PRAGMA journal_mode').get()?.journal_mode, 'wal')
  db.close()
})

test('a directory that cannot be one is refused in plain words', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  for (const path of [file, join(file, 'below')]) {
    await assert.rejects(openSqliteStore({ ...shared, dataDirectory: path }), {
      name: 'StoreStartError',
      message: /The data directory .* cannot be written/,
    })
  }
})

test('a file that is no database is refused in plain words and not overwritten', async () => {
  await (await openSqliteStore({ ...shared, dataDirectory })).close()
  const path = join(dataDirectory, 'redoubt.sqlite')
  await writeFile(path, 'x'.repeat(8_192))
  await assert.rejects(openSqliteStore({ ...shared, dataDirectory }), {
    name: 'StoreStartError',
    message: /is damaged or is no SQLite database/,
  })
  assert.equal((await stat(path)).size, 8_192)
})

test('a full disk is a passing problem of the installation, with its name', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE t (a TEXT); PRAGMA max_page_count = 3')
  try {
    db.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(100_000))
    assert.fail('the database is not full')
  } catch (error) {
    const problem = presentFault(error, classifySqliteFault)
    assert.match(String(problem), /disk .* is full/)
    assert.equal((problem as { code?: unknown }).code, 'overloaded')
  } finally {
    db.close()
  }
})

test('a write that another process holds up for too long is refused and the next one succeeds', async () => {
  const store = await openSqliteStore({ ...shared, dataDirectory, busyTimeoutMs: 1 })
  const other = new DatabaseSync(join(dataDirectory, 'redoubt.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  const set = () => store.write(({ settings }) => settings.set('a', '1'))
  await assert.rejects(set(), { code: 'overloaded', message: /Another process holds/ })
  other.exec('ROLLBACK')
  other.close()
  await set()
  await store.close()
})

test('a survey whose connection cannot be opened says so as any other read does, and the next one tries again', async () => {
  const store = await openSqliteStore({ ...shared, dataDirectory })
  const file = join(dataDirectory, 'redoubt.sqlite')
  await rename(file, `${file}.away`)
  const survey = () => store.survey(({ settings }) => settings.get('anything'))
  await assert.rejects(survey(), { code: 'overloaded' })
  await rename(`${file}.away`, file)
  assert.equal(await survey(), null)
  await store.close()
})
