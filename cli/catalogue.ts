import type { CommandEntry } from './command.ts'
import { remoteCommands } from './remote-catalogue.ts'

/** Every command, in the order of the help. */
export const commands: readonly CommandEntry[] = [
  ...remoteCommands,
  { name: 'config', load: async () => (await import('./commands/config.ts')).config },
  { name: 'migrate', load: async () => (await import('./commands/migrate.ts')).migrate },
  { name: 'backup', load: async () => (await import('./commands/backup.ts')).backup },
  {
    name: 'organization create',
    load: async () => (await import('./commands/organization-create.ts')).organizationCreate,
  },
  { name: 'key create', load: async () => (await import('./commands/key-create.ts')).keyCreate },
  { name: 'key list', load: async () => (await import('./commands/key-list.ts')).keyList },
  { name: 'key revoke', load: async () => (await import('./commands/key-revoke.ts')).keyRevoke },
  { name: 'credits grant', load: async () => (await import('./commands/credits-grant.ts')).creditsGrant },
  { name: 'signing-key rotate', load: async () => (await import('./commands/signing-key-rotate.ts')).signingKeyRotate },
  { name: 'audit verify', load: async () => (await import('./commands/audit-verify.ts')).auditVerify },
]
