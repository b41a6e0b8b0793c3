import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectionsWithin } from './descriptor-limit.ts'

const limitsOf = (files: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             63464                63464                processes
Max open files            ${files.padEnd(21)}4096                 files
`

test('connections stay below the descriptors of the process, so that files and threads find theirs', () => {
  assert.equal(connectionsWithin(10_000, limitsOf('1024')), 768)
  assert.equal(connectionsWithin(10_000, limitsOf('200')), 100)
  assert.equal(connectionsWithin(100, limitsOf('1024')), 100)
  assert.equal(connectionsWithin(100, limitsOf('1')), 8)
})

test('without a limit that can be read there are as many as are wished for', () => {
  assert.equal(connectionsWithin(10_000, limitsOf('unlimited')), 10_000)
  assert.equal(connectionsWithin(10_000, ''), 10_000)
})
