import type { AttackRunRepository } from '../../domain/attack-run/attack-run-repository.ts'
import { mayBeUnattended, unattendedSince } from '../../domain/attack-run/unattended-since.ts'

/** A run, and the time at which it is looked at. */
export interface LookedRun {
  readonly organizationId: string
  readonly runId: string
  readonly run: Parameters<typeof mayBeUnattended>[0]
  readonly nowMs: number
}

/** Since when a run was left alone; null = it was not. Cost: three lookups for one that goes on since 3 minutes or more, else none. */
export async function readUnattendedSince(
  attackRuns: Pick<AttackRunRepository, 'readActivity'>,
  { organizationId, runId, run, nowMs }: LookedRun,
): Promise<number | null> {
  if (!mayBeUnattended(run, nowMs)) return null
  return unattendedSince(run, await attackRuns.readActivity(organizationId, runId), nowMs)
}
