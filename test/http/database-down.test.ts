import assert from 'node:assert/strict'
import { connect, createServer, type Socket } from 'node:net'
import { describe, test } from 'node:test'
import { createTestDatabase } from '../each-store.ts'
import { type Service, startService } from '../service.ts'
import { joinEnds } from '../silent-proxy.ts'

/** What the open routes and a request with a key say once the database does not answer. */
async function assertTellsNothing({ call }: Service, told: readonly (string | RegExp)[]): Promise<void> {
  const ready = await call({ path: '/health/ready', key: null })
  assert.equal(ready.status, 503, ready.text)
  assert.equal(ready.json.status, 'not ready')
  assert.ok(ready.json.reason.length > 0)
  const metrics = await call({ path: '/metrics', key: null })
  assert.equal(metrics.status, 200, metrics.text)
  assert.match(metrics.text, /^redoubt_database_up 0$/m)
  assert.match(metrics.text, /^process_cpu_seconds_total/m)
  assert.doesNotMatch(metrics.text, /^redoubt_jobs\{/m)
  const failed = await call({ path: '/api/v1/projects' })
  assert.ok(failed.status >= 500, failed.text)
  for (const { text } of [ready, metrics, failed]) {
    for (const secret of told) assert.doesNotMatch(text, new RegExp(secret), text)
  }
}

describe('embedded', () => {
  test('while the database is gone, readiness and errors tell nothing of where it is, and metrics answer', async () => {
    const service = await startService('embedded')
    try {
      assert.match((await service.call({ path: '/metrics', key: null })).text, /^redoubt_jobs\{state="dead"\} 0$/m)
      await service.app.store.close()
      await assertTellsNothing(service, ['redoubt-test-', 'sqlite', '/tmp'])
    } finally {
      await service.close()
    }
  })
})

describe('postgres', () => {
  test('while the database is gone, readiness and errors tell nothing of where it is, and metrics answer', async () => {
    const database = await createTestDatabase()
    const way = await startWay(new URL(database.url))
    const service = await startService('embedded', { DATABASE_URL: way.url.href, REDOUBT_CORS_ORIGINS: '' })
    try {
      const before = await service.call({ path: '/metrics', key: null })
      assert.match(before.text, /^redoubt_database_up 1$/m)
      assert.match(before.text, /^redoubt_jobs\{state="dead"\} 0$/m)
      way.cut()
      const { hostname, port, username, pathname } = way.url
      // Twice: the first request meets the broken connections, the second finds nobody to connect to.
      for (let round = 0; round < 2; round += 1) {
        await assertTellsNothing(service, [hostname, port, username, pathname.slice(1), 'ECONN'])
      }
    } finally {
      await way.mend()
      await service.close()
      way.cut()
      await database.drop()
    }
  })
})

interface Way {
  readonly url: URL
  /** Breaks every connection and takes no more. */
  cut(): void
  mend(): Promise<void>
}

/** A way to a database that can be cut. */
async function startWay(to: URL): Promise<Way> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const socketPath = to.searchParams.get('host')
    const database = socketPath
      ? connect(`${socketPath}/.s.PGSQL.${to.port || 5432}`)
      : connect(Number(to.port || 5432), to.hostname)
    joinEnds([client, database], sockets)
    client.pipe(database).pipe(client)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  url.searchParams.delete('host')
  return {
    url,
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    mend: () => listen(address.port),
  }
}
