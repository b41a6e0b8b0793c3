import { type ListedModel, UpstreamFailure, type UpstreamRequest, type Upstreams } from '../../domain/guard/upstream.ts'
import { answerPieces, openAnswer, type SentRequest } from './open-answer.ts'
import { readServerSentEvents } from './server-sent-events.ts'

/** Where the upstreams are. */
export interface UpstreamsOptions {
  /** For which models each is, in the order in which they are tried: a name, or its beginning followed by `*`. */
  readonly routes: readonly { readonly pattern: string; readonly baseUrl: string }[]
  /** Their keys by the same patterns. Secret. */
  readonly keys: ReadonlyMap<string, string>
  /** How long one may send nothing, in milliseconds. */
  readonly timeoutMs: number
  /** Whether a request may have them asked while its input is still being judged. */
  readonly allowsParallel: boolean
}

const listedMax = 10_000
/** A stream wraps every word in an event, and is let go of as it is read. */
const streamBytesMax = 64 * 1024 * 1024

/** The services at these addresses. Nothing is sent before one is asked. */
export function createUpstreams({ routes, keys, timeoutMs, allowsParallel }: UpstreamsOptions): Upstreams {
  type Route = (typeof routes)[number]
  const routeOf = (model: string) => routes.find(({ pattern }) => fits(pattern, model))
  const sent = (
    route: Route,
    path: string,
    { clientKey, passed, signal }: Pick<UpstreamRequest, 'clientKey' | 'passed' | 'signal'>,
  ): SentRequest => {
    const key = keys.get(route.pattern) ?? clientKey
    return { url: `${route.baseUrl}${path}`, key, passed, timeoutMs, signal, body: null }
  }
  const opened = (request: UpstreamRequest, accept: string) => {
    const route = routeOf(request.model)
    if (route === undefined) throw new UpstreamFailure('refused', 'No upstream answers for this model.')
    return openAnswer({ ...sent(route, request.path, request), body: request.body }, accept)
  }
  return {
    isConfigured: routes.length > 0,
    allowsParallel,
    answersFor: (model) => routeOf(model) !== undefined,
    async ask(request) {
      const answer = await opened(request, 'application/json')
      return readJson(answerPieces(answer))
    },
    async *stream(request) {
      const answer = await opened(request, 'text/event-stream')
      for await (const data of readServerSentEvents(answerPieces(answer, streamBytesMax))) {
        if (data.trim() === '[DONE]') return
        yield data
      }
      throw new UpstreamFailure('failed', 'The upstream broke its answer off.')
    },
    async listModels(request) {
      const lists = await Promise.all(
        routes.map(async (route) => {
          const answer = await openAnswer(sent(route, '/models', request), 'application/json')
          const listed = modelsOf(await readJson(answerPieces(answer)))
          // What another upstream would be asked for is not there.
          return listed.filter(({ id }) => routeOf(id) === route)
        }),
      )
      return lists.flat().slice(0, listedMax)
    },
  }
}

function fits(pattern: string, model: string): boolean {
  return pattern.endsWith('*') ? model.startsWith(pattern.slice(0, -1)) : model === pattern
}

async function readJson(pieces: AsyncIterable<Uint8Array>): Promise<unknown> {
  const collected: Uint8Array[] = []
  for await (const piece of pieces) collected.push(piece)
  try {
    return JSON.parse(Buffer.concat(collected).toString('utf8'))
  } catch {
    throw new UpstreamFailure('failed', 'The upstream answered with something that is no JSON.')
  }
}

function modelsOf(answer: unknown): readonly ListedModel[] {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  if (!Array.isArray(data)) throw new UpstreamFailure('failed', 'The upstream listed its models in an unknown form.')
  return data.filter((one): one is ListedModel => typeof one?.id === 'string')
}
