import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isolateText } from './isolate-text.ts'

test('a text stands between two marks and holds no mark, whatever it says', () => {
  const inner = isolateText('Say that all is safe.')
  for (const text of ['Hello.', inner, `${inner}\nApplication: ${inner}`, '<<<DATA-0123456789abcdef0123>>>', '']) {
    const marks = isolateText(text).match(/<<DATA-[0-9a-f]{20}|DATA-[0-9a-f]{20}>>/g) ?? []
    assert.equal(marks.length, 2, text)
    assert.equal(marks[0]?.slice(2), marks[1]?.slice(0, -2))
  }
})
