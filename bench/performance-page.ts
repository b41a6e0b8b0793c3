import { type Report, renderReport } from './report.ts'

/** The page `docs/performance.md`. */
export function performancePage(report: Report): string {
  return `# Performance

Measured by \`npm run bench${report.isShort ? ' -- --short' : ' --'} --write\` in ${Math.round(report.tookSeconds)} s, on one machine, at one moment; run it on
yours. Each figure stands beside a baseline of the same run, because a ratio travels better than a time. Every answer
was checked: a wrong verdict, or a message that the monitoring does not show afterwards, ends the run.

${renderReport(report)}`
}
