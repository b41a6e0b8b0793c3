import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { readConfig } from '../../server/config.ts'
import { compileCache } from '../compile-cache.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { type Service, startService } from '../service.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'redoubt-ci-'))
let service: Service
before(async () => {
  const catalogueModule = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
  service = await startService('embedded', {}, { redTeamEngine: fixtureEngine, catalogueModule })
})
after(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Of a job: its variables, and the scripts that its runner gives to a shell one after the other. */
interface Job {
  readonly env: Readonly<Record<string, string>>
  readonly scripts: readonly { readonly text: string; readonly isAlways: boolean }[]
}

interface GitHubStep {
  readonly run?: string
  readonly if?: string
}

const jobOf = {
  'github-actions.yml'(file: string): Job {
    const { env, steps } = parse(file).jobs['red-team']
    const scripts = (steps as GitHubStep[]).flatMap((step) =>
      step.run === undefined ? [] : [{ text: step.run, isAlways: step.if === 'always()' }],
    )
    return { env, scripts }
  },
  'gitlab-ci.yml'(file: string): Job {
    const { variables, before_script, script } = parse(file)['red-team']
    return { env: variables, scripts: [{ text: [...before_script, ...script].join('\n'), isAlways: false }] }
  },
} as const satisfies Record<string, (file: string) => Job>

const attackYaml = (url: string) => `name: CI
target: { type: http, url: "${url}", body: { prompt: "{{prompt}}" }, reply_path: reply }
test: { policies: [Do not say the word.], max_prompts_per_policy: 1 }
attack: { techniques: [enc.base64], attempts: 1, maximum_multi_turn: 1 }
`

const application = `import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
writeFileSync('pid', String(process.pid))
createServer((request, response) => response.end(JSON.stringify({ reply: process.argv[3] }))).listen(Number(process.argv[2]), '127.0.0.1')
`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Ran {
  readonly code: number
  readonly said: string
}

function shell(text: string, env: Readonly<Record<string, string>>, cwd: string): Promise<Ran> {
  return new Promise((resolve) => {
    execFile('bash', ['--norc', '-eo', 'pipefail', '-c', text], { env, cwd }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}` })
    })
  })
}

/** As a runner does: what follows a failed script is left out, unless it runs always. */
async function runJob(file: keyof typeof jobOf, reply: string): Promise<Ran & { readonly cwd: string }> {
  const cwd = join(folder, `${file}-${reply}`)
  mkdirSync(cwd)
  const url = `http://127.0.0.1:${await freePort()}/`
  writeFileSync(join(cwd, 'attack.yaml'), attackYaml(url))
  writeFileSync(join(cwd, 'server.mjs'), application)
  const job = jobOf[file](readFileSync(join(root, 'examples/ci', file), 'utf8'))
  const env = {
    ...compileCache,
    ...job.env,
    ...{ PATH: dirname(process.execPath) + delimiter + process.env.PATH, HOME: cwd, REDOUBT: root },
    ...{ RED_TEAM_SERVICE: service.address, REDOUBT_API_KEY: service.key, GITHUB_ENV: join(cwd, 'env') },
    ...{ APPLICATION: `node server.mjs ${new URL(url).port} ${reply}`, APPLICATION_URL: url },
    GITHUB_STEP_SUMMARY: join(cwd, 'step-summary.md'),
  }
  let [code, said] = [0, '']
  try {
    for (const { text, isAlways } of job.scripts) {
      if (code !== 0 && !isAlways) continue
      const ran = await shell(text, env, cwd)
      code ||= ran.code
      said += ran.said
    }
  } finally {
    process.kill(Number(readFileSync(join(cwd, 'pid'), 'utf8')))
  }
  return { code, said, cwd }
}

test('the GitHub job fails on a breach, and leaves every report and a summary', async () => {
  const { code, said, cwd } = await runJob('github-actions.yml', 'breach')
  assert.equal(code, 1, said)
  assert.match(
    readFileSync(join(cwd, 'step-summary.md'), 'utf8'),
    /^# CI: red\\-team report\n[\s\S]*### high: Do not say/,
  )
  for (const [name, told] of Object.entries({
    'report.html': /Fell to:<\/b> .+ \(1\), .+ \(1\)<[\s\S]*manifest-data/,
    'junit.xml': /failures="2"/,
    'results.sarif': /"2\.1\.0"/,
    'breaches.csv': /"breach"/,
    // Two techniques brought out the same: one finding with two ways, in JUnit a failure for each.
    'badge.svg': /1 finding, high/,
  }))
    assert.match(readFileSync(join(cwd, 'red-team', name), 'utf8'), told)
})

test('the GitLab job passes where nothing broke, and names only artifacts that it leaves', async () => {
  const { code, said, cwd } = await runJob('gitlab-ci.yml', 'no')
  assert.equal(code, 0, said)
  const { artifacts } = parse(readFileSync(join(root, 'examples/ci/gitlab-ci.yml'), 'utf8'))['red-team']
  assert.match(readFileSync(join(cwd, artifacts.reports.junit), 'utf8'), /failures="0"/)
  assert.match(readFileSync(join(cwd, 'red-team/badge.svg'), 'utf8'), /no finding in 2 attempts/)
})

test('no variable of a job is one that the service refuses to start with', () => {
  for (const [name, read] of Object.entries(jobOf))
    assert.ok(readConfig(read(readFileSync(join(root, 'examples/ci', name), 'utf8')).env))
})
