import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runCommandLine } from '../cli/command-line.ts'
import { processTerminal } from '../cli/terminal.ts'
import { compileCache } from './compile-cache.ts'

const main = new URL('../server/main.ts', import.meta.url).pathname
let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redoubt-start-'))
})
after(() => rm(folder, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly output: { stdout: string; stderr: string }
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
}

function start(settings: Readonly<Record<string, string>>, program = main, words: readonly string[] = []): Started {
  const env = {
    ...compileCache,
    PATH: process.env.PATH ?? '',
    REDOUBT_PORT: '0',
    REDOUBT_DATA_DIR: folder,
    REDOUBT_DETECTOR_WORKERS: '1',
    ...settings,
  }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) }
}

/** Resolves with the address once the banner stands on stdout. */
async function ready({ child, output, ended }: Started): Promise<string> {
  const gone = ended.then(() => assert.fail(`the server ended: ${output.stderr}`))
  for (;;) {
    const address = /^ {2}address +(\S+)$/m.exec(output.stdout)?.[1]
    if (address && /\n\n/.test(output.stdout.slice(output.stdout.indexOf('documentation')))) return address
    await Promise.race([child.stdout ? once(child.stdout, 'data') : gone, gone])
  }
}

test('words of the command line are refused, and where settings belong is said', async () => {
  const { output, ended } = start({}, main, ['--port', '4200'])
  assert.equal(await ended, 2)
  assert.match(output.stderr, /takes no --port\. .*REDOUBT_PORT=.*docs\/configuration\.md/)
  assert.equal(output.stdout, '')
})

test('the first start prints a key once; the next one prints none, and the key goes on working', async () => {
  const first = start({})
  await ready(first)
  const key = /rdk_[0-9A-Za-z]{49}/.exec(first.output.stdout)?.[0]
  assert.ok(key)
  const [byRules, byPolicy] = [...first.output.stdout.matchAll(/^curl [\s\S]*?[^\\]\n(?=\n)/gm)].map(([line]) => line)
  const results = [byRules, byPolicy].map((line = '') => {
    const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8', timeout: 60_000 })
    assert.ok(stdout.startsWith('{'), stderr)
    return JSON.parse(stdout)
  })
  assert.deepEqual(
    results.map(({ is_safe }) => is_safe),
    [false, false],
  )
  assert.equal(results[0].security_guardrail_results.is_safe, false)
  assert.deepEqual(
    results[1].policies_guardrail_results.policies.map(({ is_safe }: { readonly is_safe: boolean }) => is_safe),
    [false],
  )
  first.child.kill('SIGTERM')
  assert.equal(await first.ended, 0, first.output.stderr)
  assert.equal(first.output.stderr.includes(key), false, 'no key reaches the log')
  const second = start({})
  const address = await ready(second)
  assert.equal(second.output.stdout.includes('rdk_'), false)
  const reply = await fetch(`${address}/api/v1/policies`, { headers: { 'x-api-key': key } })
  assert.equal(reply.status, 200)
  second.child.kill('SIGTERM')
  assert.equal(await second.ended, 0)
})

test('a command that finds no service names the one that runs on the data folder', async () => {
  const started = start({ REDOUBT_DATA_DIR: join(folder, 'found') })
  const address = await ready(started)
  const check = async () => {
    const written: string[] = []
    const terminal = { ...processTerminal, write: (text: string) => void written.push(text) }
    const env = { REDOUBT_DATA_DIR: join(folder, 'found'), REDOUBT_PORT: '9', REDOUBT_API_KEY: 'rdk_x' }
    assert.equal(await runCommandLine(['check', 'Hello'], { env, print: () => undefined, terminal }), 3)
    return written.join('')
  }
  assert.ok((await check()).includes(`at ${address}: name it with --url ${address}, or set REDOUBT_PORT=`))
  started.child.kill('SIGTERM')
  assert.equal(await started.ended, 0, started.output.stderr)
  assert.match(await check(), /Start it with: npm start/)
})

