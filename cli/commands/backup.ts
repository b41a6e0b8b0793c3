import { resolve } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { backUpSqlite } from '../../server/store/sqlite/back-up.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt backup`. */
export const backup: Command = {
  name: 'backup',
  summary:
    'Copies the embedded database to a new file, also while the service runs. The file holds texts and hashes of keys; only its owner can read it.',
  positionals: ['FILE'],
  options: {},
  examples: ['redoubt backup backups/monday.sqlite'],
  async run({ positionals }, { env, print }) {
    const config = readConfig(env)
    if (config.databaseUrl !== null) {
      throw new UsageError('DATABASE_URL is set: copy a PostgreSQL database with its own pg_dump.')
    }
    const path = resolve(positionals[0] ?? '')
    await backUpSqlite(config.dataDirectory, path)
    print(`written  ${path}`)
    return 0
  },
}
