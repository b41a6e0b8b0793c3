import type { TestSummary } from '../../contract/red-team-test/test.ts'
import type { redTeamTexts } from '../texts/red-team-texts.ts'
import { type Status, type StatusNoun, type StatusWords, statusOfRun, statusWords } from './test-status.ts'

/** The stage that a test is in, and how far that is. */
export interface TestStage {
  /** Of the text that names it. */
  readonly name: Extract<keyof typeof redTeamTexts, `redTeam.stage.${string}`>
  readonly state: StatusWords
}

type Staged = Pick<TestSummary, 'status' | 'stages' | 'paused_at' | 'unattended_since'>

/**
 * The stage that a test is in: its attack run while that goes on, else what is prepared, else what failed, else the last that was
 * begun. What failed stands before a run that is over: somebody has to do something about it.
 */
export function stageOf(test: Staged): TestStage {
  const run = runStage(test)
  if (test.stages.attack_run === 'running') return run
  const prepared = preparedStages(test)
  const moving = prepared.find(({ status }) => status === 'pending' || status === 'running')
  const failed = prepared.find(({ status }) => status === 'failed')
  const apart = moving ?? failed
  if (apart !== undefined) return shown(apart)
  if (test.stages.attack_run === 'completed') return run
  const begun = prepared.find(({ status }) => status !== 'not_started')
  return shown(begun ?? { name: 'redTeam.stage.generation', noun: 'masculine', status: 'not_started' })
}

interface PreparedStage {
  readonly name: TestStage['name']
  readonly noun: StatusNoun
  readonly status: Status
}

/** The last first. */
function preparedStages({ status, stages }: Staged): readonly PreparedStage[] {
  const ofDataset: readonly PreparedStage[] = [
    { name: 'redTeam.stage.scenarios', noun: 'plural', status: stages.scenarios },
    { name: 'redTeam.stage.reconnaissance', noun: 'feminine', status: stages.reconnaissance },
    { name: 'redTeam.stage.generation', noun: 'masculine', status: stages.generation },
  ]
  // A test mirrors its latest job. One that is none of the stages judges what was answered to the dataset.
  const isMirrored = ofDataset.some(
    (one) => one.status === status || (status === 'running' && one.status === 'pending'),
  )
  if (isMirrored || (status !== 'running' && status !== 'failed')) return ofDataset
  return [{ name: 'redTeam.stage.evaluation', noun: 'feminine', status }, ...ofDataset]
}

function runStage(test: Staged): TestStage {
  const run = { ...test, status: test.stages.attack_run }
  return { name: 'redTeam.stage.run', state: statusWords(statusOfRun(run), 'feminine') }
}

/** Reconnaissance is done for the service when the questions are written; a list does not tell whether they were answered. */
function shown({ name, noun, status }: PreparedStage): TestStage {
  if (name === 'redTeam.stage.reconnaissance' && status === 'completed')
    return { name, state: { key: 'redTeam.status.questions', tone: 'quiet' } }
  return { name, state: statusWords(status, noun) }
}
