import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { checkSurvivors } from './check-survivors.ts'
import { recordUntilKilled } from './recording-process.ts'

/*
 * The cheap half of the power loss proof, for machines without a C compiler: each commit is made by a connection of
 * which SQLite itself says that it syncs. The other half, with a disk that forgets, is `node test/crash/main.ts --full`.
 */
describe('the embedded database', () => {
  let scratch = ''
  before(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'redoubt-commits-'))
  })
  after(() => rm(scratch, { recursive: true, force: true }))

  const record = (name: string, preload: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    recordUntilKilled({
      dataDirectory: join(scratch, name),
      preload: [...preload, 'report-commits.ts'],
      env,
      killAfter: { line: 'kept', delayMs: 100 },
    })
  const settingsOf = (lines: readonly string[]) => [...new Set(lines.filter((line) => line.startsWith('commit ')))]

  test('commits every record with journal_mode = wal and synchronous = FULL', async () => {
    const { lines, acknowledged } = await record('strong', [])
    assert.ok(acknowledged.length > 0)
    assert.deepEqual(settingsOf(lines), ['commit wal 2'])
  })

  test('is seen to commit with synchronous = OFF when it is weakened: the test above can fail', async () => {
    const { lines } = await record('weakened', ['weaken-sync.ts'], { WEAKENED_SYNCHRONOUS: 'OFF' })
    assert.deepEqual(settingsOf(lines), ['commit wal 0'])
  })

  test('keeps after kill -9 all that was acknowledged, whole calls and right counters', async () => {
    const recordings = [await record('killed', []), await record('killed', [])]
    const { found, problems } = await checkSurvivors(join(scratch, 'killed'), recordings)
    assert.deepEqual(problems, [])
    assert.ok(found >= recordings.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0))
  })
})
