import { imagesBodyBytesMax, type Operation } from '../operation.ts'
import { GuardMessagesBody, GuardMessagesReply } from './guard-messages.ts'
import { LitellmGuardrailBody, LitellmGuardrailReply } from './litellm-guardrail.ts'

const compatibleOperation = {
  tag: 'In the shape of others',
  method: 'POST',
  aliases: [],
  extension: true,
  permission: 'guard',
  takesBearer: true,
  params: null,
  query: null,
  problems: ['project-not-found', 'conflict', 'overloaded'],
  bodyBytesMax: imagesBodyBytesMax,
  repeatable: false,
} as const

/** Operations in the shape of other guards, for programs that speak it already. They judge as `check` does. */
export const compatibleOperations = {
  guardMessages: {
    ...compatibleOperation,
    name: 'guardMessages',
    path: '/v2/guard',
    summary: 'Judge the latest exchange, in the shape of Lakera Guard',
    description:
      'For those who move. Judged and stored as one `check`; the key comes as `X-Api-Key` or as a bearer. See docs/guides/move-from-lakera.md.',
    body: GuardMessagesBody,
    reply: { status: 200, schema: GuardMessagesReply },
  },
  applyLitellmGuardrail: {
    ...compatibleOperation,
    name: 'applyLitellmGuardrail',
    path: '/beta/litellm_basic_guardrail_api',
    summary: 'Judge a request or an answer of LiteLLM',
    description:
      'What LiteLLM asks of a guardrail of the kind `generic_guardrail_api`. Judged and stored as one `check`; a request in which there is nothing to judge is refused. See docs/guides/litellm.md.',
    body: LitellmGuardrailBody,
    reply: { status: 200, schema: LitellmGuardrailReply },
  },
} as const satisfies Record<string, Operation>
