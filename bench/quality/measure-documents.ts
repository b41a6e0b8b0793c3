import { join } from 'node:path'
import { injectAll, lengthGroup, orderWordings } from '../../training/generate/injected-orders.ts'
import { rowsOf } from '../../training/rows.ts'
import { areaWithInterval } from './figures/statistics.ts'
import type { Judge } from './judges.ts'
import { type Line, lineOf, linesBy, valuesBy } from './line.ts'

/** Names of lines that bars are held against. */
export const documentLines = {
  long: 'clean documents over 3,000 characters: alarms',
  injected: 'with an injected order: recall',
} as const

const longFrom = 3_000

/** Alarms of a judge on dev/benign-documents, and its recall of orders put into each at three places. */
export async function measureDocuments(judge: Judge, folder: string): Promise<readonly Line[]> {
  const documents = rowsOf(join(folder, 'dev'), 'benign-documents').map(({ text }) => text)
  const values = valuesBy(judge)
  const clean = await values(documents)
  const injected = injectAll(documents)
  const found = await values(injected.map(({ text }) => text))
  const shortened = (order: string): string =>
    `… “${(orderWordings[Number(order)] ?? '').slice(0, 60).replaceAll('|', '\\|')}…”`
  return [
    lineOf('clean documents: alarms', clean),
    lineOf(
      documentLines.long,
      clean.filter((_, at) => (documents[at]?.length ?? 0) >= longFrom),
    ),
    ...linesBy(
      clean,
      (at) => lengthGroup(documents[at]?.length ?? 0),
      (group) => `clean documents, ${group}: alarms`,
    ),
    { ...lineOf(documentLines.injected, found), auc: areaWithInterval(found, clean) },
    ...linesBy(
      found,
      (at) => injected[at]?.position ?? 'start',
      (position) => `… order at the ${position}`,
    ),
    ...linesBy(
      found,
      (at) => injected[at]?.length ?? '',
      (group) => `… document ${group}`,
    ),
    ...linesBy(found, (at) => String(injected[at]?.order ?? 0), shortened),
  ]
}
