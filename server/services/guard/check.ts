import type { Image, Turn } from '../../domain/guard/exchange.ts'
import type { Material } from '../../domain/guard/material.ts'
import type { Message } from '../../domain/guard/message.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import type { ConfigurationSnapshot, ExecutionMode, StoreText } from '../../domain/project/project.ts'
import { type ExchangeToRedact, type RedactedExchange, redactExchanges } from '../redaction/redact-exchanges.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { beginInTurns } from './begin-in-turns.ts'
import { newConversation } from './create-conversation.ts'
import { type EvaluatedExchange, refuseArchived } from './evaluate-exchange.ts'
import { judgeInput } from './evaluate-input.ts'
import { judgeOutput } from './evaluate-output.ts'
import { messageRecord, outputRecord } from './message-record.ts'
import { type StorableRecord, storeMessages, storeReply, strictestOf } from './store-messages.ts'

/** One check of a message and, if wanted, of the answer to it. */
export interface CheckItem {
  /** Null = the organization's sample project. */
  readonly projectId: string | null
  /** Oldest first, 1 to 500 turns; the last one is evaluated. */
  readonly turns: readonly Turn[]
  /** What the LLM answered; null when only the input is checked. */
  readonly output: string | null
  /** What came with the message; not kept. */
  readonly images: readonly Image[]
  /** What the LLM will read beside the message, at most 100; not kept. */
  readonly documents: readonly Material[]
  /** Null = the project's. */
  readonly executionMode: ExecutionMode | null
  /** False: nothing is kept. */
  readonly isStored: boolean
  /** Whether its texts are wanted without data. */
  readonly wantsRedactedText: boolean
}

/** Checks that are answered together. */
export interface CheckCommand {
  readonly organizationId: string
  /** 1 to 100. */
  readonly items: readonly CheckItem[]
  /** Makes the reply that is kept for repetitions, without redacted texts; null when the client sent no key. */
  readonly settle: (checked: readonly Checked[]) => IdempotentReply | null
}

/** A text with its verdict. */
export interface CheckedText {
  readonly role: 'user' | 'assistant'
  /** As it was sent. */
  readonly text: string
  /** The text with what it refers to; equal to `text` where it stands alone. */
  readonly textWithContext: string
  readonly evaluation: EvaluatedExchange
  /** The message as kept; null when it was not to be stored. */
  readonly message: Message | null
}

/** The result of one check. */
export interface Checked {
  readonly snapshot: ConfigurationSnapshot
  /** Null when nothing was stored. */
  readonly conversationId: string | null
  readonly input: CheckedText
  /** Null when no answer was given. */
  readonly output: CheckedText | null
  /** Its texts without data; null when they are not wanted, and in what is kept for repetitions. */
  readonly redacted: RedactedExchange | null
}

/** Evaluates every item and resolves when all of them are durable, in one transaction. */
export async function check(scope: GuardScope, command: CheckCommand): Promise<readonly Checked[]> {
  const worked = await checkItems(scope, command)
  const checked = worked.map((one) => one.checked)
  const redacted = await redactExchanges(scope, command.organizationId, exchangesToRedact(command, checked))
  const reply = command.settle(checked)
  const records = worked.flatMap((one) => one.records)
  const [first, ...rest] = records
  const strictest = strictestOf(
    worked.map(({ storeText, checked: { conversationId } }) => (conversationId === null ? 'none' : storeText)),
  )
  if (first) {
    const withReply = { ...first, record: { ...first.record, idempotentReply: reply } }
    await storeMessages(scope, [withReply, ...rest], strictest)
  } else if (reply) await storeReply(scope, reply, strictest)
  for (const { record } of records) if (record.conversation) scope.conversations.remember(record.conversation)
  return checked.map((one, index) => ({ ...one, redacted: redacted[index] ?? null }))
}

