import type { Command } from './command.ts'
import { auditVerify } from './commands/audit-verify.ts'
import { backup } from './commands/backup.ts'
import { config } from './commands/config.ts'
import { creditsGrant } from './commands/credits-grant.ts'
import { keyCreate } from './commands/key-create.ts'
import { keyList } from './commands/key-list.ts'
import { keyRevoke } from './commands/key-revoke.ts'
import { migrate } from './commands/migrate.ts'
import { organizationCreate } from './commands/organization-create.ts'
import { signingKeyRotate } from './commands/signing-key-rotate.ts'
import { remoteCommands } from './remote-catalogue.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  ...remoteCommands,
  config,
  migrate,
  backup,
  organizationCreate,
  keyCreate,
  keyList,
  keyRevoke,
  creditsGrant,
  signingKeyRotate,
  auditVerify,
]
