import type { Erasure as WireErasure } from '../../../contract/privacy/erasure.ts'
import type { Erasure } from '../../domain/privacy/erasure.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** An erasure as the management API shows it. */
export function presentErasure(erasure: Erasure): WireErasure {
  const { completedAtMs } = erasure
  return {
    id: erasure.id,
    project_id: erasure.projectId,
    conversation_id: erasure.conversationId,
    status: completedAtMs === null ? 'running' : 'completed',
    requested_at: timestampOf(erasure.requestedAtMs),
    completed_at: maybeTimestampOf(completedAtMs),
    erased: { ...erasure.erased },
  }
}
