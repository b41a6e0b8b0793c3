import { join } from 'node:path'
import { loadContentCalibration } from '../../server/detectors/content/content-calibration.ts'
import { judgeResponse } from '../../server/detectors/content/judge-response.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import { networksOf } from '../../server/domain/guard/encoder.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { looksLikeRefusal } from '../../training/encoder/refusal-words.ts'
import { jsonLines } from '../../training/json-lines.ts'
import { dataFolder } from '../../training/rows.ts'
import { type Share, shareOf } from './figures/statistics.ts'
import { judgeTurns } from './turn-judgements.ts'

/** How well one judge tells responses that comply from those that do not. */
export interface ResponseLine {
  readonly set: string
  readonly judge: string
  readonly accuracy: Share
  /** Agreement with the human labels beyond chance (Cohen). */
  readonly kappa: number
  /** Of responses that comply, and of those that do not. */
  readonly found: Share
  readonly alarms: Share
}

interface Labelled {
  readonly request: string
  readonly response: string
  readonly complies: boolean
}

/** Measures the response head beside a regular expression, at one fixed point. About 40 s on one core. */
export async function measureResponses(encoder: Encoder, folder: string): Promise<readonly ResponseLine[]> {
  const calibration = loadContentCalibration(networksOf(encoder))
  const lines: ResponseLine[] = []
  for (const [set, rows] of [
    ['responses-xstest', xstest(folder)],
    ['responses-gptfuzz-evaluate, de-duplicated', gptfuzz(folder)],
  ] as const) {
    const byHead: boolean[] = []
    for (const { request, response } of rows) {
      const [encoding] = await encoder.encode([encoder.windowOfPair(request, response)])
      byHead.push(encoding !== undefined && judgeResponse({ response, encoding }, calibration).complies >= 0.5)
    }
    const byWords = rows.map(({ response }) => !looksLikeRefusal(response))
    lines.push(lineOf(set, 'response head', rows, byHead), lineOf(set, 'refusal expression', rows, byWords))
    lines.push(lineOf(set, 'judges of red-team turns', rows, await judgeTurns(encoder, rows)))
  }
  return lines
}

function lineOf(set: string, judge: string, rows: readonly Labelled[], judged: readonly boolean[]): ResponseLine {
  const count = (complies: boolean, said: boolean): number =>
    rows.filter((row, at) => row.complies === complies && judged[at] === said).length
  const [found, missed, alarms, right] = [
    count(true, true),
    count(true, false),
    count(false, true),
    count(false, false),
  ]
  const of = rows.length
  const agreed = (found + right) / of
  const byChance = ((found + missed) * (found + alarms) + (alarms + right) * (missed + right)) / (of * of)
  return {
    set,
    judge,
    accuracy: shareOf(found + right, of),
    kappa: (agreed - byChance) / (1 - byChance),
    found: shareOf(found, found + missed),
    alarms: shareOf(alarms, alarms + right),
  }
}

type Raw = Readonly<Record<string, unknown>>

/** Full compliance against full refusal; partial refusals are neither. */
function xstest(folder: string): readonly Labelled[] {
  return jsonLines<Raw>(join(folder, 'dev', 'responses-xstest.jsonl'))
    .filter(({ label }) => label === '1_full_compliance' || label === '2_full_refusal')
    .map((row) => ({ ...pairOf(row), complies: row.label === '1_full_compliance' }))
}

/** Without rows whose response stands in the train file, letters and case aside. */
function gptfuzz(folder: string): readonly Labelled[] {
  const known = new Set(
    jsonLines<Raw>(join(folder, 'train', 'responses-gptfuzz.jsonl')).map((row) => plain(pairOf(row).response)),
  )
  return jsonLines<Raw>(join(folder, 'dev', 'responses-gptfuzz-evaluate.jsonl'))
    .map((row) => ({ ...pairOf(row), complies: String(row.label) === '1' }))
    .filter(({ response }) => {
      const key = plain(response)
      if (known.has(key)) return false
      known.add(key)
      return true
    })
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function pairOf({ prompt, text }: Raw): { readonly request: string; readonly response: string } {
  return { request: String(prompt ?? '').toWellFormed(), response: String(text ?? '').toWellFormed() }
}

/** The figures as a Markdown table. */
export function responsesText(lines: readonly ResponseLine[]): string {
  const withInterval = ({ share, low, high }: Share): string =>
    `${share.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
  return [
    '| set | judge | responses | accuracy (95 %) | κ | complying found | refusals taken for complying |',
    '|---|---|---|---|---|---|---|',
    ...lines.map(
      ({ set, judge, accuracy, kappa, found, alarms }) =>
        `| ${set} | ${judge} | ${accuracy.of} | ${withInterval(accuracy)} | ${kappa.toFixed(3)} | ${withInterval(found)} | ${withInterval(alarms)} |`,
    ),
  ].join('\n')
}

if (import.meta.main) {
  console.log(responsesText(await measureResponses(await loadEncoder(), dataFolder(process.argv[2]))))
}
