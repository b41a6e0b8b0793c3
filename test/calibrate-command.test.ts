import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runCommandLine } from '../cli/command-line.ts'
import { UsageError } from '../cli/usage-error.ts'
import { Problem } from '../server/domain/problem.ts'
import { eachService } from './service.ts'

const catalogueModule = new URL('./http/spoken-values.fixture.ts', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'redoubt-calibrate-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const texts = Array.from(
  { length: 60 },
  (_, place) => `Is \u001b[31mshop ${place} open? security ${place === 7 ? 1.4 : 0}`,
)

function fileOf(name: string, lines: readonly string[]): string {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

eachService(
  (service) => {
    const say = async (words: readonly string[], env: Readonly<Record<string, string>> = {}) => {
      const printed: string[] = []
      const asked = ['calibrate', '--url', service().address, ...words]
      const scope = { env: { REDOUBT_KEY: service().key, ...env }, print: (text: string) => printed.push(text) }
      return { code: await runCommandLine(asked, scope), text: printed.join('\n') }
    }
    const thresholdOf = async (id: string) => {
      const { json } = await service().call({ path: `/api/v1/projects/${id}` })
      return json.securityGuardrails.securityGuardrailDetectionThreshold
    }

    test('a file is tried, applied and taken back, and each text that alarms is shown with its words', async () => {
      const project = await service().newProject()
      const on = ['--project', project, '--file', fileOf('texts.txt', [...texts, '', '  ']), '--target', '.05']
      const dry = await say([...on, '--dry-run'])
      assert.equal(dry.code, 0, dry.text)
      assert.match(dry.text, /dry run: nothing was moved/)
      assert.match(dry.text, /threshold {2}1 -> 1\.41 {2}\(not applied\)/)
      assert.match(dry.text, /alarmed {4}1\.40 {2}text 8 {2}Is shop 7 open\?/)
      assert.equal(await thresholdOf(project), 1)
      const applied = await say(on)
      assert.match(applied.text, /1 -> 1\.41 {2}\(applied\)/)
      assert.equal(await thresholdOf(project), 1.41)
      const id = /^calibration {2}(\S+)$/m.exec(applied.text)?.[1] ?? ''
      await assert.rejects(say(['--project', await service().newProject(), '--revert', id]), UsageError)
      assert.match((await say(['--project', project, '--revert', id])).text, /\(reverted\)/)
      assert.equal(await thresholdOf(project), 1)
    })

    test('lines of JSON are texts, and what is none is named with its line', async () => {
      const project = await service().newProject()
      const lines = texts.map((text, place) => JSON.stringify(place % 2 === 0 ? text : { text }))
      const on = ['--project', project, '--target', '.05', '--dry-run', '--file']
      assert.match((await say([...on, fileOf('texts.jsonl', lines)])).text, /60 of 60 measured/)
      await assert.rejects(say([...on, fileOf('number.jsonl', [...lines, '7'])]), /line 61 holds neither/)
      await assert.rejects(say([...on, fileOf('broken.jsonl', ['{"text": '])]), /line 1 is no JSON/)
      await assert.rejects(say([...on, join(folder, 'missing.txt')]), /cannot be read/)
    })

    test('stored traffic, a refusal, and what the service refuses, are told in plain words', async () => {
      const project = await service().newProject()
      const traffic = ['--project', project, '--from-traffic', '7d']
      await assert.rejects(say(traffic), (error) => error instanceof Problem && /it takes 299/.test(error.message))
      const attacks = texts.map((text, place) => (place < 20 ? `${text} security 2.5`.replace('security 0', '') : text))
      const refused = await say(['--project', project, '--target', '.05', '--file', fileOf('attacks.txt', attacks)])
      assert.equal(refused.code, 1)
      assert.match(refused.text, /status {7}refused/)
      assert.match(refused.text, /suspect {4}2\.50 {2}text 1 /)
      await assert.rejects(say(traffic, { REDOUBT_KEY: 'rdk_nobody' }), Problem)
      await assert.rejects(say([...traffic, '--key-file', join(folder, 'no-key')]), UsageError)
    })
  },
  {},
  { catalogueModule },
)

test('where no service answers the command says so', async () => {
  const words = ['calibrate', '--url', 'http://127.0.0.1:9', '--project', '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d']
  const scope = { env: { REDOUBT_KEY: 'x' }, print: () => undefined }
  await assert.rejects(runCommandLine([...words, '--from-traffic', '7d'], scope), /No service answers at http/)
})
