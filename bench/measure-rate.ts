import type { BenchServer } from './bench-server.ts'
import { assertCounts, checkPath, type GuardClient, type ProjectSettings } from './load/guard-client.ts'
import { HttpConnection, requestBytes } from './load/http-connection.ts'
import { makeText } from './load/texts.ts'
import { cpuMs } from './process-usage.ts'
import { quantile } from './statistics.ts'

/** What 64 connections got out of a server. */
export interface Rate {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly serverCpuEachMs: number
  /** The part of a core that the load generator took. */
  readonly clientCores: number
  readonly serverCores: number
  readonly checks: number
}

/** How the load is made. */
export interface RateOptions extends ProjectSettings {
  readonly connections: number
  readonly durationMs: number
  /** Before the counting starts. */
  readonly warmUpMs: number
}

/** The word that the policy of the load forbids. */
export const forbiddenWord = 'zanzibar'

/** Every so many-th text holds the forbidden word. */
const blockedEvery = 50
const textLength = 200

/**
 * Durable checks of 200-character texts, each another one, as fast as the connections get answers. Throws when an
 * answer is wrong or the monitoring does not show all of them afterwards.
 */
export async function measureRate(server: BenchServer, client: GuardClient, options: RateOptions): Promise<Rate> {
  const projectId = await client.newProject(options)
  const senders: Sender[] = []
  for (let index = 0; index < options.connections; index++) {
    const path = checkPath(await client.newConversation(projectId))
    const connection = await HttpConnection.open(server.port)
    senders.push(new Sender(connection, path, server.key, index, options.policyId !== null))
  }
  const warmUntilMs = performance.now() + options.warmUpMs
  await Promise.all(senders.map((sender) => sender.run(warmUntilMs)))
  const before = { cpu: cpuMs(server.pid), own: process.cpuUsage(), ms: performance.now() }
  const warmChecks = senders.reduce((sum, sender) => sum + sender.answered, 0)
  for (const sender of senders) sender.latenciesMs.length = 0
  await Promise.all(senders.map((sender) => sender.run(before.ms + options.durationMs)))
  const tookMs = performance.now() - before.ms
  const serverMs = cpuMs(server.pid) - before.cpu
  const own = process.cpuUsage(before.own)
  for (const sender of senders) sender.close()
  const answered = senders.reduce((sum, sender) => sum + sender.answered, 0)
  const blocked = senders.reduce((sum, sender) => sum + sender.blocked, 0)
  assertCounts(`${options.connections} connections`, await client.counts(projectId), {
    messages: answered,
    violatedPolicies: blocked,
    unsafe: senders.reduce((sum, sender) => sum + sender.alarms, 0),
  })
  const latenciesMs = senders.flatMap((sender) => sender.latenciesMs)
  const checks = answered - warmChecks
  return {
    perSecond: (checks * 1_000) / tookMs,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    serverCpuEachMs: serverMs / checks,
    clientCores: (own.user + own.system) / 1_000 / tookMs,
    serverCores: serverMs / tookMs,
    checks,
  }
}

/** One connection with a request whose number is written into its bytes, so that no text comes twice. */
export class Sender {
  answered = 0
  blocked = 0
  /** Alarms of the security guardrail, on texts that are made up and harmless. */
  alarms = 0
  readonly latenciesMs: number[] = []
  readonly #connection: HttpConnection
  readonly #requests: readonly Buffer[]
  readonly #sender: number
  readonly #hasPolicy: boolean

  constructor(connection: HttpConnection, path: string, key: string, sender: number, hasPolicy: boolean) {
    this.#connection = connection
    this.#sender = sender
    this.#hasPolicy = hasPolicy
    this.#requests = ['quiet', forbiddenWord].map((word) => {
      const tail = ` ${word} ${numberMark}`
      const content = makeText('prose', textLength - tail.length, sender + 1) + tail
      return requestBytes({ method: 'POST', path, key, body: { messages_history: [{ role: 'user', content }] } })
    })
  }

  /** Sends until the time is over and the last answer is in. */
  async run(untilMs: number): Promise<void> {
    let sentMs = performance.now()
    while (sentMs < untilMs) {
      const isForbidden = this.answered % blockedEvery === blockedEvery - 1
      const request = this.#numbered(isForbidden)
      const { status, body } = await this.#connection.send(request)
      const isUnsafe = body.toString('latin1', 0, 16) === '{"is_safe":false'
      // What a pattern forbids is blocked for sure; that a made-up harmless text alarms is a matter of bench:quality.
      const isRight = status === 200 && (isUnsafe || !(isForbidden && this.#hasPolicy))
      if (!isRight) throw new Error(`A check was answered with ${status}: ${body.toString().slice(0, 1_000)}`)
      this.answered++
      if (isForbidden && this.#hasPolicy) this.blocked++
      if (body.includes('"security_guardrail_results":{"is_safe":false')) this.alarms++
      const nowMs = performance.now()
      this.latenciesMs.push(nowMs - sentMs)
      sentMs = nowMs
    }
  }

  close(): void {
    this.#connection.close()
  }

  #numbered(isForbidden: boolean): Buffer {
    const request = this.#requests[isForbidden ? 1 : 0]
    if (request === undefined) throw new Error('There is no request to send.')
    const number = this.#sender * 1_000_000 + this.answered
    // The number is the last thing in the text.
    const at = request.length - bodyEnd.length - numberMark.length
    request.write(String(number).padStart(numberMark.length, '0'), at, 'latin1')
    return request
  }
}

const numberMark = '0000000000'
const bodyEnd = '"}]}'
