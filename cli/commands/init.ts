import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { TargetError } from '../../client/attack/attack-target.ts'
import { plainLine } from '../../client/attack/plain-line.ts'
import { askPermission } from '../attack/ask-permission.ts'
import { parseAttackConfig, readAttackConfig } from '../attack/config/read-attack-config.ts'
import { unseenCalls } from '../attack/config/sees-tool-calls.ts'
import { askStarter } from '../attack/starter/ask-starter.ts'
import { starterConfig } from '../attack/starter/starter-config.ts'
import { type StarterValues, starterFields } from '../attack/starter/starter-fields.ts'
import { starterOf } from '../attack/starter/write-starter.ts'
import { triedLines, tryTarget } from '../attack/try-target.ts'
import type { Command, CommandOption, CommandScope, Given } from '../command.ts'
import { ownName } from '../own-name.ts'
import { shellWord } from '../shell-word.ts'
import { silentTerminal } from '../terminal.ts'
import { UsageError } from '../usage-error.ts'

type Options = Given['options']

/** `redoubt init`. */
export const init: Command = {
  name: 'init',
  summary:
    'Writes attack.yaml, the commented config of `redoubt attack`, and asks the target one harmless question. What it has to know is asked on a terminal, or given by options; without either it writes an example to be edited. An existing file is left alone. Exit code 3: the target did not answer.',
  positionals: [],
  options: {
    file: { value: 'FILE', meaning: 'Another name. Default: attack.yaml.' },
    ...Object.fromEntries(
      starterFields.map(({ option, value, meaning, fallback, isList }): [string, CommandOption] => {
        const offered = fallback === null || fallback === '' ? '' : ` Default: ${fallback}.`
        return [option, { value, meaning: `${meaning}${offered}`, ...(isList && { isList }) }]
      }),
    ),
    'no-try': { value: null, meaning: 'Do not ask the target anything.' },
    yes: { value: null, meaning: 'You are authorised to attack the host; do not ask.' },
  },
  examples: [
    'redoubt init',
    'redoubt init --file shop.yaml --url http://127.0.0.1:3000/chat --policy "Do not promise refunds." --secret-env CANARY',
    'redoubt init --target openai --url http://127.0.0.1:11434/v1 --model llama --policy "Give no medical advice." --no-try',
  ],
  async run({ options }, scope) {
    const file = options.file ?? 'attack.yaml'
    if (existsSync(file)) throw new UsageError(`${file} exists already.`)
    const { env, terminal = silentTerminal } = scope
    const stop = new AbortController()
    const release = terminal.onInterrupt(() => stop.abort())
    try {
      const values =
        valuesIn(options) ?? (terminal.canAsk ? await askStarter({ terminal, env, signal: stop.signal }) : null)
      write(file, values === null ? starterConfig : starterOf(values, env))
      scope.print(`written: ${file}`)
      noteUnseen(file, scope)
      if (values === null) scope.print(`Edit target and test in it, then: ${ownName} attack ${shellWord(file)}`)
      const code =
        values === null || options['no-try'] !== undefined ? 0 : await tryIt(file, options, scope, stop.signal)
      if (values !== null) scope.print(`Then: ${ownName} attack ${shellWord(file)}`)
      return code
    } catch (error) {
      if (!stop.signal.aborted) throw error
      terminal.write('\nStopped.\n')
      return 3
    } finally {
      release()
    }
  },
}

/** Null where none of them is given. */
function valuesIn(options: Options): StarterValues | null {
  const given = starterFields.flatMap(({ option }) => {
    const value = options[option]
    return value === undefined ? [] : [[option, value] as const]
  })
  return given.length === 0 ? null : Object.fromEntries(given)
}

/** A tool whose calls nobody sees would look as if it was never called. */
function noteUnseen(file: string, { print }: CommandScope): void {
  const { target, test } = parseAttackConfig(readFileSync(file, 'utf8'), file)
  const blind = unseenCalls(target, test?.checks?.forbidden_tools ?? [])
  if (blind !== null) print(`not seen   ${blind}`, { hanging: 11 })
}

/** Nothing is written that could not be read again. It says what the application must not do: only its owner may read it. */
function write(file: string, text: string): void {
  parseAttackConfig(text, file)
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new UsageError(isThere ? `${file} exists already.` : `${file} cannot be written.`)
  }
}

async function tryIt(file: string, options: Options, scope: CommandScope, signal: AbortSignal): Promise<number> {
  const { env, print, terminal = silentTerminal } = scope
  try {
    const read = readAttackConfig(file, env)
    await askPermission({ target: read.config.target, isGiven: options.yes !== undefined, terminal, signal })
    const outcome = await tryTarget(read, { env, signal })
    for (const line of triedLines(outcome)) print(line, { hanging: 11 })
    return outcome.text === null ? 3 : 0
  } catch (error) {
    // The config stands; what it needs, such as a variable or a permission, may come later.
    if (!(error instanceof UsageError || error instanceof TargetError)) throw error
    print(`not tried  ${plainLine(error.message)}`, { hanging: 11 })
    return error instanceof TargetError ? 3 : 0
  }
}
