import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { answerDataset } from '../client/attack/answer-dataset.ts'
import { type AttackTarget, TargetError } from '../client/attack/attack-target.ts'
import { prepareTest } from '../client/attack/prepare-test.ts'
import { runAttack } from '../client/attack/run-attack.ts'
import { createClient, type RedoubtClient } from '../client/create-client.ts'
import { commandCalls } from './command-calls.ts'
import { fixtureEngine } from './red-team-engine.fixture.ts'
import { eachService } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-stopped-'))
const targets: ReturnType<typeof createServer>[] = []
after(() => {
  for (const server of targets) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true, force: true })
})

interface Asked {
  readonly prompt: string
  readonly conversation: string
  readonly session: string
}

/** A real application; port 0 takes a free one. */
async function application(answer: (asked: Asked, response: ServerResponse) => void, port = 0) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = JSON.parse(body) as Asked
    asked.push(one)
    answer(one, response)
  })
  targets.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { asked, port: (server.address() as AddressInfo).port, close }
}

const refusing = (_: Asked, response: ServerResponse) => response.end(JSON.stringify({ reply: 'I will not.' }))

let configs = 0
function configOf(port: number, rest = ''): string {
  configs += 1
  const path = join(folder, `stopped ${configs}.yaml`)
  writeFileSync(
    path,
    `name: Shop ${configs}
target:
  type: http
  url: http://127.0.0.1:${port}/chat
  headers: { authorization: "Bearer {{env:TARGET_KEY}}" }
  body: { prompt: "{{prompt}}", conversation: "{{conversation_id}}", session: "{{session_id}}" }
  reply_path: reply
  session_path: session
  retries: 0
test: { policies: [Do not say the word.], benign_twins: false, max_prompts_per_policy: 1 }
attack: { techniques: [plain.ask, enc.base64], maximum_multi_turn: 3, concurrency: 2, target_errors: 10 }
${rest}`,
  )
  return path
}

const attackPrompt = /^(plain\.ask|enc\.base64) \d/
const manyProbes = Array.from({ length: 40 }, (_, index) => ({
  id: `00000000-0000-7000-8000-0000000000${String(index + 10)}`,
  category: 'identity',
  purpose: 'p',
  prompt: `Probe ${index}`,
}))
const engine = { ...fixtureEngine, generateProbes: () => manyProbes }

