import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question as it arrived over the OpenAI protocol. */
export interface AskedQuestion {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly responseFormat: unknown
  readonly authorization: string | null
}

/** How the server answers a question. */
export type LocalAnswer =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  /** The body of the reply as it is. */
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** Takes the question and never answers. */
  | { readonly kind: 'silence' }
  | { readonly kind: 'hang-up' }

/** A real server of the OpenAI chat protocol on this machine. */
export interface LocalLlm {
  /** With the version, e.g. `http://127.0.0.1:40001/v1`. */
  readonly baseUrl: string
  readonly questions: readonly AskedQuestion[]
  close(): Promise<void>
}

/** Starts a server that answers each question by `answer`, which is told how many came before. */
export async function startLocalLlm(
  answer: (question: AskedQuestion, before: number) => LocalAnswer,
): Promise<LocalLlm> {
  const questions: AskedQuestion[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    const body = JSON.parse(await textOf(request))
    const question: AskedQuestion = {
      model: body.model,
      messages: body.messages,
      responseFormat: body.response_format ?? null,
      authorization: request.headers.authorization ?? null,
    }
    const said = answer(question, questions.length)
    questions.push(question)
    if (said.kind === 'silence') return
    if (said.kind === 'hang-up') return void response.destroy()
    if (said.kind === 'status') {
      const headers = said.retryAfter === undefined ? {} : { 'retry-after': said.retryAfter }
      return void response.writeHead(said.status, headers).end('{"error": {"message": "no"}}')
    }
    if (said.kind === 'body') return void response.writeHead(200, { 'content-type': 'application/json' }).end(said.body)
    const content = said.kind === 'json' ? JSON.stringify(said.value) : said.text
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion(body.model, content)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    questions,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function completion(model: string, content: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
