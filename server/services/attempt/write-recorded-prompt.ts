import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import type { PromptDraft } from '../../domain/attempt/prompt-draft.ts'
import { recordedDraft } from '../../domain/confirming/breach-script.ts'
import type { AttackRunScope } from './attack-run-scope.ts'

/**
 * What an attempt says next that sends a breach again; null for one of the plan. Rejects where the breach or its texts are gone.
 * Cost: reads the attempt in which the policy broke.
 */
export async function writeRecordedPrompt(
  { store }: Pick<AttackRunScope, 'store'>,
  { organizationId, id: runId }: AttackRun,
  { attempt: { confirms }, turns }: AttemptRecord,
): Promise<PromptDraft | null> {
  if (confirms === undefined) return null
  const [source] = await store.read(({ attackRuns }) =>
    attackRuns.findAttempts(organizationId, runId, [confirms.sourceId]),
  )
  return recordedDraft(source, confirms, turns)
}
