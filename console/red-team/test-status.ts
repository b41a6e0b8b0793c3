import { isPaused, isRunOver } from './test-pace.ts'

const statuses = [
  'not_started',
  'pending',
  'running',
  'paused',
  'completed',
  'ready',
  'failed',
  'created',
  'cancelled',
  'idle',
] as const

/** How far a test or one of its stages is. */
export type Status = (typeof statuses)[number]

/** How far a run is, as it is shown: one that is paused goes on for the service. */
export function statusOfRun(run: {
  readonly status: string
  readonly paused_at?: string
}): 'running' | 'paused' | 'completed' {
  if (isPaused(run)) return 'paused'
  return isRunOver(run) ? 'completed' : 'running'
}

/** Whether a status is one that the console has a word for. */
export function isStatus(text: string): text is Status {
  return (statuses as readonly string[]).includes(text)
}
