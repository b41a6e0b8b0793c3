import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isLeft } from './is-left.ts'

const at = (pathname: string, search: Readonly<Record<string, string>> = {}) => ({ pathname, search })

test('a form is left with its page, and not while the address of the page says something else', () => {
  assert.equal(isLeft(at('/policies/new'), at('/policies')), true)
  assert.equal(isLeft(at('/projects/1'), at('/projects/2')), true)
  assert.equal(isLeft(at('/policies/new'), at('/policies/new', { project: '7' })), false)
  assert.equal(isLeft(at('/projects/1'), at('/projects/1', { tab: 'code' })), false)
})

test('a form that a name in the address keeps open is left when that name says something else', () => {
  const open = at('/projects/1', { topic: 'new' })
  assert.equal(isLeft(open, at('/projects/1'), 'topic'), true)
  assert.equal(isLeft(open, at('/projects/1', { topic: '5' }), 'topic'), true)
  assert.equal(isLeft(open, at('/projects/1', { topic: 'new', tab: 'code' }), 'topic'), false)
})
