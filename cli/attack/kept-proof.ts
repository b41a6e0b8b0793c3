import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ReplyOf } from '../../client/wire.ts'
import { besideConfig } from './attack-state.ts'
import type { GuardProof } from './report/attack-report.ts'

/** Keeps what an export of a run proved beside its config, for the next report of that run: counts and ids, no text. */
export function keepProof(
  configPath: string,
  { runId, createdAt }: Pick<GuardProof, 'runId' | 'createdAt'>,
  { mode, replay, policies }: ReplyOf<'exportTest'>,
): void {
  const { breaches, left_out: leftOut, still_passing: passing } = replay
  const counts = {
    replayed: breaches.total,
    blockedBefore: breaches.blocked_before,
    blockedAfter: breaches.blocked_after,
  }
  const proof: GuardProof = { runId, createdAt, mode, policies: policies.length, ...counts, leftOut, passing }
  const path = besideConfig(configPath, '.proof.json')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, `${JSON.stringify(proof, null, 2)}\n`, { mode: 0o600 })
}

/** What the latest export of a config proved, where it was one of this run; else null. */
export function proofOf(configPath: string, runId: string): GuardProof | null {
  try {
    const proof = JSON.parse(readFileSync(besideConfig(configPath, '.proof.json'), 'utf8')) as GuardProof
    return proof.runId === runId && Array.isArray(proof.passing) && typeof proof.createdAt === 'string' ? proof : null
  } catch {
    return null
  }
}