test('SIGTERM answers each request that has arrived, in full or with 503, before the process ends', async () => {
  const key = 'a-key-of-more-than-thirty-two-characters'
  const started = start({ REDOUBT_INIT_API_KEY: key, REDOUBT_DATA_DIR: join(folder, 'drained') })
  const address = await ready(started)
  const replies = Array.from({ length: 20 }, () =>
    fetch(`${address}/api/v1/check`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'word '.repeat(20_000) }),
    }).then((reply) => reply.text()),
  )
  await Promise.race(replies)
  started.child.kill('SIGTERM')
  // The 20 connections stand already, so each of them is answered in full.
  for (const reply of await Promise.all(replies)) {
    const { is_safe: isSafe, code } = JSON.parse(reply)
    assert.ok(typeof isSafe === 'boolean' || code === 'overloaded', reply.slice(0, 200))
  }
  assert.equal(await started.ended, 0, started.output.stderr)
})

test('a second server on the same embedded database is refused in plain words; the first goes on', async () => {
  const first = start({})
  const address = await ready(first)
  const second = start({})
  assert.equal(await second.ended, 1)
  assert.match(second.output.stderr, /Redoubt did not start/)
  assert.match(second.output.stderr, /another|already|in use/i)
  assert.equal(second.output.stdout, '')
  assert.equal((await fetch(`${address}/health/ready`)).status, 200)
  first.child.kill('SIGTERM')
  assert.equal(await first.ended, 0)
})

test('after kill -9 the next start needs no repair by hand', async () => {
  const first = start({})
  await ready(first)
  first.child.kill('SIGKILL')
  await first.ended
  const second = start({})
  await ready(second)
  second.child.kill('SIGTERM')
  assert.equal(await second.ended, 0)
})

test('a port in use stops the start with the reason and what to do', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  assert.ok(typeof address === 'object' && address !== null)
  const started = start({ REDOUBT_PORT: String(address.port) })
  assert.equal(await started.ended, 1)
  assert.match(started.output.stderr, /port is in use.*REDOUBT_PORT/s)
  server.close()
})

test('an unknown or bad setting stops the start, names every one and the nearest valid name', async () => {
  const started = start({ REDOUBT_PROT: '80', REDOUBT_LOG_LEVEL: 'loud' })
  assert.equal(await started.ended, 2)
  assert.match(started.output.stderr, /REDOUBT_PROT.*REDOUBT_PORT/s)
  assert.match(started.output.stderr, /REDOUBT_LOG_LEVEL/)
})

test('a database that does not answer stops the start without showing the password', async () => {
  const started = start({ DATABASE_URL: 'postgres://someone:hidden-word@127.0.0.1:1/none' })
  assert.equal(await started.ended, 1)
  assert.match(started.output.stderr, /Redoubt did not start/)
  assert.equal(started.output.stderr.includes('hidden-word'), false)
})

test('a server that listens beyond this machine says so unless a TLS proxy is trusted', async () => {
  for (const [settings, warns] of [
    [{ REDOUBT_HOST: '127.0.0.1' }, false],
    [{ REDOUBT_HOST: '0.0.0.0' }, true],
    [{ REDOUBT_HOST: '0.0.0.0', REDOUBT_TRUST_PROXY: '10.0.0.0/8' }, false],
  ] as const) {
    const started = start(settings)
    await ready(started)
    started.child.kill('SIGTERM')
    assert.equal(await started.ended, 0, started.output.stderr)
    assert.equal(/beyond this machine without TLS/.test(started.output.stderr), warns, JSON.stringify(settings))
  }
})

test('a damaged encoder stops the start, names the file and how to restore it', async () => {
  const root = new URL('..', import.meta.url).pathname
  const copy = join(folder, 'damaged')
  for (const part of ['server', 'contract', 'models', 'package.json'])
    await cp(join(root, part), join(copy, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await truncate(join(copy, 'models/encoder.onnx'), 1_000_000)
  const started = start({ REDOUBT_DATA_DIR: join(folder, 'damaged-data') }, join(copy, 'server/main.ts'))
  assert.equal(await started.ended, 1)
  assert.match(started.output.stderr, /Redoubt did not start.*encoder\.onnx.*git checkout -- models\//s)
  assert.equal(started.output.stdout, '')
})
