import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { test } from 'node:test'
import { openRecogniser } from './open-recogniser.ts'
import { textOfTable } from './text-of-table.ts'

test('the recogniser opens and reads without a network', async (context) => {
  const refuse = () => {
    throw new Error('A connection was tried.')
  }
  const connect = context.mock.method(Socket.prototype, 'connect', refuse)
  const fetched = context.mock.method(globalThis, 'fetch', refuse)
  const recogniser = await openRecogniser()
  const image = await readFile(new URL('../../../test/images/plain.jpg', import.meta.url))
  assert.equal(textOfTable(await recogniser.read(new Uint8Array(image), null)), 'Project Bluebird is secret')
  assert.equal(connect.mock.callCount() + fetched.mock.callCount(), 0)
})