function exchangesToRedact({ items }: CheckCommand, checked: readonly Checked[]): readonly (ExchangeToRedact | null)[] {
  return checked.map((one, index) => exchangeToRedact(items[index], one))
}

/** What is to be redacted of a check; null when nothing is wanted. */
export function exchangeToRedact(
  item: Pick<CheckItem, 'turns' | 'wantsRedactedText'> | undefined,
  { snapshot, input, output }: Checked,
): ExchangeToRedact | null {
  if (!item?.wantsRedactedText) return null
  const answer = output && { text: output.text, verdict: output.evaluation.verdict }
  return { snapshot, turns: item.turns, input: input.evaluation.verdict, output: answer }
}

interface WorkedItem {
  readonly checked: Checked
  readonly storeText: StoreText
  readonly records: readonly StorableRecord[]
}

/** So many items of a batch begin in one turn of the thread that serves. */
const itemsInTurn = 10

/** What beginning an item costs that thread, in units of text that are read. */
const unitsOfItem = 1_000

/**
 * Items with images go one after another: together they would share the time of one, and find no place to wait in once
 * they bring more images than one organization may have waiting. The others do not wait for them.
 */
function checkItems(
  scope: GuardScope,
  { organizationId, items }: Pick<CheckCommand, 'organizationId' | 'items'>,
): Promise<readonly WorkedItem[]> {
  let last: Promise<unknown> = Promise.resolve()
  return beginInTurns(items, {
    together: itemsInTurn,
    turn: () => scope.turns.take(organizationId, itemsInTurn * unitsOfItem),
    begin: (item) => {
      if (item.images.length === 0) return checkItem(scope, organizationId, item)
      const worked = last.then(() => checkItem(scope, organizationId, item))
      last = worked
      return worked
    },
  })
}

async function checkItem(scope: GuardScope, organizationId: string, item: CheckItem): Promise<WorkedItem> {
  const { project, snapshot } =
    item.projectId === null
      ? await scope.configurations.readSample(organizationId)
      : await scope.configurations.read(organizationId, item.projectId)
  refuseArchived(project)
  const { storeText } = project
  const [judged, outputEvaluation] = await Promise.all([
    judgeInput(scope, snapshot, item),
    item.output === null
      ? null
      : judgeOutput(scope, snapshot, { output: item.output, history: item.turns, executionMode: item.executionMode }),
  ])
  const input = {
    role: judged.role,
    text: judged.text,
    textWithContext: judged.restatement.text,
    evaluation: judged.evaluation,
  }
  const { evaluatedAtMs } = judged.evaluation
  const output =
    item.output === null || outputEvaluation === null
      ? null
      : {
          role: 'assistant' as const,
          text: item.output,
          textWithContext: item.output,
          // Both sides have one time: judged beside what it answers, an answer may begin a millisecond before it.
          evaluation: { ...outputEvaluation, evaluatedAtMs },
        }
  if (!item.isStored) {
    const unstored = <Text>(text: Text) => ({ ...text, message: null })
    const texts = { input: unstored(input), output: output && unstored(output) }
    return { checked: { snapshot, conversationId: null, ...texts, redacted: null }, storeText, records: [] }
  }
  const conversation = newConversation(scope, {
    organizationId,
    projectId: project.id,
    name: null,
    description: null,
  })
  const shared = { conversation, snapshot }
  const inputRecord = messageRecord(scope, {
    ...shared,
    ...input,
    isNewConversation: true,
    direction: 'input',
    history: judged.history,
    inputId: null,
    imageCount: item.images.length,
  })
  const answer = output && outputRecord(scope, { ...shared, ...output, inputId: inputRecord.message.id })
  return {
    checked: {
      snapshot,
      conversationId: conversation.id,
      input: { ...input, message: inputRecord.message },
      output: output && answer && { ...output, message: answer.message },
      redacted: null,
    },
    storeText,
    records: (answer ? [inputRecord, answer] : [inputRecord]).map((record) => ({ record, storeText })),
  }
}
