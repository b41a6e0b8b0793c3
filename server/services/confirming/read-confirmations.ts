import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttemptRecord, ChatTurn } from '../../domain/attempt/attempt-state.ts'
import type { BreachForm } from '../../domain/attempt/confirming-aim.ts'
import { promptOf } from '../../domain/confirming/breach-script.ts'
import { type ConfirmationSubject, plantedTurns } from '../../domain/confirming/confirmation.ts'
import { type ConfirmationResult, confirmationOf } from '../../domain/confirming/confirmation-result.ts'
import type { Repositories } from '../../domain/ports.ts'

/** A turn that was sent again. */
export interface ReproducedTurn {
  readonly phase: 'warm_up' | 'attack'
  /** Empty where the texts are kept no longer. */
  readonly prompt: string
  /** As in `RecordedTurn`. */
  readonly history: readonly ChatTurn[] | null
  /** As in `SubjectTurn`. */
  readonly isPlanted: boolean
}

/** What became of a finding when it was sent again. */
export interface FindingConfirmation extends ConfirmationResult {
  /** Of the shortest form, in order; empty where there is none. */
  readonly reproduction: readonly ReproducedTurn[]
}

/** What a run's confirming attempts say, by the breach that they sent again. */
export interface RunConfirmations {
  /** What they say of the finding with these cases; of one of which none was sent again, that it was not tried. */
  of(policyId: string, caseIds: readonly string[]): FindingConfirmation
}

/** Null for a run that does not confirm. Cost: two statements, and the turns of one attempt for each finding that broke again. */
export async function readConfirmations(
  { attackRuns }: Pick<Repositories, 'attackRuns'>,
  run: AttackRun,
): Promise<RunConfirmations | null> {
  const { organizationId, id: runId, confirmation: settings } = run
  if (settings === null) return null
  const subjects = (await attackRuns.findSubjects(organizationId, runId)) ?? []
  const { tries } = await attackRuns.listConfirming(organizationId, runId)
  const isRunning = run.status === 'running'
  const results = new Map<ConfirmationSubject, FindingConfirmation>()
  for (const subject of subjects) {
    const result = confirmationOf(subject, tries, { settings, isRunning })
    const form = result.shortest?.form ?? []
    const [source] = form.length === 0 ? [] : await attackRuns.findAttempts(organizationId, runId, [subject.sourceId])
    results.set(subject, {
      ...result,
      reproduction: source === undefined ? [] : reproductionOf(source, { subject, form }),
    })
  }
  return {
    of(policyId, caseIds) {
      const subject = subjects.find((one) => one.policyId === policyId && caseIds.includes(one.sourceId))
      const known = subject && results.get(subject)
      if (known) return known
      const none = { sourceId: '', policyId, turns: [] }
      // Which breaches are sent again is decided when the plan is worked off.
      const result = confirmationOf(none, [], { settings, isRunning: isRunning && subjects.length === 0 })
      return { ...result, reproduction: [] }
    },
  }
}

function reproductionOf(
  { turns }: AttemptRecord,
  { subject, form }: { readonly subject: ConfirmationSubject; readonly form: BreachForm },
): readonly ReproducedTurn[] {
  const planted = plantedTurns(subject)
  return form.flatMap((step) => {
    const turn = turns.find(({ turnIndex }) => turnIndex === step.turnIndex)
    if (turn === undefined) return []
    const { phase, history } = turn
    return [{ phase, prompt: promptOf(turn.prompt, step), history, isPlanted: planted.has(turn.turnIndex) }]
  })
}
