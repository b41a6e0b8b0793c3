import { type Report, renderReport } from '../report.ts'

/** The page `docs/console-speed.md`. */
export function consolePage(report: Report, at: Date): string {
  return `# How fast the console is

Measured on ${at.toISOString().slice(0, 10)} by \`npm run bench:console${report.isShort ? ' -- --short' : ' --'} --write\` in ${Math.round(report.tookSeconds)} s, on one machine; run it on yours. Browser,
service and database share its cores. Each page stands beside the same page on a database without messages in the same run.

${renderReport(report)}`
}
