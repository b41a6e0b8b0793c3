import type { LitellmGuardrailBody, LitellmGuardrailReply } from '../../../contract/compatible/litellm-guardrail.ts'
import type { compatibleOperations } from '../../../contract/compatible/routes.ts'
import type { HistoryMessage } from '../../../contract/guard/message.ts'
import { HeldText } from '../../domain/guard/held-text.ts'
import { invalidField } from '../../domain/problem.ts'
import { violationMessage } from '../openai/present-completion.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { checkExchange } from './check-exchange.ts'
import { readLatestExchange } from './latest-exchange.ts'
import { projectOf } from './project-of.ts'

/** POST /beta/litellm_basic_guardrail_api: what LiteLLM sends or has got as one check, in the form of its generic guardrail. */
export const applyLitellmGuardrail: OperationHandler<typeof compatibleOperations.applyLitellmGuardrail> = {
  async handle({ guard }, { organizationId, caller, body }) {
    const { project_id: named, store } = body.additional_provider_specific_params ?? {}
    const { messages, path } = messagesOf(body)
    const checked = await checkExchange(guard, {
      organizationId,
      projectId: projectOf(caller, named, 'additional_provider_specific_params.project_id'),
      exchange: readLatestExchange(messages, path),
      isStored: store ?? true,
    })
    const { snapshot, conversationId, input, output } = checked
    const unsafe = [input, output].find((one) => one?.evaluation.verdict.isSafe === false)
    const redoubt = {
      conversation_id: conversationId,
      input_message_id: input.message?.id ?? null,
      output_message_id: output?.message?.id ?? null,
    }
    if (unsafe) {
      return { action: 'BLOCKED', blocked_reason: violationMessage(unsafe.evaluation.verdict, snapshot), redoubt }
    }
    const heldBack = body.input_type === 'response' ? { stream_holdback_chars: (body.texts ?? []).map(heldBackOf) } : {}
    return { action: 'NONE', blocked_reason: null, ...heldBack, redoubt } satisfies LitellmGuardrailReply
  },
}

/** A request as the messages of its chat where it is one; else all its texts as one message of user or assistant. */
function messagesOf(body: LitellmGuardrailBody): {
  readonly messages: readonly HistoryMessage[]
  readonly path: string
} {
  const { input_type: type, structured_messages: messages, texts = [], images = [], tool_calls: calls } = body
  if (type === 'request' && messages !== undefined) return { messages, path: 'structured_messages' }
  if (texts.length + images.length + (calls?.length ?? 0) === 0) {
    throw invalidField('texts', 'is required where neither `structured_messages`, `images` nor `tool_calls` are given')
  }
  const content = [
    ...texts.map((text) => ({ type: 'text', text })),
    ...images.map((url) => ({ type: 'image_url', image_url: { url } })),
  ]
  const spoken = { role: type === 'request' ? ('user' as const) : ('assistant' as const), content }
  if (calls === undefined) return { messages: [spoken], path: 'texts' }
  return { messages: [spoken, { role: 'assistant', content: null, tool_calls: [...calls] }], path: 'texts' }
}

/** How much of the end of a growing answer must not be shown yet, in characters as Python counts them. */
function heldBackOf(text: string): number {
  const held = new HeldText<'content'>()
  held.append('content', text)
  return [...text.slice(held.border)].length
}
