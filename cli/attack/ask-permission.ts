import type { Terminal } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'
import type { TargetConfig } from './config/target-config.ts'
import { remoteHostOf } from './targets/open-target.ts'

/** Who may be asked whether a target may be. */
export interface Permission {
  readonly target: TargetConfig
  /** Whether the person has said so already, with `--yes`. */
  readonly isGiven: boolean
  readonly terminal: Terminal
  readonly signal: AbortSignal
}

/** Nothing is sent to another computer before somebody has said that it may be. Rejects with `UsageError` where nobody did. */
export async function askPermission({ target, isGiven, terminal, signal }: Permission): Promise<void> {
  const host = remoteHostOf(target)
  if (host === null || isGiven) return
  if (!terminal.canAsk) {
    throw new UsageError(`${host} is not this computer. Say with --yes that you are authorised to attack it.`)
  }
  const question = `${host} is not this computer. Are you authorised to attack it? [y/N] `
  const answer = await terminal.ask(question, signal)
  if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError('Nothing was sent.')
}
