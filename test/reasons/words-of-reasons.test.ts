import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frenchMark, frenchReason } from '../../client/reasons/french-reason.ts'
import { harmCategories, referencePolicies } from '../../server/detectors/content/content-categories.ts'
import { swearWords } from '../../server/detectors/content/swear-words.ts'
import { describeMatch } from '../../server/detectors/lexicon/describe-match.ts'
import { entriesOf } from '../../server/detectors/lexicon/language-entries.ts'
import { languages } from '../../server/detectors/lexicon/languages/catalogue.ts'
import { lexiconConcepts } from '../../server/detectors/lexicon/lexicon-language.ts'
import { features } from '../../server/detectors/security/feature-list.ts'
import { signals } from '../../server/detectors/security/signals.ts'
import { substitutions, turned } from '../../server/detectors/views/decoding/ciphers.ts'
import { channelDecoders, encodingDecoders } from '../../server/detectors/views/decoding/decoders.ts'
import type { ChatFailureReason } from '../../server/domain/chat.ts'
import { securityHeads } from '../../server/domain/guard/encoder.ts'
import { secretForms } from '../../server/redteam/judges/parts/secret-forms.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'

function assertKnown(reason: string): void {
  const { text, isWhole } = frenchReason(reason)
  assert.ok(isWhole, `give it a twin in client/reasons/: ${reason} became ${text}`)
}

const views = [
  ...['as sent', 'normalised', 'rendered', 'hidden', 'reversed-words', 'reversed-in-words', turned.name],
  ...[...channelDecoders, ...encodingDecoders].map(({ name }) => name),
  ...substitutions.map(({ cipher }) => cipher.name),
]

test('every phrase of the lexicon has French words, in each of its languages', () => {
  for (const language of languages) {
    for (const { concept, gloss } of entriesOf(language))
      assertKnown(`Signs seen: ${describeMatch({ concept, gloss, language: language.code })}.`)
  }
})

test('every feature that may be told as a sign has French words', () => {
  for (const { title } of features) assertKnown(`Signs seen: ${title}; ${title}.`)
})

test('whatever moved the value of the security guardrail has French words', () => {
  const movers = new Set(signals.filter(({ sign }) => sign === 'raises').map(({ name }) => name.split('.')[0]))
  for (const name of movers) assertKnown(`Moved by ${name} 40 %, ${name} 30 %.`)
  for (const kind of securityHeads.slice(0, 1)) assertKnown(`The encoder reads it as ${kind}.`)
})

test('every kind of content has French words, as a reason and as a mark', () => {
  const [asks, gives] = ['asking for', 'giving'].map((manner) =>
    referencePolicies.map(({ words }) => `${manner} ${words}`),
  )
  for (const words of [...harmCategories.map(({ words }) => words), 'profanity', ...(asks ?? []), ...(gives ?? [])])
    assertKnown(`Looks like ${words}, at characters 3 to 9 (read as base64).`)
  for (const { words } of [...harmCategories, ...referencePolicies])
    assert.ok(frenchMark('label', words).isWhole, words)
  for (const { language } of swearWords) assertKnown(`Uses swear words (${language}).`)
})

test('every view of a text, and one inside of another, has French words', () => {
  for (const view of views) {
    assertKnown(`Matches the deny pattern “x” (${view} in base64).`)
    assertKnown(`Holds personal data: IBAN (${view}).`)
    assertKnown(`Repeats 50 % of the system message of the conversation (${view}, words reversed, letter by letter).`)
    assert.ok(frenchMark('seen', `image 2, ${view}`).isWhole, view)
  }
})

test('every kind of phrase has French words where it is marked', () => {
  for (const concept of lexiconConcepts) assert.ok(frenchMark('label', `${concept} phrase (de)`).isWhole, concept)
})

test('every form in which a secret is said has French words', () => {
  const names = new Set(
    ['zebra', 'a long secret of 4242', 'ab'].flatMap((secret) => secretForms(secret).map(({ name }) => name)),
  )
  assert.ok(names.size > 30)
  for (const name of names)
    assertKnown(`The answer says a secret of the test (${name}, in an address that would be fetched).`)
})

test('every failure of an LLM that judges has French words', () => {
  const failures = {
    ...{ 'budget-spent': 0, busy: 0, 'circuit-open': 0, failed: 0, malformed: 0, 'timed-out': 0 },
  } satisfies Record<ChatFailureReason, number>
  for (const failure of Object.keys(failures)) assertKnown(`The LLM gave no opinion: ${failure}.`)
})

test('every technique may be the one that was chosen', () => {
  for (const { about } of techniques) assertKnown(`${about.id} broke 1 of 3 attempts at this policy.`)
})
