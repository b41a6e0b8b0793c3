import type { BenchServer } from './bench-server.ts'
import { checkPath, type GuardClient, parseReply } from './load/guard-client.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import { makeText } from './load/texts.ts'
import type { Measured } from './report.ts'
import { median, quantile } from './statistics.ts'

/** Policies of the large project. */
const policiesOfProject = 25
/** Turns and characters of the large history, the most that the interface takes. */
const historyTurns = 500
const historyUnits = 1_000_000
/** Simultaneous calls for one linked conversation. */
const racers = 64

/** How often each thing is done. */
export interface LargeProjectsOptions {
  readonly samples: number
}

interface Timed {
  readonly name: string
  readonly latenciesMs: readonly number[]
  readonly baselineMs: number | null
}

/** A project with 25 policies, a history of 500 messages and 1,000,000 characters, and a race for one linked conversation. */
export async function measureLargeProjects(
  server: BenchServer,
  client: GuardClient,
  { samples }: LargeProjectsOptions,
): Promise<Measured> {
  const connection = await HttpConnection.open(server.port)
  const check = async (conversationId: string, messages: readonly unknown[]): Promise<number> => {
    const body = { messages_history: messages }
    const request = requestBytes({ method: 'POST', path: checkPath(conversationId), key: server.key, body })
    const sentMs = performance.now()
    parseReply(await connection.send(request), 'a check')
    return performance.now() - sentMs
  }
  const timed = [
    ...(await timePolicies(client, check, samples)),
    ...(await timeHistory(client, check, Math.max(3, Math.floor(samples / 20)))),
    await timeRace(server, client, Math.max(3, Math.floor(samples / 10))),
  ]
  connection.close()
  return {
    section: {
      title: 'Large projects and histories',
      about:
        `Embedded database. Checks of 1 kB one at a time under ${policiesOfProject} deny-pattern policies, baseline: one of them. A history of ${historyTurns} ` +
        `messages and ${historyUnits.toLocaleString('en-US')} characters, new each time, and then sent again with one turn more, baseline: the new one. ${racers} simultaneous calls ` +
        'for one linked conversation that does not exist yet, until the last answer; all get the same.',
      columns: ['what', 'p50 ms', 'p99 ms', 'p50 : baseline', 'samples'],
      rows: timed.map(({ name, latenciesMs, baselineMs }) => [
        name,
        median(latenciesMs),
        quantile(latenciesMs, 0.99),
        baselineMs === null ? null : median(latenciesMs) / baselineMs,
        latenciesMs.length,
      ]),
    },
    bars: [],
  }
}

type Check = (conversationId: string, messages: readonly unknown[]) => Promise<number>

async function timePolicies(client: GuardClient, check: Check, samples: number): Promise<readonly Timed[]> {
  const ids: string[] = []
  for (let index = 0; index < policiesOfProject; index += 1) ids.push(await client.newDenyPolicy(`quokka${index}`))
  const results: Timed[] = []
  for (const count of [1, policiesOfProject]) {
    const [policyId = null, ...furtherPolicyIds] = ids.slice(0, count)
    const projectId = await client.newProject({ isSecurityOn: false, policyId, furtherPolicyIds })
    const conversationId = await client.newConversation(projectId)
    const latenciesMs: number[] = []
    for (let index = 0; index < samples; index += 1) {
      latenciesMs.push(await check(conversationId, [user(makeText('prose', 1_000, index + 1))]))
    }
    const [one] = results
    results.push({ name: `${count} policies, 1 kB`, latenciesMs, baselineMs: one ? median(one.latenciesMs) : null })
  }
  return results
}

async function timeHistory(client: GuardClient, check: Check, samples: number): Promise<readonly Timed[]> {
  const projectId = await client.newProject({ isSecurityOn: true, policyId: null })
  const fresh: number[] = []
  const again: number[] = []
  for (let index = 0; index < samples; index += 1) {
    const conversationId = await client.newConversation(projectId)
    const turns = Array.from({ length: historyTurns }, (_, turn) =>
      user(makeText('prose', historyUnits / historyTurns, index * historyTurns + turn + 1)),
    )
    fresh.push(await check(conversationId, turns.slice(0, -1)))
    again.push(await check(conversationId, turns))
  }
  return [
    { name: 'history of 1,000,000 characters, new', latenciesMs: fresh, baselineMs: null },
    { name: 'the same sent again with one turn more', latenciesMs: again, baselineMs: median(fresh) },
  ]
}

async function timeRace(server: BenchServer, client: GuardClient, samples: number): Promise<Timed> {
  const projectId = await client.newProject({ isSecurityOn: true, policyId: null })
  const connections = await Promise.all(Array.from({ length: racers }, () => HttpConnection.open(server.port)))
  const latenciesMs: number[] = []
  for (let round = 0; round < samples; round += 1) {
    const path = `/public/guard/v1/conversation_linked?project_id=${projectId}&conversation_linked_id=race-${round}`
    const request = requestBytes({ method: 'POST', path, key: server.key, body: {} })
    const sentMs = performance.now()
    const replies = await Promise.all(connections.map((connection) => connection.send(request)))
    latenciesMs.push(performance.now() - sentMs)
    const ids = new Set(replies.map((reply) => parseReply(reply, 'conversation_linked').id))
    if (ids.size !== 1) throw new Error(`${racers} simultaneous calls got ${ids.size} conversations.`)
  }
  for (const connection of connections) connection.close()
  return { name: `${racers} calls for one linked conversation`, latenciesMs, baselineMs: null }
}

function user(content: string) {
  return { role: 'user', content }
}
