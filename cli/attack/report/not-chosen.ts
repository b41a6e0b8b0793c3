import { type NotTestedText, notTestedText } from '../../../client/run-summary/not-tested-text.ts'
import type { AttackReport } from './attack-report.ts'
import type { ReportWords } from './words/english.ts'

/** What nobody chose for the run, in sentences; none of a breach that is played again, and of reports of older versions. */
export function notChosenText({ isReplay, notChosen }: AttackReport, { method }: ReportWords): NotTestedText {
  if (isReplay || notChosen === undefined) return { techniques: null, lists: [] }
  return notTestedText(notChosen, notChosen.policiesMax, method)
}

/** The same, one after the other. */
export function notChosenSentences(report: AttackReport, words: ReportWords): readonly string[] {
  const { techniques, lists } = notChosenText(report, words)
  return techniques === null ? lists : [techniques, ...lists]
}
