import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundMaterial } from './bound-material.ts'
import type { Material } from './material.ts'
import { freshToolPlaces, toolMaterial } from './tool-material.ts'

const document = (text: string): Material => {
  return { kind: 'document', index: 0, id: null, title: null, text, values: null, unread: [] }
}

test('short documents are read whole, long ones share what is left, and the rest of each is named', () => {
  const bounded = boundMaterial([document('x'.repeat(500)), document('short'), document('y'.repeat(90))], 105)
  assert.deepEqual(
    bounded.map(({ text }) => text.length),
    [50, 5, 50],
  )
  assert.deepEqual(
    bounded.map(({ unread }) => unread),
    [[{ start: 50, end: 500, path: null }], [], [{ start: 50, end: 90, path: null }]],
  )
  assert.deepEqual(boundMaterial([], 10), [])
})

const turns = (roles: string) =>
  [...roles].map((letter) => {
    const role = ({ u: 'user', a: 'assistant', t: 'tool', s: 'system' } as const)[letter]
    return { role: role ?? 'user', content: letter }
  })

test('tool messages are material until the assistant has answered; what it says to call a tool is no answer', () => {
  const places = (roles: string) => toolMaterial(turns(roles)).map(({ index }) => index)
  assert.deepEqual(places('suat'), [3])
  assert.deepEqual(places('uatt'), [2, 3])
  assert.deepEqual(places('uatat'), [2, 4])
  assert.deepEqual(places('uatu'), [2])
  assert.deepEqual(places('uatau'), [])
  assert.deepEqual(places('uata'), [2])
  assert.deepEqual(places('uatauat'), [6])
  assert.deepEqual(places('t'), [0])
  assert.deepEqual(places('ua'), [])
})

test('images are read of the last calls alone: of the tool messages behind the last message of the assistant', () => {
  const places = (roles: string) => freshToolPlaces(turns(roles).map(({ role }) => role))
  assert.deepEqual(places('uatt'), [2, 3])
  assert.deepEqual(places('uatat'), [4])
  assert.deepEqual(places('uatu'), [2])
  assert.deepEqual(places('uata'), [2])
  assert.deepEqual(places('uatau'), [])
  assert.deepEqual(places('t'), [0])
})
