import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { prepareTest } from '../../client/attack/prepare-test.ts'
import { runAttack } from '../../client/attack/run-attack.ts'
import { createClient } from '../../client/create-client.ts'
import { createRedTeamEngine } from '../../server/redteam/engine.ts'
import { furtherWords } from '../../server/redteam/wordings/frame-languages/catalogue.ts'
import { attackCalls } from '../attack-calls.ts'
import { commandCalls } from '../command-calls.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

const folder = mkdtempSync(join(tmpdir(), 'redoubt-languages-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** The real techniques with the judge of the fixture. */
const { techniques, nextPrompt } = createRedTeamEngine({ judge: fixtureEngine.judge, chat: null })
const engine = { ...fixtureEngine, techniques, nextPrompt }

eachService(
  (service, database) => {
    const say = commandCalls(service)
    const { call, readyTest } = attackCalls(service)

    const attacked = async (languages?: readonly string[]) => {
      const { address: baseUrl, key: apiKey, organizationId, newProject } = service()
      const client = createClient({ baseUrl, apiKey, organizationId })
      const prompts: string[] = []
      const target = async ({ prompt }: { readonly prompt: string }) => {
        prompts.push(prompt)
        return { text: 'I will not.' }
      }
      const settings = { project_id: await newProject(), policies: [{ policy: 'Never lie' }], seed: 'same' }
      const { id } = await prepareTest({
        ...{ client, settings, target, maxScenarios: 1, maximumMultiTurn: 1, attempts: 2 },
        techniqueIds: ['persona.dan', 'frame.affirm_prefix', 'enc.base64'],
        ...(languages !== undefined && { languages }),
      })
      prompts.length = 0
      await runAttack({ client, testId: id, target })
      const { cases } = await client.call('listResultCases', { params: { test_id: id }, query: { limit: 500 } })
      return { prompts, attempts: cases.filter(({ kind }) => kind === 'attack') }
    }

    test('a run in Italian sends Italian frames, and its results say in which language each attempt was', async () => {
      const { attempts } = await attacked(['it'])
      assert.equal(attempts.length, 6)
      for (const { technique_id, language, prompt } of attempts) {
        const frames = Object.entries(furtherWords.it.frames).find(([id]) => id === technique_id)?.[1]
        assert.equal(language, frames === undefined ? 'en' : 'it')
        const isItalian = (frame: string) => frame.split(/«?\{[a-zA-Z]+\}»?/).every((piece) => prompt.includes(piece))
        if (frames !== undefined) assert.ok(frames.some(isItalian), prompt)
      }
    })

    test('a run that asks for no language sends what one with none chosen sends, all in the language of the test', async () => {
      const [first, second] = [await attacked(), await attacked([])]
      assert.deepEqual(first.prompts.toSorted(), second.prompts.toSorted())
      for (const { language } of [...first.attempts, ...second.attempts]) assert.equal(language, 'en')
    })

    test('the command takes the languages from its config, and its report has a rate for each', async () => {
      const config = join(folder, `${database}.yaml`)
      const path = join(folder, `${database}.json`)
      writeFileSync(join(folder, 'target.mjs'), "export default async () => 'I will not.'\n")
      writeFileSync(
        config,
        `name: Languages
target: { type: module, path: target.mjs }
test: { policies: [Never lie.], max_prompts_per_policy: 1 }
attack: { techniques: [persona.dan], languages: [it, ru], maximum_multi_turn: 1, max_scenarios: 1, attempts: 2 }
`,
      )
      const { text, notices } = await say(['attack', config, '--report', `json=${path}`])
      const { languages } = JSON.parse(readFileSync(path, 'utf8'))
      assert.deepEqual(
        languages.map(({ id, attempts }: { readonly id: string; readonly attempts: number }) => [id, attempts]).sort(),
        // The plain question stays in the language of the test.
        [
          ['en', 2],
          ['it', 1],
          ['ru', 1],
        ],
        text + notices,
      )
    })

    test('languages are kept until others are chosen, regions left out, each once', async () => {
      const id = await readyTest({ techniques: ['persona.dan'] })
      const patch = async (body: object) => {
        const answer = await call({ method: 'PATCH', path: `/tests/${id}/attack-methods`, body })
        assert.equal(answer.status, 200, answer.text)
        return answer.json.languages
      }
      assert.equal(await patch({}), undefined)
      assert.deepEqual(await patch({ languages: ['pt-BR', 'IT', 'pt', 'spoken'] }), ['pt', 'it', 'spoken'])
      assert.deepEqual(await patch({ technique_ids: ['persona.dan', 'lang.switch'] }), ['pt', 'it', 'spoken'])
      const { attack_methods } = (await call({ path: `/tests/${id}` })).json.metadata
      assert.deepEqual(attack_methods.languages, ['pt', 'it', 'spoken'])
      assert.equal(await patch({ languages: [] }), undefined)
    })

    test('an unknown language is refused with the nearest one, and nothing is changed', async () => {
      const id = await readyTest({ techniques: ['persona.dan'] })
      const before = (await call({ path: `/tests/${id}` })).json
      for (const [given, nearest] of [
        ['itl', 'it'],
        ['italain', 'it'],
        ['Chinise', 'zh'],
        ['speken', 'spoken'],
      ] as const) {
        const body = { languages: ['fr', given] }
        const { errors } = assertProblem(
          await call({ method: 'PATCH', path: `/tests/${id}/attack-methods`, body }),
          400,
          'invalid-request',
        )
        assert.equal(errors[0].path, 'languages[1]')
        assert.match(errors[0].message, new RegExp(`the nearest is ${nearest}; the known ones are en, `))
      }
      assert.deepEqual((await call({ path: `/tests/${id}` })).json, before)
    })
  },
  {},
  { redTeamEngine: engine },
)
