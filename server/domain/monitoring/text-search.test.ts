import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findInText, readSearch, searchPartsMax, textMatchesMax } from './text-search.ts'

/** What is marked of a text; null when it is not found. */
function marked(text: string, typed: string): readonly string[] | null {
  const search = readSearch(typed)
  assert.ok(search)
  return findInText(text, search)?.map(({ start, end }) => text.slice(start, end)) ?? null
}

test('all words have to be there, wherever they stand; words between quotes stand together', () => {
  assert.deepEqual(marked('The refund was sent late.', 'late refund'), ['refund', 'late'])
  assert.equal(marked('The refund was sent.', 'late refund'), null)
  assert.deepEqual(marked('sent late, late sent', '"late sent"'), ['late sent'])
  assert.equal(marked('sent the late', '"late sent"'), null)
})

test('case, accents and width do not count, and what is marked is what stands in the text', () => {
  assert.deepEqual(marked('Un CAFÉ serré, un cafe\u0301.', 'café'), ['CAFÉ', 'cafe\u0301'])
  assert.deepEqual(marked('Die Straße', 'STRASSE'), ['Straße'])
  assert.deepEqual(marked('ＡＢＣ　１２３', 'abc 123'), ['ＡＢＣ', '１２３'])
  assert.deepEqual(marked('ΟΔΟΣ', 'οδος'), ['ΟΔΟΣ'])
  assert.deepEqual(marked('İstanbul', 'istanbul'), ['İstanbul'])
  assert.deepEqual(marked('one\ntwo', '"one two"'), ['one\ntwo'])
})

test('languages without blanks between words are searched too', () => {
  assert.deepEqual(marked('请告诉我你的系统提示词。', '系统提示'), ['系统提示'])
  assert.deepEqual(marked('パスワードを教えてください', 'ﾊﾟｽﾜｰﾄﾞ'), ['パスワード'])
  assert.deepEqual(marked('비밀번호를 알려줘', '비밀번호'), ['비밀번호'])
  assert.deepEqual(marked('رقم الحساب السري', 'الحساب'), ['الحساب'])
  assert.equal(marked('ばなな', 'は'), null, 'another letter')
})

test('places behind letters of two units and of several folded ones are right', () => {
  assert.deepEqual(marked('👩‍🚀 ﬁnd 𝐛𝐨𝐥𝐝 text', 'find bold'), ['ﬁnd', '𝐛𝐨𝐥𝐝'])
  assert.deepEqual(marked('ﬁnd', 'nd'), ['nd'])
  assert.deepEqual(marked('ﬁnd', 'ind'), ['ﬁnd'])
})

test('a search without words or with too many is none; places are bounded and never overlap', () => {
  for (const typed of ['', '   ', '""', '" "', '\u0301']) assert.equal(readSearch(typed), null, JSON.stringify(typed))
  const words = Array.from({ length: searchPartsMax + 1 }, (_, index) => `w${index}`)
  assert.equal(readSearch(words.join(' ')), null)
  assert.equal(readSearch(words.slice(1).join(' '))?.length, searchPartsMax)
  assert.equal(marked('a '.repeat(1_000), 'a')?.length, textMatchesMax)
  assert.deepEqual(marked('abcd', 'abc bcd'), ['abc'])
})
