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
    if (request.path.endsWith('/responses')) return sayItems([messageItem(text)], pieces)(request, response)
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

/** An item of the Responses API that says a text. */
export function messageItem(text: string, id = 'msg_local'): ResponseItem {
  const content = [{ type: 'output_text', text, annotations: [], logprobs: [] }]
  return { type: 'message', id, status: 'completed', role: 'assistant', content }
}

/** A call of a function as an item of the Responses API. */
export function callItem(name: string, args: string, number = 1): ResponseItem {
  return { type: 'function_call', id: `fc_${number}`, call_id: `call_${number}`, name, arguments: args }
}

/** An item of the Responses API. */
// biome-ignore lint/suspicious/noExplicitAny: items have every shape
export type ResponseItem = { readonly type: string; readonly id: string } & Readonly<Record<string, any>>

/** Answers with a response of these items; as a stream, in these pieces of its texts, where one was asked for. */
export function sayItems(
  items: readonly ResponseItem[],
  pieces?: readonly string[],
  fields: object = {},
): UpstreamAnswer {
  return (request, response) => {
    if (request.body?.stream !== true) return sayJson(responseOf(items, fields))(request, response)
    return saySse(responseEvents(items, pieces, fields), '')(request, response)
  }
}

/** A response of these items. */
export function responseOf(output: readonly object[], fields: object = {}): object {
  return {
    id: 'resp_local',
    object: 'response',
    created_at: 1_700_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: 'local-model',
    output,
    usage: {
      input_tokens: 12,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 5,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 17,
    },
    ...fields,
  }
}

/** The events of a response, as the protocol has them; each text and each arguments in these pieces, or whole. */
export function responseEvents(
  items: readonly ResponseItem[],
  pieces?: readonly string[],
  fields: object = {},
): readonly object[] {
  const begun = responseOf([], { status: 'in_progress', usage: null })
  const status = (fields as { status?: string }).status ?? 'completed'
  const events = [
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    ...items.flatMap((item, output_index) => itemEvents(item, output_index, pieces)),
    { type: `response.${status}`, response: responseOf(items, fields) },
  ]
  return events.map((event, sequence_number) => ({ ...event, sequence_number }))
}

function itemEvents(item: ResponseItem, output_index: number, pieces?: readonly string[]): readonly object[] {
  const at = { item_id: item.id, output_index }
  const bare = { ...item, ...('content' in item && { content: [] }), ...('arguments' in item && { arguments: '' }) }
  const deltas = (type: string, text: string, where: object) =>
    (pieces ?? [text]).map((delta) => ({ type: `${type}.delta`, ...where, delta }))
  const texts = (item.content ?? []).flatMap((part: Record<string, string>, content_index: number) => {
    const where = { ...at, content_index }
    const text = part.text ?? part.refusal ?? ''
    return [
      { type: 'response.content_part.added', ...where, part: { ...part, text: '' } },
      ...deltas(`response.${part.type}`, text, where),
      { type: `response.${part.type}.done`, ...where, text },
      { type: 'response.content_part.done', ...where, part },
    ]
  })
  const summaries = (item.summary ?? []).flatMap((part: { text: string }, summary_index: number) => {
    const where = { ...at, summary_index }
    return [
      { type: 'response.reasoning_summary_part.added', ...where, part: { ...part, text: '' } },
      { type: 'response.reasoning_summary_text.delta', ...where, delta: part.text },
      { type: 'response.reasoning_summary_text.done', ...where, text: part.text },
      { type: 'response.reasoning_summary_part.done', ...where, part },
    ]
  })
  const args = item.type === 'function_call' ? deltas('response.function_call_arguments', item.arguments, at) : []
  return [
    { type: 'response.output_item.added', output_index, item: bare },
    ...summaries,
    ...texts,
    ...args,
    ...(args.length > 0
      ? [{ type: 'response.function_call_arguments.done', ...at, name: item.name, arguments: item.arguments }]
      : []),
    { type: 'response.output_item.done', output_index, item },
  ]
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
