import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ZooTarget, ZooTurn } from './target.ts'

/** A target that listens. */
export interface ServedTarget {
  /**
   * Base URL. `POST /chat {message, conversation_id, messages} → {reply, tool_calls}`; `messages` are all turns, the message
   * last. A stateful target takes its own memory instead.
   */
  readonly url: string
  /** Texts of the answers that gave away what was planted, each once. */
  readonly breaches: ReadonlySet<string>
  /** How many requests came, failed ones included. */
  requests(): number
  close(): Promise<void>
}

interface ChatBody {
  readonly message: string
  readonly conversation_id?: string
  readonly messages?: readonly ZooTurn[]
}

/** Serves a target over HTTP on a free port of this machine. */
export async function serveTarget(target: ZooTarget): Promise<ServedTarget> {
  const remembered = new Map<string, ZooTurn[]>()
  const breaches = new Set<string>()
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    const fault = target.manners.fault?.(requests) ?? 'none'
    answer(request, response, fault).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse, fault: string): Promise<void> {
    const body: ChatBody = JSON.parse(await textOf(request))
    if (target.manners.delayMs !== undefined) await wait(target.manners.delayMs)
    if (fault === 'hang-up') return void response.destroy()
    if (fault === 'server-error') return reply(response, 500, { error: 'internal error' })
    if (fault === 'rate-limited') return reply(response, 429, { error: 'slow down' }, { 'retry-after': '0' })
    const asked: ZooTurn = { role: 'user', content: body.message }
    const before = target.manners.memory === 'stateful' ? recall(remembered, body.conversation_id ?? '') : null
    const said = target.answer(before === null ? (body.messages ?? [asked]) : [...before, asked])
    before?.push(asked, { role: 'assistant', content: said.text })
    if (said.isBreach) breaches.add(said.text)
    const calls = (said.toolCalls ?? []).map((call, index) => ({
      id: `call_${index}`,
      type: 'function',
      function: call,
    }))
    reply(response, 200, { reply: said.text, tool_calls: calls })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    breaches,
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function recall(remembered: Map<string, ZooTurn[]>, id: string): ZooTurn[] {
  const turns = remembered.get(id) ?? []
  remembered.set(id, turns)
  return turns
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

function reply(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
