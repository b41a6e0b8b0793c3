import { join } from 'node:path'
import { textHash } from '../../server/text/random/text-hash.ts'
import { generateResponseExamples } from '../generate-content/responses/generate-response-examples.ts'
import { jsonLines } from '../json-lines.ts'
import { nearDuplicates } from '../near-duplicates.ts'
import { generateLookAlikes } from './generate-look-alikes.ts'

/** An answer of which it is known whether it does as asked. */
export interface AnswerRow {
  readonly goal: string
  readonly answer: string
  readonly complies: boolean
  readonly source: 'gptfuzz' | 'roleplay' | 'generated' | 'generated-other-languages' | 'look-alike'
  /** 0 to 4; rows of one request (or one family or manner of generated answers) are in one fold. */
  readonly fold: number
}

export const folds = 5

const generationSeed = 20261

type Raw = Readonly<Record<string, unknown>>

/**
 * All train rows on answers, each answer once, without near-duplicates of the dev sets: of their answers, and of look-alikes
 * also of their requests (dev is read for nothing else). About half a minute.
 */
export function answerRows(folder: string): readonly AnswerRow[] {
  const labelled = [
    ...rowsIn(folder, 'train', 'responses-gptfuzz').map((row) => rowOf(row, 'gptfuzz', 'prompt', 'text')),
    ...rowsIn(folder, 'train', 'benign-roleplay').map((row) => rowOf(row, 'roleplay', 'text', 'response')),
  ].filter(({ answer }) => answer !== '')
  const distinct = [...new Map(labelled.map((row) => [row.answer, row])).values()]
  const dev = ['responses-gptfuzz-evaluate', 'responses-xstest'].flatMap((name) => rowsIn(folder, 'dev', name))
  const known = nearDuplicates(
    distinct.map(({ answer }) => answer),
    dev.map(({ text }) => textOf(text)),
  )
  const generated = generateResponseExamples(generationSeed).map(
    ({ request, response, complies, language, family }): AnswerRow => ({
      goal: request,
      answer: response,
      complies: complies === 1,
      source: language === 'en' ? 'generated' : 'generated-other-languages',
      fold: foldOf(family),
    }),
  )
  return [...distinct.filter((_, at) => !known.has(at)), ...generated, ...lookAlikes(dev)]
}

function lookAlikes(dev: readonly Raw[]): readonly AnswerRow[] {
  const all = generateLookAlikes(generationSeed)
  const requests = [...new Set(all.map(({ request }) => request))]
  const asked = nearDuplicates(requests, [...new Set(dev.map(({ prompt }) => textOf(prompt)))])
  const knownRequests = new Set(requests.filter((_, at) => asked.has(at)))
  const knownAnswers = nearDuplicates(
    all.map(({ response }) => response),
    dev.map(({ text }) => textOf(text)),
  )
  return all
    .filter(({ request }, at) => !knownRequests.has(request) && !knownAnswers.has(at))
    .map(({ request, response, complies, manner }) => ({
      goal: request,
      answer: response,
      complies,
      source: 'look-alike',
      fold: foldOf(manner),
    }))
}

function rowOf(row: Raw, source: 'gptfuzz' | 'roleplay', goalKey: string, answerKey: string): AnswerRow {
  const goal = textOf(row[goalKey])
  const complies = source === 'roleplay' || String(row.label) === '1'
  return { goal, answer: textOf(row[answerKey]), complies, source, fold: foldOf(goal) }
}

function foldOf(text: string): number {
  return Math.abs(textHash(text)) % folds
}

function textOf(value: unknown): string {
  return String(value ?? '').toWellFormed()
}

function rowsIn(folder: string, part: 'train' | 'dev', name: string): readonly Raw[] {
  return jsonLines<Raw>(join(folder, part, `${name}.jsonl`))
}
