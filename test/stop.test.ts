import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { compileCache } from './compile-cache.ts'
import { createTestDatabase } from './each-store.ts'

const main = new URL('../server/main.ts', import.meta.url).pathname
const key = 'a-key-of-more-than-thirty-two-characters'
/** The server ends by itself within 10 s, as README promises: with 0 when all was done by then. Much later it hangs. */
const hungMs = 60_000

interface Server {
  readonly child: ChildProcess
  readonly port: number
  readonly log: () => string
  /** Code and signal of its end. */
  readonly ended: Promise<readonly [code: number | null, signal: string | null]>
}

async function startServer(settings: Readonly<Record<string, string>>): Promise<Server> {
  const env = {
    ...compileCache,
    PATH: process.env.PATH ?? '',
    REDOUBT_PORT: '0',
    REDOUBT_INIT_API_KEY: key,
    REDOUBT_DETECTOR_WORKERS: '1',
    ...settings,
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close').then(([code, signal]) => [code, signal] as const)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const port = await new Promise<number>((resolve, reject) => {
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const found = /address +http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    void ended.then(() => reject(new Error(`it ended at its start: ${said}`)))
  })
  return { child, port, log: () => said, ended }
}

async function openSocket(port: number, sent: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (sent !== '') socket.write(sent)
  return socket
}

/** Stops the server; how it ended. */
async function stop({ child, ended }: Server) {
  child.kill('SIGTERM')
  const guard = setTimeout(() => child.kill('SIGKILL'), hungMs)
  const [code, signal] = await ended
  clearTimeout(guard)
  return { code, signal }
}

const headers = `host: x\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\n`
const text = 'A quiet sentence about the weather in a small town by the sea. '.repeat(1_024).slice(0, 64_000)

for (const database of ['embedded', 'postgres'] as const) {
  describe(database, () => {
    let folder = ''
    let drop = async (): Promise<void> => {}
    let settings: Readonly<Record<string, string>> = {}
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'redoubt-stop-'))
      const made = database === 'postgres' ? await createTestDatabase() : null
      if (made) drop = made.drop
      settings = { REDOUBT_DATA_DIR: folder, ...(made && { DATABASE_URL: made.url }) }
    })
    after(async () => {
      await drop()
      await rm(folder, { recursive: true, force: true })
    })

    test('SIGTERM with 200 queued checks of 64 kB sheds what has not begun and ends with 0 within 10 s', async () => {
      const server = await startServer(settings)
      const body = JSON.stringify({ text })
      const replies = Array.from({ length: 200 }, async () => {
        const reply = await fetch(`http://127.0.0.1:${server.port}/api/v1/check`, {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body,
        })
        return {
          status: reply.status,
          retryAfter: reply.headers.get('retry-after'),
          json: JSON.parse(await reply.text()),
        }
      })
      await Promise.race(replies)
      const { code, signal } = await stop(server)
      assert.deepEqual([code, signal], [0, null], server.log())
      const answers = await Promise.all(replies)
      const shed = answers.filter(({ status }) => status === 503)
      assert.ok(shed.length > 100, `${shed.length} were shed`)
      for (const { status, retryAfter, json } of answers) {
        if (status === 200) assert.equal(typeof json.is_safe, 'boolean')
        else assert.deepEqual([status, json.code, retryAfter], [503, 'overloaded', '1'])
      }
    })

    test('SIGTERM closes silent, idle and half-sent connections at once', async () => {
      const server = await startServer(settings)
      const silent = await openSocket(server.port, '')
      const halfHeaders = await openSocket(server.port, `POST /api/v1/check HTTP/1.1\r\n${headers}`)
      const halfBody = await openSocket(
        server.port,
        `POST /api/v1/check HTTP/1.1\r\n${headers}content-length: 900\r\n\r\n{"te`,
      )
      const idle = await openSocket(server.port, 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
      await once(idle, 'data')
      const { code, signal } = await stop(server)
      for (const socket of [silent, halfHeaders, halfBody, idle]) socket.destroy()
      assert.deepEqual([code, signal], [0, null], server.log())
    })
  })
}
