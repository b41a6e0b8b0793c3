import type { Queues } from '../../contract/monitoring/queues.ts'

/** Something that waits in a server, or a kind of job. */
export type WaitingPart = keyof Queues['server'] | Queues['jobs'][number]['kind']

const jobStates = ['waiting', 'running', 'scheduled', 'given_up'] as const

/** How far something is. */
export type WaitingState = (typeof jobStates)[number]

/** One line of what waits. */
export interface PartWaiting {
  readonly part: WaitingPart
  /** Those that have any, at least one. */
  readonly states: readonly { readonly state: WaitingState; readonly count: number }[]
  /** Whether there may be more. */
  readonly isCut: boolean
}

/** How much waits in all, what is not due yet aside, and how much was given up. */
export function waitingIn({ server, jobs }: Queues): {
  readonly count: number
  readonly givenUp: number
  readonly isCut: boolean
} {
  const inServer = Object.values(server).reduce((sum, count) => sum + count, 0)
  return {
    count: jobs.reduce((sum, { waiting }) => sum + waiting, inServer),
    givenUp: jobs.reduce((sum, { given_up }) => sum + given_up, 0),
    isCut: jobs.some(({ is_cut = false }) => is_cut),
  }
}

/** Since when the oldest job that waits has been due; null when none waits. */
export function oldestOf({ jobs }: Queues): string | null {
  // In this form earlier moments sort first.
  return jobs.flatMap(({ waiting_since: since }) => since ?? []).sort()[0] ?? null
}

/** What there is anything of: in the server first, then jobs. */
export function partsWaiting({ server, jobs }: Queues): readonly PartWaiting[] {
  const ofServer = (Object.keys(server) as (keyof Queues['server'])[]).map((part) => ({
    part,
    states: [{ state: 'waiting' as const, count: server[part] }],
    isCut: false,
  }))
  const ofJobs = jobs.map((job) => ({
    part: job.kind,
    states: jobStates.map((state) => ({ state, count: job[state] })),
    isCut: job.is_cut ?? false,
  }))
  return [...ofServer, ...ofJobs]
    .map((one) => ({ ...one, states: one.states.filter(({ count }) => count > 0) }))
    .filter(({ states }) => states.length > 0)
}
