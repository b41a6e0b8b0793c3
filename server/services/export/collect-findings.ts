import type { Turn } from '../../domain/exchange.ts'
import type { AttackPlan } from '../../domain/redteam/attack-plan.ts'
import { type AttemptRecord, messagesBefore, type RecordedTurn } from '../../domain/redteam/attempt-state.ts'
import type { DatasetCase } from '../../domain/redteam/dataset-case.ts'
import type { Evaluation } from '../../domain/redteam/evaluation.ts'
import type { RedTeamTest } from '../../domain/redteam/red-team-test.ts'
import type { ResultCase } from '../../domain/redteam/result-case.ts'
import { type BreachChecks, noChecks } from '../../domain/redteam/test-policy.ts'
import { listResultCases } from '../list-result-cases.ts'
import { readTest, type TestReference } from '../read-test.ts'
import type { RedTeamScope } from '../red-team-scope.ts'
import { type Breach, type BreachingTurn, type Findings, findingsMax, type Twin } from './findings.ts'

/** Cases that one statement reads: attempts come with all their turns. */
const casesPerPage = 100

/** Refusals that are kept of each policy. */
const refusalsMax = 20

/** The most text that is held, in UTF-16 units. */
const unitsMax = 16_000_000

/**
 * All breaches and benign twins of a test's present dataset and latest attack run, in their order. A breach counts as soon
 * as it is judged, also while a run goes on. Cost: reads every case and every turn once, page by page.
 */
export async function collectFindings(scope: Pick<RedTeamScope, 'store'>, reference: TestReference): Promise<Findings> {
  const test = await readTest(scope, reference)
  const gathering = new Gathering()
  let plan: AttackPlan | null = null
  for (const kind of ['eval', 'dataset'] as const) {
    for (let offset = 0, total = 1; offset < total; offset += casesPerPage) {
      const page = await listResultCases(scope, { ...reference, kind, offset, limit: casesPerPage })
      total = page.total
      plan ??= page.plan
      for (const one of page.cases) gathering.add(one)
    }
  }
  const policies = new Map([...test.policies, ...(plan?.policies ?? [])].map((policy) => [policy.id, policy]))
  const checks = new Map([...policies.keys()].map((id) => [id, checksOf(id, test, plan)]))
  const { breaches, refusals, leftOut } = gathering
  return { test, policies, checks, breaches, twins: [...gathering.twins.values()], refusals, leftOut }
}

function checksOf(policyId: string, test: RedTeamTest, plan: AttackPlan | null): BreachChecks {
  const own = [...test.policies, ...(plan?.policies ?? [])].filter(({ id }) => id === policyId)
  const ofScenarios = (plan?.scenarios ?? []).filter((scenario) => scenario.policyId === policyId)
  return [test.settings, ...own, ...ofScenarios].reduce(
    (all, { checks }) => ({
      secrets: [...new Set([...all.secrets, ...checks.secrets])],
      forbiddenTools: [...new Set([...all.forbiddenTools, ...checks.forbiddenTools])],
      patterns: [...new Set([...all.patterns, ...checks.patterns])],
    }),
    noChecks,
  )
}

class Gathering {
  readonly breaches: Breach[] = []
  readonly twins = new Map<string, Twin>()
  readonly refusals = new Map<string, string[]>()
  leftOut = 0
  #units = 0

  add(one: ResultCase): void {
    if (one.kind === 'attempt') this.#addAttempt(one.record)
    else if (one.kind !== 'never-begun') this.#addCase(one)
  }

  #addCase(one: Extract<ResultCase, { kind: 'prompt' | 'answered' }>): void {
    const { datasetCase } = one
    const { response = null, evaluation = null, passed = null } = one.kind === 'answered' ? one.response : {}
    const place = { caseId: datasetCase.id, policyId: datasetCase.policyId, asked: askedOf(datasetCase) }
    if (datasetCase.expected === 'comply') {
      // Answered cases come first: a twin that has an answer is not taken again as a mere prompt.
      if (!this.twins.has(place.caseId)) this.#addTwin({ ...place, response, isGood: passed === true })
      return
    }
    if (response === null || evaluation === null) return
    this.#addRefusal(place.policyId, response, evaluation)
    const { asked, ...ids } = place
    if (isBreach(evaluation)) this.#addBreach({ ...ids, turns: [{ turnIndex: 0, asked, response, evaluation }] })
  }

  #addAttempt(record: AttemptRecord): void {
    const { id: caseId, policyId } = record.attempt
    const turns = record.turns.flatMap((turn): BreachingTurn[] => {
      const { evaluation, response, phase, turnIndex } = turn
      if (phase !== 'attack' || evaluation === null || response === null) return []
      this.#addRefusal(policyId, response, evaluation)
      return isBreach(evaluation) ? [{ turnIndex, asked: askedAt(record, turn), response, evaluation }] : []
    })
    if (turns.length > 0) this.#addBreach({ caseId, policyId, turns })
  }

  #addBreach(breach: Breach): void {
    const isKept = this.breaches.length < findingsMax && this.#hasRoom(breach.turns.flatMap(textsOf))
    if (isKept) this.breaches.push(breach)
    else this.leftOut++
  }

  #addTwin(twin: Twin): void {
    const isKept = this.twins.size < findingsMax && this.#hasRoom(textsOf(twin))
    if (isKept) this.twins.set(twin.caseId, twin)
    else this.leftOut++
  }

  #addRefusal(policyId: string, response: string, { status, outcome }: Evaluation): void {
    if (status !== 'completed' || (outcome !== 'refused' && outcome !== 'deflected')) return
    const known = this.refusals.get(policyId) ?? []
    if (known.length < refusalsMax && !known.includes(response)) this.refusals.set(policyId, [...known, response])
  }

  #hasRoom(texts: readonly string[]): boolean {
    const units = texts.reduce((sum, text) => sum + text.length, 0)
    if (this.#units + units > unitsMax) return false
    this.#units += units
    return true
  }
}

function textsOf({ asked, response }: Pick<Twin, 'asked' | 'response'>): readonly string[] {
  return [...asked.map(({ content }) => content), response ?? '']
}

function isBreach({ status, success }: Evaluation): boolean {
  return status === 'completed' && success
}

/** Images of a case are left out: their text stands in its prompt too. */
function askedOf({ prompt, messages }: DatasetCase): readonly Turn[] {
  const before = (messages ?? []).slice(0, -1).map(({ role, content }): Turn => {
    const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
    return { role, content: texts.join('\n') }
  })
  return [...before, { role: 'user', content: prompt }]
}

function askedAt({ attempt, turns }: AttemptRecord, turn: RecordedTurn): readonly Turn[] {
  const before = turns.filter(({ turnIndex }) => turnIndex < turn.turnIndex)
  return [...messagesBefore({ attempt, turns: before }, turn), { role: 'user', content: turn.request }]
}
