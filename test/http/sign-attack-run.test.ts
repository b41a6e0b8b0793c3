import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { openEnvelope } from '../../cli/attack/signature/signed-statement.ts'
import { evidenceFaults, readTrustedKeys, signatureFaults } from '../../cli/attack/signature/verify-signature.ts'
import { systemClock } from '../../server/process-ports.ts'
import { listSigningKeys } from '../../server/services/signature/list-signing-keys.ts'
import { rotateSigningKey } from '../../server/services/signature/rotate-signing-key.ts'
import { attackCalls } from '../attack-calls.ts'
import { betweenAsking } from '../between-asking.ts'
import { redTeamCalls } from '../red-team-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

const catalogueModule = new URL('../export-catalogue.fixture.ts', import.meta.url).href
const manifest = 'the text of a manifest'
const manifest_sha256 = createHash('sha256').update(manifest).digest('hex')

eachService(
  (service) => {
    const { call, readyTest, begin, drive, next } = attackCalls(service)
    const { settled } = redTeamCalls(service)
    const sign = (testId: string, run_id: string, body: object = {}) =>
      call({ path: `/api/v1/tests/${testId}/attack-run/sign`, body: { run_id, manifest_sha256, ...body } })
    const signed = async (testId: string, runId: string) => {
      const answer = await sign(testId, runId)
      assert.equal(answer.status, 200, answer.text)
      const opened = openEnvelope(answer.text)
      assert.ok(opened)
      return opened
    }
    const keys = async () => {
      const answer = await call({ path: '/api/v1/signing-keys' })
      assert.equal(answer.status, 200, answer.text)
      assert.doesNotMatch(answer.text, /PRIVATE/)
      return readTrustedKeys(answer.text)
    }
    const completed = async (answer: string) => {
      const id = await readyTest({ techniques: ['plain.ask', 'enc.base64'], turns: 1 })
      const { run_id } = await begin(id)
      await drive(id, () => ({ response: answer }))
      return { id, run: String(run_id) }
    }

    test('200: sums, seed and chained digests are the service’s own, and verify by the public key', async () => {
      const { id, run } = await completed('a breach')
      const { predicate, ...opened } = await signed(id, run)
      const { attempts, failed, held, unclear, policies } = predicate.sums
      assert.deepEqual([attempts, failed, held, unclear, policies.length], [4, 4, 0, 0, 1])
      assert.deepEqual([predicate.run.run_id, predicate.evidence.cases], [run, 4])
      assert.deepEqual(signatureFaults({ predicate, ...opened }, await keys(), manifest), [])
      assert.match(signatureFaults({ predicate, ...opened }, await keys(), 'another')[0] ?? '', /another manifest/)
      const again = await signed(id, run)
      assert.deepEqual(again.predicate.evidence, predicate.evidence, 'what is stored adds up to the same again')
      assert.deepEqual(
        predicate.evidence.checkpoints.map(([place]) => place),
        [1, 2, 3, 4],
      )
    })

    test('a verdict that a person overrules changes the chain from its attempt on', async () => {
      const { id, run } = await completed('a breach')
      const before = (await signed(id, run)).predicate
      const { cases } = (await call({ path: `/api/v1/tests/${id}/results/cases`, query: { limit: '500' } })).json
      const { attempt_id } = cases[2]
      const overruled = await call({
        path: `/api/v1/tests/${id}/attack-run/attempts/${attempt_id}/override`,
        body: { turn_index: 0, success: false, reason: 'looked at' },
      })
      assert.equal(overruled.status, 200, overruled.text)
      const after = (await signed(id, run)).predicate
      const same = before.evidence.checkpoints.map(
        ([, digest], place) => digest === after.evidence.checkpoints[place]?.[1],
      )
      assert.deepEqual(same, [true, true, false, false])
      assert.deepEqual([before.sums.failed, after.sums.failed], [4, 3])
    })

    test('a dataset that is generated again takes its answers out, and the conversations of the run stay as they were signed', async () => {
      const { id, run } = await completed('a breach')
      const { case_ids } = (await call({ path: `/tests/${id}/begin-agent-run`, body: {} })).json
      const items = case_ids.map((case_id: string) => ({ case_id, status: 'ok', response: 'I will not.' }))
      const uploaded = await call({ path: `/tests/${id}/agent-run/responses`, body: { items } })
      assert.equal(uploaded.status, 200, uploaded.text)
      while (!(await call({ path: `/tests/${id}/evaluated/status` })).json.ready) await betweenAsking()
      const before = (await signed(id, run)).predicate.evidence
      assert.deepEqual([before.cases, before.answers.cases], [4, case_ids.length])
      assert.deepEqual(evidenceFaults(before, (await signed(id, run)).predicate.evidence), [])
      const again = await call({ path: `/tests/${id}/generate`, body: { seed: 'another' } })
      assert.equal(again.status, 200, again.text)
      await settled(id)
      const after = (await signed(id, run)).predicate.evidence
      const { answers: _, ...conversations } = before
      assert.deepEqual({ ...after, answers: before.answers }, { ...conversations, answers: before.answers })
      const [told = '', ...more] = evidenceFaults(before, after)
      assert.match(told, /^the answers to the dataset: the dataset was generated again since/)
      assert.deepEqual(more, [])
    })

    test('no digest tells a short text: it is none of the plain digests of what was said', async () => {
      const { id, run } = await completed('4711')
      const { payload } = await signed(id, run)
      const { cases } = (await call({ path: `/api/v1/tests/${id}/results/cases`, query: { limit: '500' } })).json
      const plain = (text: string) => createHash('sha256').update(text).digest('hex')
      for (const one of cases)
        for (const text of ['4711', JSON.stringify('4711'), JSON.stringify(one.turns), JSON.stringify(one)])
          assert.ok(!payload.toString().includes(plain(text)))
      const other = await completed('4711')
      const heads = new Set([(await signed(other.id, other.run)).predicate.evidence.head])
      assert.ok(!heads.has((await signed(id, run)).predicate.evidence.head), 'two runs of the same words differ')
    })

    test('after a rotation new reports have the new key, and those of before go on verifying', async () => {
      const { id, run } = await completed('a breach')
      const before = await signed(id, run)
      const scope = { store: service().app.store, clock: systemClock }
      const { current, before: retired } = await rotateSigningKey(scope)
      const after = await signed(id, run)
      const known = await keys()
      assert.deepEqual(
        [before.envelope.signatures[0]?.keyid, after.envelope.signatures[0]?.keyid],
        [retired.id, current.id],
      )
      for (const one of [before, after]) assert.deepEqual(signatureFaults(one, known, manifest), [])
      assert.deepEqual(
        (await listSigningKeys(scope)).slice(0, 2).map((key) => key.id),
        [current.id, retired.id],
      )
      const stored = await scope.store.read(({ settings }) => settings.get('signing-keys'))
      assert.equal(
        stored?.match(/PRIVATE KEY-----\\n[A-Za-z0-9+/=]/g)?.length,
        1,
        'the private half of the old key is gone',
      )
    })

    test('409 while the run goes on, 404 where there is none or it is of somebody else, 400 for a digest that is none', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1 })
      const { run_id } = await begin(id)
      assert.equal((await next(id)).status, 200)
      assertProblem(await sign(id, run_id), 409, 'conflict')
      assertProblem(await sign(id, 'nonsense'), 404, 'attack-run-not-found')
      assertProblem(await sign('nonsense', run_id), 404, 'test-not-found')
      assertProblem(await sign(id, run_id, { manifest_sha256: 'AB' }), 400, 'invalid-request')
      const other = await readyTest({ techniques: ['plain.ask'] })
      assertProblem(await sign(other, run_id), 404, 'attack-run-not-found')
      const { organizationId, key } = await service().newOrganization()
      const foreign = await call({
        ...{ path: `/api/v1/tests/${id}/attack-run/sign`, body: { run_id, manifest_sha256 } },
        ...{ key, headers: { 'x-organization-id': organizationId } },
      })
      assertProblem(foreign, 404, 'test-not-found')
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule },
)
