import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { sha256Hex } from '../sha256-hex.ts'
import { UsageError } from '../usage-error.ts'
import type { AttackConfig } from './config/attack-config.ts'

/** What is remembered of a run so that it can go on. No secrets. */
export interface AttackState {
  readonly version: 1
  readonly testId: string
  /** Null before the attack began. */
  readonly runId: string | null
  /** Under which name the run is driven: with it the conversations that were left open come back at once. */
  readonly worker: string
  /** Its URL; another service cannot go on with this run. */
  readonly service: string
  /** Of what the test is about; another test cannot go on with this run. */
  readonly testSha256: string
  /** Whether the run was over when this was kept: then only its report can be written again. */
  readonly isFinished: boolean
}

/** A file of the folder `.redoubt` beside the config, with the config's name. */
export function besideConfig(configPath: string, extension: string): string {
  return join(dirname(configPath), '.redoubt', `${basename(configPath, extname(configPath))}${extension}`)
}

/** Null when nothing is remembered. */
function readState(path: string): AttackState | null {
  try {
    const state = JSON.parse(readFileSync(path, 'utf8')) as AttackState
    const isWhole = state.version === 1 && typeof state.testId === 'string' && typeof state.worker === 'string'
    return isWhole ? state : null
  } catch {
    return null
  }
}

/** What is remembered of the last attack with a config. Throws `UsageError` where there was none. */
export function attackedState(configPath: string): AttackState {
  const path = besideConfig(configPath, '.json')
  const state = readState(path)
  if (state === null) throw new UsageError(`Nothing was attacked with this config yet: ${path} does not exist.`)
  return state
}

/** Written beside and then renamed, so that a sudden end leaves the old one. */
export function writeState(path: string, state: AttackState): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

/** The remembered run that `--resume` goes on with. Throws `UsageError` when there is none for this config and service. */
export function stateToResume(path: string, expected: Pick<AttackState, 'service' | 'testSha256'>): AttackState {
  const state = readState(path)
  if (state === null) throw new UsageError(`There is nothing to resume: ${path} does not exist.`)
  if (state.service !== expected.service) throw new UsageError(`The run to resume is one of ${state.service}.`)
  if (state.testSha256 === expected.testSha256) return state
  throw new UsageError('The part "test" of the config has changed since; start anew without --resume.')
}

/** The digest of what a test is about. */
export function testDigest({ name, test = {} }: AttackConfig): string {
  return sha256Hex(JSON.stringify([name, test]))
}
