import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemFrom } from '../../client/redoubt-problem.ts'
import { detailBeside, wrongFields, wrongTexts } from './problem-fields.ts'

const problem = (detail: string, ...errors: readonly { readonly path: string; readonly message: string }[]) =>
  problemFrom({ code: 'invalid-request', status: 400, detail, ...(errors.length > 0 && { errors }) })
const names = { 'patterns.deny': 'Patterns that violate it', name: 'Name' }
const syntax = 'is not RE2 syntax: missing closing ) at "(abc"'

test('a field that the service found wrong has the name of the form, also where the form is a part of the request', () => {
  for (const path of ['patterns.deny[1]', 'policy.patterns.deny[1]']) {
    const [wrong] = wrongFields(problem(`${path}: ${syntax}`, { path, message: syntax }), names)
    assert.deepEqual([wrong?.name, wrong?.place, wrong?.message], ['Patterns that violate it', 2, syntax])
  }
  const others = problem(
    'The request breaks its schema.',
    { path: 'name', message: 'x' },
    { path: 'else', message: 'y' },
  )
  assert.deepEqual(
    wrongFields(others, names).map(({ name, path, place }) => [name, path, place]),
    [
      ['Name', 'name', null],
      [null, 'else', null],
    ],
  )
})

test('what is wrong with a text of a list is known by the text that was sent', () => {
  const wrong = problem('', { path: 'patterns.deny[1]', message: syntax }, { path: 'patterns.deny[7]', message: 'x' })
  assert.deepEqual([...wrongTexts(wrong, 'patterns.deny', ['abc', '(abc'])], [['(abc', syntax]])
  assert.equal(wrongTexts(wrong, 'patterns.allow', ['abc', '(abc']).size, 0)
  assert.equal(wrongTexts(wrong, 'patterns.deny', undefined).size, 0)
  assert.equal(wrongTexts(null, 'patterns.deny', ['(abc']).size, 0)
})

test('nothing is said twice: the words about the whole request stand beside those about its fields only where they say more', () => {
  const path = 'patterns.deny[0]'
  assert.equal(detailBeside(problem(`${path}: ${syntax}`, { path, message: syntax })), null)
  assert.equal(
    detailBeside(problem('Start it with an LLM.', { path: 'secondOpinion', message: 'needs an LLM' })),
    'Start it with an LLM.',
  )
  assert.equal(detailBeside(problem('Not now.')), 'Not now.')
})
