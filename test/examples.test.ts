import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { findNode20 } from './node-20.ts'
import { type Service, startService } from './service.ts'

const run = promisify(execFile)
const root = dirname(import.meta.dirname)
const folder = mkdtempSync(join(tmpdir(), 'redoubt-examples-'))
const node20 = findNode20(join(folder, 'node-20'))
let service: Service
before(async () => {
  // A slow machine shall show slow checks, not failed ones.
  service = await startService('embedded', { REDOUBT_CHECK_TIMEOUT_MS: '60000' })
})
after(async () => {
  await service?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function runExample(name: string): Promise<string> {
  const env = { PATH: '/usr/bin:/bin', REDOUBT_URL: service.address, REDOUBT_API_KEY: service.key }
  const { stdout } = await run(node20, [join(root, 'examples', name)], { env, cwd: folder, timeout: 60_000 })
  return stdout
}

test('retrieval: a planted order is left out by the name of its document, and the rest is used', async () => {
  const printed = await runExample('retrieval.mjs')
  assert.match(printed, /^Left out: pool-reviews\. .*order to the AI/m)
  assert.match(printed, /^Used: pool-hours, pool-prices\.$/m)
  assert.doesNotMatch(printed.split('Answer from these pages alone.')[1] ?? '', /evil/)
})

test('a tool loop: what is harmless is handed on, however short, and a planted order is withheld', async () => {
  const lines = (await runExample('tool-loop.mjs')).trim().split('\n')
  assert.deepEqual(lines.slice(0, 2), ['find_customer: handed on', 'save_note: handed on'])
  assert.match(lines[2] ?? '', /^read_mail: withheld\. .*order to the AI/)
  assert.equal(lines[3], 'Done.')
})

test('an MCP client: the answer of a tool is handed on or withheld', async () => {
  const lines = (await runExample('mcp-client.mjs')).trim().split('\n')
  assert.equal(lines[0], 'read_clock: handed on')
  assert.match(lines[1] ?? '', /^read_mail: withheld\. .*order to the AI/)
})
