import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choicesMax, shownChoices } from './shown-choices.ts'

const many = Array.from({ length: 5_000 }, (_, index) => ({ value: `${index}`, label: `Project ${index}` }))

test('few choices are all there, whatever was typed', () => {
  const few = many.slice(0, choicesMax)
  assert.deepEqual(shownChoices(few, '3', 'nothing'), { shown: few, isCut: false, isLong: false })
})

test('of many choices those are there whose names hold what was typed, in their order, with the chosen one and none', () => {
  const withNone = [{ value: '', label: 'any' }, ...many]
  const { shown, isCut } = shownChoices(withNone, '7', 'ject 49')
  assert.deepEqual(
    shown.slice(0, 4).map(({ value }) => value),
    ['', '7', '49', '490'],
  )
  assert.equal(isCut, true)
  assert.equal(shown.length, choicesMax + 2)
  assert.deepEqual(
    shownChoices(withNone, '7', 'project 4999').shown.map(({ value }) => value),
    ['', '7', '4999'],
  )
})

test('what is chosen is a choice also when it is not known, so that it is seen and can be cleared', () => {
  const any = { value: '', label: 'any' }
  const archived = { value: 'archived', label: 'archived' }
  assert.deepEqual(shownChoices([any], 'archived', '').shown, [any, archived])
  assert.ok(shownChoices([any, ...many], 'archived', 'project 4999').shown.some(({ value }) => value === 'archived'))
  assert.deepEqual(shownChoices(many.slice(0, 2), '', '').shown, many.slice(0, 2))
})
