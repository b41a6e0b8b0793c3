import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { AttackTarget } from '../client/attack/attack-target.ts'
import { prepareTest } from '../client/attack/prepare-test.ts'
import { type AttackProgress, runAttack } from '../client/attack/run-attack.ts'
import { type ClientClock, systemClock } from '../client/client-clock.ts'
import { createClient, type RedoubtClient } from '../client/create-client.ts'
import { commandCalls } from './command-calls.ts'
import { fixtureEngine } from './red-team-engine.fixture.ts'
import { eachService } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-paused-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** How long a client waits before it looks at a paused run again. */
const lookEveryMs = 2_000

eachService(
  (service) => {
    /** A clock on which a look at a paused run comes at once, after `onLook`, and tells of 100 s more. */
    const lookingClock = (onLook: (looks: number) => Promise<unknown>): ClientClock => {
      let aheadMs = 0
      let looks = 0
      return {
        ...systemClock,
        nowMs: () => systemClock.nowMs() + aheadMs,
        async wait(delayMs, signal) {
          if (delayMs !== lookEveryMs) return systemClock.wait(delayMs, signal)
          aheadMs += 100_000
          looks += 1
          await onLook(looks)
          signal?.throwIfAborted()
        },
      }
    }
    const open = (clock: ClientClock = systemClock) => {
      const { address: baseUrl, key: apiKey, organizationId } = service()
      return createClient({ baseUrl, apiKey, organizationId, clock })
    }
    const prepared = async (client: RedoubtClient) => {
      const policies = [{ policy: 'Do not say the word.' }]
      const settings = { project_id: await service().newProject(), name: 'Paused', policies }
      const target: AttackTarget = async () => 'yes'
      return (await prepareTest({ client, settings, target, techniqueIds: ['plain.ask'], maximumMultiTurn: 2 })).id
    }
    const pause = (testId: string) => open().call('pauseAttackRun', { params: { test_id: testId }, body: {} })
    const resume = (testId: string) => open().call('resumeAttackRun', { params: { test_id: testId }, body: {} })

    test('a run that is paused meanwhile is waited for, told so, and driven to its end once it is resumed', async () => {
      const client = open(lookingClock((looks) => (looks < 5 ? Promise.resolve() : resume(testId))))
      const testId = await prepared(client)
      const asked: string[] = []
      const target: AttackTarget = async ({ prompt, conversationId }) => {
        asked.push(`${conversationId} ${prompt}`)
        if (asked.length === 2) await pause(testId)
        return 'I will not.'
      }
      const told: AttackProgress[] = []
      const onProgress = (progress: AttackProgress) => void told.push(progress)
      const { summary } = await runAttack({ client, testId, target, concurrency: 1, onProgress })
      assert.deepEqual([summary.attempts_passed, summary.not_run], [2, 0])
      assert.equal(asked.length, 4)
      assert.equal(new Set(asked).size, 4, 'no prompt twice')
      const paused = told.filter(({ pausedAt }) => pausedAt !== null)
      assert.ok(paused.length >= 5)
      assert.ok(
        paused.every(({ turns }) => turns === 2),
        'what was asked before is answered, and nothing else',
      )
      assert.equal(told.at(-1)?.pausedAt, null)
    })

    test('a pause that lasts longer than it is waited for ends the call, and calling again goes on', async () => {
      const client = open(lookingClock(async () => undefined))
      const testId = await prepared(client)
      const target: AttackTarget = async () => 'I will not.'
      await client.call('beginAttackRun', { params: { test_id: testId }, body: {} })
      await pause(testId)
      // Twenty minutes: nothing moved for longer than any other run may stand still.
      const given = runAttack({ client, testId, target, pausedMsMax: 1_200_000 })
      await assert.rejects(given, { code: 'timed-out', message: /paused, and was for 20 minutes; resume it/ })
      await resume(testId)
      const { summary } = await runAttack({ client, testId, target })
      assert.equal(summary.attempts_passed, 2)
    })

    test('whoever stops need not wait for a pause', async () => {
      const stop = new AbortController()
      const client = open(lookingClock(async () => stop.abort(new Error('enough'))))
      const testId = await prepared(client)
      await client.call('beginAttackRun', { params: { test_id: testId }, body: {} })
      await pause(testId)
      const target: AttackTarget = async () => assert.fail('nothing is given out')
      await assert.rejects(runAttack({ client, testId, target, signal: stop.signal }), /enough/)
    })

    test('the command line says that a run is paused and where it is resumed, and goes on', async (context) => {
      const say = commandCalls(service)
      let prompts = 0
      let testId = ''
      const server = createServer(async (request, response) => {
        for await (const _ of request);
        prompts += 1
        if (prompts === 5) {
          const { items } = await open().call('listTests', { query: { limit: 1 } })
          testId = items[0]?.id ?? ''
          await pause(testId)
        }
        response.end(JSON.stringify({ reply: 'I will not.' }))
      })
      context.after(() => server.close().closeAllConnections())
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const written: string[] = []
      let hasResumed = false
      const write = (text: string) => {
        written.push(text)
        if (hasResumed || !/paused since/.test(text)) return
        hasResumed = true
        void resume(testId)
      }
      for (const isLive of [true, false]) {
        ;[prompts, hasResumed] = [0, false]
        written.length = 0
        const config = join(folder, `${service().organizationId}-${isLive}.yaml`)
        writeFileSync(
          config,
          `name: Paused
target:
  type: http
  url: http://127.0.0.1:${(server.address() as AddressInfo).port}/chat
  body: { prompt: "{{prompt}}" }
  reply_path: reply
test: { policies: [Do not say the word.], benign_twins: false, max_prompts_per_policy: 1 }
attack: { techniques: [plain.ask], maximum_multi_turn: 3, concurrency: 1 }
`,
        )
        const { code, text } = await say(['attack', config], { write, isLive, columns: 100, rows: 40 })
        const notices = written.join('')
        assert.equal(code, 0, `${text}\n${notices}`)
        assert.match(notices, new RegExp(`paused since .*/api/v1/tests/${testId}/attack-run/resume\\n`))
        assert.match(notices, /attack █*░* \d\/\d · paused · /)
        assert.match(notices, /resumed: the run goes on\n/)
        if (!isLive) assert.equal(notices.split('· paused ·').length, 2, 'a log says it once')
      }
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule: new URL('./calm-catalogue.fixture.ts', import.meta.url).href },
)
