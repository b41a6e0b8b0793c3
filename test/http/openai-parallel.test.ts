import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { sayJson, sayText, startLocalUpstream, type UpstreamAnswer } from '../llm/local-upstream.ts'
import { assertProblem, eachService, startService } from '../service.ts'

const upstream = await startLocalUpstream()
const folder = mkdtempSync(join(tmpdir(), 'redoubt-parallel-'))
after(async () => {
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What an input waits for until it is judged; the upstream makes it when it is asked. */
let asked = ''
let count = 0
beforeEach(() => {
  asked = join(folder, String(count++))
})
const answering = (answer: UpstreamAnswer): UpstreamAnswer => {
  return (request, response) => {
    writeFileSync(asked, '')
    return answer(request, response)
  }
}

/** The same input by every way into the proxy that has an answer to hold back. */
const waysIn = (text: string) => [
  ['/v1/chat/completions', { messages: [{ role: 'user', content: text }] }],
  ['/v1/chat/completions', { messages: [{ role: 'user', content: text }], stream: true }],
  ['/v1/responses', { input: text }],
  ['/v1/responses', { input: text, stream: true }],
  ['/v1/completions', { prompt: text }],
]
const parallel = { 'x-redoubt-mode': 'parallel' }
const catalogueModule = new URL('waiting-catalogue.fixture.ts', import.meta.url).href

eachService(
  (service) => {
    const ask = (path: unknown, fields: unknown, headers: Readonly<Record<string, string>> = parallel) =>
      service().call({ path: String(path), body: { model: 'local-model', ...(fields as object) }, headers })

    test('the upstream is asked while the input is judged, and the answer leaves once that is safe', async () => {
      upstream.answer = answering((request, response) =>
        request.path.endsWith('/v1/completions')
          ? sayJson({ id: 'cmpl', choices: [{ index: 0, text: 'We open at nine.' }] })(request, response)
          : sayText('We open at nine.')(request, response),
      )
      for (const way of [0, 1, 2, 3, 4]) {
        asked = join(folder, String(count++))
        const [path, fields] = waysIn(`wait for ${asked}`)[way] ?? []
        const { status, text } = await ask(path, fields)
        assert.equal(status, 200, text)
        assert.match(text, /We open at nine\./)
        assert.match(text, /"is_safe":true/)
      }
    })

    test('nothing of an answer leaves when its input is blocked, and the upstream is cancelled', async () => {
      for (const way of [0, 1, 2, 3, 4]) {
        asked = join(folder, String(count++))
        const [path, fields] = waysIn(`An attack: wait for ${asked}`)[way] ?? []
        upstream.answer = answering((_, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' })
          response.write('data: {"id": "a secret", "choices": [{"index": 0, "delta": {"content": "A secret. "}}]}\n\n')
        })
        const before = upstream.requests.length
        const { status, text } = await ask(path, fields)
        assert.equal(status, 200, text)
        assert.match(text, /"blocked":"input"/)
        assert.doesNotMatch(text, /secret/i)
        assert.equal(upstream.requests.length, before + 1)
        assert.equal(await upstream.requests.at(-1)?.closed, false)
      }
    })

    test('a failure of the upstream is told once the input is known to be safe; a block comes before it', async () => {
      for (const way of [0, 1, 2, 3, 4]) {
        upstream.answer = answering(sayJson({ error: 'a secret' }, 500))
        asked = join(folder, String(count++))
        const [path, blocked] = waysIn(`An attack: wait for ${asked}`)[way] ?? []
        assert.match((await ask(path, blocked)).text, /"blocked":"input"/)
        asked = join(folder, String(count++))
        const [, safe] = waysIn(`wait for ${asked}`)[way] ?? []
        assertProblem(await ask(path, safe), 502, 'upstream-failed')
      }
    })

    test('without the header the upstream is asked behind the verdict; another mode is refused by name', async () => {
      upstream.answer = sayText('We open at nine.')
      const before = upstream.requests.length
      for (const headers of [{}, { 'x-redoubt-mode': 'sequential' }]) {
        for (const [path, fields] of waysIn('An attack.'))
          assert.match((await ask(path, fields, headers)).text, /"input"/)
      }
      assert.equal(upstream.requests.length, before)
      const [[path, fields] = []] = waysIn('Hello')
      const problem = assertProblem(await ask(path, fields, { 'x-redoubt-mode': 'beside' }), 400, 'invalid-request')
      assert.equal(problem.errors[0].path, 'header.x-redoubt-mode')
    })
  },
  { REDOUBT_UPSTREAMS: upstream.baseUrl, REDOUBT_UPSTREAM_PARALLEL: 'true', REDOUBT_UPSTREAM_TIMEOUT_MS: '5000' },
  { catalogueModule },
)

test('400: where the operator did not allow it, nobody has an input sent before it is judged', async () => {
  const service = await startService('embedded', { REDOUBT_UPSTREAMS: upstream.baseUrl }, { catalogueModule })
  try {
    const before = upstream.requests.length
    for (const [path, fields] of waysIn('Hello')) {
      const body = { model: 'local-model', ...(fields as object) }
      const reply = await service.call({ path: String(path), body, headers: parallel })
      assert.match(assertProblem(reply, 400, 'invalid-request').detail, /REDOUBT_UPSTREAM_PARALLEL/)
    }
    assert.equal(upstream.requests.length, before)
  } finally {
    await service.close()
  }
})
