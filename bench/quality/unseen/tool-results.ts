import { loadEncoder } from '../../../server/models/encoder/load-encoder.ts'
import { areaWithInterval, shareOf } from '../figures/statistics.ts'
import { figureOf, percentOf } from '../figures/table.ts'
import { materialJudge } from '../material-judge.ts'
import { readRows } from './foreign-sets.ts'

/*
 * `node bench/quality/unseen/tool-results.ts [file]`: how often short results of tools are held to be orders, and how often orders
 * in them are found, at the default point. The file has a JSON object with `text` and `label` a line; without one, those of
 * training/blind/2026-11-26. A blind set is measured once for what is to be told. Some seconds.
 */

const blind = new URL('../../../training/blind/2026-11-26/tool-results.jsonl', import.meta.url).pathname
const rows = readRows(process.argv[2] ?? blind)
const judge = materialJudge(await loadEncoder())
const values = new Map<number, number[]>([
  [0, []],
  [1, []],
])
for (const { text, label } of rows) values.get(label)?.push(await judge(text))
const [harmless = [], orders = []] = [values.get(0), values.get(1)]
const reached = (all: readonly number[]): string => {
  const share = shareOf(all.filter((value) => value >= 1).length, all.length)
  return `${all.filter((value) => value >= 1).length} of ${all.length} (${percentOf(share)})`
}
console.log(`alarms on harmless results: ${reached(harmless)}`)
console.log(`orders found: ${reached(orders)}`)
console.log(`area under the curve: ${figureOf(areaWithInterval(orders, harmless))}`)
