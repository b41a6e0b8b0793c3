import type { Terminal } from '../../terminal.ts'
import { type StarterField, type StarterValues, starterFields, type TargetKind } from './starter-fields.ts'
import { fieldsOf, linesOf, problemOf } from './write-starter.ts'

/** Asks for everything that the starter has to know, and again where an answer is none. Rejects with the signal's reason. */
export async function askStarter(terminal: Terminal, signal: AbortSignal): Promise<StarterValues> {
  const values: Record<string, string> = {}
  const [first] = starterFields
  if (first === undefined) return values
  values[first.option] = await askField(terminal, first, signal)
  for (const field of fieldsOf(values[first.option] as TargetKind))
    if (field !== first) values[field.option] = await askField(terminal, field, signal)
  return values
}

async function askField(terminal: Terminal, field: StarterField, signal: AbortSignal): Promise<string> {
  for (;;) {
    const answer = field.isList ? await askList(terminal, field, signal) : await askOne(terminal, field, signal)
    const problem = problemOf(field, answer)
    if (problem === null) return answer
    terminal.write(`  That ${problem}.\n`)
  }
}

async function askOne(terminal: Terminal, { question, fallback }: StarterField, signal: AbortSignal): Promise<string> {
  const offered = fallback === null || fallback === '' ? '' : ` [${fallback}]`
  const answer = await terminal.ask(`${question}${offered} `, signal)
  return answer.trim() === '' ? (fallback ?? '') : answer.trim()
}

/** One line after the other, until an empty one. */
async function askList(terminal: Terminal, { question, problem }: StarterField, signal: AbortSignal): Promise<string> {
  terminal.write(`${question} An empty line ends the list.\n`)
  const lines: string[] = []
  for (;;) {
    const [line] = linesOf(await terminal.ask('  - ', signal))
    if (line === undefined) return lines.join('\n')
    const wrong = problem?.(line) ?? null
    if (wrong === null) lines.push(line)
    else terminal.write(`  That ${wrong}.\n`)
  }
}
