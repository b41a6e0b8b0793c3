import type { Setting } from '../../server/config/setting.ts'
import { settings } from '../../server/config/settings.ts'

/** docs/configuration.md, from the settings themselves. */
export function configurationPage(): string {
  const all: readonly Setting<unknown>[] = Object.values(settings)
  return [
    '# Configuration',
    '',
    '<!-- Generated from server/config/settings.ts by `npm run gen`; do not edit. -->',
    '',
    'Redoubt is configured by environment variables alone. An empty value counts as not set. A bad value, or a name that',
    'starts with `REDOUBT_` and is not listed here, stops the start with every problem and the nearest valid name.',
    '`node cli/redoubt.mjs config` prints what is in effect, secrets hidden.',
    '',
    '| name | default | allowed |',
    '|---|---|---|',
    ...all.map((one) => `| [\`${one.name}\`](#${one.name.toLowerCase()}) | ${one.default.text} | ${one.range} |`),
    ...all.flatMap(section),
    '',
  ].join('\n')
}

function section(setting: Setting<unknown>): readonly string[] {
  const secret = { no: [], password: ['- its password is never shown'], whole: ['- secret: never shown'] }[
    setting.secret
  ]
  return [
    '',
    `## ${setting.name}`,
    '',
    setting.meaning,
    '',
    `- kind: ${setting.kind}`,
    `- allowed: ${setting.range}`,
    `- default: ${setting.default.text}`,
    `- example: \`${setting.name}=${setting.example}\``,
    ...secret,
  ]
}
