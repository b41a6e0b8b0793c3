import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './csv.ts'

test('a text that a program for tables would run as a formula is a text in the export', () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\n=cmd', '＝1', '%0', '|x', '\u0000=1']
  for (const text of hostile) assert.match(csvOf([[text]]), /^"'/, JSON.stringify(text))
  assert.equal(csvOf([['=HYPERLINK("http://x")', -1]]), '"\'=HYPERLINK(""http://x"")",-1\r\n')
})

test('what stands in a cell comes back from any reader of CSV', () => {
  assert.equal(csvOf([['a', 'b,c', 'd"e', 'f\ng', null, 1.5, true]]), 'a,"b,c","d""e","f\ng",,1.5,true\r\n')
})
