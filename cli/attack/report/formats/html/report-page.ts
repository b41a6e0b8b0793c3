import type { AttackReport, TechniqueRow } from '../../attack-report.ts'
import { type Finding, findingsOf } from '../../findings/findings.ts'
import type { ReportWords } from '../../words/english.ts'
import { type ReportLanguage, wordsOf } from '../../words/report-languages.ts'

/** What every part of the page is made from. */
export interface ReportPage {
  readonly report: AttackReport
  /** What matters most first. */
  readonly findings: readonly Finding[]
  readonly words: ReportWords
}

/** A report, made ready to be written in a language. */
export function reportPage(report: AttackReport, language: ReportLanguage): ReportPage {
  return { report, findings: findingsOf(report), words: wordsOf(language) }
}

/** How often a finding came out, for people. */
export function howOften(words: ReportWords, { count, tries, byTheWay, prompts }: Finding): string {
  return words.findings.count({ broken: count - byTheWay - prompts, tries: tries ?? 0, prompts, byTheWay })
}

/** Everything that a finding fell to, and how often. */
export function waysText(page: ReportPage, { ways }: Finding): string {
  return ways.map((one) => `${wayOf(page, one)} (${page.words.number(one.count)})`).join(', ')
}

/** The name of what a finding fell to, for people. */
export function wayOf({ words }: ReportPage, { way, technique }: Pick<Finding, 'way' | 'technique'>): string {
  return way === 'technique' ? (technique ?? words.namelessTechnique) : words.ways[way]
}

/** The name of a technique for people: where the service told none, its id stands in its place. */
export function nameInCatalogue(words: ReportWords, { id, name }: Pick<TechniqueRow, 'id' | 'name'>): string {
  return name === id ? words.namelessTechnique : name
}
