import type { Conversation } from '../../domain/guard/conversation.ts'
import type { Image, Turn } from '../../domain/guard/exchange.ts'
import type { Material } from '../../domain/guard/material.ts'
import type { Message } from '../../domain/guard/message.ts'
import type { ConfigurationSnapshot, ExecutionMode, Project } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { newConversation } from './create-conversation.ts'
import { createLinkedConversation } from './create-linked-conversation.ts'
import { type EvaluatedExchange, refuseArchived } from './evaluate-exchange.ts'
import { type JudgedInput, judgeInput } from './evaluate-input.ts'
import { judgeOutput } from './evaluate-output.ts'
import type { JudgedText } from './hold-answer.ts'
import { messageRecord, outputRecord } from './message-record.ts'
import { storeMessages } from './store-messages.ts'

/** What goes to an LLM that the service itself will ask. */
export interface GuardExchangeCommand {
  readonly organizationId: string
  /** Null = the organization's sample project. */
  readonly projectId: string | null
  /** To which conversation it belongs: the client's own name for one, one that is known, or null for a new one. */
  readonly conversation: { readonly linkedId: string } | { readonly id: string } | null
  /** Oldest first, 1 to 500 turns; the last one is evaluated. */
  readonly turns: readonly Turn[]
  readonly images: readonly Image[]
  readonly documents: readonly Material[]
  /** Null = the project's. */
  readonly executionMode: ExecutionMode | null
  /** False: nothing is kept. */
  readonly isStored: boolean
}

/** An exchange whose input is judged and durable; its answers are judged as they come. */
export interface GuardedExchange {
  readonly conversation: Conversation
  readonly project: Project
  readonly snapshot: ConfigurationSnapshot
  readonly turns: readonly Turn[]
  /** As the request asks; null = as the project has it. */
  readonly executionMode: ExecutionMode | null
  /** False: it is judged, and nothing of it is kept. */
  readonly isStored: boolean
  /** The input as kept, or as it would be, with its verdict. */
  readonly input: Message
  /** How it was judged. */
  readonly judgedInput: JudgedInput
}

/** Judges what goes to the LLM and resolves when it is durable, if it is to be kept. */
export async function guardExchange(scope: GuardScope, command: GuardExchangeCommand): Promise<GuardedExchange> {
  const { project, snapshot } = await readConfiguration(scope, command)
  refuseArchived(project)
  const { conversation, isNew } = await conversationFor(scope, command, project.id)
  const { turns, executionMode, isStored } = command
  const judged = await judgeInput(scope, snapshot, command)
  const record = messageRecord(scope, {
    ...judged,
    conversation,
    isNewConversation: isNew,
    direction: 'input',
    textWithContext: judged.restatement.text,
    inputId: null,
    imageCount: command.images.length,
    snapshot,
  })
  const exchange = { conversation, project, snapshot, turns, executionMode, isStored }
  if (isStored) await storeMessages(scope, [{ record, storeText: project.storeText }])
  if (isStored && isNew) scope.conversations.remember(conversation)
  return { ...exchange, input: record.message, judgedInput: judged }
}

/** Judges an answer, or its beginning, in the light of what it answers. Neither stored nor counted. */
export function judgeAnswerSoFar(
  scope: GuardScope,
  { snapshot, turns, executionMode }: Pick<GuardedExchange, 'snapshot' | 'turns' | 'executionMode'>,
  text: string,
): Promise<EvaluatedExchange> {
  const uncounted = { ...scope, onDecided: () => undefined }
  return judgeOutput(uncounted, snapshot, { output: text, history: turns, executionMode })
}

/** Counts the verdict on an answer and resolves when both are durable, if they are to be kept. */
export async function recordAnswer(
  scope: GuardScope,
  { conversation, project, snapshot, input, isStored }: GuardedExchange,
  { text, evaluation, upstream }: JudgedText & Pick<Message, 'upstream'>,
): Promise<Message> {
  scope.onDecided('output', evaluation.verdict)
  const record = outputRecord(scope, { conversation, snapshot, text, inputId: input.id, evaluation, upstream })
  if (isStored) await storeMessages(scope, [{ record, storeText: project.storeText }])
  return record.message
}

function readConfiguration({ configurations }: GuardScope, command: GuardExchangeCommand) {
  const { organizationId, projectId } = command
  return projectId === null ? configurations.readSample(organizationId) : configurations.read(organizationId, projectId)
}

async function conversationFor(
  scope: GuardScope,
  { organizationId, conversation }: GuardExchangeCommand,
  projectId: string,
): Promise<{ readonly conversation: Conversation; readonly isNew: boolean }> {
  const wish = { organizationId, projectId, name: null, description: null }
  if (conversation === null) return { conversation: newConversation(scope, wish), isNew: true }
  if ('id' in conversation) {
    return { conversation: await scope.conversations.read(organizationId, conversation.id), isNew: false }
  }
  const linked = { ...wish, linkedId: conversation.linkedId, settle: () => null }
  return { conversation: await createLinkedConversation(scope, linked), isNew: false }
}
