import { parseArgs } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }
import { nearestName } from '../server/config/nearest-name.ts'
import type { Command, CommandEntry, CommandScope, Given } from './command.ts'
import { commandHelp, generalHelp } from './help.ts'
import { ownName } from './own-name.ts'
import { UsageError } from './usage-error.ts'

/**
 * Understands a command line and does what it says with one of these commands; the result is the exit code. Rejects with
 * `UsageError` when it cannot be understood, and with what the command rejects with.
 */
export async function runWords(
  commands: readonly CommandEntry[],
  words: readonly string[],
  scope: CommandScope,
): Promise<number> {
  const [first] = words
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    scope.print(generalHelp(await all(commands)))
    return first === undefined ? 2 : 0
  }
  if (first === '--version' || first === '-v') {
    scope.print(packageJson.version)
    return 0
  }
  const group = commands.filter(({ name }) => name.startsWith(`${first} `))
  if (group.length > 0 && ['--help', '-h', 'help'].includes(words[1] ?? '')) {
    const named = commands.filter(({ name }) => name === first || name.startsWith(`${first} `))
    scope.print(generalHelp(await all(named)))
    return 0
  }
  const command = await findCommand(commands, words).load()
  const rest = words.slice(command.name.split(' ').length)
  if (rest.includes('--help') || rest.includes('-h')) {
    scope.print(commandHelp(command))
    return 0
  }
  return await command.run(understand(command, rest), scope)
}

function all(commands: readonly CommandEntry[]): Promise<readonly Command[]> {
  return Promise.all(commands.map((entry) => entry.load()))
}

function findCommand(commands: readonly CommandEntry[], words: readonly string[]): CommandEntry {
  const found = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word))
  if (found !== undefined) return found
  const given = words.slice(0, 2).filter((word) => !word.startsWith('-'))
  if (given.length === 0) throw unknown('option', words[0] ?? '', ['--help', '--version'])
  const group = commands.filter(({ name }) => name.startsWith(`${given[0]} `)).map(({ name }) => name)
  const text = group.length > 0 || given.length === 1 ? given.join(' ') : (given[0] ?? '')
  throw unknown('command', text, group.length > 0 ? group : commands.map(({ name }) => name))
}

function understand(command: Command, words: readonly string[]): Given {
  const names = Object.keys(command.options)
  const isFlag = (name: string) => command.options[name]?.value === null
  const options = Object.fromEntries(
    names.map((name) => [name, { type: isFlag(name) ? ('boolean' as const) : ('string' as const) }]),
  )
  const { tokens } = parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true })
  const given: Record<string, string> = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!names.includes(token.name))
      throw unknown(
        'option',
        token.rawName,
        names.map((name) => `--${name}`),
      )
    const value = readValue(command, token)
    const before = given[token.name]
    if (before !== undefined && !command.options[token.name]?.isList)
      throw new UsageError(`${token.rawName} is given twice.${seeHelp(command)}`)
    given[token.name] = before === undefined ? value : `${before}\n${value}`
  }
  const missing = names.find((name) => command.options[name]?.isRequired && given[name] === undefined)
  if (missing !== undefined) throw new UsageError(`--${missing} is needed.${seeHelp(command)}`)
  const positionals = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const isTooMuch = positionals.length > command.positionals.length && command.takesMore !== true
  if (isTooMuch || positionals.length < command.positionals.length)
    throw new UsageError(wrongCount(command, positionals))
  return { options: given, positionals }
}

function readValue(
  command: Command,
  token: { readonly name: string; readonly rawName: string; readonly value?: string | undefined },
) {
  const isFlag = command.options[token.name]?.value === null
  if (isFlag && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.${seeHelp(command)}`)
  if (isFlag) return 'true'
  if (token.value) return token.value
  throw new UsageError(`${token.rawName} needs a value.${seeHelp(command)}`)
}

function wrongCount(command: Command, positionals: readonly string[]): string {
  const superfluous = positionals[command.positionals.length]
  const what =
    superfluous === undefined ? `${command.positionals[positionals.length]} is missing` : `"${superfluous}" is too much`
  return `${what}.${seeHelp(command)}`
}

/** Says that somebody is authorised: nobody is talked into that by a hint. */
const neverOffered = '--yes'

function unknown(kind: 'command' | 'option', text: string, candidates: readonly string[]): UsageError {
  const nearest = nearestName(text, candidates)
  const hint = nearest === null || nearest === neverOffered ? '' : ` The nearest valid one is "${nearest}".`
  return new UsageError(`There is no ${kind} "${text.slice(0, 100)}".${hint} See ${ownName} --help.`)
}

function seeHelp(command: Command): string {
  return ` See ${ownName} ${command.name} --help.`
}
