import type { Encoder } from '../../../server/domain/guard/encoder.ts'
import { createContentJudge, familyValue } from '../content-judge.ts'
import { areaWithInterval, type Interval, type Share, shareOf } from '../figures/statistics.ts'
import { figureOf, percent, percentOf, tableOf } from '../figures/table.ts'
import { productJudge } from '../judges.ts'
import { materialJudge } from '../material-judge.ts'
import type { Channel, ForeignQuestion } from './foreign-sets.ts'

/** What was found for a question. */
export interface ForeignLine extends Omit<ForeignQuestion, 'texts' | 'against'> {
  readonly reached: Share
  readonly auc: Interval | null
  readonly isMet: boolean | null
}

/** The value at which a channel alarms. */
const points: Readonly<Record<Channel, number>> = { message: 1, material: 1, harm: 0.5 }

/** Asks the product each question, text by text. Five minutes on one core for the foreign sets. */
export async function measureForeign(
  encoder: Encoder,
  questions: readonly ForeignQuestion[],
): Promise<readonly ForeignLine[]> {
  const content = createContentJudge(encoder)
  const judges: Readonly<Record<Channel, (text: string) => Promise<number> | number>> = {
    message: productJudge(encoder).value,
    material: materialJudge(encoder),
    harm: async (text) => familyValue(await content.values(text)),
  }
  const known = new Map<string, number>()
  const valuesOf = async (channel: Channel, texts: readonly string[]): Promise<readonly number[]> => {
    const values: number[] = []
    for (const text of texts) {
      const key = `${channel} ${text}`
      const value = known.get(key) ?? (await judges[channel](text))
      known.set(key, value)
      values.push(value)
    }
    return values
  }
  const lines: ForeignLine[] = []
  for (const { texts, against, ...asked } of questions) {
    const values = await valuesOf(asked.channel, texts)
    const reached = shareOf(values.filter((value) => value >= points[asked.channel]).length, values.length)
    const others = against === undefined ? null : await valuesOf(asked.channel, against)
    const auc = others === null ? null : areaWithInterval(values, others)
    lines.push({ ...asked, reached, auc, isMet: isMet(asked, reached, auc) })
  }
  return lines
}

function isMet(
  asked: Omit<ForeignQuestion, 'texts' | 'against'>,
  { share }: Share,
  auc: Interval | null,
): boolean | null {
  if (asked.bound === null && asked.areaBound === undefined) return null
  const holds = asked.bound === null || (asked.wanted === 'recall' ? share >= asked.bound : share <= asked.bound)
  return holds && (asked.areaBound === undefined || (auc !== null && auc.value >= asked.areaBound))
}

/** The lines as a table. */
export function foreignText(lines: readonly ForeignLine[]): string {
  return tableOf([
    ['judged as', 'question', 'n', 'reached (95 %)', 'AUC (95 %)', 'bar', 'met'],
    ...lines.map((line) => [
      line.channel,
      `${line.question}: ${line.wanted}`,
      String(line.reached.of),
      percentOf(line.reached),
      figureOf(line.auc),
      barOf(line),
      line.isMet === null ? '–' : line.isMet ? 'met' : '**not met**',
    ]),
  ])
}

function barOf({ wanted, bound, areaBound }: ForeignLine): string {
  const parts = [
    bound === null ? null : `${wanted === 'recall' ? '≥' : '≤'} ${percent(bound)}`,
    areaBound === undefined ? null : `AUC ≥ ${areaBound}`,
  ]
  return parts.filter((part) => part !== null).join(', ') || '–'
}
