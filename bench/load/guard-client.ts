import type { BenchServer } from '../bench-server.ts'
import { HttpConnection, type Reply, requestBytes } from './http-connection.ts'

/** What the measurements ask of the management side of a server. */
export interface GuardClient {
  /** A policy that forbids one word; returns its id. */
  newDenyPolicy(word: string): Promise<string>
  /** A project; returns its id. */
  newProject(settings: ProjectSettings): Promise<string>
  /** A conversation; returns its id. */
  newConversation(projectId: string): Promise<string>
  /** What the monitoring of a project has counted. */
  counts(projectId: string): Promise<Counts>
}

/** What a measured project checks. */
export interface ProjectSettings {
  readonly isSecurityOn: boolean
  /** Null = no policy. */
  readonly policyId: string | null
  /** Further policies; default none. */
  readonly furtherPolicyIds?: readonly string[]
}

/** What the monitoring of a project shows. */
export interface Counts {
  readonly messages: number
  readonly violatedPolicies: number
  readonly unsafe: number
}

/** The path under which an input is checked. */
export function checkPath(conversationId: string): string {
  return `/public/guard/v1/input_guardrails?conversation_id=${conversationId}`
}

/** Talks to a server. Every method throws when the answer is not the expected one. */
export function createGuardClient({ port, key, organizationId }: BenchServer): GuardClient {
  // biome-ignore lint/suspicious/noExplicitAny: replies of several routes
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<any> => {
    const request = requestBytes({ method, path, key, ...(body !== undefined && { body }) })
    // One for each call: minutes lie between some of them, and the server closes what is idle.
    const connection = await HttpConnection.open(port)
    try {
      return parseReply(await connection.send(request), `${method} ${path}`)
    } finally {
      connection.close()
    }
  }
  return {
    async newDenyPolicy(word) {
      const patterns = { deny: [`\\b${word}\\b`] }
      const policy = { name: `No ${word}`, description: `content that names ${word}`, patterns, criticality: 'medium' }
      return (await call('POST', '/api/v1/policies', policy)).id
    },
    async newProject({ isSecurityOn, policyId, furtherPolicyIds = [] }) {
      const policyIds = policyId === null ? furtherPolicyIds : [policyId, ...furtherPolicyIds]
      const project = {
        name: 'Bench',
        description: 'a project that is measured',
        organizationId,
        securityGuardrails: { securityGuardrailBlockInput: isSecurityOn, securityGuardrailBlockOutput: false },
        policies: policyIds.map((metricId) => ({ metricId, blockInput: true, blockOutput: false })),
      }
      return (await call('POST', '/public/guard/v1/project', project)).projectId
    },
    async newConversation(projectId) {
      return (await call('POST', `/public/guard/v1/conversation?project_id=${projectId}`, { name: 'Bench' })).id
    },
    async counts(projectId) {
      const path = `/public/guard/v1/monitoring/messages?project_id=${projectId}&period=7d&limit=1`
      const { meta, stats } = await call('GET', path)
      return {
        messages: meta.messageCount,
        violatedPolicies: stats.byCriticality.medium,
        unsafe: stats.security.inputUnsafe,
      }
    },
  }
}

/** The JSON of a reply; throws when its status is not one of success. */
// biome-ignore lint/suspicious/noExplicitAny: replies of several routes
export function parseReply({ status, body }: Reply, what: string): any {
  const text = body.toString()
  if (status < 200 || status > 299) throw new Error(`${what} answered ${status}: ${text.slice(0, 2_000)}`)
  return JSON.parse(text)
}

/** Throws when the monitoring does not show what was acknowledged. */
export function assertCounts(what: string, shown: Counts, expected: Partial<Counts>): void {
  for (const name of Object.keys(expected) as (keyof Counts)[]) {
    if (shown[name] !== expected[name]) {
      throw new Error(`${what}: monitoring shows ${shown[name]} ${name}, but ${expected[name]} were acknowledged.`)
    }
  }
}
