import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { SignedEnvelope } from '../../contract/signature/signature.ts'
import { UsageError } from '../usage-error.ts'
import type { AttackReport } from './report/attack-report.ts'
import { badge } from './report/formats/badge.ts'
import { csvReport } from './report/formats/csv-report.ts'
import { htmlReport, withSignature } from './report/formats/html-report.ts'
import { junitReport } from './report/formats/junit-report.ts'
import { markdownReport } from './report/formats/markdown-report.ts'
import { sarifReport } from './report/formats/sarif-report.ts'
import { sealOfPage } from './report/manifest.ts'
import type { ReportLanguage } from './report/words/report-languages.ts'

const forms = ['html', 'json', 'junit', 'sarif', 'csv', 'markdown', 'badge'] as const

/** The forms of a report that are written to files. */
export type ReportForm = (typeof forms)[number]

/** Where each form goes. */
export type ReportPaths = Readonly<Partial<Record<ReportForm, string>>>

const writers = {
  html: htmlReport,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
  csv: csvReport,
  markdown: markdownReport,
  badge,
} as const satisfies Record<ReportForm, (report: AttackReport, language: ReportLanguage) => string>

/** A file that was written, and the seal of its manifest where it has one. */
export interface WrittenReport {
  /** Where it lies. */
  readonly path: string
  /** Null for a form without a manifest. */
  readonly seal: string | null
  /** Whether the service signed it; null for a form that is not signed. */
  readonly isSigned: boolean | null
}

/** How reports are written. */
export interface WriteOptions {
  /** Of HTML and Markdown. */
  readonly language: ReportLanguage
  /** Signs the manifest with this digest; null where it cannot be signed. */
  readonly sign: (manifestSha256: string) => Promise<SignedEnvelope | null>
}

/** Writes every form that has a path; an HTML page is signed. */
export async function writeReports(
  report: AttackReport,
  paths: ReportPaths,
  { language, sign }: WriteOptions,
): Promise<readonly WrittenReport[]> {
  const written: WrittenReport[] = []
  for (const form of forms) {
    const path = paths[form]
    if (path === undefined) continue
    const unsigned = writers[form](report, language)
    const seal = form === 'html' ? sealOfPage(unsigned) : null
    const envelope = seal === null ? null : await sign(seal)
    const text = envelope === null ? unsigned : withSignature(unsigned, envelope)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    // A report tells how to break the target: only its owner may read it, also where a file of that name was there.
    writeFileSync(path, '', { mode: 0o600 })
    chmodSync(path, 0o600)
    writeFileSync(path, text)
    written.push({ path, seal, isSigned: seal === null ? null : envelope !== null })
  }
  return written
}

/** Understands `html=FILE,json=FILE`; paths are relative to the working directory. */
export function parseReportOption(text: string): ReportPaths {
  const entries = text.split(',').map((part): readonly [ReportForm, string] => {
    const [, name, path] = /^(\w+)=(.+)$/.exec(part.trim()) ?? []
    const form = forms.find((one) => one === name)
    if (form !== undefined && path !== undefined) return [form, resolve(path)]
    throw new UsageError(`--report must be like html=FILE,json=FILE with ${forms.join(', ')}; "${part}" is not.`)
  })
  return Object.fromEntries(entries)
}
