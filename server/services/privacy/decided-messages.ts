import type { MonitoredMessage } from '../../domain/monitoring/monitoring.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import { boundedPage, unitsOfMessage } from './bounded-page.ts'

/** A message with the configuration that decided about it. */
export interface DecidedMessage extends MonitoredMessage {
  readonly snapshot: ConfigurationSnapshot
}

/** Which messages of a conversation. */
export interface DecidedMessagesQuery {
  readonly organizationId: string
  readonly conversationId: string
  readonly page: PageRequest
}

/**
 * A page of a conversation's messages, oldest first, with the configuration that decided about each; those of a conversation mostly
 * share one, read once. The page is bounded as `boundedPage` has it.
 */
export async function decidedMessages(
  { messages }: Pick<Repositories, 'messages'>,
  { organizationId, conversationId, page }: DecidedMessagesQuery,
): Promise<Page<DecidedMessage>> {
  const found = await boundedPage(page, unitsOfMessage, (part) =>
    messages.listOfConversation(organizationId, conversationId, part),
  )
  const snapshots = new Map<string, ConfigurationSnapshot>()
  for (const id of new Set(found.items.map(({ snapshotId }) => snapshotId))) {
    const snapshot = await messages.findSnapshot(organizationId, id)
    if (snapshot !== null) snapshots.set(id, snapshot)
  }
  const items = found.items.map((message) => {
    const snapshot = snapshots.get(message.snapshotId)
    if (snapshot === undefined) throw new Error(`the configuration of message ${message.id} is missing`)
    return { ...message, snapshot }
  })
  return { ...found, items }
}
