import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import type { TestCounts } from './counts.ts'

/** Reporter of node's test runner that writes the counts of the whole run as one line of JSON. */
export default async function* countReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const msOfFile: Record<string, number> = {}
  /** A suite that a helper defines, for each database, has the helper's name; the tests in it, which end before it, are of their file. */
  let innerFile: string | undefined
  for await (const event of events) {
    if ((event.type === 'test:pass' || event.type === 'test:fail') && event.data.file) {
      const { file, nesting, details } = event.data
      const own = file.endsWith('.test.ts') ? file : innerFile
      if (nesting > 0) innerFile = own
      else {
        const name = relative(process.cwd(), own ?? file)
        msOfFile[name] = (msOfFile[name] ?? 0) + details.duration_ms
        innerFile = undefined
      }
    }
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue
    const { passed, cancelled, skipped, todo, tests } = event.data.counts
    const failed = Math.max(cancelled, tests - passed - skipped - todo)
    yield `${JSON.stringify({ passed, failed, skipped: skipped + todo, msOfFile } satisfies TestCounts)}\n`
  }
}
