import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(root, page)))

/** Relative links of a page, and file names in backquotes that lie in one of the project's folders. */
function namedFiles(page: string, text: string): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  const relative = links.filter((link) => !/^(?:[a-z]+:|\/)/.test(link)).map((link) => join(dirname(page), link))
  const quoted = [
    ...text.matchAll(/`((?:server|contract|cli|test|scripts|docs|models|training|bench|examples)\/[\w./-]+\.\w+)`/g),
  ]
  return [...relative, ...quoted.map(([, name = '']) => name)]
}

test('a link to a file that does not exist would be found', () => {
  assert.deepEqual(namedFiles('docs/a.md', 'see [b](../b.md) and `server/none.ts`'), ['b.md', 'server/none.ts'])
})

for (const page of pages) {
  test(`every file that ${page} names exists`, () => {
    const missing = namedFiles(page, readFileSync(join(root, page), 'utf8')).filter(
      (name) => !existsSync(join(root, name)),
    )
    assert.deepEqual(missing, [])
  })
}
