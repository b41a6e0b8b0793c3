import { brokenPolicyOf, type Evaluation } from '../../domain/agent-run/evaluation.ts'
import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { turnShowing } from '../../domain/attack-run/attempt-change.ts'
import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import { type AttemptRecord, messagesBefore, type RecordedTurn } from '../../domain/attempt/attempt-state.ts'
import { beginningOf } from '../../domain/beginning-of.ts'
import { conversationWeight } from '../../domain/export/finding-priority.ts'
import type { Turn } from '../../domain/guard/exchange.ts'
import type { DatasetCase } from '../../domain/red-team-test/dataset-case.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { type BreachChecks, noChecks } from '../../domain/red-team-test/test-policy.ts'
import type { ResultCase } from '../../domain/results/result-case.ts'
import { readTest } from '../red-team-test/read-test.ts'
import { attemptVerdict } from '../results/attempt-verdict.ts'
import { breakingTurn } from '../results/deciding-turn.ts'
import { type RunReference, readAttackRun } from '../results/read-attack-run.ts'
import { readBytesMax, readSomeCases } from '../results/read-some-cases.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import {
  type Breach,
  type BreachingTurn,
  type Findings,
  findingsMax,
  furtherBreachId,
  type Twin,
  triedKey,
} from './findings.ts'

/** Cases that one statement reads. */
const casesPerPage = 100

/** What is kept of a refusal, in UTF-16 units: more than an example of it shows. */
const refusalUnitsMax = 4_000

/** Refusals that are kept of each policy. */
const refusalsMax = 20

/** The most text that is held, in UTF-16 units. */
const unitsMax = 16_000_000

/**
 * All breaches and benign twins of a test's present dataset and of an attack run, the latest when none is named, in their
 * order. A breach counts as soon as it is judged, also while a run goes on. Rejects with Problem `test-not-found` or
 * `attack-run-not-found`. Cost: reads every case and every turn once, at most `readBytesMax` of texts at
 * a time, and holds as much again.
 */
export async function collectFindings(scope: Pick<RedTeamScope, 'store'>, reference: RunReference): Promise<Findings> {
  const test = await readTest(scope, reference)
  const { runId } = reference
  if (runId !== null) await readAttackRun(scope, reference)
  const gathering = new Gathering()
  let plan: AttackPlan | null = null
  for (const kind of ['eval', 'dataset'] as const) {
    for (let offset = 0, isOver = false; !isOver; ) {
      const part = { kind, runId, offset, limit: casesPerPage, bytesMax: readBytesMax }
      const some = await scope.store.survey((repositories) => readSomeCases(repositories, test, part))
      plan ??= some.plan
      for (const one of some.cases) gathering.add(one)
      offset += some.cases.length
      // What never began stands last, and holds no finding.
      isOver = some.cases.at(-1)?.kind === 'never-begun' || some.cases.length === 0 || offset >= some.total
    }
  }
  const policies = new Map([...test.policies, ...(plan?.policies ?? [])].map((policy) => [policy.id, policy]))
  const checks = new Map([...policies.keys()].map((id) => [id, checksOf(id, test, plan)]))
  const { breaches, refusals, tried, leftOut } = gathering
  return { test, policies, checks, breaches, twins: [...gathering.twins.values()], refusals, tried, leftOut }
}

