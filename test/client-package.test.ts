import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'

const root = dirname(import.meta.dirname)
const folder = mkdtempSync(join(tmpdir(), 'redoubt-package-'))
const installed = join(folder, 'node_modules/redoubt-guard')
const dist = join(installed, 'dist')

function run(words: readonly string[]) {
  const [command = '', ...rest] = words
  return spawnSync(command, rest, { cwd: folder, encoding: 'utf8', timeout: 200_000, env: { PATH: '/usr/bin:/bin' } })
}

before(() => {
  mkdirSync(installed, { recursive: true })
  cpSync(join(root, 'client/package.json'), join(installed, 'package.json'))
  const built = run([process.execPath, join(root, 'scripts/build-client.ts'), dist])
  assert.equal(built.status, 0, built.stderr)
})
after(() => rmSync(folder, { recursive: true, force: true }))

test('the built client imports nothing but itself: no server, no package, no module of Node', () => {
  const files = globSync('**/*.{js,ts}', { cwd: dist })
  assert.ok(files.includes('redoubt.js') && files.includes('redoubt.d.ts'))
  assert.equal(
    files.some((file) => /\.test\.|fixture/.test(file)),
    false,
  )
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8')
    const imported = [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name ?? '')
    for (const name of imported) {
      // A declaration names another one by its module.
      const ending = file.endsWith('.d.ts') ? '.d.ts' : '.js'
      const path = join(dirname(file), name.replace(/(\.d)?\.(js|ts)$/, ending))
      assert.ok(name.startsWith('.') && files.includes(path), `${file} imports ${name}`)
    }
    assert.equal(/\bprocess\.|\bBuffer\b|\brequire\(/.test(text), false, file)
  }
})

test('it works in plain Node without the repository', () => {
  writeFileSync(
    join(folder, 'use.mjs'),
    `import { createServer } from 'node:http'
import { createClient, RedoubtProblem } from 'redoubt-guard'
const server = createServer((request, response) => response.end(JSON.stringify({ path: request.url })))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const client = createClient({ baseUrl: 'http://127.0.0.1:' + server.address().port, apiKey: 'k', organizationId: 'o' })
console.log((await client.redteam.readTest({ params: { test_id: 't' } })).path, typeof RedoubtProblem)
server.close()`,
  )
  const { stdout, stderr } = run([process.execPath, 'use.mjs'])
  assert.equal(stdout, '/api/v1/tests/t function\n', stderr)
})

test('it works with what browsers have and nothing else: a check, and an attack run that is stopped', () => {
  writeFileSync(
    join(folder, 'browser.mjs'),
    `import { readFileSync } from 'node:fs'
import { createContext, SourceTextModule } from 'node:vm'
const web = { fetch, URL, URLSearchParams, AbortController, AbortSignal, Response, crypto, setTimeout, clearTimeout, console }
const replies = {
  check: { is_safe: true, policies_guardrail_results: null, security_guardrail_results: null },
  begin: { run_id: 'r', work_count: 1, credits_charged: 0 },
  next: { done: false, summary: {}, moves: [{ attempt_id: 'a', conversation_id: 'c', turn_index: 0, prompt: 'p', messages: [] }] },
  turns: { decision: 'continue' },
}
const sent = []
const answer = async (url) => {
  sent.push(new URL(url).pathname.split('/').at(-1))
  return new Response(JSON.stringify(replies[sent.at(-1)]))
}
const context = createContext({ ...web, fetch: answer, tell: (text) => console.log(text, sent.join(' ')) })
const known = new Map()
const link = (name, from) => {
  const url = new URL(name, from.identifier)
  if (!known.has(url.href)) known.set(url.href, new SourceTextModule(readFileSync(url, 'utf8'), { context, identifier: url.href }))
  return known.get(url.href)
}
const page = new SourceTextModule(\`
  import { check, createClient, runAttack } from './redoubt.js'
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k', organizationId: 'o' })
  const { isSafe } = await check(client, 'hello')
  const stop = new AbortController()
  const target = async () => { stop.abort(new Error('enough')); return 'x' }
  const reason = await runAttack({ client, testId: 't', target, signal: stop.signal }).catch((error) => error.message)
  tell(isSafe + ' ' + reason + ' ' + typeof process)\`, { context, identifier: 'file://' + process.argv[2] + '/page.js' })
await page.link(link)
await page.evaluate()`,
  )
  const { stdout, stderr } = run([process.execPath, '--experimental-vm-modules', '--no-warnings', 'browser.mjs', dist])
  assert.equal(stdout, 'true enough undefined check begin next turns\n', stderr)
})

test('its types stand alone and know every operation', () => {
  writeFileSync(
    join(folder, 'use.mts'),
    `import { createClient, eachItem, guard, runAttack, type ReplyOf } from 'redoubt-guard'
const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k' })
const turn: ReplyOf<'recordTurn'> = await client.redteam.recordTurn({ params: { test_id: 't' }, body: { run_id: 'r', attempt_id: 'a', request: 'q' } })
const decision: 'continue' | 'pending' | 'backtrack' | 'success' | 'exhausted' | 'aborted' = turn.decision
for await (const policy of eachItem({ client, name: 'listPolicies' }, {})) console.log(policy.detection_threshold.toFixed(), decision)
const chat: (messages: { role: 'user'; content: string }[]) => Promise<string> = guard(async () => 'x', { client, projectId: 'p' })
await runAttack({ client, testId: 't', target: async ({ prompt }) => prompt })
// @ts-expect-error a field that does not exist
await client.redteam.recordTurn({ params: { test_id: 't' }, body: { run_id: 'r', attempt_id: 'a', requests: 'q' } })
// @ts-expect-error an operation of another group
client.guard.recordTurn
// @ts-expect-error the request is needed
await client.redteam.readTest()
export { chat }`,
  )
  const options = [
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--lib',
    'es2024,dom',
    '--types',
    '',
  ]
  const { status, stdout } = run([join(root, 'node_modules/.bin/tsc'), ...options, 'use.mts'])
  assert.equal(status, 0, stdout)
})