eachService(
  (service) => {
    const say = commandCalls(service, { TARGET_KEY: 'sk-target-0123' })
    const open = (fetch = globalThis.fetch) =>
      createClient({
        baseUrl: service().address,
        apiKey: service().key,
        organizationId: service().organizationId,
        fetch: (url, init) => fetch(url, init),
      })
    const prepared = async (client: RedoubtClient) => {
      const settings = {
        project_id: await service().newProject(),
        name: 'Stopped',
        policies: [{ policy: 'Do not say the word.' }],
      }
      const target: AttackTarget = async () => 'yes'
      return (await prepareTest({ client, settings, target, techniqueIds: ['plain.ask'], maximumMultiTurn: 2 })).id
    }

    test('an answer that arrives after the stop is uploaded, and nothing more is fetched', async () => {
      const stop = new AbortController()
      const afterStop: string[] = []
      const watching: typeof fetch = (url, init) => {
        if (stop.signal.aborted) afterStop.push(`${init?.method} ${new URL(String(url)).pathname.split('/').at(-1)}`)
        return fetch(url, init)
      }
      const client = open(watching)
      const testId = await prepared(client)
      const target: AttackTarget = async () => {
        stop.abort(new Error('enough'))
        await new Promise(setImmediate)
        return 'I will not.'
      }
      const options = { client, testId, concurrency: 1, worker: 'w' }
      await assert.rejects(runAttack({ ...options, target, signal: stop.signal }), /enough/)
      assert.deepEqual(afterStop, ['POST turns'])
      const asked: string[] = []
      const again: AttackTarget = async ({ prompt, conversationId }) => {
        asked.push(`${conversationId} ${prompt}`)
        return 'I will not.'
      }
      const { summary } = await runAttack({ ...options, target: again })
      assert.equal(summary.attempts_passed, 2)
      assert.equal(asked.length, 3, 'of four turns the first was not asked again')
    })

    test('an answer to the dataset that arrives after the stop is uploaded, and nothing more is asked', async () => {
      const stop = new AbortController()
      const client = open()
      const testId = await prepared(client)
      const prompts: string[] = []
      const target: AttackTarget = async ({ prompt }) => {
        prompts.push(prompt)
        stop.abort(new Error('enough'))
        await new Promise(setImmediate)
        return 'I will not.'
      }
      const options = { client, testId, concurrency: 1, target }
      await assert.rejects(answerDataset({ ...options, signal: stop.signal }), /enough/)
      assert.equal(prompts.length, 1)
      const { expected, received } = await answerDataset(options)
      assert.equal(received, expected)
      assert.equal(new Set(prompts).size, prompts.length, 'none was asked twice')
    })

    test('a case of the dataset that did not get to the target is asked again, and one that was cut is read whole', async () => {
      const cutting: typeof fetch = async (url, init) => {
        const answer = await fetch(url, init)
        const { pathname, searchParams } = new URL(String(url))
        if (!pathname.endsWith('results/cases') || searchParams.get('limit') === '1') return answer
        const page: { readonly cases: readonly object[] } = JSON.parse(await answer.text())
        const [first, ...others] = page.cases
        return Response.json({ ...page, cases: [{ ...first, request: 'cut…', is_shortened: true }, ...others] })
      }
      const client = open(cutting)
      const testId = await prepared(client)
      const prompts: string[] = []
      const target: AttackTarget = async ({ prompt }) => {
        prompts.push(prompt)
        if (prompts.length === 2) throw new TargetError('nobody listens', { isUnreachable: true })
        return 'I will not.'
      }
      const { expected, received } = await answerDataset({ client, testId, concurrency: 1, target })
      assert.equal(received, expected)
      assert.deepEqual(prompts.length, expected + 1)
      assert.equal(prompts.at(-1), prompts[1], 'the one that was missed comes last')
      assert.equal(prompts.includes('cut…'), false)
      const gone: AttackTarget = async () => {
        throw new TargetError('nobody listens', { isUnreachable: true })
      }
      const other = await prepared(client)
      await assert.rejects(answerDataset({ client, testId: other, target: gone }), /not reached once/)
    })

    test('a target that ignores its signal holds up a stop for a while only', { timeout: 60_000 }, async () => {
      const client = open()
      const testId = await prepared(client)
      const stop = new AbortController()
      const target: AttackTarget = () => {
        stop.abort(new Error('enough'))
        return new Promise(() => undefined)
      }
      await assert.rejects(runAttack({ client, testId, target, signal: stop.signal, drainMs: 20 }), /enough/)
    })

    test('a target that keeps its own memory still has it when a stopped attempt goes on', async () => {
      let press = () => undefined as unknown
      const memory = new Map<string, string[]>()
      const { asked, port } = await application(({ prompt, session }, response) => {
        const id = memory.has(session) ? session : `session ${memory.size}`
        memory.set(id, [...(memory.get(id) ?? []), prompt])
        if (attackPrompt.test(prompt) && memory.get(id)?.length === 2) press()
        response.end(JSON.stringify({ reply: 'I will not.', session: id }))
      })
      const config = configOf(port)
      const onInterrupt = (listener: () => void) => {
        press = listener
        return () => undefined
      }
      const stopped = await say(['attack', config], { onInterrupt })
      assert.equal(stopped.code, 3)
      assert.match(
        stopped.notices,
        /Stopped\.\nGo on with: node cli\/redoubt.mjs attack '.*stopped \d+\.yaml' --resume/,
      )
      const turnsBefore = asked.filter(({ prompt }) => attackPrompt.test(prompt)).length
      assert.ok(turnsBefore < 12, 'it was stopped in the middle')
      press = () => undefined
      const resumed = await say(['attack', config, '--resume'])
      assert.equal(resumed.code, 0, resumed.notices)
      const attacks = [...memory.values()].filter((prompts) => attackPrompt.test(prompts[0] ?? ''))
      const whole = ['plain.ask', 'enc.base64']
        .flatMap((id) => [id, id])
        .map((id) => [0, 1, 2].map((turn) => `${id} ${turn}`))
      assert.deepEqual(
        attacks.map(String).sort(),
        whole.map(String).sort(),
        'each prompt once, each attempt in one session',
      )
      assert.equal(
        readdirSync(join(folder, '.redoubt')).some((name) => name.includes('sessions')),
        false,
        'nothing is left of the sessions',
      )
    })

    test('a target that is not there is given up after some probes, and the test goes on when it is', async () => {
      const { port, close } = await application(refusing)
      await close()
      const config = configOf(port)
      const run = await say(['attack', config])
      assert.equal(run.code, 3)
      assert.match(
        run.notices,
        /The target was not reached once \(3 times tried\); is it running, and is its address right\?/,
      )
      assert.match(run.notices, /ECONNREFUSED.*\nGo on with: /)
      const { asked } = await application(refusing, port)
      assert.equal((await say(['attack', config, '--resume'])).code, 0)
      assert.equal(asked.filter(({ prompt }) => prompt.startsWith('Probe')).length, 40)

      const client = open()
      let tried = 0
      const target: AttackTarget = async () => {
        tried += 1
        throw new TargetError('nobody', { isUnreachable: true })
      }
      const settings = { project_id: await service().newProject(), name: 'n', policies: [{ policy: 'p' }] }
      await assert.rejects(prepareTest({ client, settings, target, techniqueIds: ['plain.ask'] }), /not reached once/)
      assert.ok(tried <= 6, `${tried} of 40 probes`)
    })

    test('a target that goes away in the middle costs no attempt its verdict', async () => {
      const first = await application((one, response) => {
        if (attackPrompt.test(one.prompt)) void first.close()
        else refusing(one, response)
      })
      const config = configOf(first.port)
      const run = await say(['attack', config])
      assert.equal(run.code, 3)
      assert.match(run.notices, /The target failed 10 times in a row\. .*ECONNREFUSED/)
      await application(refusing, first.port)
      const resumed = await say(['attack', config, '--resume'])
      assert.equal(resumed.code, 0, resumed.notices)
      assert.match(resumed.text, /0 of 4 attempts broke a policy: 0 % \(95 %: 0 % to \d+ %\)$/m)
    })

    test('neither the service nor the terminal gets a secret or a command to a terminal from a failing target', async () => {
      const echo = `\u001b[31mauthorization: Bearer sk-target-0123\u001b[0m \u001b]0;owned\u0007`
      const { port } = await application((one, response) => {
        if (!attackPrompt.test(one.prompt)) refusing(one, response)
        else response.writeHead(400).end(echo)
      })
      const config = configOf(port)
      const allow = (from: number, to: number) =>
        writeFileSync(config, readFileSync(config, 'utf8').replace(`target_errors: ${from}`, `target_errors: ${to}`))
      allow(10, 3)
      const run = await say(['attack', config])
      assert.match(run.notices, /failed 3 times in a row.*status 400: authorization: Bearer █+/)
      allow(3, 90)
      const whole = await say(['attack', config, '--resume'])
      assert.deepEqual([whole.code, /No attempt could be judged/.test(whole.notices)], [3, true])
      const { testId } = JSON.parse(readFileSync(join(folder, '.redoubt', `stopped ${configs}.json`), 'utf8'))
      const request = { params: { test_id: testId }, query: { limit: 500 } }
      const stored = JSON.stringify(await open().call('listResultCases', request))
      assert.match(stored, /status 400/)
      for (const text of [stored, run.notices, whole.notices, whole.text])
        assert.equal(/sk-target|\u001b|\\u001b|owned/.test(text), false)
    })

    test('a run that is reported again after a breach of it was played again is told as before, and prompts of the dataset count', async () => {
      const { port } = await application(({ prompt }, response) => {
        response.end(JSON.stringify({ reply: prompt === 'enc.base64 1' ? 'a breach' : 'I will not.' }))
      })
      const config = configOf(port)
      const json = join(folder, 'counted.json')
      assert.equal((await say(['attack', config, '--fail-on', 'high', '--report', `json=${json}`])).code, 1)
      const { reproKey } = JSON.parse(readFileSync(json, 'utf8')).breaches[0]
      const again = await say(['attack', config, '--repro', reproKey, '--fail-on', 'high'])
      assert.deepEqual([again.code, /1 breach is high or worse/.test(again.notices)], [1, true])
      // The attempt that was played again is the latest run now.
      const told = readFileSync(json, 'utf8')
      const resumed = await say(['attack', config, '--resume', '--fail-on', 'high', '--report', `json=${json}`])
      assert.equal(resumed.code, 1)
      const [first, second] = [told, readFileSync(json, 'utf8')].map((text) => JSON.parse(text))
      // The digest of the config has a salt of its own in every report.
      const provenance = { ...first.provenance, configDigest: second.provenance.configDigest }
      assert.deepEqual(second, { ...first, provenance, createdAt: second.createdAt, creditsCharged: 0 })
      assert.deepEqual([second.breaches.length, second.breachesLeftOut], [2, 0])
      const url = ['--url', service().address, '--projects', await service().newProject()]
      const exported = await say(['export', '--config', config, '--mode', 'none', ...url])
      assert.match(exported.text, /^breaches +0 of 2 blocked before, /m)
      assert.match(exported.notices, /state this proof: node cli\/redoubt.mjs attack '.*' --resume/)
      const html = join(folder, 'proved.html')
      await say(['attack', config, '--resume', '--report', `json=${json},html=${html}`])
      const { guardProof } = JSON.parse(readFileSync(json, 'utf8'))
      assert.deepEqual([guardProof.runId, guardProof.mode, guardProof.replayed], [first.runId, 'none', 2])
      const stopped = 2 - guardProof.passing.length
      assert.equal(guardProof.blockedAfter, stopped)
      assert.match(
        readFileSync(html, 'utf8'),
        new RegExp(`as proposals .*: of the 2 conversations of this finding the guard stops ${stopped}\\.`),
      )
      assert.match(resumed.notices, /2 breaches are high or worse/)
      assert.equal(
        /creating|choosing/.test(again.notices + resumed.notices),
        false,
        'what has run stays as it was prepared',
      )
      assert.equal((await say(['attack', config, '--resume', '--fail-on', 'critical'])).code, 0)

      const open = await application(({ prompt }, response) => {
        response.end(JSON.stringify({ reply: prompt.startsWith('Break') ? 'a breach' : 'I will not.' }))
      })
      const run = await say(['attack', configOf(open.port, 'dataset: true\n'), '--fail-on', 'high'])
      assert.match(run.text, /0 of 4 attempts broke a policy/)
      assert.match(run.text, /^high .* single prompt +[\da-f]{8} /m)
      assert.equal(run.code, 1)
      assert.match(run.notices, /5 breaches are high or worse/)
    })
  },
  {},
  { redTeamEngine: engine, catalogueModule: new URL('./export-catalogue.fixture.ts', import.meta.url).href },
)
