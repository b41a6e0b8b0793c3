import type { Environment } from '../../../server/config.ts'
import type { Terminal } from '../../terminal.ts'
import { type StarterField, type StarterValues, starterFields, type TargetKind } from './starter-fields.ts'
import { fieldsOf, linesOf, problemOf } from './write-starter.ts'

/** Who is asked, and where. */
export interface Asking {
  readonly terminal: Terminal
  readonly env: Environment
  readonly signal: AbortSignal
}

/** Asks for everything that the starter has to know, and again where an answer is none. Rejects with the signal's reason. */
export async function askStarter(asking: Asking): Promise<StarterValues> {
  const values: Record<string, string> = {}
  const [first] = starterFields
  if (first === undefined) return values
  values[first.option] = await askField(first, asking)
  for (const field of fieldsOf(values[first.option] as TargetKind))
    if (field !== first) values[field.option] = await askField(field, asking)
  return values
}

async function askField(field: StarterField, asking: Asking): Promise<string> {
  const { terminal, env } = asking
  for (;;) {
    const answer = field.isList ? await askList(field, asking) : await askOne(field, asking)
    const problem = problemOf(field, answer, env)
    if (problem === null) return answer
    terminal.write(`  That ${problem}.\n`)
  }
}

async function askOne({ question, fallback }: StarterField, { terminal, signal }: Asking): Promise<string> {
  const offered = fallback === null || fallback === '' ? '' : ` [${fallback}]`
  const answer = await terminal.ask(`${question}${offered} `, signal)
  return answer.trim() === '' ? (fallback ?? '') : answer.trim()
}

/** One line after the other, until an empty one. */
async function askList({ question, problem }: StarterField, { terminal, env, signal }: Asking): Promise<string> {
  terminal.write(`${question} An empty line ends the list.\n`)
  const lines: string[] = []
  for (;;) {
    const [line] = linesOf(await terminal.ask('  - ', signal))
    if (line === undefined) return lines.join('\n')
    const wrong = problem?.(line, env) ?? null
    if (wrong === null) lines.push(line)
    else terminal.write(`  That ${wrong}.\n`)
  }
}
