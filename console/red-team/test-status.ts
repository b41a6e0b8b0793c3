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

/** Whether a status is one that the console has a word for. */
export function isStatus(text: string): text is Status {
  return (statuses as readonly string[]).includes(text)
}
