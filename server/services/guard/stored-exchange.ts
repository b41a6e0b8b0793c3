import type { Exchange, Turn } from '../../domain/guard/exchange.ts'
import type { Message } from '../../domain/guard/message.ts'
import { restate } from '../../domain/guard/restatement.ts'
import type { MessageRepository } from '../../domain/monitoring/message-repository.ts'

/** What of a message says in which exchange it stood. */
type PlacedMessage = Pick<Message, 'organizationId' | 'conversationId' | 'direction' | 'historyId' | 'inputId'>

/**
 * A stored message as it would be checked now, with what was said before it as far as that is kept; its images and
 * documents are not. Cost: one read of a history of at most 500 turns; of an answer also that of the input.
 */
export async function storedExchange(
  messages: Pick<MessageRepository, 'find' | 'findText' | 'findHistory'>,
  message: PlacedMessage,
  text: string,
): Promise<Exchange> {
  if (message.direction === 'input') return inputExchange(text, await historyOf(messages, message))
  const { organizationId, inputId } = message
  const input = inputId === null ? null : await messages.find(organizationId, inputId)
  const history = input === null ? [] : await turnsUpTo(messages, input)
  return { direction: 'output', role: 'assistant', text, textWithContext: text, history, imageCount: 0 }
}

/** A text of a user as it would be checked, after what was said before it. */
export function inputExchange(text: string, history: readonly Turn[]): Exchange {
  const restatement = restate(text, history)
  const textWithContext = restatement.carriesOn ? restatement.text : text
  return { direction: 'input', role: 'user', text, textWithContext, history, imageCount: 0 }
}

async function turnsUpTo(
  messages: Pick<MessageRepository, 'findText' | 'findHistory'>,
  input: Message,
): Promise<readonly Turn[]> {
  const history = await historyOf(messages, input)
  const content = await messages.findText(input.organizationId, input.conversationId, input.textSha256)
  return content === null ? history : [...history, { role: 'user', content }]
}

async function historyOf(
  messages: Pick<MessageRepository, 'findHistory'>,
  { organizationId, conversationId, historyId }: PlacedMessage,
): Promise<readonly Turn[]> {
  return historyId === null ? [] : messages.findHistory(organizationId, conversationId, historyId)
}
