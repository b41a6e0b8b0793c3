import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
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

test('a final consonant makes another syllable, and one that follows it is still found', () => {
  assert.equal(marked('나물을 샀다', '나무'), null)
  assert.deepEqual(marked('나물과 나무', '나무'), ['나무'])
  assert.deepEqual(marked('ばばは', 'ばは'), ['ばは'])
})

test('vowel signs and characters that show nothing do not count, on either side', () => {
  assert.deepEqual(marked('אמר שָׁלוֹם לכם', 'שלום'), ['שָׁלוֹם'])
  assert.deepEqual(marked('שלום', 'שָׁלוֹם'), ['שלום'])
  assert.deepEqual(marked('قال مُحَمَّدٌ نعم', 'محمد'), ['مُحَمَّدٌ'])
  assert.deepEqual(marked('a soft\u00adhyphen', 'softhyphen'), ['soft\u00adhyphen'])
  assert.deepEqual(marked('نامه\u200cها', 'نامهها'), ['نامه\u200cها'])
  assert.deepEqual(marked('pass\u200bword', 'pass\u200dword'), ['pass\u200bword'])
})

test('marks behind a letter belong to it and not to the one that follows', () => {
  assert.deepEqual(marked('cafe\u0301s', 'e s'), ['e\u0301', 's'])
  assert.deepEqual(marked(`${'\u200b'.repeat(40)}word`, 'word'), ['word'])
})

test('between quotes a blank stands for any blanks; signs of patterns stand for themselves', () => {
  assert.deepEqual(marked('a foo\n  bar b', '"foo bar"'), ['foo\n  bar'])
  assert.deepEqual(marked('é foo \u200b\u00a0bar', '"foo \t bar"'), ['foo \u200b\u00a0bar'])
  assert.equal(marked('foobar', '"foo bar"'), null)
  assert.deepEqual(marked('axb a.b [x](y)*', 'a.b "[x](y)*"'), ['a.b', '[x](y)*'])
  for (const sign of '\\^$.*+?()[]{}|/-#&') assert.deepEqual(marked(`a${sign}b`, `a${sign}b`), [`a${sign}b`])
})

test('a search costs in proportion to the text, also where it begins or goes on with blanks', async () => {
  for (const typed of ['"foo bar"', '"\u00ad bar"']) {
    const search = readSearch(typed) ?? []
    assert.equal(search.length, 1)
    const make = (size: number) => `foo${' '.repeat(size)}`
    await assertLinear({ what: typed, size: 20_000, make, work: (text) => findInText(text, search) })
  }
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
