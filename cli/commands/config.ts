import { effectiveSettings, readConfig } from '../../server/config.ts'
import type { Command } from '../command.ts'

/** `redoubt config`: what is in effect and where it comes from. */
export const config: Command = {
  name: 'config',
  summary: 'Shows every setting in effect, where it comes from, and what is wrong with it. Secrets are hidden.',
  positionals: [],
  options: {},
  examples: ['redoubt config', 'REDOUBT_PORT=8080 redoubt config'],
  run(_given, { env, print }) {
    const rows = effectiveSettings(env)
    const nameWidth = Math.max(...rows.map(({ name }) => name.length))
    const valueWidth = Math.min(60, Math.max(...rows.map(({ value }) => value.length)))
    for (const { name, value, source } of rows) {
      print(`${name.padEnd(nameWidth)}  ${value.padEnd(valueWidth)}  ${source}`)
    }
    readConfig(env)
    return 0
  },
}
