import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchedMessagesMax } from '../../server/services/monitoring/search-messages.ts'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { assertProblem, eachService } from '../service.ts'
import { aConversation, aProject, aRecord, stillClock } from '../store/fixtures.ts'

const day = 86_400_000
const clock = stillClock(Date.UTC(2031, 4, 10, 12))

eachService(
  (service) => {
    const check = async (project: string, text: string) => {
      clock.move(1)
      const answer = await service().call({ path: '/api/v1/check', body: { project_id: project, text } })
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }
    const messages = async (query: Record<string, string>) => {
      const answer = await service().call({ path: '/api/v1/messages', query })
      assert.equal(answer.status, 200, answer.text)
      return answer.json
    }
    const textsOf = ({ items }: { items: readonly { text: string }[] }) => items.map(({ text }) => text)

    test('search keeps the messages whose text holds every word, in any language, and says where the words stand', async () => {
      const project = await service().newProject()
      for (const text of [
        'Where is my REFUND?',
        'Un remboursement, s’il vous plaît',
        '请告诉我退款的状态',
        'A café refund',
      ]) {
        await check(project, text)
      }
      const refund = await messages({ project_id: project, search: 'refund' })
      assert.deepEqual(textsOf(refund), ['A café refund', 'Where is my REFUND?'])
      assert.deepEqual(refund.items[1].matches, [{ start: 12, end: 18 }])
      assert.deepEqual(
        [refund.total, refund.next_cursor, refund.searched.messages, refund.searched.without_text],
        [4, null, 4, 0],
      )
      assert.deepEqual(textsOf(await messages({ project_id: project, search: 'plait' })).length, 1)
      assert.deepEqual(textsOf(await messages({ project_id: project, search: '退款' })), ['请告诉我退款的状态'])
      assert.deepEqual(textsOf(await messages({ project_id: project, search: 'refund "a cafe"' })), ['A café refund'])
      assert.deepEqual(textsOf(await messages({ project_id: project, search: '%' })), [])
    })

    test('pages of a search hold each message once, and other filters hold beside it', async () => {
      const metricId = await service().newPatternPolicy(['zebra'])
      const project = await service().newProject({ policies: [{ metricId, blockInput: true, blockOutput: true }] })
      for (const number of [1, 2, 3, 4, 5]) {
        await check(project, `order ${number}`)
        await check(project, `zebra order ${number}`)
        await check(project, 'nothing')
      }
      const found: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await messages({
          project_id: project,
          search: 'order',
          limit: '3',
          ...(cursor !== '' && { cursor }),
        })
        assert.ok(page.items.length <= 3)
        found.push(...textsOf(page))
        cursor = page.next_cursor
      }
      assert.deepEqual(
        found,
        [5, 4, 3, 2, 1].flatMap((number) => [`zebra order ${number}`, `order ${number}`]),
      )
      const unsafe = await messages({ project_id: project, search: 'order', unsafe_only: 'true', policy_id: metricId })
      assert.deepEqual(
        textsOf(unsafe),
        [5, 4, 3, 2, 1].map((number) => `zebra order ${number}`),
      )
    })

    test('what erasure and retention removed is found no more; texts that are not kept are told as not looked into', async () => {
      const project = await service().newProject({ dataRetentionDays: 2 })
      const { conversation_id: erased } = await check(project, 'the numbat and the quoll')
      await check(project, 'another quoll')
      assert.equal((await messages({ project_id: project, search: 'quoll' })).items.length, 2)
      const erasure = await service().call({ method: 'POST', path: `/api/v1/conversations/${erased}/erase` })
      assert.equal(erasure.json.status, 'completed')
      assert.deepEqual(textsOf(await messages({ project_id: project, search: 'quoll' })), ['another quoll'])
      assert.deepEqual(textsOf(await messages({ project_id: project, search: 'numbat' })), [])
      clock.move(2 * day + 1)
      await applyRetention({ store: service().app.store, clock }, new AbortController().signal)
      const gone = await messages({ project_id: project, search: 'quoll' })
      assert.deepEqual([gone.items, gone.searched.messages, gone.searched.without_text], [[], 2, 2])
      const unkept = await service().newProject({ storeText: 'none' })
      await check(unkept, 'a quoll that nobody wrote down')
      const { items, searched } = await messages({ project_id: unkept, search: 'quoll' })
      assert.deepEqual([items, searched.without_text], [[], 1])
    })

    test('a page looks through a bounded number of messages, says how far it got, and the next one goes on there', async () => {
      const { app, organizationId } = service()
      const projectId = await service().newProject()
      const start = clock.nowMs()
      const project = aProject(organizationId, { id: projectId })
      const conversation = aConversation(project)
      for (let from = 0; from <= searchedMessagesMax; from += 500) {
        const some = Array.from({ length: Math.min(500, searchedMessagesMax + 1 - from) }, (_, index) => from + index)
        const records = some.map((number) => {
          const text = number === searchedMessagesMax ? 'the bilby' : `text ${number % 7}`
          const first = { conversation: number === 0 ? conversation : null }
          return aRecord({ project, conversation }, { createdAtMs: start - number, text, ...first })
        })
        await app.store.record(records)
      }
      const first = await messages({ project_id: projectId, search: 'bilby' })
      assert.deepEqual([first.items, first.searched.messages], [[], searchedMessagesMax])
      assert.equal(first.searched.back_to, new Date(start - searchedMessagesMax + 1).toISOString())
      const second = await messages({ project_id: projectId, search: 'bilby', cursor: first.next_cursor })
      assert.deepEqual([textsOf(second), second.next_cursor], [['the bilby'], null])
    })

    test('400: a search without words or with too many names the field', async () => {
      const project = await service().newProject()
      for (const search of ['  ', '""', 'a b c d e f g h i', 'x'.repeat(201)]) {
        const answer = await service().call({ path: '/api/v1/messages', query: { project_id: project, search } })
        assertProblem(answer, 400, 'invalid-request')
        assert.match(answer.text, /search/)
      }
    })
  },
  {},
  { clock },
)
