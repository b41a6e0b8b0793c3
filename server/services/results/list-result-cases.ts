import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { shortenCase, unitsOfCase } from '../../domain/confirming/shorten-case.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { ResultCase } from '../../domain/results/result-case.ts'
import { readTest, type TestReference } from '../red-team-test/read-test.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { readAttackRun } from './read-attack-run.ts'
import { readBytesMax, readSomeCases, type SomeCases } from './read-some-cases.ts'

/** Which cases of which test. */
export interface ListResultCases extends TestReference {
  readonly kind: 'dataset' | 'eval'
  /** The attack run whose attempts are listed; null = the latest. */
  readonly runId: string | null
  /** 0 or more. */
  readonly offset: number
  /** 1 to 500. */
  readonly limit: number
}

/** A page of cases, with the test whose policies they name. */
export interface ResultCasesPage {
  readonly test: RedTeamTest
  /** The policies as they were when the attack run began; the test's may be newer. */
  readonly plan: AttackPlan | null
  /** Of all pages. */
  readonly total: number
  readonly cases: readonly ResultCase[]
  /** Those of `cases` whose long texts are cut. */
  readonly shortened: ReadonlySet<ResultCase>
}

/** What a page shows of texts in full, in UTF-16 units: 16 Mi. */
const fullUnitsMax = 16 * 2 ** 20

/**
 * A page of a test's cases: prompts, or what was answered to the present dataset and after that the attempts of the latest
 * attack run, or of the one that is named, in order. While a run goes on, attempts appear as they begin. A page always has
 * all of its cases: the first one in full, the others while their texts have room, and shortened behind that. Rejects with
 * Problem `test-not-found` or `attack-run-not-found`. Cost: a few statements for each `readBytesMax` of texts, of which only
 * so much is held at once.
 */
export async function listResultCases(
  scope: Pick<RedTeamScope, 'store'>,
  command: ListResultCases,
): Promise<ResultCasesPage> {
  const { offset, limit, kind, runId } = command
  const test = await readTest(scope, command)
  if (runId !== null) await readAttackRun(scope, command)
  const cases: ResultCase[] = []
  const shortened = new Set<ResultCase>()
  let units = 0
  return scope.store.survey(async (repositories) => {
    let some: SomeCases
    do {
      const part = { offset: offset + cases.length, limit: limit - cases.length, bytesMax: readBytesMax }
      some = await readSomeCases(repositories, test, { kind, runId, ...part })
      for (const one of some.cases) {
        units += unitsOfCase(one)
        const isFull = cases.length === 0 || units <= fullUnitsMax
        const shown = isFull ? one : shortenCase(one)
        if (!isFull) shortened.add(shown)
        cases.push(shown)
      }
    } while (some.cases.length > 0 && cases.length < limit && offset + cases.length < some.total)
    return { test, plan: some.plan, total: some.total, cases, shortened }
  })
}
