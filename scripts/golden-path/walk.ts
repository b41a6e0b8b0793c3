import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { guardBase } from '../../contract/guard/routes.ts'
import type { Banner } from '../../test/start-banner.ts'
import { samples } from './samples.ts'
import { startService } from './service.ts'

/** How the way is walked. */
export interface GoldenPathOptions {
  /** The repository to clone: its last commit is what is tried. */
  readonly source: string
  /** An empty PostgreSQL database to use instead of the embedded one. */
  readonly databaseUrl: string | null
  /** After this long everything is killed and the walk has failed. */
  readonly limitMs: number
  readonly print: (line: string) => void
}

const run = promisify(execFile)

/** Clones, starts, pastes the printed command, checks, exports, stops. Prints a line for each step; the result is the exit code. */
export async function walkGoldenPath({ source, databaseUrl, limitMs, print }: GoldenPathOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-golden-path-'))
  chmodSync(folder, 0o700)
  const clone = join(folder, 'redoubt')
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), limitMs)
  let passed = 0
  const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
    const result = await work().catch((error: unknown) => {
      print(`✖ ${title}`)
      throw error
    })
    passed += 1
    print(`✔ ${title}`)
    return result
  }
  let failed = 0
  try {
    await step('a fresh clone', () => run('git', ['clone', '--quiet', source, clone], { signal: ending.signal }))
    const env = cleanEnvironment(databaseUrl)
    const service = await step('npm start, up to the banner', () => startService(clone, env, ending.signal))
    await step('the printed curl is blocked', () => pasteCurl(service.banner, clone, ending.signal))
    for (const { title, text, isSafe } of samples) {
      await step(`${title} is ${isSafe ? 'safe' : 'blocked, with reason and span'}`, () =>
        check(service.banner, text, isSafe),
      )
    }
    await step('the export lists a message of a project', () => exportMessages(service.banner))
    await step('SIGTERM ends it with 0 within 10 s', () => stopInTime(service.stop))
  } catch (error) {
    failed = 1
    print(
      ending.signal.aborted
        ? `It took longer than ${limitMs / 1000} s.`
        : error instanceof Error
          ? error.message
          : String(error),
    )
  } finally {
    clearTimeout(timer)
    ending.abort()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  print(`golden path: ${passed} passed, ${failed} failed`)
  return failed
}

/** The environment of a user who has set nothing of ours, on any free port. */
function cleanEnvironment(databaseUrl: string | null): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(REDOUBT_|npm_|DATABASE_URL$|NODE_TEST|INIT_CWD$)/.test(name),
  )
  const own = kept.map(([name, value]) => (name === 'PATH' ? [name, withoutPackages(value ?? '')] : [name, value]))
  return {
    ...Object.fromEntries(own),
    REDOUBT_PORT: '0',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  }
}

/** The PATH without the programs of this clone, so that the other one has to bring its own. */
function withoutPackages(path: string): string {
  return path
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')
}

async function pasteCurl({ curl }: Banner, folder: string, signal: AbortSignal): Promise<void> {
  const { stdout } = await run('bash', ['-c', curl], { cwd: folder, signal, timeout: 30_000 })
  assert.equal(JSON.parse(stdout).is_safe, false, stdout)
}

async function check(banner: Banner, text: string, isSafe: boolean): Promise<void> {
  const reply = await call(banner, 'POST', '/api/v1/check', { text })
  assert.equal(reply.is_safe, isSafe, JSON.stringify(reply))
  const { status, reason, spans } = reply.security_guardrail_results
  assert.notEqual(status, 'error', reason)
  if (isSafe) return
  assert.ok(typeof reason === 'string' && reason !== '', 'a reason')
  assert.ok(spans.length > 0, 'a span')
  for (const { start, end } of spans)
    assert.ok(0 <= start && start < end && end <= text.length, `span ${start} to ${end}`)
}

/** The way of an integration: project, conversation, a blocked input, the export. */
async function exportMessages(banner: Banner): Promise<void> {
  const { projectId } = await call(banner, 'POST', `${guardBase}/project`, {
    organizationId: banner.organizationId,
    name: 'Golden path',
    description: 'The way of the README',
    securityGuardrails: { securityGuardrailBlockInput: true, securityGuardrailBlockOutput: true },
  })
  const conversation = await call(banner, 'POST', `${guardBase}/conversation?project_id=${projectId}`, {
    name: 'A talk',
  })
  const ids = `project_id=${projectId}&conversation_id=${conversation.id}`
  const content = samples.find((sample) => !sample.isSafe)?.text ?? ''
  const verdict = await call(banner, 'POST', `${guardBase}/input_guardrails?${ids}`, {
    messages_history: [{ role: 'user', content }],
  })
  assert.equal(verdict.is_safe, false, JSON.stringify(verdict))
  const exported = await call(banner, 'GET', `${guardBase}/monitoring/messages?project_id=${projectId}&period=7d`, null)
  assert.equal(exported.messages.length, 1, JSON.stringify(exported).slice(0, 2_000))
  assert.equal(exported.messages[0].is_safe, false)
  assert.equal(exported.messages[0].text, content)
}

async function call({ address, key }: Banner, method: string, path: string, body: object | null) {
  const response = await fetch(address + path, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: body === null ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  assert.equal(response.status, 200, `${method} ${path}: ${response.status} ${text.slice(0, 2_000)}`)
  return JSON.parse(text)
}

async function stopInTime(stop: () => Promise<string>): Promise<void> {
  const startedMs = performance.now()
  assert.equal(await stop(), '0')
  assert.ok(performance.now() - startedMs < 10_000, 'it took longer than 10 s')
}
