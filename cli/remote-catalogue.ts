import type { Command } from './command.ts'
import { attack } from './commands/attack.ts'
import { calibrate } from './commands/calibrate.ts'
import { check } from './commands/check.ts'
import { compare } from './commands/compare.ts'
import { exportTest } from './commands/export.ts'
import { init } from './commands/init.ts'
import { mcp } from './commands/mcp.ts'
import { mcpGuard } from './commands/mcp-guard.ts'
import { review } from './commands/review.ts'
import { show } from './commands/show.ts'
import { signingKeys } from './commands/signing-keys.ts'
import { techniques } from './commands/techniques.ts'
import { verify } from './commands/verify.ts'

/** The commands that ask a service over HTTP or work on files: all that the package of the command line holds. */
export const remoteCommands: readonly Command[] = [
  init,
  attack,
  review,
  show,
  compare,
  verify,
  signingKeys,
  exportTest,
  techniques,
  check,
  calibrate,
  // The longer name first: the first that fits is called.
  mcpGuard,
  mcp,
]
