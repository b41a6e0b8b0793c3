import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe } from 'node:test'
import pg from 'pg'
import { pino } from 'pino'
import type { AppParts } from '../server/app/app-parts.ts'
import { type App, createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import type { Permission } from '../server/domain/account/organization.ts'
import { secureRandomBytes, sha256, systemClock, systemIds } from '../server/process-ports.ts'
import { createApiKey } from '../server/services/account/create-api-key.ts'
import { createOrganization } from '../server/services/account/create-organization.ts'
import { issueApiKey } from '../server/services/account/issue-api-key.ts'
import { createMigratedDatabase } from './each-store.ts'
import { copyEmbeddedTemplate, embeddedFile } from './embedded-database.ts'
import { openSharedDetectors } from './shared-detectors.ts'

/** A request to the service. */
export interface Call {
  readonly method?: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON, unless it is a string or bytes: those are sent as they are. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Default: the first key. Null sends none. */
  readonly key?: string | null
}

/** What came back. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
  readonly json: any
}

/** A started service with its first organization. */
export interface Service {
  readonly app: App
  readonly address: string
  readonly organizationId: string
  readonly key: string
  call(call: Call): Promise<Answer>
  /** Another organization and its first key. */
  newOrganization(): Promise<{ readonly organizationId: string; readonly key: string }>
  /** A further key of the first organization. */
  newKey(
    permissions: readonly Permission[],
    expiresAtMs?: number,
  ): Promise<{ readonly id: string; readonly key: string }>
  /** A key of the first organization whose time is over. */
  newExpiredKey(): Promise<{ readonly id: string; readonly key: string }>
  /** A project, with the given fields beyond the required ones; returns its id. */
  newProject(fields?: Readonly<Record<string, unknown>>): Promise<string>
  /** A conversation; returns its id. */
  newConversation(projectId: string): Promise<string>
  /** A policy that forbids what the patterns match; returns its id. */
  newPatternPolicy(deny: readonly string[], fields?: Readonly<Record<string, unknown>>): Promise<string>
  /** The rows that a statement finds in the service's database, behind its back. */
  raw(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** A second server on the same PostgreSQL, to be closed before this one. */
  startSibling(): Promise<Sibling>
  close(): Promise<void>
}

/** A further server of a service; it knows the same keys. */
export interface Sibling {
  readonly address: string
  call(call: Call): Promise<Answer>
  close(): Promise<void>
}

/**
 * Defines the same tests for a service on the embedded database and for one on PostgreSQL. Both check with the same workers, where
 * these are the product's own: another catalogue of a test may keep what it was told.
 */
export function eachService(
  define: (service: () => Service, database: 'embedded' | 'postgres') => void,
  settings: Readonly<Record<string, string>> = {},
  parts: AppParts = {},
): void {
  for (const database of ['embedded', 'postgres'] as const) {
    describe(database, () => {
      let service: Service | undefined
      before(async () => {
        const detectors = parts.catalogueModule === undefined ? { openDetectors: openSharedDetectors } : {}
        service = await startService(database, settings, { ...detectors, ...parts })
      })
      after(async () => service?.close())
      define(() => {
        assert.ok(service, 'the service did not start')
        return service
      }, database)
    })
  }
}

/** Starts a service of its own on an empty database. */
export async function startService(
  database: 'embedded' | 'postgres',
  settings: Readonly<Record<string, string>> = {},
  parts: AppParts = {},
): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-test-'))
  const testDatabase = database === 'postgres' ? await createMigratedDatabase() : null
  if (database === 'embedded') copyEmbeddedTemplate(folder)
  const config = readConfig({
    REDOUBT_PORT: '0',
    REDOUBT_DATA_DIR: folder,
    REDOUBT_DETECTOR_WORKERS: '1',
    REDOUBT_DISK_RESERVE_MB: '0',
    // A busy machine fails no test: those about the time of a check name their own.
    REDOUBT_CHECK_TIMEOUT_MS: '60000',
    ...(testDatabase && { DATABASE_URL: testDatabase.url }),
    ...settings,
  })
  const app = await createApp(config, pino({ level: 'silent' }), parts)
  const address = await app.http.listen({ host: config.host, port: config.port })
  const { firstStart } = app
  assert.ok(firstStart, 'an empty database is a first start')
  const firstKey = firstStart.freshApiKey ?? settings.REDOUBT_INIT_API_KEY
  assert.ok(firstKey)
  const services = { store: app.store, clock: systemClock, ids: systemIds, sha256, randomBytes: secureRandomBytes }
  const call = (request: Call) => send(address, firstKey, request)
  const created = async (request: Call): Promise<Answer> => {
    const answer = await call({ method: 'POST', ...request })
    assert.ok(answer.status < 300, answer.text)
    return answer
  }
  return {
    app,
    address,
    organizationId: firstStart.organizationId,
    key: firstKey,
    call,
    async newOrganization() {
      const { organization, key } = await createOrganization(services, { name: 'Another organization' })
      return { organizationId: organization.id, key }
    },
    async newKey(permissions, expiresAtMs) {
      const { record, key } = await createApiKey(services, {
        organizationId: firstStart.organizationId,
        name: 'a key of a test',
        permissions,
        ...(expiresAtMs !== undefined && { expiresAtMs }),
      })
      return { id: record.id, key }
    },
    async newExpiredKey() {
      const issued = issueApiKey(services, {
        organizationId: firstStart.organizationId,
        name: 'an expired key',
        permissions: ['guard', 'manage'],
        expiresAtMs: systemClock.nowMs() - 1,
      })
      await app.store.write(({ apiKeys }) => apiKeys.insert(issued.record))
      return { id: issued.record.id, key: issued.key }
    },
    async newProject(fields = {}) {
      const body = { ...projectBody(firstStart.organizationId), ...fields }
      return (await created({ path: '/public/guard/v1/project', body })).json.projectId
    },
    async newConversation(projectId) {
      const path = '/public/guard/v1/conversation'
      return (await created({ path, query: { project_id: projectId }, body: {} })).json.id
    },
    async newPatternPolicy(deny, fields = {}) {
      const body = {
        name: 'No secrets',
        description: 'content that names a secret project',
        patterns: { deny },
        ...fields,
      }
      return (await created({ path: '/api/v1/policies', body })).json.id
    },
    async raw(sql) {
      if (testDatabase === null) {
        const db = new DatabaseSync(join(folder, embeddedFile), { timeout: 5_000, readOnly: true })
        try {
          return db.prepare(sql).all()
        } finally {
          db.close()
        }
      }
      const client = new pg.Client({ connectionString: testDatabase.url })
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    },
    async startSibling() {
      assert.equal(database, 'postgres', 'the embedded database takes one server')
      const sibling = await createApp(config, pino({ level: 'silent' }), parts)
      const siblingAddress = await sibling.http.listen({ host: config.host, port: 0 })
      return {
        address: siblingAddress,
        call: (request: Call) => send(siblingAddress, firstKey, request),
        close: () => sibling.close(),
      }
    },
    async close() {
      await app.close()
      await testDatabase?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The smallest body that creates a project. */
export function projectBody(organizationId: string): Readonly<Record<string, unknown>> {
  return { name: 'Support', description: 'a support assistant', organizationId, securityGuardrails: {} }
}

/** Asserts that an answer is a problem document of this code and returns it. */
export function assertProblem(answer: Answer, status: number, code: string) {
  assert.equal(answer.status, status, answer.text)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
  assert.equal(answer.json.code, code)
  assert.equal(answer.json.status, status)
  assert.equal(answer.json.type, `/docs/errors/${code}`)
  assert.equal(answer.json.request_id, answer.headers.get('x-request-id'))
  return answer.json
}

async function send(address: string, firstKey: string, call: Call): Promise<Answer> {
  const url = new URL(call.path, address)
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
  const key = call.key === undefined ? firstKey : call.key
  const isRaw = typeof call.body === 'string' || call.body instanceof Uint8Array
  const body = call.body === undefined ? null : isRaw ? (call.body as string) : JSON.stringify(call.body)
  const response = await fetch(url, {
    method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(key !== null && { 'x-api-key': key }),
      ...(body !== null && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body,
  })
  const text = await response.text()
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : null,
  }
}
