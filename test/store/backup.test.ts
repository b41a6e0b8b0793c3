import assert from 'node:assert/strict'
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runCommandLine } from '../../cli/command-line.ts'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { openSqliteStore } from '../../server/store/sqlite.ts'

const folder = await mkdtemp(join(tmpdir(), 'redoubt-backup-'))
after(() => rm(folder, { recursive: true, force: true }))
const open = (name: string) =>
  openSqliteStore({ clock: systemClock, ids: systemIds, dataDirectory: join(folder, name) })
const backUp = (path: string, env: Record<string, string> = { REDOUBT_DATA_DIR: join(folder, 'data') }) =>
  runCommandLine(['backup', path], { env, print: () => undefined })

test('a backup that is made while the service runs holds what was acknowledged, and a service starts on it', async () => {
  const path = join(folder, 'backups', 'monday.sqlite')
  const running = await open('data')
  await running.write(({ settings }) => settings.set('said', 'before'))
  assert.equal(await backUp(path), 0)
  await running.write(({ settings }) => settings.set('said', 'after'))
  assert.deepEqual(
    [(await stat(path)).mode & 0o777, (await stat(join(folder, 'backups'))).mode & 0o777],
    [0o600, 0o700],
  )
  await assert.rejects(backUp(path), { name: 'StoreStartError', message: /there already/ })
  await running.close()
  await mkdir(join(folder, 'restored'), { mode: 0o700 })
  await copyFile(path, join(folder, 'restored', 'redoubt.sqlite'))
  const restored = await open('restored')
  assert.equal(await restored.read(({ settings }) => settings.get('said')), 'before')
  await restored.close()
})

test('a backup of nothing and one of PostgreSQL are refused with what to do', async () => {
  await assert.rejects(
    backUp(join(folder, 'x.sqlite'), { REDOUBT_DATA_DIR: join(folder, 'nowhere') }),
    /no database in/,
  )
  const env = { DATABASE_URL: 'postgres://localhost/redoubt' }
  await assert.rejects(backUp(join(folder, 'x.sqlite'), env), /pg_dump/)
})
