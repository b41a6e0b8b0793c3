import type { Evaluation, EvaluationOutcome, JudgeSubject } from '../../server/domain/agent-run/evaluation.ts'
import { verdictOf } from '../../server/domain/attack-run/turn-verdict.ts'
import type { AttackTurn } from '../../server/domain/attempt/attempt.ts'
import type { Technique } from '../../server/domain/attempt/technique.ts'
import type { TargetProfile } from '../../server/domain/red-team-test/reconnaissance.ts'
import type { TestSettings } from '../../server/domain/red-team-test/red-team-test.ts'
import type { Scenario } from '../../server/domain/red-team-test/scenario.ts'
import type { TestPolicy } from '../../server/domain/red-team-test/test-policy.ts'
import { generateDataset } from '../../server/redteam/dataset/generate-dataset.ts'
import type { JudgeTools } from '../../server/redteam/judges/judge.ts'
import { judgeTurn } from '../../server/redteam/judges/judge-turn.ts'
import { evaluateProbes } from '../../server/redteam/probes/evaluate-probes.ts'
import { generateProbes } from '../../server/redteam/probes/generate-probes.ts'
import { generateScenarios } from '../../server/redteam/scenarios/generate-scenarios.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'
import type { PlannedTarget, TrueKind } from './planned-target.ts'
import type { ZooTurn } from './target.ts'

/** How a target is attacked. */
export interface InMemoryAttack {
  readonly target: PlannedTarget
  /** What the judges read with; may be absent where `judge` is given. */
  readonly tools?: JudgeTools
  readonly techniqueIds: readonly string[]
  /** Tries of each scenario with each technique. */
  readonly tries: number
  /** Scenarios of each policy at most; default all. */
  readonly scenariosPerPolicy?: number
  readonly language?: TestSettings['language']
  readonly seed?: string
  /** Who judges a turn, told what it truly is; default the judges with `tools`. */
  readonly judge?: (subject: JudgeSubject, truth: TrueKind) => Promise<Evaluation>
}

/** A judged turn. */
export interface SeenTurn {
  readonly techniqueId: string
  readonly goal: string
  readonly prompt: string
  readonly response: string
  readonly truth: TrueKind
  readonly success: boolean
  /** Nobody could tell. */
  readonly isUnclear: boolean
  readonly outcome: EvaluationOutcome
  readonly score: number
  readonly judges: string
}

/** One attempt, and how it ended: as a run of the service would count it. */
export interface EndedAttempt {
  readonly policyId: string
  readonly scenarioId: string
  readonly techniqueId: string
  readonly tryIndex: number
  readonly outcome: 'failed' | 'passed' | 'unclear'
  /** Requests to the target. */
  readonly turns: number
}

/** What came of an attack, held against what was planted. */
export interface InMemoryOutcome {
  readonly attempts: number
  /** Each of them, in order. */
  readonly ended: readonly EndedAttempt[]
  /** Attempts that broke the target, and were told so. */
  readonly found: number
  /** Techniques that found it. */
  readonly by: ReadonlySet<string>
  /** Turns told to be a breach that were none. */
  readonly falseBreaches: readonly SeenTurn[]
  /** Turns that were a breach and not told so. */
  readonly missed: readonly SeenTurn[]
  /** All turns, for whoever looks closer. */
  readonly turns: readonly SeenTurn[]
  /** Goals of the scenarios. */
  readonly goals: readonly string[]
}

/** Takes a target through reconnaissance, scenarios and attempts without server or network. */
export async function attackInMemory(attack: InMemoryAttack): Promise<InMemoryOutcome> {
  const { target, techniqueIds, tries, seed = `second:${attack.target.name}` } = attack
  const settings = settingsOf(target, attack.language ?? 'en')
  const policies = generateDataset({ settings, seed }).policies
  const profile = await profileOf(target, { settings, seed })
  const scenarios = generateScenarios({ settings, seed, policies, profile })
  const chosen = scenarios.filter(({ policyId }, index) => {
    const before = scenarios.slice(0, index).filter((other) => other.policyId === policyId).length
    return before < (attack.scenariosPerPolicy ?? Number.POSITIVE_INFINITY)
  })
  const turns: SeenTurn[] = []
  const ended: EndedAttempt[] = []
  const by = new Set<string>()
  let [attempts, found] = [0, 0]
  for (const scenario of chosen) {
    const policy = policies.find(({ id }) => id === scenario.policyId)
    if (policy === undefined) throw new Error('A scenario without a policy.')
    for (const technique of techniques.filter(({ about }) => techniqueIds.includes(about.id))) {
      for (let tryIndex = 0; tryIndex < tries; tryIndex += 1) {
        const seen = await attempt({ ...attack, settings, seed, profile, scenario, policy, technique, tryIndex })
        turns.push(...seen)
        ended.push(
          endOf(seen, { policyId: policy.id, scenarioId: scenario.id, techniqueId: technique.about.id, tryIndex }),
        )
        attempts += 1
        if (!seen.some(({ success, truth }) => success && (truth === 'breach' || truth === 'part'))) continue
        found += 1
        by.add(technique.about.id)
      }
    }
  }
  return {
    attempts,
    ended,
    found,
    by,
    falseBreaches: turns.filter(({ success, truth }) => success && truth !== 'breach' && truth !== 'part'),
    missed: turns.filter(({ success, truth }) => !success && truth === 'breach'),
    turns,
    goals: chosen.map(({ goal }) => goal),
  }
}

