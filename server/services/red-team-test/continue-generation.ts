import { setImmediate as letOthersRun } from 'node:timers/promises'
import { withJobAdvanced, withJobEnded } from '../../domain/red-team-test/active-jobs.ts'
import type { DatasetCase } from '../../domain/red-team-test/dataset-case.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { DatasetReference } from '../../domain/red-team-test/test-repository.ts'
import { refundCredits } from '../quota/charge-credits.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { changeInJob, findInJob, type TestJobReference } from './change-in-job.ts'
import { reasonOf } from './reason-of.ts'

/** Cases of one transaction at most, and the characters of their texts. */
const chunkCasesMax = 200
const chunkUnitsMax = 1_000_000

/** How long cases are written in one go before requests get their turn. */
const workMs = 10

/** How long one job writes, so that others get their turn. */
const sliceMs = 20_000

/**
 * Writes the next cases of a test's dataset in chunks, each in a transaction of its own, and adds the job that goes on;
 * the last one ends the generation. May be repeated: it goes on after the last case that is stored. When the engine
 * cannot write a case, the generation fails with the reason, what it cost is given back, and the error is returned.
 */
export async function continueGeneration(
  scope: RedTeamScope,
  job: TestJobReference,
  signal: AbortSignal,
): Promise<unknown> {
  const test = await findInJob(scope, job)
  if (test === null) return null
  const dataset = datasetOf(test)
  if (!(await removeOthers(scope, job, dataset, signal))) return null
  const stored = await scope.store.read(({ datasetCases }) => datasetCases.count(dataset))
  const startedMs = scope.stopwatchMs()
  const writer = new CaseWriter(scope, test, stored)
  let place = stored
  while (!signal.aborted) {
    const chunk = await writer.next(signal)
    if ('error' in chunk) {
      await failGeneration(scope, job, reasonOf(chunk.error, 'wrote the cases'))
      return chunk.error
    }
    const { cases, isLast } = chunk
    const isOver = isLast || scope.stopwatchMs() - startedMs > sliceMs
    const saved = await changeInJob(scope, job, async (before, repositories) => {
      await repositories.datasetCases.insertMany(dataset, place, cases)
      const nowMs = scope.clock.nowMs()
      if (isLast) return completed(before, job.jobId, place + cases.length, nowMs)
      const { organizationId, testId, jobId } = job
      const payload = { testId, jobId }
      if (isOver) {
        await repositories.jobs.add({
          organizationId,
          name: 'redteam.generate',
          payload,
          runAtMs: nowMs,
          uniqueKey: null,
        })
      }
      const progress = Math.min(0.99, (place + cases.length) / Math.max(1, test.generation.caseCount))
      return { ...withJobAdvanced(before, jobId, progress, nowMs), generation: running(before) }
    })
    if (saved === null || isOver) return null
    place += cases.length
  }
  return null
}

/** Ends a generation that cannot go on, and gives back what it cost. */
export async function failGeneration(
  scope: Pick<RedTeamScope, 'store' | 'clock' | 'ids'>,
  job: TestJobReference,
  reason: string,
): Promise<void> {
  await changeInJob(scope, job, async (test, repositories) => {
    const { organizationId, testId } = job
    const amount = test.generation.creditsCharged
    await refundCredits(scope, repositories, { organizationId, testId, runId: null, amount })
    const generation = { ...test.generation, status: 'failed' as const, creditsCharged: 0, error: reason }
    return { ...withJobEnded(test, job.jobId, 'failed', scope.clock.nowMs()), generation }
  })
}

function datasetOf({ organizationId, id, generation }: RedTeamTest): DatasetReference {
  if (generation.fileId === null) throw new Error('a generation runs without a dataset')
  return { organizationId, testId: id, fileId: generation.fileId }
}

/** The dataset before and what was answered to it go first. False when the job is no longer the active one. */
async function removeOthers(
  scope: RedTeamScope,
  job: TestJobReference,
  dataset: DatasetReference,
  signal: AbortSignal,
): Promise<boolean> {
  for (;;) {
    let removed = 0
    const test = await changeInJob(scope, job, async (before, { datasetCases }) => {
      removed = await datasetCases.removeOthers(dataset, 500)
      return before
    })
    if (test === null || signal.aborted) return false
    if (removed === 0) return true
  }
}

function running({ generation }: RedTeamTest): RedTeamTest['generation'] {
  return { ...generation, status: 'running' }
}

function completed(test: RedTeamTest, jobId: string, caseCount: number, nowMs: number): RedTeamTest {
  const generation = { ...test.generation, status: 'completed' as const, caseCount, error: null }
  return { ...withJobEnded(test, jobId, 'completed', nowMs), generation }
}

type Chunk = { readonly cases: readonly DatasetCase[]; readonly isLast: boolean } | { readonly error: unknown }

/** Takes the cases of a dataset from the engine, chunk by chunk. State with a lifetime: one run of the job. */
class CaseWriter {
  readonly #scope: RedTeamScope
  readonly #test: RedTeamTest
  #skip: number
  #cases: Iterator<DatasetCase> | null = null

  /** Passes over the first `skip` cases, which are stored already. */
  constructor(scope: RedTeamScope, test: RedTeamTest, skip: number) {
    this.#scope = scope
    this.#test = test
    this.#skip = skip
  }

  /** The next chunk; stops early when the job is aborted. Gives the event loop back every few milliseconds. */
  async next(signal: AbortSignal): Promise<Chunk> {
    const cases: DatasetCase[] = []
    let units = 0
    let turnedMs = this.#scope.stopwatchMs()
    try {
      this.#cases ??= this.#scope.engine.generateDataset(this.#test).cases[Symbol.iterator]()
      while (cases.length < chunkCasesMax && units < chunkUnitsMax && !signal.aborted) {
        const { value, done } = this.#cases.next()
        if (done) return { cases, isLast: true }
        if (this.#skip > 0) this.#skip -= 1
        else {
          cases.push(value)
          units += unitsOf(value)
        }
        if (this.#scope.stopwatchMs() - turnedMs > workMs) {
          await letOthersRun()
          turnedMs = this.#scope.stopwatchMs()
        }
      }
      return { cases, isLast: false }
    } catch (error) {
      return { error }
    }
  }
}

function unitsOf({ prompt, messages }: DatasetCase): number {
  const parts = (messages ?? []).flatMap(({ content }) => content)
  return parts.reduce((sum, part) => sum + ('text' in part ? part.text : part.imageUrl).length, prompt.length)
}
