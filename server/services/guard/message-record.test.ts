import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { test } from 'node:test'
import { aConversation, aProject, aRecord, noon } from '../../../test/store/fixtures.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { messageRecord } from './message-record.ts'

const plain = (text: string) => createHash('sha256').update(text).digest('hex')
const keyed = (text: string) => createHmac('sha256', 'a key').update(text).digest('hex')

test('no reference that a message leaves behind is a plain hash of a text, so that nobody can try texts until one fits', () => {
  const project = aProject('0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d')
  const conversation = aConversation(project)
  const scope = { ids: { next: () => 'an id' }, sha256: plain, reference: keyed } as unknown as GuardScope
  const record = messageRecord(scope, {
    conversation,
    isNewConversation: false,
    direction: 'input',
    text: 'yes',
    textWithContext: 'yes',
    history: [{ role: 'user', content: 'no' }],
    inputId: null,
    imageCount: 0,
    snapshot: aRecord({ project, conversation }).snapshot,
    evaluation: {
      verdict: { isSafe: true, security: null, policies: [] },
      mode: 'normal',
      evaluatedAtMs: noon,
      latencyMs: 1,
    },
  })
  assert.equal(record.message.textSha256, keyed('yes'))
  const told = JSON.stringify([record.message, record.steps, record.texts.map(({ sha256 }) => sha256)])
  for (const text of ['yes', 'no']) assert.ok(!told.includes(plain(text)), text)
})
