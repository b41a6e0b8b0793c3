import type { MeasuredPolicies, PolicyBasis } from '../../policies/measure-policies.ts'
import { figureOf, sectionOf, tableOf } from '../figures/table.ts'
import { published } from './published.ts'

const bases = [
  ['five-examples', 'five examples that violate'],
  ['four-of-each', 'four examples of each side'],
  ['definition-only', 'definition only'],
] as const satisfies readonly (readonly [PolicyBasis, string])[]

/** How owners' policies do, one by one. */
export function policiesText({ policies, meanF1 }: MeasuredPolicies): string {
  return sectionOf(
    'Policies in the words of their owners',
    tableOf([
      ['policy', 'judged by', 'F1', 'recall', 'alarms on near-misses'],
      ...bases.flatMap(([basis, title]) => [
        ...policies
          .filter((one) => one.basis === basis)
          .map(({ name, f1, recall, nearMissAlarms }) => [
            name,
            title,
            f1.toFixed(2),
            recall.toFixed(2),
            nearMissAlarms.toFixed(2),
          ]),
        ['**mean**', title, figureOf({ ...meanF1[basis], value: meanF1[basis].mean }), '', ''],
      ]),
    ]),
    'Twelve policies with 15 violations and 15 near-misses each, in `bench/policies/sets/`; the interval is that of drawing policies and cases anew.',
    `Published by others: ${published.policies}.`,
  )
}
