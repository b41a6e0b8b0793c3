import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import type { TestCounts } from './counts.ts'

/** Reporter of node's test runner that writes the counts of the whole run as one line of JSON. */
export default async function* countReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const msOfFile: Record<string, number> = {}
  for await (const event of events) {
    if ((event.type === 'test:pass' || event.type === 'test:fail') && event.data.nesting === 0 && event.data.file) {
      const file = relative(process.cwd(), event.data.file)
      msOfFile[file] = (msOfFile[file] ?? 0) + event.data.details.duration_ms
    }
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue
    const { passed, cancelled, skipped, todo, tests } = event.data.counts
    const failed = Math.max(cancelled, tests - passed - skipped - todo)
    yield `${JSON.stringify({ passed, failed, skipped: skipped + todo, msOfFile } satisfies TestCounts)}\n`
  }
}
