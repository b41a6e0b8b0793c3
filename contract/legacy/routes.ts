import { CreateConversationBody } from '../guard/conversation.ts'
import { defaultBodyBytesMax, type Operation, outputBodyBytesMax } from '../operation.ts'
import { CreateLegacyConversationQuery, LegacyConversation } from './conversation.ts'
import { AnalyseInputBody, AnalyseInputReply, AnalyseOutputBody, AnalyseOutputReply, LegacyQuery } from './message.ts'

const legacyOperation = {
  tag: 'Guard, older generation',
  method: 'POST',
  aliases: [],
  extension: false,
  permission: 'guard',
  params: null,
  repeatable: true,
} as const

/** The operations of the older guard generation. New integrations use v1. */
export const guardLegacyOperations = {
  createLegacyConversation: {
    ...legacyOperation,
    name: 'createLegacyConversation',
    path: '/public/conversations',
    summary: 'Create a conversation (older generation)',
    description: 'The same conversation as v1 makes; its id is good in both generations.',
    query: CreateLegacyConversationQuery,
    body: CreateConversationBody,
    reply: { status: 200, schema: LegacyConversation },
    problems: ['project-not-found', 'conflict'],
    bodyBytesMax: defaultBodyBytesMax,
  },
  analyseInput: {
    ...legacyOperation,
    name: 'analyseInput',
    path: '/public/safeguard/input',
    summary: 'Analyse a user message (older generation)',
    description:
      'Compares the last message with the topics of the project and recommends whether to allow it. What policies and the security guardrail say about it is in the monitoring export, and in the reply of v1.',
    query: LegacyQuery,
    body: AnalyseInputBody,
    reply: { status: 200, schema: AnalyseInputReply },
    problems: ['conversation-not-found', 'conflict', 'overloaded'],
    bodyBytesMax: outputBodyBytesMax,
  },
  analyseOutput: {
    ...legacyOperation,
    name: 'analyseOutput',
    path: '/public/safeguard/output',
    summary: 'Analyse an exchange (older generation)',
    description:
      "Applies the project's output policies to what the LLM answered. At least one of `inputId` and `input` and one of `outputId` and `output` are needed; a text is ignored when its id is given.",
    query: LegacyQuery,
    body: AnalyseOutputBody,
    reply: { status: 200, schema: AnalyseOutputReply },
    problems: ['conversation-not-found', 'message-not-found', 'conflict', 'precondition-missing', 'overloaded'],
    bodyBytesMax: outputBodyBytesMax,
  },
} as const satisfies Record<string, Operation>
