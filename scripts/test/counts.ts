/** How many tests ended how. */
export interface TestCounts {
  readonly passed: number
  /** Failed, cancelled, or never reported. */
  readonly failed: number
  readonly skipped: number
}

/** Nothing ran. */
export const noCounts: TestCounts = { passed: 0, failed: 0, skipped: 0 }

/** Both together. */
export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** The last line of a test run; skipped tests are named only when there are any. */
export function closingLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
