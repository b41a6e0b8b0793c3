import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { ChatBody, ChatReply } from '../../../contract/openai/chat.ts'
import {
  CompletionsBody,
  EmbeddingsBody,
  ModelsReply,
  ModerationsBody,
  ModerationsReply,
  PassedReply,
} from '../../../contract/openai/inputs.ts'
import { ResponsesBody, ResponsesReply } from '../../../contract/openai/responses.ts'
import { completeChat } from './complete-chat.ts'
import { completeText } from './complete-text.ts'
import { embed } from './embed.ts'
import { moderateInputs } from './moderate-inputs.ts'
import type { ProxyCaller, ProxyScope } from './proxied-request.ts'
import { createResponse } from './responses/create-response.ts'
import { streamResponse } from './responses/stream-response.ts'
import { begun, sendEvents } from './send-events.ts'
import { streamChat } from './stream-chat.ts'
import { streamText } from './stream-text.ts'

/** A request of the proxy that has passed key, project and schema. */
export interface ProxyCall {
  readonly scope: ProxyScope
  readonly caller: ProxyCaller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** One route of the OpenAI protocol. */
export interface ProxyRoute {
  /** camelCase, unique; also the OpenAPI `operationId` and the name in the metrics. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Behind `/v1`. */
  readonly path: string
  /** A line of the documentation. */
  readonly summary: string
  /** All else that a caller has to know; Markdown. */
  readonly description: string
  /** Absent = it takes none. */
  readonly body?: TSchema
  readonly reply: TSchema
  /** Answers, or sends a stream itself and gives its reply. */
  handle(call: ProxyCall): Promise<unknown>
}

/** Every route of the protocol that the proxy has. */
export const proxyRoutes: readonly ProxyRoute[] = [
  {
    name: 'completeChat',
    method: 'POST',
    path: '/chat/completions',
    summary: 'Ask a chat model behind the guard',
    description:
      'OpenAI-compatible. The input is judged before the upstream is asked, the answer and its tool calls before they leave, streamed ones sentence by sentence. What is blocked is a completion with `finish_reason: content_filter` and the violation message. See docs/guides/openai-proxy.md.',
    body: ChatBody,
    reply: ChatReply,
    async handle({ scope, caller, request, reply }) {
      const body = request.body as ChatBody
      if (body.stream !== true) return completeChat(scope, caller, body)
      return sendEvents(reply, await begun(streamChat(scope, caller, body)))
    },
  },
  {
    name: 'createResponse',
    method: 'POST',
    path: '/responses',
    summary: 'Ask by the Responses API behind the guard',
    description:
      'OpenAI-compatible. Judged as a chat completion is, streamed or not. What is blocked is a response with `status: incomplete`, the reason `content_filter` and the violation message. See docs/guides/openai-proxy.md.',
    body: ResponsesBody,
    reply: ResponsesReply,
    async handle({ scope, caller, request, reply }) {
      const body = request.body as ResponsesBody
      if (body.stream !== true) return createResponse(scope, caller, body)
      return sendEvents(reply, await begun(streamResponse(scope, caller, body)))
    },
  },
  {
    name: 'completeText',
    method: 'POST',
    path: '/completions',
    summary: 'Ask a text model behind the guard',
    description:
      'OpenAI-compatible. Prompt and choices are judged as in a chat, streamed ones sentence by sentence. See docs/guides/openai-proxy.md.',
    body: CompletionsBody,
    reply: ChatReply,
    async handle({ scope, caller, request, reply }) {
      const body = request.body as CompletionsBody
      if (body.stream !== true) return completeText(scope, caller, body)
      return sendEvents(reply, await begun(streamText(scope, caller, body)))
    },
  },
  {
    name: 'embed',
    method: 'POST',
    path: '/embeddings',
    summary: 'Ask an embedding model behind the guard',
    description:
      'OpenAI-compatible. Every text is judged before the upstream is asked for any; a blocked one is `input-blocked`.',
    body: EmbeddingsBody,
    reply: PassedReply,
    handle: ({ scope, caller, request }) => embed(scope, caller, request.body as EmbeddingsBody),
  },
  {
    name: 'moderateInputs',
    method: 'POST',
    path: '/moderations',
    summary: 'Judge texts by the content policies',
    description:
      'OpenAI-compatible, answered by this service itself: hate, harassment, sexual, sexual/minors, violence, self-harm, illicit, illicit/violent. Nothing is stored.',
    body: ModerationsBody,
    reply: ModerationsReply,
    handle: ({ scope, caller, request }) => moderateInputs(scope, caller, request.body as ModerationsBody),
  },
  {
    name: 'listModels',
    method: 'GET',
    path: '/models',
    summary: 'List the models of the upstreams',
    description: 'OpenAI-compatible. Those for which each upstream is asked; none without an upstream.',
    reply: ModelsReply,
    async handle({ scope: { upstreams, guard }, caller: { clientKey, passed } }) {
      return { object: 'list', data: await upstreams.listModels({ clientKey, passed, signal: guard.signal }) }
    },
  },
]
