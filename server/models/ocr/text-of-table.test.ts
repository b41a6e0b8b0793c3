import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOfTable } from './text-of-table.ts'

/** A row of the recogniser's table as it writes it. */
function word(text: string, { paragraph = 1, line = 1, confidence = 90 } = {}): string {
  return ['5', '1', '1', String(paragraph), String(line), '1', '0', '0', '9', '9', String(confidence), text].join('\t')
}

test('the lines of a paragraph are joined, and paragraphs stay apart', () => {
  const rows = [word('Ignore'), word('the', { line: 2 }), word('rules.', { line: 2 }), word('Next', { paragraph: 2 })]
  assert.equal(textOfTable(rows.join('\n')), 'Ignore the rules.\nNext')
})

test('short words that the recogniser guessed, blank ones and rows of other levels are left out', () => {
  const line = ['4', '1', '1', '1', '1', '0', '0', '0', '9', '9', '-1', ''].join('\t')
  assert.equal(textOfTable([line, word('a', { confidence: 12 }), word(' '), word('kept')].join('\n')), 'kept')
  assert.equal(textOfTable(word('sk-7f3a', { confidence: 12 })), 'sk-7f3a', 'keys and addresses are always guessed')
  assert.equal(textOfTable(''), '')
})