function checksOf(policyId: string, test: RedTeamTest, plan: AttackPlan | null): BreachChecks {
  const own = [...test.policies, ...(plan?.policies ?? [])].filter(({ id }) => id === policyId)
  const ofScenarios = (plan?.scenarios ?? []).filter((scenario) => scenario.policyId === policyId)
  const everywhere = plan?.checks !== undefined && ofScenarios.length > 0 ? [{ checks: plan.checks }] : []
  return [test.settings, ...own, ...ofScenarios, ...everywhere].reduce(
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
  readonly tried = new Map<string, number>()
  leftOut = 0
  #units = 0

  add(one: ResultCase): void {
    if (one.kind === 'attempt') this.#addAttempt(one.record)
    else if (one.kind !== 'never-begun') this.#addCase(one)
  }

  #addCase(one: Extract<ResultCase, { kind: 'prompt' | 'answered' }>): void {
    const { datasetCase } = one
    const { response = null, evaluation = null, passed = null } = one.kind === 'answered' ? one.response : {}
    const isPicture = datasetCase.modality === 'image'
    const policyId = brokenPolicyOf(datasetCase.policyId, evaluation)
    const place = { caseId: datasetCase.id, policyId, asked: askedOf(datasetCase), isPicture }
    if (datasetCase.expected === 'comply') {
      // Answered cases come first: a twin that has an answer is not taken again as a mere prompt.
      if (!this.twins.has(place.caseId)) this.#addTwin({ ...place, response, isGood: passed === true })
      return
    }
    if (response === null || evaluation === null) return
    this.#addRefusal(response, evaluation)
    const { asked, ...ids } = { ...place, techniqueId: datasetCase.techniqueId }
    if (verdictOf(evaluation) !== 'breach') return
    const weight = conversationWeight([{ request: datasetCase.prompt, response }])
    const isAimed = evaluation.aimedPolicyId === undefined
    this.#addBreach({
      ...{ ...ids, kind: 'dataset', isAimed, weight },
      turns: [{ turnIndex: 0, asked, response, evaluation }],
    })
  }

  #addAttempt(record: AttemptRecord): void {
    const { id, policyId: counted, combination } = record.attempt
    const { techniqueId } = combination
    const aim = aimOf(record)
    this.#countTry(record, aim)
    const turns = record.turns.flatMap((turn): BreachingTurn[] => {
      const { evaluation, response, phase } = turn
      if (phase !== 'attack' || evaluation === null || response === null) return []
      this.#addRefusal(response, evaluation)
      return verdictOf(evaluation) === 'breach' ? [breachingTurn(record, turn, evaluation)] : []
    })
    if (turns.length === 0) return
    const weight = conversationWeight(record.turns)
    for (const [policyId, own] of Map.groupBy(turns, ({ evaluation }) => evaluation.policyId)) {
      const caseId = policyId === counted ? id : furtherBreachId(id, policyId)
      const isAimed = policyId === aim
      this.#addBreach({
        ...{ caseId, policyId, techniqueId, turns: own, isPicture: false, kind: 'attack', isAimed, weight },
      })
    }
  }

  #countTry(record: AttemptRecord, aim: string): void {
    if (attemptVerdict(record) === 'not_judged') return
    const key = triedKey(aim, record.attempt.combination.techniqueId)
    this.tried.set(key, (this.tried.get(key) ?? 0) + 1)
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

  /** A refusal is of what was asked for, also in an attempt in which another policy broke later. */
  #addRefusal(response: string, { status, outcome, policyId }: Evaluation): void {
    if (status !== 'completed' || (outcome !== 'refused' && outcome !== 'deflected')) return
    const known = this.refusals.get(policyId) ?? []
    if (known.length >= refusalsMax) return
    const kept = beginningOf(response, refusalUnitsMax)
    if (!known.includes(kept)) this.refusals.set(policyId, [...known, kept])
  }

  #hasRoom(texts: readonly string[]): boolean {
    const units = texts.reduce((sum, text) => sum + text.length, 0)
    if (this.#units + units > unitsMax) return false
    this.#units += units
    return true
  }
}

/** The policy that an attempt was aimed at: it counts for another one where only that was broken in it. */
function aimOf(record: AttemptRecord): string {
  return breakingTurn(record)?.evaluation?.aimedPolicyId ?? record.attempt.policyId
}

function textsOf({ asked, response }: Pick<Twin, 'asked' | 'response'>): readonly string[] {
  return [...asked.map(({ content }) => content), response ?? '']
}

function breachingTurn(record: AttemptRecord, judged: RecordedTurn, evaluation: Evaluation): BreachingTurn {
  const turn = turnShowing(record, judged, evaluation)
  const { turnIndex, response } = turn
  return { turnIndex, asked: askedAt(record, turn), response: response ?? '', evaluation }
}

/** For a picture the text that is written in it: we made it of the prompt. */
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
