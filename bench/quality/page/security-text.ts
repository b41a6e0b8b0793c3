import type { Cost } from '../cost.ts'
import { figureOf, percent, percentOf, sectionOf, tableOf } from '../figures/table.ts'
import type { Line } from '../line.ts'
import type { SecurityFigures } from '../measure.ts'
import type { DisguiseFigures } from '../measure-disguise.ts'
import type { HeldOut } from '../measure-held-out.ts'
import type { Compared } from '../part.ts'
import { isTooDeep } from './bars.ts'
import { published } from './published.ts'

/** Recall and false alarms of the security value. */
export function securityText(figures: Compared<SecurityFigures>): string {
  return [
    sectionOf(
      'Attack recall',
      besideOthers(figures, ({ recall }) => recall),
      `Published by others: ${published.recall}.`,
    ),
    sectionOf(
      'False alarms',
      besideOthers(figures, ({ alarms }) => alarms),
      `Published by others: ${published.alarms}.`,
    ),
  ].join('\n\n')
}

/** Clean documents and the same with an order in them. */
export function documentsText(figures: Compared<readonly Line[]>): string {
  return sectionOf(
    'Documents, clean and with an injected order',
    besideOthers(figures, (lines) => lines),
    `Published by others: ${published.documents}.`,
  )
}

/** Generated pairs that no fit saw. */
export function heldOutText(figures: Compared<HeldOut>): string {
  const others = figures.product.families.otherLanguages
  return [
    sectionOf(
      'Generated attacks of families that no fit saw',
      besideOthers(figures, ({ families }) => families.lines),
      `Mean of the languages other than English: ${figureOf(others)}.`,
    ),
    sectionOf(
      'Generated attacks in wordings that no fit saw, of known families',
      besideOthers(figures, ({ wordings }) => wordings.lines),
      `Mean of the languages other than English: ${figureOf(figures.product.wordings.otherLanguages)}.`,
      'Wordings, families and lexicon come from the same hands, so this shows coverage of forms, not of foreign wordings. At most 300 pairs of a language, chosen by hash.',
    ),
  ].join('\n\n')
}

/** What each disguise costs. */
export function disguiseText({ attacks, benign }: DisguiseFigures): string {
  return [
    sectionOf(
      'Disguise: recall of the same attacks, plain and in disguise',
      tableOf([
        ['set', 'disguise', 'texts', 'plain', 'in disguise', 'lost (95 %)', 'bar', 'met'],
        ...attacks.map((line) => [
          line.set,
          line.disguise,
          String(line.plain.of),
          percent(line.plain.share),
          percentOf(line.disguised),
          figureOf(line.drop),
          '≤ 0.03',
          isTooDeep(line) ? '**not met**' : 'met',
        ]),
      ]),
      'Every attack of deepset-test, and 60 of tensor-trust chosen by hash.',
    ),
    sectionOf(
      'Disguise: alarms on real user prompts in the same disguise',
      tableOf([
        ['disguise', 'texts', 'alarms'],
        ...benign.map(({ name, reached }) => [name, String(reached.of), percentOf(reached)]),
      ]),
    ),
  ].join('\n\n')
}

/** What a check costs. */
export function costText(costs: readonly Cost[]): string {
  return sectionOf(
    'Cost of the security value, one thread',
    tableOf([
      ['characters', 'checks', 'p50', 'p99', 'CPU', 'memory of the process'],
      ...costs.map(({ characters, runs, medianMs, p99Ms, cpuMs, residentMB }) => [
        characters.toLocaleString('en'),
        String(runs),
        `${medianMs.toFixed(2)} ms`,
        `${p99Ms.toFixed(2)} ms`,
        `${cpuMs.toFixed(2)} ms`,
        `${residentMB.toFixed(0)} MB`,
      ]),
    ]),
    'Of fewer than 100 checks p99 is the slowest. What a whole check costs with policies, and under load, stands in [performance.md](performance.md).',
    `Published by others: ${published.cost}.`,
  )
}

function besideOthers<Figures>(
  { product, keywordList, blockNothing }: Compared<Figures>,
  linesOf: (figures: Figures) => readonly Line[],
): string {
  const [keywords, nothing] = [linesOf(keywordList), linesOf(blockNothing)]
  return tableOf([
    ['set', 'texts', 'Redoubt', 'AUC', 'F1', 'keyword list', 'block nothing'],
    ...linesOf(product).map((line, at) => [
      line.name,
      String(line.reached.of),
      percentOf(line.reached),
      figureOf(line.auc),
      figureOf(line.f1),
      shareOnly(keywords[at]),
      shareOnly(nothing[at]),
    ]),
  ])
}

function shareOnly(line: Line | undefined): string {
  return line === undefined || line.reached.of === 0 ? '–' : percent(line.reached.share)
}
