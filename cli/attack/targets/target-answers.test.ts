import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { TargetError, type TargetPrompt } from '../../../client/attack/attack-target.ts'
import { secretHider } from '../../../client/attack/hide-secrets.ts'
import { forgetSessions, sessionFile } from '../session-file.ts'
import { discreetTarget } from './discreet-target.ts'
import { openTarget } from './open-target.ts'
import { openAiTarget } from './openai-target.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-answers-'))
let reply = ''
const server = createServer((_, response) => response.end(reply))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
after(() => {
  rmSync(folder, { recursive: true, force: true })
  server.close()
  server.closeAllConnections()
})

const signal = new AbortController().signal
const prompt: TargetPrompt = { prompt: 'p', messages: [], conversationId: 'c', signal, images: [] }
const call = (name: string, given = '{}') => ({ name, arguments: given })

const messages: readonly (readonly [string, object, string, readonly object[]])[] = [
  ['a text', { content: 'hi' }, 'hi', []],
  ['the older function_call', { content: null, function_call: call('pay', '{"a":1}') }, '', [call('pay', '{"a":1}')]],
  [
    'words beside a call',
    { content: 'I pay.', tool_calls: [{ type: 'function', function: call('pay') }] },
    'I pay.',
    [call('pay')],
  ],
  [
    'both kinds of calls',
    { content: null, tool_calls: [{ function: call('a') }], function_call: call('b') },
    '',
    [call('a'), call('b')],
  ],
  [
    'a call with free input',
    { tool_calls: [{ type: 'custom', custom: { name: 'sh', input: 'ls' } }] },
    '',
    [call('sh', 'ls')],
  ],
  [
    'parts',
    {
      content: [
        'a',
        { type: 'text', text: 'b' },
        { type: 'image_url', image_url: { url: 'x' } },
        { type: 'text', text: 'c' },
      ],
    },
    'abc',
    [],
  ],
  [
    'a call among parts',
    {
      content: [
        { type: 'text', text: 'ok' },
        { type: 'tool_use', id: '1', name: 'pay', input: { a: 1 } },
      ],
    },
    'ok',
    [call('pay', '{"a":1}')],
  ],
  ['a refusal', { content: null, refusal: 'No.' }, 'No.', []],
  ['a refusal among parts', { content: [{ type: 'refusal', refusal: 'No.' }] }, 'No.', []],
  ['nothing at all', { content: null, tool_calls: null, function_call: null }, '', []],
]

for (const [what, message, text, toolCalls] of messages) {
  test(`a chat completion is read whatever form it has: ${what}`, async () => {
    reply = JSON.stringify({ choices: [{ message: { role: 'assistant', ...message } }] })
    const ask = openAiTarget({ type: 'openai', base_url: `http://127.0.0.1:${port}/v1`, model: 'm' }, null)
    assert.deepEqual(await ask(prompt), { text, toolCalls })
  })
}

test('a gateway that answers 200 with an error is told with its reason', async () => {
  reply = JSON.stringify({ error: { message: 'no such model' } })
  const ask = openAiTarget({ type: 'openai', base_url: `http://127.0.0.1:${port}/v1`, model: 'm' }, null)
  await assert.rejects(ask(prompt), /without choices\[0\]\.message: no such model/)
})

test('no failure tells a secret, not even where it is cut, coloured or broken over lines', async () => {
  const secret = 'sk-a-rather-long-secret'
  const lined = 'first line\nsecond line'
  const hide = secretHider([secret, lined, lined.replace('\n', ' ')])
  const texts = [
    `it was ${secret}`,
    `${'x'.repeat(690)}${secret}`,
    `sk-a-rather\u001b[1m-long-secret`,
    `key: ${lined}.`,
  ]
  for (const text of texts) {
    const ask = discreetTarget(() => Promise.reject(new TargetError(text, { isTemporary: true })), hide)
    await assert.rejects(ask(prompt), (error) => {
      assert.ok(error instanceof TargetError && error.isTemporary)
      assert.equal(/sk-a|second/.test(error.message), false, error.message)
      return true
    })
  }
})

test('what a program says before it dies is told without the secrets of the config', async () => {
  writeFileSync(
    join(folder, 'dies.mjs'),
    `console.error('\\u001b[31m' + process.env.SHOP_KEY.padEnd(505, '.')); process.exit(1)`,
  )
  const secret = 'shop-key-0123456789'
  const config = { type: 'program' as const, command: [process.execPath, 'dies.mjs'], retries: 0 }
  const target = await openTarget(config, { env: { ...process.env, SHOP_KEY: secret }, folder, secrets: [secret] })
  await assert.rejects(target.ask(prompt), (error) => {
    assert.ok(error instanceof TargetError)
    assert.match(error.message, /The program ended \(1\)\. It said:/)
    assert.equal(/key-|0123|6789|\u001b/.test(error.message), false, error.message)
    return true
  })
  await target.close()
})

test('whoever is not there was not reached; whoever breaks off may have been', async () => {
  const gone = createServer()
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`
  const open = () => openTarget({ type: 'http', url, body: '{{prompt}}', retries: 0 }, { env: {}, folder })
  gone.on('request', (_, response) => response.destroy())
  const isUnreachable = async () => (await (await open()).ask(prompt).catch((error: unknown) => error)) as TargetError
  assert.equal((await isUnreachable()).isUnreachable, false)
  await new Promise((resolve) => gone.close(resolve))
  assert.equal((await isUnreachable()).isUnreachable, true)
})

test('sessions outlive the process, readable by their owner only, and a broken line loses no other', () => {
  const path = join(folder, '.redoubt/a.sessions.jsonl')
  const first = sessionFile(path, false)
  first.remember('a', 's1')
  first.remember('b', 's2')
  first.remember('a', 's3')
  first.remember('a', 's3')
  assert.equal(readFileSync(path, 'utf8').split('\n').length, 4)
  assert.equal(statSync(path).mode & 0o077, 0)
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n["c","cut o`)
  const again = sessionFile(path, true)
  assert.deepEqual(['a', 'b', 'c'].map(again.sessionOf), ['s3', 's2', ''])
  again.remember('d', 's4')
  assert.equal(sessionFile(path, true).sessionOf('d'), 's4')
  assert.equal(sessionFile(path, false).sessionOf('a'), '', 'another run has its own')
  forgetSessions(path)
  assert.equal(sessionFile(path, true).sessionOf('a'), '')
})
