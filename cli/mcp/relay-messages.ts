import { isRecord } from '../../client/is-record.ts'
import { isJudged, type OpenRequest, type OpenRequests, openRequests } from './guarded-requests.ts'
import { failure, isMessageId, kindOf, type Message } from './json-rpc.ts'
import { type Judgement, type JudgeOptions, judgeArguments, judgeMaterial } from './judge-answer.ts'
import { materialOf } from './material-of.ts'
import { withheldAnswer } from './withheld-answer.ts'

/** What stands between a client and an MCP server. */
export interface RelayOptions {
  readonly judge: JudgeOptions
  /** Whether arguments of tool calls are judged before the server gets them. */
  readonly judgesArguments: boolean
  readonly toClient: (message: Message) => Promise<void>
  readonly toServer: (message: Message) => Promise<void>
  /** Told to people, one line at a time. */
  readonly tell: (line: string) => void
}

/** Takes messages of both sides and hands them on. */
export interface MessageRelay {
  takeFromClient(message: Message): Promise<void>
  /** Resolves when the next one may come: it waits while many are judged. */
  takeFromServer(message: Message): Promise<void>
  /** Resolves once nothing is judged any more. */
  settle(): Promise<void>
  /** Tells the client of each request that still waits why there will be no answer. */
  abandon(why: string): Promise<void>
}

/** How many requests of the client may wait. */
const requestsMax = 256
/** How many messages are judged at a time. */
const judgedAtOnceMax = 8

/** Hands messages on in both directions, answers to tool calls and resources once they were judged, each as it was judged. */
export function relayMessages(options: RelayOptions): MessageRelay {
  const { toClient, toServer, tell } = options
  const requests = openRequests(requestsMax)
  const judging = new Set<Promise<void>>()

  const judgeBeside = async (request: OpenRequest, work: () => Promise<void>): Promise<void> => {
    while (judging.size >= judgedAtOnceMax) await Promise.race(judging)
    const one: Promise<void> = work()
      .catch(async (error: unknown) => {
        if (request.over.signal.aborted) return
        requests.close(request)
        await toClient(failure(request.id, `Redoubt failed: ${error instanceof Error ? error.message : 'unknown'}`))
      })
      .finally(() => judging.delete(one))
    judging.add(one)
  }
  const { passArguments, passAnswer } = passJudged(options, requests)

  return {
    async takeFromClient(message) {
      const kind = kindOf(message)
      if (kind === 'invalid') return tell('left out what the client sent: it is neither request nor answer')
      const { id, method, params } = message
      if (method === 'notifications/cancelled' && isRecord(params)) requests.cancel(params.requestId)
      if (kind !== 'request' || !isMessageId(id) || typeof method !== 'string') return toServer(message)
      const request = requests.open({ ...message, id, method })
      if (request === null) return toClient(failure(id, `More than ${requestsMax} requests wait, or one with this id.`))
      if (!options.judgesArguments || method !== 'tools/call') return toServer(message)
      return judgeBeside(request, () => passArguments(request, message))
    },
    async takeFromServer(message) {
      const kind = kindOf(message)
      if (kind === 'invalid') return tell('left out what the server sent: it is neither request nor answer')
      if (kind !== 'response') return toClient(message)
      const request = requests.answered(message.id)
      // Also one that came twice or was cancelled: what a client would make of it is not known.
      if (request === null) return tell('left out an answer that nobody waits for')
      if (isJudged(request.method)) return judgeBeside(request, () => passAnswer(request, message))
      requests.close(request)
      return toClient(message)
    },
    async settle() {
      while (judging.size > 0) await Promise.all(judging)
    },
    async abandon(why) {
      for (const request of requests.all()) {
        requests.close(request)
        request.over.abort()
        await toClient(failure(request.id, why))
      }
    },
  }
}

/** What is judged before it goes on: it goes on as it is, or its client is told why it does not. */
function passJudged({ judge, toClient, toServer, tell }: RelayOptions, requests: OpenRequests) {
  const withhold = async (request: OpenRequest, message: Message, what: 'answer' | 'call', reason: string) => {
    requests.close(request)
    tell(`withheld the ${what} ${request.title}: ${reason}`)
    await toClient(withheldAnswer({ request, message, what, reason }))
  }
  const passArguments = async (request: OpenRequest, message: Message): Promise<void> => {
    const given = isRecord(message.params) ? message.params.arguments : undefined
    const judged: Judgement = await judgeArguments(given, judge, request.over.signal)
    if (!judged.passes) return withhold(request, message, 'call', judged.reason)
    if (!request.over.signal.aborted) await toServer(message)
  }
  const passAnswer = async (request: OpenRequest, message: Message): Promise<void> => {
    const material = materialOf('result' in message ? message.result : message.error, request.title)
    const judged = await judgeMaterial(material, judge, request.over.signal)
    if (!judged.passes) return withhold(request, message, 'answer', judged.reason)
    if (request.over.signal.aborted) return
    requests.close(request)
    await toClient(message)
  }

  return { passArguments, passAnswer }
}
