import { boundMaterial } from '../../domain/guard/bound-material.ts'
import type { Image, Turn } from '../../domain/guard/exchange.ts'
import type { ImageText } from '../../domain/guard/image-text.ts'
import type { Material } from '../../domain/guard/material.ts'
import type { Message } from '../../domain/guard/message.ts'
import { type Restatement, restate } from '../../domain/guard/restatement.ts'
import { toolImageMaterial } from '../../domain/guard/tool-image-material.ts'
import { toolMaterial } from '../../domain/guard/tool-material.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { appliesTo } from '../../domain/ports.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { ConfigurationSnapshot, ExecutionMode } from '../../domain/project/project.ts'
import { type RedactedExchange, redactExchanges } from '../redaction/redact-exchanges.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { type EvaluatedExchange, evaluateExchange } from './evaluate-exchange.ts'
import { messageRecord } from './message-record.ts'
import { openConversation } from './open-conversation.ts'
import { storeMessages } from './store-messages.ts'

/** What to evaluate before the LLM sees it. */
export interface EvaluateInputCommand {
  readonly organizationId: string
  readonly conversationId: string
  /** Oldest first, 1 to 500 turns; the last one is evaluated. */
  readonly turns: readonly Turn[]
  /**
   * What came with it and in the results of tools before it, at most 6. Policies judge what is written in them, and the
   * security guardrail what is in those of tools, as material; they are not kept.
   */
  readonly images: readonly Image[]
  /** What the LLM will read beside it, at most 100; judged for orders planted in them, and not kept. */
  readonly documents: readonly Material[]
  /** Null = the project's. */
  readonly executionMode: ExecutionMode | null
  /** Whether its texts are wanted without data. */
  readonly wantsRedactedText: boolean
  /** Makes the reply that is kept for repetitions, without redacted texts; null when the client sent no key. */
  readonly settle: (evaluated: EvaluatedInput) => IdempotentReply | null
}

/** An evaluated input. */
export interface EvaluatedInput {
  readonly message: Message
  /** As it was sent. */
  readonly text: string
  readonly snapshot: ConfigurationSnapshot
  /** The texts of the request without data; null when they are not wanted, and in what is kept for repetitions. */
  readonly redacted: RedactedExchange | null
}

/** Evaluates the last turn and resolves when message and verdict are durable. */
export async function evaluateInput(scope: GuardScope, command: EvaluateInputCommand): Promise<EvaluatedInput> {
  const { conversation, project, snapshot } = await openConversation(scope, command)
  const judged = await judgeInput(scope, snapshot, command)
  const record = messageRecord(scope, {
    ...judged,
    conversation,
    isNewConversation: false,
    direction: 'input',
    textWithContext: judged.restatement.text,
    inputId: null,
    imageCount: command.images.length,
    snapshot,
  })
  const evaluated = { message: record.message, text: judged.text, snapshot, redacted: null }
  const exchange = { snapshot, turns: command.turns, input: judged.evaluation.verdict, output: null }
  const wanted = command.wantsRedactedText ? exchange : null
  const [redacted = null] = await redactExchanges(scope, command.organizationId, [wanted])
  const settled = { ...record, idempotentReply: command.settle(evaluated) }
  await storeMessages(scope, [{ record: settled, storeText: project.storeText }])
  return { ...evaluated, redacted }
}

/** An input with its verdict, not stored yet. */
export interface JudgedInput {
  /** Who said it; a last message of role `system` counts as the user's. */
  readonly role: 'user' | 'assistant'
  /** As it was sent. */
  readonly text: string
  readonly history: readonly Turn[]
  readonly restatement: Restatement
  readonly evaluation: EvaluatedExchange
}

/**
 * Evaluates the last turn without storing anything. Rejects with Problem `overloaded` when images of other organizations
 * kept its own from being read and the project's failure mode is closed.
 */
export async function judgeInput(
  scope: GuardScope,
  snapshot: ConfigurationSnapshot,
  input: Pick<EvaluateInputCommand, 'turns' | 'images' | 'documents' | 'executionMode'>,
): Promise<JudgedInput> {
  const last = input.turns.at(-1)
  if (!last) throw invalidField('messages_history', 'needs at least one message')
  const history = input.turns.slice(0, -1)
  const role = last.role === 'assistant' ? 'assistant' : 'user'
  const isMaterial = last.role === 'tool'
  // What a tool returned refers to nothing that was said.
  const restatement = isMaterial ? { text: last.content, carriesOn: false } : restate(last.content, history)
  const startedMs = scope.stopwatchMs()
  const imageTexts = await readImageTexts(scope, snapshot, input.images)
  const readMs = scope.stopwatchMs() - startedMs
  const pictures = toolImageMaterial(input.images, imageTexts)
  const exchange = {
    direction: 'input',
    // Whoever is said to have said it: what a client sends to be checked is trusted as little as a user.
    role: 'user',
    text: last.content,
    textWithContext: restatement.carriesOn ? restatement.text : last.content,
    history,
    imageCount: input.images.length,
    imageTexts,
    // The evaluated message stays the last one.
    material: boundMaterial([...input.documents, ...pictures, ...toolMaterial(input.turns)]),
    isMaterial,
  } as const
  const evaluation = await evaluateExchange(scope, snapshot, exchange, input.executionMode)
  const latencyMs = readMs + evaluation.latencyMs
  return { role, text: last.content, history, restatement, evaluation: { ...evaluation, latencyMs } }
}

/**
 * Policies judge every image, the security guardrail those that tools returned: what is judged by neither is not read. The
 * result has the numbers that the images have in the request.
 */
async function readImageTexts(
  scope: GuardScope,
  { organizationId, policies, security, failureMode }: ConfigurationSnapshot,
  images: readonly Image[],
): Promise<readonly ImageText[]> {
  const numbered = images.map((image, at) => ({ image, number: at + 1 }))
  const wanted = policies.some((policy) => appliesTo('input', policy))
    ? numbered
    : numbered.filter(({ image }) => image.toolMessage !== undefined && appliesTo('input', security))
  if (wanted.length === 0) return []
  const read = await scope.images.read(
    wanted.map(({ image }) => image),
    organizationId,
  )
  const texts = read.map((text): ImageText => ({ ...text, number: wanted[text.number - 1]?.number ?? text.number }))
  // Nobody's message is unsafe because others sent many images: it was not judged, and may be sent again.
  if (failureMode === 'closed' && texts.some((text) => text.status !== 'read' && text.isCrowdedOut)) {
    const detail = 'The images could not be read in time beside those of others; try again shortly.'
    throw new Problem('overloaded', detail, { retryAfterSeconds: 2 })
  }
  return texts
}
