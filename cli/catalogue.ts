import type { Command } from './command.ts'
import { attack } from './commands/attack.ts'
import { auditVerify } from './commands/audit-verify.ts'
import { backup } from './commands/backup.ts'
import { calibrate } from './commands/calibrate.ts'
import { check } from './commands/check.ts'
import { compare } from './commands/compare.ts'
import { config } from './commands/config.ts'
import { creditsGrant } from './commands/credits-grant.ts'
import { exportTest } from './commands/export.ts'
import { init } from './commands/init.ts'
import { keyCreate } from './commands/key-create.ts'
import { keyList } from './commands/key-list.ts'
import { keyRevoke } from './commands/key-revoke.ts'
import { migrate } from './commands/migrate.ts'
import { organizationCreate } from './commands/organization-create.ts'
import { review } from './commands/review.ts'
import { show } from './commands/show.ts'
import { techniques } from './commands/techniques.ts'
import { verify } from './commands/verify.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  init,
  attack,
  review,
  show,
  compare,
  verify,
  exportTest,
  techniques,
  check,
  config,
  migrate,
  backup,
  organizationCreate,
  keyCreate,
  keyList,
  keyRevoke,
  creditsGrant,
  calibrate,
  auditVerify,
]
