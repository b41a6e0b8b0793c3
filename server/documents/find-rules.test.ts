import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../test/growth.ts'
import { documentSentences } from '../text/sentences/document-sentences.ts'
import { documentText } from './document-text.ts'
import { findRules } from './find-rules.ts'

const document = `Acme Bank – Rules for the chat assistant
Version 3, approved on 4 May by the risk committee.

This document describes how our assistant talks to customers. The assistant was introduced in 2024.
The assistant must never give investment advice or
recommend individual shares. Our offices are open from nine to five.
The bot must not:
- disclose account balances to callers;
- promise a refund.
Always tell customers that calls are recor-
ded.
Der Assistent darf keine Anlageberatung geben.
Ne jamais divulguer le solde d’un compte.
Nunca prometas un reembolso.
Parking is free for customers on weekdays.`

test('bans and orders are found with their sentence, in four languages, and what only tells is not', () => {
  const { proposals, isComplete } = findRules([document], 'en')
  assert.deepEqual(
    proposals.map(({ kind, quote }) => [kind, quote]),
    [
      ['ban', 'The assistant must never give investment advice or recommend individual shares.'],
      ['ban', 'The bot must not disclose account balances to callers;'],
      ['ban', 'The bot must not promise a refund.'],
      ['duty', 'Always tell customers that calls are recorded.'],
      ['ban', 'Der Assistent darf keine Anlageberatung geben.'],
      ['ban', 'Ne jamais divulguer le solde d’un compte.'],
      ['ban', 'Nunca prometas un reembolso.'],
    ],
  )
  assert.equal(isComplete, true)
  for (const { name, page, foundBy } of proposals) {
    assert.ok(name.length > 0 && name.length <= 60)
    assert.deepEqual([page, foundBy], [null, 'form'])
  }
})

test('a rule that stands twice is proposed once; of several pages each proposal names its own', () => {
  const { proposals } = findRules(['Never promise a refund.', 'Never promise a refund. Never give legal advice.'], 'en')
  assert.deepEqual(
    proposals.map(({ quote, page }) => [quote, page]),
    [
      ['Never promise a refund.', 1],
      ['Never give legal advice.', 2],
    ],
  )
})

test('a list ends with the next paragraph, and a sentence of no end is left out', () => {
  assert.deepEqual(documentSentences('You must not:\n1. lie\n2. cheat\n\nWe like people.\n- tea'), [
    'You must not lie',
    'You must not cheat',
    'We like people.',
    'tea',
  ])
  assert.deepEqual(documentSentences('never '.repeat(200)), [])
})

test('sentences before a header are told once, and its last one goes with each item', () => {
  assert.deepEqual(documentSentences('We sell bread. You must not:\n- lie\n- cheat'), [
    'We sell bread.',
    'You must not lie',
    'You must not cheat',
  ])
})

test('lines broken by width or within a word are put together, and blanks at their ends do not count', () => {
  assert.deepEqual(documentSentences('Never  \n  pro-  \n mi- \nse a re-\nfund\nto them.'), [
    'Never promise a refund to them.',
  ])
})

test('sentences cost in proportion to the text, also without an end or with a long header of many items', async () => {
  await assertLinear({
    what: 'lines',
    size: 15_000,
    make: (size) => 'some words x\n'.repeat(size),
    work: documentSentences,
  })
  const items = (size: number) => `${'word '.repeat(size)}end:\n${'- x\n'.repeat(size)}`
  await assertLinear({ what: 'items', size: 6_000, make: items, work: documentSentences })
  const sentences = (size: number) => `${'We do. '.repeat(size)}Not:\n${'- x\n'.repeat(size)}`
  await assertLinear({ what: 'sentences', size: 2_000, make: sentences, work: documentSentences })
})

test('emphasis is no word of a document, and marks that are never closed cost in proportion to the text', async () => {
  const read = (content: string) => documentText({ format: 'markdown', content, prefer: 'en' })
  assert.deepEqual((await read('You **must not** use `rm -rf` or __lie__.')).pages, ['You must not use rm -rf or lie.'])
  await assertLinear({ size: 10_000, make: (size) => 'a **b '.repeat(size), work: read })
})
