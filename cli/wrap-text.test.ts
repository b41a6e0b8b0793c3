import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrapText } from './wrap-text.ts'

test('a text is wrapped at spaces, indented, complete, and a long word stays whole', () => {
  const text =
    '  security: 1.20, it asks to forget what was said before, and for https://a.example/which-is-rather-long'
  const wrapped = wrapText(text, { columns: 40, hanging: 4 })
  const lines = wrapped.split('\n')
  assert.equal(lines[0], '  security: 1.20, it asks to forget what')
  assert.ok(lines.slice(1).every((line) => /^ {4}\S/.test(line)))
  assert.ok(lines.slice(0, -1).every((line) => line.length <= 40))
  assert.equal(lines.at(-1), '    https://a.example/which-is-rather-long')
  assert.equal(wrapped.replaceAll(/\s+/g, ' '), text.replaceAll(/\s+/g, ' '))
})

test('what fits stays as it is, its columns and blank lines too, and a narrow terminal is left alone', () => {
  const text = 'a   b\n\n  c  d'
  assert.equal(wrapText(text, { columns: 40, hanging: 4 }), text)
  assert.equal(wrapText('word '.repeat(9), { columns: 20, hanging: 4 }), 'word '.repeat(9))
})
