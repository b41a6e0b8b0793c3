import type { ViewFilters as WireFilters, SavedView as WireView } from '../../../contract/monitoring/saved-view.ts'
import type { SavedView, ViewFilters } from '../../domain/monitoring/saved-view.ts'
import { timestampOf } from '../timestamp.ts'
import { readMessageFilters } from './read-message-filters.ts'

/** A view as whoever asks sees it. */
export function presentSavedView(view: SavedView, viewer: string): WireView {
  return {
    id: view.id,
    name: view.name,
    filters: presentFilters(view.filters),
    is_shared: view.isShared,
    is_own: view.savedBy === viewer,
    saved_by: view.savedBy,
    created_at: timestampOf(view.createdAtMs),
    updated_at: timestampOf(view.updatedAtMs),
  }
}

function presentFilters(filters: ViewFilters): WireFilters {
  const { projectId, policyId, unsafeOnly, fromDay, toDay, search } = filters
  const { direction, criticality, latencyMsMin, securityOnly, errorsOnly, issuesOnly } = filters
  return {
    ...(projectId !== undefined && { project_id: projectId }),
    ...(policyId !== undefined && { policy_id: policyId }),
    ...(unsafeOnly !== undefined && { unsafe_only: unsafeOnly }),
    ...(direction !== undefined && { direction }),
    ...(criticality !== undefined && { criticality }),
    ...(latencyMsMin !== undefined && { latency_ms_min: latencyMsMin }),
    ...(securityOnly !== undefined && { security_only: securityOnly }),
    ...(errorsOnly !== undefined && { errors_only: errorsOnly }),
    ...(issuesOnly !== undefined && { issues_only: issuesOnly }),
    ...presentMarks(filters),
    ...(fromDay !== undefined && { from_day: fromDay }),
    ...(toDay !== undefined && { to_day: toDay }),
    ...(search !== undefined && { search }),
  }
}

/** Filters that came later. */
function presentMarks(filters: ViewFilters): WireFilters {
  const { shadowOnly, topicId, role, imagesOnly, documentsOnly, toolMessagesOnly, feedback } = filters
  const { conversationId, conversationLinkedId } = filters
  return {
    ...(shadowOnly !== undefined && { shadow_only: shadowOnly }),
    ...(topicId !== undefined && { topic_id: topicId }),
    ...(role !== undefined && { role }),
    ...(imagesOnly !== undefined && { images_only: imagesOnly }),
    ...(documentsOnly !== undefined && { documents_only: documentsOnly }),
    ...(toolMessagesOnly !== undefined && { tool_messages_only: toolMessagesOnly }),
    ...(feedback !== undefined && { feedback }),
    ...(conversationId !== undefined && { conversation_id: conversationId }),
    ...(conversationLinkedId !== undefined && { conversation_linked_id: conversationLinkedId }),
  }
}

/** Filters in the domain's words. */
export function filtersOf(given: WireFilters): ViewFilters {
  return {
    ...(given.project_id !== undefined && { projectId: given.project_id }),
    ...(given.policy_id !== undefined && { policyId: given.policy_id }),
    ...(given.unsafe_only !== undefined && { unsafeOnly: given.unsafe_only }),
    ...readMessageFilters(given),
    ...(given.security_only !== undefined && { securityOnly: given.security_only }),
    ...(given.errors_only !== undefined && { errorsOnly: given.errors_only }),
    ...(given.issues_only !== undefined && { issuesOnly: given.issues_only }),
    ...(given.shadow_only !== undefined && { shadowOnly: given.shadow_only }),
    ...(given.images_only !== undefined && { imagesOnly: given.images_only }),
    ...(given.documents_only !== undefined && { documentsOnly: given.documents_only }),
    ...(given.tool_messages_only !== undefined && { toolMessagesOnly: given.tool_messages_only }),
    ...(given.from_day !== undefined && { fromDay: given.from_day }),
    ...(given.to_day !== undefined && { toDay: given.to_day }),
    ...(given.search !== undefined && { search: given.search }),
  }
}
