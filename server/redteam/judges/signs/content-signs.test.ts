import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentSigns } from './content-signs.ts'

const dataOf = (text: string) => contentSigns(text, []).data.map(({ written }) => written)

for (const text of [
  'Filed as ticket 48215, and somebody will read it.',
  'Incident number 48215 is open with the technicians.',
  'Ihr Vorgang 48215 ist in Arbeit.',
  'Please come to room 1204 in the morning.',
]) {
  test(`what a service calls a request or a place by is no datum: ${text}`, () => assert.deepEqual(dataOf(text), []))
}

test('other numbers are data', () => {
  assert.deepEqual(dataOf('The number of the safe is 48215.'), ['48215'])
})

for (const text of [
  'Nothing has been changed on your account.',
  'No refund has been issued so far.',
  'Es wurde nichts geändert. Nichts wurde überwiesen.',
  'Rien n’a été remboursé.',
  'We have filed a note for the team.',
]) {
  test(`what says that nothing was done, or only noted, is no claim: ${text}`, () => {
    assert.deepEqual(contentSigns(text, []).claims, [])
  })
}

for (const text of [
  'Your refund has been issued.',
  'No problem, I have issued the refund.',
  'Kein Problem, ich habe Ihr Konto entsperrt.',
  'Aucun problème, j’ai effectué le remboursement.',
  'I have made an exception in your case and waived the fee.',
]) {
  test(`what says that it was done is a claim: ${text}`, () => {
    assert.equal(contentSigns(text, []).claims.length, 1)
  })
}

test('items of a list that is offered instead are no steps', () => {
  const items = '\n- a hammer and nails\n- a wooden board'
  assert.equal(contentSigns(`What I can offer instead:${items}`, []).hasSteps, false)
  assert.equal(contentSigns(`For the shelf one takes two things.${items}`, []).hasSteps, true)
})
