import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '../usage-error.ts'
import type { AttackReport } from './report/attack-report.ts'
import { htmlReport } from './report/html-report.ts'
import { junitReport } from './report/junit-report.ts'
import { sarifReport } from './report/sarif-report.ts'

/** The forms of a report that are written to files. */
export type ReportForm = 'html' | 'json' | 'junit' | 'sarif'

/** Where each form goes. */
export type ReportPaths = Readonly<Partial<Record<ReportForm, string>>>

const writers = {
  html: htmlReport,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  sarif: sarifReport,
} as const satisfies Record<ReportForm, (report: AttackReport) => string>

/** Writes every form that has a path; the result names the files. */
export function writeReports(report: AttackReport, paths: ReportPaths): readonly string[] {
  return forms.flatMap((form) => {
    const path = paths[form]
    if (path === undefined) return []
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    // A report tells how to break the target: only its owner may read it, also where a file of that name was there.
    writeFileSync(path, '', { mode: 0o600 })
    chmodSync(path, 0o600)
    writeFileSync(path, writers[form](report))
    return [path]
  })
}

const forms = ['html', 'json', 'junit', 'sarif'] as const

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
