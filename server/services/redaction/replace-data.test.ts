import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DataRule, replaceData, replacementsMax, type TextToReplace } from './replace-data.ts'

const noExamples = { violating: [], allowed: [] }
const pii: DataRule = { detector: 'pii', confidenceMin: 0.5, examples: noExamples }
const secrets: DataRule = { detector: 'credentials-and-secrets', confidenceMin: 0.5, examples: noExamples }
const cards: DataRule = { detector: 'payment-card-data', confidenceMin: 0.5, examples: noExamples }

const wanted = (text: string, rules: readonly DataRule[] = [pii], disguised: TextToReplace['disguised'] = []) => {
  return { text, rules, disguised }
}

/** The texts as sent, from the replaced ones and the data that their replacements stand for. */
function restored(sent: readonly TextToReplace[]): readonly string[] {
  const replaced = replaceData(sent)
  assert.ok(replaced)
  const data = new Map<string, string>()
  replaced.forEach(({ replacements }, at) => {
    for (const { start, end, placeholder } of replacements)
      data.set(placeholder, sent[at]?.text.slice(start, end) ?? '')
  })
  return replaced.map(({ text }) => text.replaceAll(/\[[A-Z_]+_\d+\]/g, (mark) => data.get(mark) ?? mark))
}

test('the same data gets the same placeholder in all texts, other data the next number', () => {
  const texts = [
    'I am anna@quokka.example, my IBAN is DE89 3704 0044 0532 0130 00.',
    'Write to ben@quokka.example and to anna@quokka.example.',
  ].map((text) => wanted(text))
  const replaced = replaceData(texts)
  assert.deepEqual(
    replaced?.map(({ text }) => text),
    ['I am [EMAIL_1], my IBAN is [ACCOUNT_1].', 'Write to [EMAIL_2] and to [EMAIL_1].'],
  )
  assert.deepEqual(replaced?.[0]?.replacements[0], { start: 5, end: 24, placeholder: '[EMAIL_1]' })
  assert.deepEqual(
    restored(texts),
    texts.map(({ text }) => text),
  )
})

test('only what the policies are about is replaced, and only what is as sure as they ask', () => {
  const text = 'password: hunter2!Abc9, card 4111 1111 1111 1111, from 192.168.10.254'
  const by = (...rules: readonly DataRule[]) => replaceData([wanted(text, rules)])?.[0]?.text
  assert.equal(by(), text)
  assert.equal(by(secrets), 'password: [SECRET_1], card 4111 1111 1111 1111, from 192.168.10.254')
  assert.equal(by(cards), 'password: hunter2!Abc9, card [CARD_1], from 192.168.10.254')
  assert.match(by({ ...pii, confidenceMin: 0.1 }) ?? '', /from \[NETWORK_ADDRESS_1\]$/)
  assert.match(by(pii) ?? '', /from 192\.168\.10\.254$/)
})

test('what the allowed examples of a policy name stays', () => {
  const rule = { ...pii, examples: { violating: [], allowed: ['help@quokka.example'] } }
  const replaced = replaceData([wanted('help@quokka.example knows anna@quokka.example', [rule])])
  assert.equal(replaced?.[0]?.text, 'help@quokka.example knows [EMAIL_1]')
})

test('finds that overlap become one place, so that nothing of either stays behind', () => {
  const text = 'see password=anna@quokka.example,4111111111111111 now'
  const sent = [wanted(text, [pii, secrets, cards], [{ start: 8, end: 20 }])]
  const [replaced] = replaceData(sent) ?? []
  assert.doesNotMatch(replaced?.text ?? '', /anna|quokka|4111/)
  const ends = replaced?.replacements.flatMap(({ start, end }) => [start, end]) ?? []
  assert.deepEqual(
    ends,
    ends.toSorted((a, b) => a - b),
  )
  assert.deepEqual(restored(sent), [text])
})

test('a place in a disguise is replaced as a whole and cuts no character in two', () => {
  const text = 'a 😀b64😀 z'
  const sent = [wanted(text, [pii], [{ start: 3, end: 8 }])]
  assert.equal(replaceData(sent)?.[0]?.text, 'a [DISGUISED_1] z')
  assert.deepEqual(restored(sent), [text])
})

test('a placeholder that a text holds already is not used for something else', () => {
  const sent = [wanted('[EMAIL_1] is not anna@quokka.example'), wanted('nor [EMAIL_2]')]
  assert.equal(replaceData(sent)?.[0]?.text, '[EMAIL_1] is not [EMAIL_3]')
})

test('more places than the bound are refused as a whole', () => {
  const many = (count: number) => wanted(Array.from({ length: count }, (_, at) => `a${at}@quokka.example`).join(' '))
  assert.equal(replaceData([many(replacementsMax)])?.[0]?.replacements.length, replacementsMax)
  assert.equal(replaceData([many(replacementsMax - 1), many(2)]), null)
})
