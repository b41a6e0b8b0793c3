import type { HistoryMessage } from '../../../contract/guard/message.ts'
import type { Image, Turn } from '../../domain/guard/exchange.ts'
import type { Material } from '../../domain/guard/material.ts'
import { allImages, type NotJudged, readHistory, readText } from '../guard/read-history.ts'
import { JoinedMessages, type PlacedText } from './joined-messages.ts'

/** The end of a chat, as one check. */
export interface LatestExchange {
  /** What the user says in it; no message when he says nothing. */
  readonly said: JoinedMessages
  /** What the assistant says and calls in it. */
  readonly answered: JoinedMessages
  /** What is checked: the context, and behind it what the user says. */
  readonly turns: readonly Turn[]
  /** What the assistant says in it, as one text; null when it says nothing. */
  readonly output: string | null
  readonly images: readonly Image[]
  /** What tools returned in it. */
  readonly documents: readonly Material[]
  readonly notJudged: readonly NotJudged[]
}

/**
 * Reads the latest exchange of a chat: all behind the last message in which the assistant spoke to the user before the user
 * spoke again. What came before was judged when it came, and is context, as system messages are. Throws Problem
 * `invalid-request` naming what is wrong behind `path`.
 */
export function readLatestExchange(messages: readonly HistoryMessage[], path: string): LatestExchange {
  const lastUser = messages.findLastIndex(({ role }) => role === 'user')
  // Those of the last message and of tools are read with the whole.
  const ofUser = lastUser === messages.length - 1 ? [] : readHistory(messages.slice(0, lastUser + 1), path).images
  const asked = ofUser.filter(({ toolMessage }) => toolMessage === undefined)
  const history = readHistory(messages, path, asked.length)
  const { turns, notJudged } = history
  const begin = beginOf(turns, lastUser)
  const latest = turns.map((turn, messageId) => ({ ...turn, messageId })).slice(begin)
  const saying = (role: Turn['role']) =>
    latest.filter((turn) => turn.role === role).map(({ messageId, content: text }): PlacedText => ({ messageId, text }))
  const said = new JoinedMessages(saying('user'))
  const answered = new JoinedMessages(saying('assistant').filter(({ text }) => text !== ''))
  const context = [...turns.slice(0, begin), ...latest.filter(({ role }) => role === 'system')]
  return {
    said,
    answered,
    turns: [
      ...context.map(({ role, content }) => ({ role, content })),
      { role: 'user', content: readText(said.text, path) },
    ],
    output: answered.ids.length === 0 ? null : readText(answered.text, path),
    images: allImages(undefined, { ...history, images: [...asked, ...history.images] }, path),
    documents: saying('tool').map(({ messageId: index, text }) => {
      return { kind: 'tool-message', index, id: null, title: null, text, values: null, unread: [] }
    }),
    notJudged,
  }
}

/** Where the latest exchange begins. A message of the assistant before a tool message asked for it, so it ends nothing. */
function beginOf(turns: readonly Turn[], lastUser: number): number {
  for (let at = lastUser - 1; at >= 0; at--) {
    if (turns[at]?.role === 'assistant' && turns[at + 1]?.role !== 'tool') return at + 1
  }
  return 0
}
