/** How many tests ended how. */
export interface TestCounts {
  readonly passed: number
  /** Failed, cancelled, or never reported. */
  readonly failed: number
  readonly skipped: number
  /** How long the tests of each file took, in milliseconds by path; of files in one process, without what they share. */
  readonly msOfFile: Readonly<Record<string, number>>
}

/** Nothing ran. */
export const noCounts: TestCounts = { passed: 0, failed: 0, skipped: 0, msOfFile: {} }

/** Both together. */
export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    msOfFile: { ...one.msOfFile, ...other.msOfFile },
  }
}

/** The last line of a test run; skipped tests are named only when there are any. */
export function closingLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The files that took longest, one a line, the slowest first. */
export function slowestFiles({ msOfFile }: TestCounts, howMany: number): string {
  const sorted = Object.entries(msOfFile).sort(([, one], [, other]) => other - one)
  return sorted
    .slice(0, howMany)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
    .join('\n')
}