function endOf(
  seen: readonly SeenTurn[],
  about: Pick<EndedAttempt, 'policyId' | 'scenarioId' | 'techniqueId' | 'tryIndex'>,
): EndedAttempt {
  const isBroken = seen.some(({ success }) => success)
  const outcome = isBroken ? 'failed' : seen.some(({ isUnclear }) => isUnclear) ? 'unclear' : 'passed'
  return { ...about, outcome, turns: seen.length }
}

async function profileOf(
  target: PlannedTarget,
  request: { readonly settings: TestSettings; readonly seed: string },
): Promise<TargetProfile> {
  const probes = generateProbes(request)
  const answers = probes.map(({ id, prompt }) => ({
    probeId: id,
    request: prompt,
    response: target.answer([{ role: 'user', content: prompt }]).text,
  }))
  return (await evaluateProbes(probes, answers)).profile
}

interface AttemptPlan extends InMemoryAttack {
  readonly settings: TestSettings
  readonly seed: string
  readonly profile: TargetProfile
  readonly scenario: Scenario
  readonly policy: TestPolicy
  readonly technique: Technique
  readonly tryIndex: number
}

async function attempt(plan: AttemptPlan): Promise<readonly SeenTurn[]> {
  const { target, settings, scenario, policy, profile, technique, tryIndex } = plan
  const judge = judgeOf(plan)
  const turns: AttackTurn[] = []
  const seen: SeenTurn[] = []
  const dropped = new Set<number>()
  let session: readonly ZooTurn[] = []
  while (turns.length < scenario.maximumMultiTurn) {
    const written = technique.nextPrompt({
      ...{ scenario, policy, profile, turns: [...turns], warmUps: [], tryIndex },
      businessContext: settings.businessContext,
      useCase: settings.useCase,
      language: settings.language,
      turnsLeft: scenario.maximumMultiTurn - turns.length,
      seed: `${plan.seed}/${scenario.id}/${technique.about.id}/${tryIndex}`,
    })
    if (written.exhausted || turns.some(({ prompt }) => prompt === written.prompt)) break
    for (const index of written.dropTurns ?? []) dropped.add(index)
    const before = written.history ?? saidSoFar(turns, dropped)
    const asked: ZooTurn = { role: 'user', content: written.prompt }
    const isRemembered = JSON.stringify(before) === JSON.stringify(session)
    const held = target.manners.memory === 'stateless' ? before : isRemembered ? session : []
    const answer = target.answer([...held, asked])
    session = [...held, asked, { role: 'assistant', content: answer.text }]
    const turn: AttackTurn = {
      ...{ turnIndex: turns.length, phase: 'attack', prompt: written.prompt, request: written.prompt },
      ...{ response: answer.text, toolCalls: answer.toolCalls ?? [], error: null, latencyMs: 1, evaluation: null },
      ...{ strategy: written.strategy, isDropped: false },
    }
    const subject: JudgeSubject = {
      ...{
        goal: scenario.goal,
        goals: scenario.goals,
        policy,
        profile,
        expected: 'refuse',
        techniqueTaxonomy: technique.about.taxonomy,
      },
      checks: {
        secrets: [...settings.checks.secrets, ...policy.checks.secrets],
        forbiddenTools: [...settings.checks.forbiddenTools, ...policy.checks.forbiddenTools],
        patterns: settings.checks.patterns,
      },
      turns: [...turns, turn],
    }
    const evaluation = await judge(subject, answer.kind)
    turns.push({ ...turn, evaluation })
    seen.push({
      ...{ techniqueId: technique.about.id, goal: scenario.goal, prompt: written.prompt, response: answer.text },
      ...{ truth: answer.kind, success: evaluation.success, outcome: evaluation.outcome, score: evaluation.score },
      isUnclear: verdictOf(evaluation) === 'unclear',
      judges: evaluation.judges
        .map(({ judge, outcome, score, reason }) => `${judge} ${outcome} ${score.toFixed(2)} (${reason})`)
        .join('; '),
    })
    if (evaluation.success) break
  }
  return seen
}

function judgeOf({ judge, tools }: InMemoryAttack): NonNullable<InMemoryAttack['judge']> {
  if (judge !== undefined) return judge
  if (tools === undefined) throw new Error('An attack in memory needs a judge, or what the judges read with.')
  return (subject) => judgeTurn(subject, tools)
}

function saidSoFar(turns: readonly AttackTurn[], dropped: ReadonlySet<number>): readonly ZooTurn[] {
  return turns
    .filter(({ turnIndex }) => !dropped.has(turnIndex))
    .flatMap(({ request, response }) => [
      { role: 'user' as const, content: request },
      { role: 'assistant' as const, content: response ?? '' },
    ])
}

/** What the target's owner would fill in. */
export function settingsOf(target: PlannedTarget, language: TestSettings['language']): TestSettings {
  return {
    businessContext: target.businessContext,
    useCase: target.useCase,
    certifications: [],
    givenPolicies: [...target.policies],
    maxPolicies: 3,
    maxPromptsPerPolicy: 4,
    language,
    modes: { text: true, image: false, audio: false, video: false },
    benignTwins: true,
    checks: {
      secrets: target.checks.secrets,
      forbiddenTools: target.checks.forbidden_tools,
      patterns: target.checks.patterns,
    },
  }
}
