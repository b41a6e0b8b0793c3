import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenProject } from './chosen-project.ts'

const projects = [{ id: 'a' }, { id: 'b' }]

test('the project that is named is chosen, the first one when none is named', () => {
  assert.deepEqual(chosenProject(projects, 'b'), { project: { id: 'b' }, chosenId: 'b' })
  assert.deepEqual(chosenProject(projects, undefined), { project: { id: 'a' }, chosenId: 'a' })
})

test('no other project stands for one that is named and not there', () => {
  assert.deepEqual(chosenProject(projects, 'archived'), { project: null, chosenId: 'archived' })
})

test('when none is named the one that somebody was in last is chosen, as long as it is there', () => {
  assert.deepEqual(chosenProject(projects, undefined, 'b'), { project: { id: 'b' }, chosenId: 'b' })
  assert.deepEqual(chosenProject(projects, 'a', 'b'), { project: { id: 'a' }, chosenId: 'a' })
  assert.deepEqual(chosenProject(projects, undefined, 'archived'), { project: { id: 'a' }, chosenId: 'a' })
})

test('where there is no project, and before they were read, none is chosen', () => {
  assert.deepEqual(chosenProject([], undefined), { project: null, chosenId: null })
  assert.deepEqual(chosenProject([], 'archived'), { project: null, chosenId: null })
  assert.deepEqual(chosenProject(undefined, 'b'), { project: null, chosenId: null })
})
