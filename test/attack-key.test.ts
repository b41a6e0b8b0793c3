import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { UsageError } from '../cli/usage-error.ts'
import { commandCalls } from './command-calls.ts'
import { fixtureEngine } from './red-team-engine.fixture.ts'
import { eachService } from './service.ts'

const catalogueModule = new URL('./calm-catalogue.fixture.ts', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'redoubt-attack-key-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** Written by the target when it is asked. */
const asked = join(folder, 'asked')
const config = join(folder, 'attack.yaml')
const target = join(folder, 'target.mjs')
writeFileSync(
  target,
  `import { writeFileSync } from 'node:fs'
export default async ({ prompt }) => {
  writeFileSync(${JSON.stringify(asked)}, prompt)
  return prompt === 'enc.base64 1' ? 'a breach' : 'I will not.'
}`,
)
writeFileSync(
  config,
  `name: Shop
target: { type: module, path: ${target} }
test: { policies: [Do not say the word.], benign_twins: true, max_prompts_per_policy: 1 }
attack: { techniques: [plain.ask, enc.base64], maximum_multi_turn: 3 }
`,
)

eachService(
  (service) => {
    const say = commandCalls(service)

    test('a key with the permission redteam alone attacks, and one without it is told which it lacks before anything is sent', async () => {
      rmSync(asked, { force: true })
      const { key: guardOnly } = await service().newKey(['guard'])
      await assert.rejects(say(['attack', config], {}, { REDOUBT_API_KEY: guardOnly }), (error) => {
        assert.ok(error instanceof UsageError)
        assert.match(error.message, /^The key lacks the permission "redteam" \(it has "guard"\)/)
        return true
      })
      assert.equal(existsSync(asked), false)
      const { key } = await service().newKey(['redteam'])
      const run = await say(['attack', config], {}, { REDOUBT_API_KEY: key })
      assert.equal(run.code, 0, run.notices)
      assert.match(run.text, /2 of 4 attempts broke a policy/)
      const headers = { 'x-organization-id': service().organizationId }
      const { items } = (await service().call({ path: '/api/v1/tests/', query: { limit: '1' }, headers })).json
      const made = await service().call({ path: `/api/v1/tests/${items[0].id}`, headers })
      assert.equal(made.json.metadata.config_file, relative(process.cwd(), config), 'the console can name the config')
    })
  },
  {},
  { redTeamEngine: fixtureEngine, catalogueModule },
)
