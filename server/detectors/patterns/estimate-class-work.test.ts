import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateClassWork } from './estimate-class-work.ts'

test('ranges of classes count by their characters where case is not regarded, however they are written', () => {
  for (const [source, characters] of [
    ['[a-z]', 26],
    ['[a-z0-9_-]+', 26],
    ['[^A-F]', 6],
    ['[\\x41-\\x4a\\x{61}-\\x{63}]', 13],
    ['[\\101-\\103]', 3],
    ['[a-\u{1ffff}]', 0x1e943 - 0x61 + 1],
    ['[a-\u{1ffff}]'.repeat(3), 3 * (0x1e943 - 0x61 + 1)],
    ['[a-\\x{10ffff}b-\\x{10ffff}]', 0x1e943 - 0x61 + 1 + 0x1e943 - 0x62 + 1],
    ['[\\x00-\\x{10ffff}]', 0],
    ['(?-i)[a-\u{1ffff}]', 0],
    ['(?-i)x(?i)[a-z]', 26],
    ['\\[a-\u{1ffff}]', 0],
    ['[]a-c]', 3],
  ] as const) {
    assert.equal(estimateClassWork(source).foldedCharacters, characters, source)
  }
})

test('classes are counted, in brackets and by name', () => {
  for (const [source, classes] of [
    ['[a-z]x[0-9]', 2],
    ['\\pL\\p{Greek}', 2],
    ['[\\pL\\d[:alpha:]]', 4],
    ['no class', 0],
    ['\\\\pL', 0],
  ] as const) {
    assert.equal(estimateClassWork(source).classes, classes, source)
  }
})
