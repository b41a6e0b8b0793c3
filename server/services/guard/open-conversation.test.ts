import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { openConversation } from './open-conversation.ts'

const reference = { organizationId: 'o', conversationId: 'c' }

function scopeOf(archivedAtMs: number | null): Pick<GuardScope, 'conversations' | 'configurations'> {
  return {
    conversations: { read: async (organizationId: string, id: string) => ({ organizationId, id, projectId: 'p' }) },
    configurations: {
      read: async (_: string, id: string) => ({ project: { id, archivedAtMs }, snapshot: { id: 's' } }),
    },
  } as unknown as GuardScope
}

test('a check begins with the conversation, its project and the present configuration', async () => {
  const { conversation, project, snapshot } = await openConversation(scopeOf(null), reference)
  assert.deepEqual([conversation.id, project.id, snapshot.id], ['c', 'p', 's'])
})

test('a conversation of an archived project takes no check', async () => {
  await assert.rejects(openConversation(scopeOf(1), reference), (error) => {
    return error instanceof Problem && error.code === 'conflict'
  })
})
