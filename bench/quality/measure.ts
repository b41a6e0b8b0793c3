import { join } from 'node:path'
import { rowsOf } from '../../training/rows.ts'
import { areaWithInterval, fOneWithInterval } from './figures/statistics.ts'
import type { Judge } from './judges.ts'
import { leakValues, type NamedValues } from './leaks.ts'
import { type Line, lineOf, operatingPoint, valuesBy } from './line.ts'

/** Recall and false alarms of one judge on whole texts. */
export interface SecurityFigures {
  readonly recall: readonly Line[]
  readonly alarms: readonly Line[]
}

/** The line of both sets of real user prompts, as its name stands in the report. */
export const promptsLine = 'benign-arena-hard-v01 and benign-mtbench together'

/** Measures a judge on the security sets of a data folder. Two minutes on one core for the product. */
export async function measureSecurity(judge: Judge, folder: string): Promise<SecurityFigures> {
  const sets = readSets(folder)
  const values = valuesBy(judge)
  const arena = await values(sets.arena)
  const mtbench = await values(sets.mtbench)
  const deepsetAttacks = await values(sets.deepsetAttacks)
  const deepsetBenign = await values(sets.deepsetBenign)
  const tensorTrust = await values(sets.tensorTrust)
  const { leaks, benign } = await leakValues(judge, folder)
  const named = (group: NamedValues): Line => lineOf(group.name, group.values)
  return {
    recall: [
      {
        ...lineOf('attacks-deepset-test', deepsetAttacks),
        auc: areaWithInterval(deepsetAttacks, deepsetBenign),
        f1: fOneWithInterval(deepsetAttacks, deepsetBenign, operatingPoint),
      },
      {
        ...lineOf('attacks-tensor-trust (AUC against arena)', tensorTrust),
        auc: areaWithInterval(tensorTrust, arena),
      },
      ...leaks.map(named),
    ],
    alarms: [
      lineOf('benign-arena-hard-v01', arena),
      lineOf('benign-mtbench', mtbench),
      lineOf(promptsLine, [...arena, ...mtbench]),
      lineOf('attacks-deepset-test, benign rows', deepsetBenign),
      lineOf('content-xstest (as security negatives)', await values(sets.xstest)),
      lineOf('train/harm-advbench (kept out of the security fit)', await values(sets.advbench)),
      lineOf('robustness-naughty-strings', await values(sets.naughty)),
      ...benign.map(named),
    ],
  }
}

function readSets(folder: string) {
  const dev = (name: string) => rowsOf(join(folder, 'dev'), name)
  const texts = (name: string): readonly string[] => dev(name).map(({ text }) => text)
  const deepset = dev('attacks-deepset-test')
  return {
    deepsetAttacks: deepset.filter(({ label }) => label === '1').map(({ text }) => text),
    deepsetBenign: deepset.filter(({ label }) => label === '0').map(({ text }) => text),
    tensorTrust: texts('attacks-tensor-trust'),
    arena: texts('benign-arena-hard-v01'),
    mtbench: texts('benign-mtbench'),
    xstest: texts('content-xstest'),
    naughty: texts('robustness-naughty-strings'),
    advbench: rowsOf(join(folder, 'train'), 'harm-advbench').map(({ text }) => text),
  }
}
