import type { MonitoredMessage } from '../../domain/monitoring/monitoring.ts'
import type { Page } from '../../domain/page.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'

/** A message with the configuration that decided about it. */
export interface DecidedMessage extends MonitoredMessage {
  readonly snapshot: ConfigurationSnapshot
}

/** The messages of a page with the configuration that decided about each; those of a conversation mostly share one, read once. */
export async function decidedMessages(
  { messages }: Pick<Repositories, 'messages'>,
  organizationId: string,
  page: Page<MonitoredMessage>,
): Promise<Page<DecidedMessage>> {
  const snapshots = new Map<string, ConfigurationSnapshot>()
  for (const id of new Set(page.items.map(({ snapshotId }) => snapshotId))) {
    const snapshot = await messages.findSnapshot(organizationId, id)
    if (snapshot !== null) snapshots.set(id, snapshot)
  }
  const items = page.items.map((message) => {
    const snapshot = snapshots.get(message.snapshotId)
    if (snapshot === undefined) throw new Error(`the configuration of message ${message.id} is missing`)
    return { ...message, snapshot }
  })
  return { ...page, items }
}
