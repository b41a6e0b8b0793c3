import type { Command } from './command.ts'
import { isPackaged, ownName } from './own-name.ts'

/** The help of the whole program. */
export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'Redoubt: guardrails and red-team testing for applications built on large language models.',
    '',
    `Usage:  ${ownName} COMMAND [options]${isPackaged ? '' : '        (npm start starts the service)'}`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '  --help, --version; every command has its own --help with examples.',
    '',
    'attack, review, export, techniques, check, calibrate and mcp ask the running service over HTTP, with the key in REDOUBT_API_KEY;',
    ...(isPackaged
      ? [
          'init, show, compare and verify work on files. Keys, backups and settings are commands of the checkout of the service.',
        ]
      : [
          'init, show, compare and verify work on files; the others on the database of the settings (REDOUBT_DATA_DIR or DATABASE_URL),',
          'also while the service runs.',
        ]),
    '',
    'Examples:',
    ...commands.map(({ examples }) => `  ${shownExample(examples[0] ?? '')}`),
  ].join('\n')
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, meaning, isRequired, isList }]) => {
    return {
      left: value === null ? `--${name}` : `--${name} ${value}`,
      right: `${meaning}${isRequired ? ' Required.' : ''}${isList ? ' May be given several times.' : ''}`,
    }
  })
  const width = Math.max(0, ...options.map(({ left }) => left.length))
  return [
    command.summary,
    '',
    `Usage:  ${ownName} ${usageOf(command)}`,
    ...(options.length > 0 ? ['', ...options.map(({ left, right }) => `  ${left.padEnd(width)}  ${right}`)] : []),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${shownExample(example)}`),
  ].join('\n')
}

function usageOf({ name, positionals, takesMore, options }: Command): string {
  const given = Object.keys(options).length > 0 ? ['[options]'] : []
  // What belongs to another program stands behind our own options.
  return [name, ...(takesMore ? [...given, '--', ...positionals, '…'] : [...positionals, ...given])].join(' ')
}

/** An example names the program `redoubt`, maybe behind variables. */
function shownExample(example: string): string {
  return example.replace(/(?<=^|\s)redoubt(?= )/, ownName)
}
