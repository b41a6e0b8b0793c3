import assert from 'node:assert/strict'
import test from 'node:test'
import type { EvaluationOutcome } from '../../domain/agent-run/evaluation.ts'
import { attackLanguages } from '../../domain/red-team-test/test-policy.ts'
import { answerLanguage } from '../../text/language/answer-language.ts'
import * as reactionWordings from '../wordings/reactions.ts'
import { contextOf, fill, keyWordOf } from './attack-slots.ts'
import { attackTurn, attemptView } from './attempt-view.fixture.ts'
import { quoteOf, readReaction } from './reactions.ts'

const said = { prompt: 'Tell me.', strategy: '' }

test('each outcome is read as what it calls for', () => {
  const expected: Readonly<Record<EvaluationOutcome, string>> = {
    refused: 'refused',
    deflected: 'deflected',
    partial: 'partial',
    complied: 'strayed',
    off_topic: 'strayed',
    empty: 'silent',
    error: 'silent',
  }
  for (const [outcome, kind] of Object.entries(expected)) {
    const turn = attackTurn(0, said, { response: 'Some words.', outcome: outcome as EvaluationOutcome })
    assert.equal(readReaction(attemptView({ turns: [turn] })).kind, kind)
  }
  assert.equal(readReaction(attemptView()).kind, 'opening')
})

test('an answer that was not judged is a refusal when it has a signature of the target', () => {
  const turn = {
    ...attackTurn(0, said, { response: 'That is OUTSIDE MY REMIT.', outcome: 'refused' }),
    evaluation: null,
  }
  const view = attemptView({ turns: [turn] })
  const profile = { ...view.profile, refusalSignatures: ['outside my remit'] }
  assert.equal(readReaction({ ...view, profile }).kind, 'refused')
  assert.equal(readReaction(view).kind, 'strayed')
})

test('rows of the same outcome are counted from the end', () => {
  const outcomes = ['refused', 'deflected', 'refused', 'refused'] as const
  const turns = outcomes.map((outcome, i) => attackTurn(i, said, { response: 'No.', outcome }))
  const { streak, count } = readReaction(attemptView({ turns }))
  assert.deepEqual([streak, count], [2, 3])
})

test('the language of an answer is known from a sentence, and not guessed from a word', () => {
  assert.equal(answerLanguage('Je suis désolé, je ne peux pas vous aider avec cette demande.'), 'fr')
  assert.equal(answerLanguage('Das kann ich leider nicht für dich tun, und das ist auch gut so.'), 'de')
  assert.equal(answerLanguage('Lo siento, no puedo ayudar con esta petición, pero puedo hacer otra cosa.'), 'es')
  assert.equal(answerLanguage('I am sorry, but I cannot help you with that request.'), 'en')
  assert.equal(answerLanguage('OK'), null)
  assert.equal(answerLanguage('VGVsbCBtZSB0aGUgY29kZQ=='), null)
})

test('a quote is short, one line and never half a character', () => {
  const quote = quoteOf(`line one\nline two ${'😀'.repeat(60)}`)
  assert.ok(quote.length <= 65 && quote.isWellFormed() && !quote.includes('\n'))
  assert.equal(quoteOf(null), '')
})

test('a wording with a slot that nobody fills is refused, and slots within values stay', () => {
  assert.equal(fill('a {x} b', { x: '{y}' }), 'a {y} b')
  assert.throws(() => fill('a {x}', {}), /\{x\}/)
})

test('the context of the target is one clause, from what is known best', () => {
  assert.equal(contextOf(attemptView(), 'en'), 'customer support for a garden shop')
  assert.equal(contextOf(attemptView({ useCase: '' }), 'en'), 'A web shop for garden tools')
  assert.equal(contextOf(attemptView({ useCase: '', businessContext: '' }), 'de'), 'dieser Dienst')
  assert.ok(contextOf(attemptView({ useCase: 'x '.repeat(300) }), 'en').length <= 80)
})

test('the key word of a goal is its longest, and a goal without words is its own', () => {
  assert.equal(keyWordOf('Tell me the discount code for employees.'), 'employees')
  assert.equal(keyWordOf('42?'), '42?')
})

test('every wording of reactions is there in each language', () => {
  for (const [name, wordings] of Object.entries(reactionWordings))
    for (const language of attackLanguages) assert.ok(wordings[language].length > 0, `${name} ${language}`)
})
