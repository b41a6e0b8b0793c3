import type { CheckBody } from '../../contract/guard/check.ts'
import { guardBase } from '../../contract/guard/routes.ts'
import type { ExportMonitoringReply } from '../../contract/monitoring/monitoring.ts'

/** Who asks which service. */
export interface Access {
  readonly address: string
  readonly key: string
}

/** A reply: its status and its JSON. */
export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
  readonly json: any
}

/** A request that takes longer has failed. */
const requestMsMax = 30_000
/** Messages on a page of the export: small enough that a few rounds need several pages. */
const pageSize = 2_000

/** Sends a request; rejects when the whole reply does not arrive. */
export async function send({ address, key }: Access, path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(new URL(path, address), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': key, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(requestMsMax),
  })
  return { status: response.status, json: await response.json() }
}

/** Sends one check. */
export function sendCheck(access: Access, body: CheckBody): Promise<Reply> {
  return send(access, '/api/v1/check', body)
}

/** Creates a project with a pattern policy that forbids the word `apollo`; returns its id. */
export async function createGuardedProject(access: Access, organizationId: string): Promise<string> {
  const policy = await expectSuccess(
    send(access, '/api/v1/policies', {
      name: 'No secret projects',
      description: 'content that names a secret project',
      criticality: 'high',
      patterns: { deny: ['apollo'] },
    }),
  )
  const project = await expectSuccess(
    send(access, `${guardBase}/project`, {
      name: 'Crash test',
      description: '',
      organizationId,
      policies: [{ metricId: policy.id, blockInput: true, blockOutput: true }],
      securityGuardrails: {},
    }),
  )
  return project.projectId
}

/** The whole export of a project, by pages, the newest first. */
export async function exportAll(access: Access, projectId: string): Promise<ExportMonitoringReply> {
  const first = await exportPage(access, projectId, null)
  const messages = [...first.messages]
  for (let cursor = first.meta.nextCursor; cursor !== null; ) {
    const page = await exportPage(access, projectId, cursor)
    messages.push(...page.messages)
    cursor = page.meta.nextCursor
  }
  return { ...first, messages }
}

function exportPage(access: Access, projectId: string, cursor: string | null): Promise<ExportMonitoringReply> {
  const query = new URLSearchParams({ project_id: projectId, period: '7d', limit: String(pageSize) })
  if (cursor !== null) query.set('cursor', cursor)
  return expectSuccess(send(access, `${guardBase}/monitoring/messages?${query}`))
}

async function expectSuccess(sent: Promise<Reply>): Promise<Reply['json']> {
  const { status, json } = await sent
  if (status >= 300) throw new Error(`The service answered ${status}: ${JSON.stringify(json)}`)
  return json
}
