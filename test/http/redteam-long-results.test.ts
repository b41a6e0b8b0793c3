import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { eachService } from '../service.ts'

const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href

interface Case {
  readonly case_id: string
  readonly response: string
  readonly status: string
  readonly is_shortened?: boolean
  readonly turns: readonly { readonly response: string; readonly request: string }[]
}

/** The longest answer that is taken, in characters of three bytes each. */
const long = (end: string) => '語'.repeat(1_000_000 - end.length) + end

eachService(
  (service) => {
    const { call, readyTest, begin, drive } = attackCalls(service)

    const page = async (id: string, query: Record<string, string>) => {
      const answer = await call({ path: `/tests/${id}/results/cases`, query })
      assert.equal(answer.status, 200, answer.text.slice(0, 500))
      return { ...answer.json, length: answer.text.length } as {
        total: number
        cases: readonly Case[]
        length: number
      }
    }

    test('a page of very long answers has all of its cases, the first of them in full and the rest cut with a mark', async () => {
      const id = await readyTest({ techniques: ['plain.ask', 'enc.base64'], attempts: 5, turns: 1 })
      const { case_ids } = (await call({ path: `/tests/${id}/begin-agent-run`, body: {} })).json
      assert.equal(case_ids.length, 24)
      for (const caseId of case_ids.slice(0, 14)) {
        const path = `/tests/${id}/cases/${caseId}/client-response`
        assert.equal((await call({ path, body: { status: 'ok', response: long(caseId) } })).status, 200)
      }
      await begin(id)
      await drive(id, ({ attempt_id }) => ({ response: long(`a breach ${attempt_id}`) }))
      const { total, cases, length } = await page(id, { limit: '500' })
      assert.deepEqual([total, cases.length], [24, 24])
      assert.ok(length < 40_000_000, `${length} characters`)
      assert.deepEqual(
        cases.slice(0, 14).map(({ case_id, response }) => response.endsWith(case_id)),
        Array(14).fill(true),
      )
      assert.equal(cases[13]?.is_shortened, undefined)
      const cut = cases.filter(({ is_shortened }) => is_shortened)
      assert.equal(cut.length, 24 - 16, 'what has no room among 16 Mi characters')
      for (const { response, status, turns } of cut) {
        assert.match(response, /^語{1000}… \[999000 more characters; read this case with limit=1\]$/)
        assert.deepEqual([status, turns.length, turns[0]?.response], ['failed', 1, response])
      }
      const last = await page(id, { limit: '1', offset: '23' })
      const [whole] = last.cases
      assert.ok(whole && whole.is_shortened === undefined)
      assert.ok(whole.response.endsWith(`a breach ${whole.case_id}`))
      assert.equal(whole.case_id, cases[23]?.case_id)
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: calm },
)
