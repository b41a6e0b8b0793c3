import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { attemptSeed } from '../../domain/attack-run/attempt-order.ts'
import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import { frameLanguageOf } from '../../domain/attack-run/frame-language-of.ts'
import type { Attempt, AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import type { PromptDraft } from '../../domain/attempt/prompt-draft.ts'
import type { AttackPrompt, AttemptView } from '../../domain/attempt/technique.ts'
import type { Scenario } from '../../domain/red-team-test/scenario.ts'
import { joinedChecks, noChecks, type TestPolicy } from '../../domain/red-team-test/test-policy.ts'

/** The longest prompt, in UTF-16 units: a target's answer has the same bound. */
const promptUnitsMax = 1_000_000

/** What an attempt is about: the policy is the one that it is aimed at. Throws when the plan does not hold it. */
export function subjectOf(
  plan: AttackPlan,
  { combination }: Pick<Attempt, 'combination'>,
): { readonly scenario: Scenario; readonly policy: TestPolicy } {
  const scenario = plan.scenarios.find(({ id }) => id === combination.scenarioId)
  const policy = plan.policies.find(({ id }) => id === scenario?.policyId)
  if (!scenario || !policy) throw new Error(`The plan lacks scenario ${combination.scenarioId} or its policy.`)
  // A check is looked for in every answer, whichever policy it belongs to.
  const checks = joinedChecks([scenario.checks, plan.checks ?? noChecks])
  return { scenario: { ...scenario, checks }, policy }
}

/** All that a technique may know of an attempt. */
function viewOf(plan: AttackPlan, { attempt, turns }: AttemptRecord): AttemptView {
  const { profile, businessContext, useCase, language } = plan
  const frameLanguage = frameLanguageOf(plan, attempt.combination)
  return {
    ...subjectOf(plan, attempt),
    ...{ profile, businessContext, useCase, language },
    ...(frameLanguage !== null && { frameLanguage }),
    turns: turns.filter(({ phase }) => phase === 'attack'),
    warmUps: turns.filter(({ phase }) => phase === 'warm_up'),
    turnsLeft: attempt.attackTurnsMax - attempt.attackTurns,
    tryIndex: attempt.combination.tryIndex,
    seed: attemptSeed(plan, attempt.combination),
  }
}

/** What to say next in an attempt: rapport first, then what its technique says. Rejects when the technique fails. */
export async function writePrompt(
  engine: RedTeamEngine,
  plan: AttackPlan,
  record: AttemptRecord,
  signal: AbortSignal,
): Promise<PromptDraft> {
  const view = viewOf(plan, record)
  const { attempt } = record
  if (view.warmUps.length < attempt.warmUpTurns) {
    const prompt = engine.warmUpPrompt(view, view.warmUps.length)
    const strategy = 'Build rapport before anything is asked for.'
    return {
      ...{ phase: 'warm_up', prompt, engine: 'template', strategy },
      ...{ transforms: [], drop: [], history: null, isExhausted: false },
    }
  }
  const written = await engine.nextPrompt(attempt.combination.techniqueId, view, signal)
  if (written.prompt.length > promptUnitsMax) throw new Error('The technique wrote a prompt that is too long.')
  return draftOf(written, view)
}

function draftOf(written: AttackPrompt, view: AttemptView): PromptDraft {
  return {
    phase: 'attack',
    prompt: written.prompt,
    engine: written.engine,
    strategy: written.strategy,
    transforms: written.transforms,
    drop: (written.dropTurns ?? []).flatMap((place) => {
      const turn = view.turns[place]
      return turn ? [turn.turnIndex] : []
    }),
    history: written.history ?? null,
    isExhausted: written.exhausted ?? false,
  }
}
