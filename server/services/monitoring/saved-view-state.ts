import type { SavedView } from '../../domain/monitoring/saved-view.ts'

/**
 * What the audit log tells of a view. What it searches for and the linked id of a conversation are left out: they may be
 * about a person, and the log is never changed.
 */
export function savedViewState({ name, filters, isShared }: SavedView): Readonly<Record<string, unknown>> {
  const { search, conversationLinkedId, ...others } = filters
  const leftOut = {
    hasSearch: search !== undefined,
    ...(conversationLinkedId !== undefined && { hasConversationLinkedId: true }),
  }
  return { name, filters: { ...others, ...leftOut }, isShared }
}
