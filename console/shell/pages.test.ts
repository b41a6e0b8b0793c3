import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAt, pageOf, pages } from './pages.ts'

const lit = (path: string) => pages.filter((page) => isAt(pageOf(path), page.path)).map((page) => page.path)

test('the navigation shows where one is: one place for each page, for a conversation that of the messages', () => {
  assert.deepEqual(lit('/'), ['/'])
  assert.deepEqual(lit('/policies/new'), ['/policies'])
  assert.deepEqual(lit('/conversations/0191'), ['/monitoring'])
  assert.deepEqual(lit('/style'), [])
})
