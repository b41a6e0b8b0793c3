import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { problems } from '../contract/problem.ts'
import { problemCodes } from '../server/domain/problem.ts'

const folder = join(import.meta.dirname, '../docs/errors')
const pages = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace(/\.md$/, ''))

test('every problem code has a page, and every page is of a problem code', () => {
  assert.deepEqual(pages.toSorted(), [...problemCodes].sort())
})

test('the wire knows the same codes as the domain', () => {
  assert.deepEqual(Object.keys(problems).sort(), [...problemCodes].sort())
})

for (const code of problemCodes) {
  test(`the page of ${code} says what it means, its status, when it comes, what to do, and shows a true example`, () => {
    const text = readFileSync(join(folder, `${code}.md`), 'utf8')
    const { status, title } = problems[code]
    assert.ok(text.startsWith(`# ${code}\n\n`))
    assert.ok(text.includes(`\nStatus: ${status}\n`))
    for (const heading of ['## When', '## What to do', '## Example'])
      assert.ok(text.includes(`\n${heading}\n`), heading)
    const example = JSON.parse(/```json\n(.*?)```/s.exec(text)?.[1] ?? 'null')
    const { type, title: shown, status: shownStatus, detail, request_id, code: shownCode } = example
    assert.deepEqual([type, shown, shownStatus, shownCode], [`/docs/errors/${code}`, title, status, code])
    assert.ok(typeof detail === 'string' && typeof request_id === 'string')
  })
}

test('links between the pages lead somewhere', () => {
  for (const page of pages) {
    const links = readFileSync(join(folder, `${page}.md`), 'utf8').matchAll(/\]\(([a-z-]+)\.md\)/g)
    for (const [, target = ''] of links) assert.ok(pages.includes(target), `${page} → ${target}`)
  }
})
