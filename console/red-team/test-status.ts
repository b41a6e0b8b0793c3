import type { Test, TestSummary } from '../../contract/red-team-test/test.ts'
import type { Tone } from '../parts/badge.tsx'
import type { redTeamTexts } from '../texts/red-team-texts.ts'
import type { TextValues } from '../texts/text-table.ts'
import { isPaused, isRunOver } from './test-pace.ts'

/** How far a test, one of its stages or a run is. */
export type Status =
  | TestSummary['status']
  | TestSummary['stages']['generation']
  | Test['metadata']['scenarios']['status']
  | RunStatus

type RunStatus = 'not_started' | 'running' | 'paused' | 'unattended' | 'completed'

/** What a status stands beside: in French the word for what is done agrees with it. */
export type StatusNoun = 'masculine' | 'feminine' | 'plural'

/** What is written of a status, and how it is meant. */
export interface StatusWords {
  /** Of the text. */
  readonly key: Extract<keyof typeof redTeamTexts, string>
  /** For the places of the text; absent = it has none. */
  readonly values?: TextValues
  readonly tone: Tone
}

/** A run, as far as its status needs it. */
interface ToldRun {
  readonly status: string
  readonly paused_at?: string
  readonly unattended_since?: string
}

/** How far a run is, as it is shown: one that is paused, or whose client is gone, goes on for the service. Null: there is none. */
export function statusOfRun(run: ToldRun | null): RunStatus {
  if (run === null) return 'not_started'
  if (isPaused(run)) return 'paused'
  if (run.unattended_since !== undefined) return 'unattended'
  return isRunOver(run) ? 'completed' : 'running'
}

/** What somebody has to do something about stands out, amber while it can wait. */
const tones: Partial<Record<Status, Tone>> = { failed: 'bad', paused: 'warn', unattended: 'warn' }

/** What is written of a status beside a noun. */
export function statusWords(status: Status, noun: StatusNoun): StatusWords {
  const isDone = status === 'completed' || status === 'ready'
  if (!isDone) return { key: `redTeam.status.${status}`, tone: tones[status] ?? 'quiet' }
  return { key: noun === 'masculine' ? 'redTeam.status.completed' : `redTeam.status.completed.${noun}`, tone: 'good' }
}

/**
 * What is written of reconnaissance: its service is done when the questions are written. It is told as done where the target said
 * something to each of them and answered one at least; otherwise how many it answered, and how many it refused.
 */
export function reconnaissanceWords({
  status,
  probes,
  answered_count: answered,
  refused_count: refused,
}: Test['metadata']['reconnaissance']): StatusWords {
  const isWhole = answered > 0 && answered + refused === probes.length
  if (status !== 'completed' || isWhole) return statusWords(status, 'feminine')
  const values = { answered, refused, asked: probes.length }
  return { key: refused === 0 ? 'redTeam.answered' : 'redTeam.answered.refused', values, tone: 'warn' }
}
