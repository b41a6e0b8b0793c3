import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived at the upstream. */
export interface ArrivedRequest {
  readonly path: string
  readonly authorization: string | null
  readonly passed: string | null
  readonly headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
  readonly body: any
  /** Resolves when the connection of its answer is closed, with whether the answer had been sent whole. */
  readonly closed: Promise<boolean>
}

/** Answers one request, in any way that a server can. */
export type UpstreamAnswer = (request: ArrivedRequest, response: ServerResponse) => void | Promise<void>

/** A real server of the OpenAI protocol on this machine. */
export interface LocalUpstream {
  /** With the version, e.g. `http://127.0.0.1:40001/v1`. */
  readonly baseUrl: string
  readonly requests: readonly ArrivedRequest[]
  /** How the next requests are answered. Default: with a friendly sentence. */
  answer: UpstreamAnswer
  close(): Promise<void>
}

/** Starts an upstream on a free port of the loopback. */
export async function startLocalUpstream(): Promise<LocalUpstream> {
  const requests: ArrivedRequest[] = []
  const server = createServer(async (request, response) => {
    const closed = new Promise<boolean>((resolve) => response.on('close', () => resolve(response.writableFinished)))
    const text = await textOf(request)
    const { authorization = null } = request.headers
    const passed = request.headers['x-redoubt-passed']
    const arrived: ArrivedRequest = {
      path: request.url ?? '',
      authorization,
      passed: typeof passed === 'string' ? passed : null,
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
      closed,
    }
    requests.push(arrived)
    await upstream.answer(arrived, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const upstream: LocalUpstream = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: sayText('We open at nine.'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return upstream
}

/** Answers with JSON. */
export function sayJson(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): UpstreamAnswer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
  }
}

/** Answers with a completion whose only message says a text; as a stream in these pieces where one was asked for. */
export function sayText(text: string, pieces: readonly string[] = [text]): UpstreamAnswer {
  return (request, response) => {
    if (request.body?.stream === true) return saySse(textChunks(pieces))(request, response)
    return sayMessage({ content: text })(request, response)
  }
}

/** Answers with a completion of one message. */
export function sayMessage(message: object, finish_reason = 'stop'): UpstreamAnswer {
  return sayJson(completionOf([{ index: 0, message: { role: 'assistant', ...message }, finish_reason }]))
}

/** A completion of these choices. */
export function completionOf(choices: readonly object[]): object {
  return {
    id: 'chatcmpl-local',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'local-model',
    choices,
    usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 },
  }
}

/** The chunks of a text that comes in pieces. */
export function textChunks(pieces: readonly string[]): readonly object[] {
  return [
    chunkOf({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunkOf({ content })),
    chunkOf({}, 'stop'),
  ]
}

/** One chunk of a stream. */
export function chunkOf(delta: object, finish_reason: string | null = null, index = 0): object {
  return {
    id: 'chatcmpl-local',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'local-model',
    choices: [{ index, delta, finish_reason }],
  }
}

/** Answers with an event stream; `end`: what is written behind the events. */
export function saySse(events: readonly unknown[], end = 'data: [DONE]\n\n'): UpstreamAnswer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
    response.end(end)
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
