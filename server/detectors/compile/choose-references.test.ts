import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseReferences, examplesMax } from './choose-references.ts'

function chosenFrom(violating: readonly string[]) {
  const draft = { description: '', examples: { violating, allowed: [] }, detectionThreshold: 0.5, denyPatterns: 0 }
  const { texts, leftOut } = chooseReferences(draft)
  assert.equal(texts.length + leftOut, violating.length)
  return {
    places: texts.map(({ text }) => Number.parseInt(text, 10)),
    units: texts.map(({ text }) => text).join('').length,
  }
}

function isEven(places: readonly number[], count: number): void {
  const widest = Math.max(...[...places, count].map((place, at) => place - (places[at - 1] ?? 0)))
  assert.ok(widest <= Math.ceil(count / places.length) + 1, `${widest} between two of ${places.length}`)
}

test('of many long examples as many as fit are taken evenly over the whole list', () => {
  const { places, units } = chosenFrom(Array.from({ length: 250 }, (_, at) => `${at} ${'word '.repeat(150)}`))
  assert.ok(units <= 24_000 && units > 20_000, String(units))
  isEven(places, 250)
})

test('long examples among short ones exceed no bound', () => {
  const texts = Array.from({ length: 480 }, (_, at) => (at % 2 === 0 ? `${at} ${'word '.repeat(150)}` : `${at}`))
  const { places, units } = chosenFrom(texts)
  assert.ok(units <= 24_000 && places.length > 30, `${units} ${places.length}`)
  isEven(places, 480)
})

test('short examples are all taken up to the most, then evenly', () => {
  assert.equal(chosenFrom(Array.from({ length: 200 }, (_, at) => `${at}`)).places.length, 200)
  const { places } = chosenFrom(Array.from({ length: 1_000 }, (_, at) => `${at}`))
  assert.equal(places.length, examplesMax.violating)
  isEven(places, 1_000)
})
