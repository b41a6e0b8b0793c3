import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { consoleSources } from './console-sources.ts'

const root = dirname(import.meta.dirname)
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** All files that these import, and what those import, by their paths under the root. */
function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, path = ''] of text.matchAll(imported)) waiting.push(relative(root, join(root, dirname(file), path)))
  }
  return reached
}

test('a change of any file that the console is made from makes its build old', () => {
  const reached = reachedFrom(['console/main.tsx'])
  assert.ok(reached.has('client/run-summary/french-limits.ts'), 'what pages load later is reached too')
  const known = new Set(globSync(consoleSources, { cwd: root }))
  assert.deepEqual(
    [...reached].filter((file) => !known.has(file)),
    [],
  )
})
