import type { ChatBody } from '../../../contract/openai/chat.ts'
import { readGivenMessage } from '../messages/read-given-message.ts'
import { type AskedChat, chatRequestOf } from './chat-request.ts'

/** Reads the messages of a chat request. Throws Problem `invalid-request` naming what cannot be read. */
export function readChatRequest({ messages }: Pick<ChatBody, 'messages'>): AskedChat {
  const read = messages.map((message, index) => readGivenMessage(message, `messages[${index}]`))
  const notJudged = new Set(read.flatMap((one) => one.notJudged.map(({ type }) => type)))
  return chatRequestOf(read, { path: 'messages', notJudged })
}
