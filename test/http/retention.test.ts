import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { dumpDatabase } from '../database-dump.ts'
import { eachService } from '../service.ts'
import { stillClock } from '../store/fixtures.ts'

const day = 86_400_000
const clock = stillClock(Date.UTC(2031, 4, 10, 12))
const user = (content: string) => ({ role: 'user', content })

eachService(
  (service, database) => {
    const retain = () => applyRetention({ store: service().app.store, clock }, new AbortController().signal)

    test('after its days every text of a project is gone: turns, restated texts, notes and kept replies', async () => {
      const { call, newProject, newConversation } = service()
      const kept = await newProject()
      const bounded = await newProject({ dataRetentionDays: 2 })
      const messageIds = new Map<string, string>()
      for (const [projectId, word] of [
        [bounded, 'bettong'],
        [kept, 'quoll'],
      ] as const) {
        const query = { conversation_id: await newConversation(projectId) }
        const { json } = await call({
          path: '/public/guard/v1/input_guardrails',
          query,
          body: { messages_history: [user(`Tell me about the ${word}.`), user('and in French?')] },
          headers: { 'idempotency-key': `ask-${projectId}` },
        })
        assert.match(json.input_request.content.text_with_context, new RegExp(word))
        messageIds.set(word, json.input_request.id)
        await call({
          path: `/api/v1/messages/${json.input_request.id}/feedback`,
          body: { kind: 'missed', security: true, note: `about the ${word}` },
        })
      }
      // The turn, the restated text, the note, and the kept reply twice.
      assert.equal((await dumpDatabase(service(), database)).split('bettong').length - 1, 5)

      clock.move(2 * day - 1)
      const early = await retain()
      assert.equal(early.texts, 0)
      assert.equal(early.replies, 2, 'replies are kept for 24 hours, whatever the project says')
      assert.ok((await dumpDatabase(service(), database)).includes('bettong'))

      clock.move(2)
      // Two turns, the restated text and the note.
      assert.equal((await retain()).texts, 4)
      const left = await dumpDatabase(service(), database)
      assert.ok(!left.includes('bettong'))
      assert.ok(left.includes('quoll'), 'a project without a bound keeps its texts')

      const { json } = await call({ path: '/monitoring/messages', query: { project_id: bounded } })
      assert.equal(json.meta.messageCount, 1)
      assert.equal(json.messages[0].id, messageIds.get('bettong'))
      assert.equal(json.messages[0].text, null)
      assert.equal(json.messages[0].text_removed_at, new Date(clock.nowMs()).toISOString())
      assert.equal(typeof json.messages[0].security.value, 'number')
      assert.deepEqual(json.stats.feedback, { false_alarm: 0, missed: 1 })
    })
  },
  {},
  { clock },
)
