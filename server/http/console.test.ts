import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { registerConsole } from './console.ts'
import { registerSecurityHeaders } from './security-headers.ts'

async function withConsole(
  work: (app: ReturnType<typeof Fastify>, folder: string) => Promise<void>,
  targets: readonly string[] = [],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-console-'))
  const app = Fastify()
  registerSecurityHeaders(app, targets)
  registerConsole(app, folder)
  try {
    await work(app, folder)
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function build(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>console</title>')
  await writeFile(join(folder, 'assets', 'a-1234.js'), 'run()')
  await writeFile(join(folder, 'assets', 'a-1234.js.br'), brotliCompressSync('run()'))
  await writeFile(join(folder, '.sources'), 'secret')
}

test('without a build the console says what to do, and comes as soon as it is built', () =>
  withConsole(async (app, folder) => {
    const missing = await app.inject('/console')
    assert.equal(missing.statusCode, 503)
    assert.match(missing.body, /npm run build:console/)
    await build(folder)
    assert.equal((await app.inject('/console')).body, '<title>console</title>')
  }))

test('every place inside the console is its page; a file that is not there is 404, and nothing else of the folder is shown', () =>
  withConsole(async (app, folder) => {
    await build(folder)
    for (const place of [
      '/console',
      '/console/',
      '/console/projects/1?tab=code',
      '/console/.sources',
      '/console/..%2f..%2fpackage.json',
    ]) {
      assert.equal((await app.inject(place)).body, '<title>console</title>', place)
    }
    for (const file of ['/console/assets/gone.js', '/console/assets/..%2f.sources', '/console/assets/a-1234.js.br']) {
      const { statusCode, body } = await app.inject(file)
      assert.equal(statusCode, 500, 'a Problem, which the real edge makes a 404')
      assert.equal(body.includes('secret'), false)
    }
  }))

test('hashed files are kept for ever, the page is asked for again, and who takes brotli gets it', () =>
  withConsole(async (app, folder) => {
    await build(folder)
    const url = '/console/assets/a-1234.js'
    const plain = await app.inject({ url })
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(plain.body, 'run()')
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    assert.equal(packed.headers['content-encoding'], 'br')
    assert.equal(packed.headers.vary, 'accept-encoding')
    assert.equal(brotliDecompressSync(packed.rawPayload).toString(), 'run()')
    assert.equal((await app.inject('/console')).headers['cache-control'], 'no-cache')
  }))

test('no script runs that is not of the build, nothing is asked for elsewhere, nobody frames the console', () =>
  withConsole(async (app, folder) => {
    await build(folder)
    const { headers } = await app.inject('/console/projects')
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'none'; script-src 'self';/)
    for (const part of ["connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"]) {
      assert.ok(policy.includes(part), part)
    }
    assert.equal(/script-src[^;]*unsafe/.test(policy), false)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
  }))

test('a page may ask the targets that are named for it, and no other', () =>
  withConsole(
    async (app, folder) => {
      await build(folder)
      const { headers } = await app.inject('/console')
      const policy = String(headers['content-security-policy'])
      assert.ok(policy.includes("connect-src 'self' https://assistant.example.com;"), policy)
      const docs = await app.inject('/docs')
      assert.ok(String(docs.headers['content-security-policy']).includes("connect-src 'self';"))
    },
    ['https://assistant.example.com'],
  ))
