import type { GoalsRequest } from '../../domain/attack-run/engine.ts'
import type { ChatModel } from '../../domain/chat.ts'
import type { GoalsFailure, Scenario, WrittenScenarios } from '../../domain/red-team-test/scenario.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { askGoals, type GoalTexts } from '../attackers/ask-goals.ts'
import { seededId } from '../dataset/seeded-id.ts'

/** Questions at once, so that runs which go on meanwhile find places with the LLM. */
const questionsAtOnce = 3

/** A policy with its scenarios, the most promising first. */
interface Own {
  readonly policy: TestPolicy
  readonly scenarios: readonly Scenario[]
}

/**
 * Puts goals that an LLM reads from each policy in place of the policy's scenarios, the most promising first; what it gives too few of
 * stays, so that number, turns, ranking and cost are those of the templates. No goal comes twice. Without an LLM (null) nothing changes.
 * Never rejects for a failing LLM; for a fault of this program it does, and calls off what is under way. Cost: a question for each policy, 3 at once, until `signal` is aborted.
 */
export async function writeGoals(
  chat: ChatModel | null,
  request: GoalsRequest,
  signal: AbortSignal,
): Promise<WrittenScenarios> {
  const { policies, scenarios, settings, profile } = request
  if (chat === null) return { items: scenarios, goalsByLlm: null }
  const owned = policies
    .map((policy): Own => ({ policy, scenarios: scenarios.filter(({ policyId }) => policyId === policy.id) }))
    .filter((own) => own.scenarios.length > 0)
  const broken = new AbortController()
  const until = AbortSignal.any([signal, broken.signal])
  const answers = await inTurns(owned, ({ policy, scenarios: { length: count } }) =>
    askGoals({ chat, policy, settings, profile, count, signal: until }),
  ).catch((fault) => {
    // The job has failed: nobody waits for the other questions.
    broken.abort()
    throw fault
  })
  const written = new Map<string, Scenario>()
  const fellBack: { policyId: string; reason: GoalsFailure }[] = []
  const taken = new Set(scenarios.map(({ goal }) => goal))
  for (const [index, own] of owned.entries()) {
    const answer = answers[index] ?? 'out-of-time'
    const fresh = typeof answer === 'string' ? [] : freshOf(answer, request, taken)
    if (fresh.length === 0)
      fellBack.push({ policyId: own.policy.id, reason: typeof answer === 'string' ? answer : 'unusable' })
    for (const [place, goals] of fresh.entries()) {
      const before = own.scenarios[place]
      if (before !== undefined) written.set(before.id, inPlaceOf(before, goals, request))
    }
  }
  return {
    items: scenarios.map((scenario) => written.get(scenario.id) ?? scenario),
    goalsByLlm: { policiesAsked: owned.length, fellBack },
  }
}

function freshOf(
  answer: readonly GoalTexts[],
  { settings: { language } }: GoalsRequest,
  taken: Set<string>,
): readonly GoalTexts[] {
  return answer.filter((goals) => {
    const goal = goals[language] ?? ''
    const isFresh = !taken.has(goal)
    taken.add(goal)
    return isFresh
  })
}

function inPlaceOf(before: Scenario, goals: GoalTexts, { seed, settings: { language } }: GoalsRequest): Scenario {
  const goal = goals[language] ?? ''
  return {
    ...before,
    id: seededId(seed, 'scenario', before.policyId, 'llm', goal),
    scenario: goal,
    goal,
    goals,
    isByLlm: true,
  }
}

/** The answers in the order of what was asked. */
async function inTurns<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers = new Map<number, Answer>()
  const waiting = items.entries()
  const workers = Array.from({ length: questionsAtOnce }, async () => {
    for (const [index, item] of waiting) answers.set(index, await ask(item))
  })
  await Promise.all(workers)
  return items.map((_, index) => {
    const answer = answers.get(index)
    if (answer === undefined) throw new Error('A question was left out.')
    return answer
  })
}
