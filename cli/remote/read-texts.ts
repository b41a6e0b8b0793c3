import { readFileSync } from 'node:fs'
import { UsageError } from '../usage-error.ts'

/** The texts of a file: one a line, or in `.jsonl` a string or an object with `text` a line. Blank lines are no texts. */
export function readTexts(path: string): readonly string[] {
  const isJson = path.endsWith('.jsonl')
  return readLines(path).flatMap((line, place) => {
    if (line.trim() === '') return []
    return [isJson ? readJsonLine(line, `${path}, line ${place + 1}`) : line]
  })
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/)
  } catch {
    throw new UsageError(`The --file ${path} cannot be read.`)
  }
}

function readJsonLine(line: string, where: string): string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new UsageError(`${where} is no JSON.`)
  }
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : value
  if (typeof text === 'string') return text
  throw new UsageError(`${where} holds neither a string nor {"text": "…"}.`)
}
