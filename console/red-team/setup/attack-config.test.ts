import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readAttackConfig } from '../../../cli/attack/config/read-attack-config.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { bodyOfTest, emptyTest, type TestDraft } from '../test-draft.ts'
import { attackCommandsOf, attackConfigOf } from './attack-config.ts'
import { settingsOfTest } from './drive-settings.ts'

type Metadata = Test['metadata']

/** What a test that was described so is told to be, with nothing prepared. */
function metadataOf(draft: TestDraft): Metadata {
  const body = bodyOfTest(draft, 'p')
  const prepared = { policies: [], attack_methods: null, scenarios: { items: [] } }
  return { ...body, ...body.metadata, ...prepared } as unknown as Metadata
}

/** A target that the page has not been told of. */
const untold = { url: '', promptField: 'message', messagesField: '', replyPath: 'reply' }
/** What the page shows of a test that nothing was prepared of. */
const shown = { techniqueIds: ['plain.ask'], attempts: 1, maxScenarios: 1, maximumMultiTurn: 1 }

/** The config as the command reads it. */
function readBack(name: string, metadata: Metadata, env: Readonly<Record<string, string>> = {}, settings = {}) {
  const text = attackConfigOf({ name, metadata }, 'http://127.0.0.1:4180', { ...untold, ...shown, ...settings })
  const path = join(mkdtempSync(join(tmpdir(), 'redoubt-')), 'attack.yaml')
  writeFileSync(path, text)
  return { text, config: readAttackConfig(path, { REDOUBT_API_KEY: 'rdk_x', ...env }).config }
}

test('what the page shows is a config that the command takes, with the same rules and without a secret in it', () => {
  const draft = {
    ...{ ...emptyTest, name: 'Shop: "assistant" # 1', businessContext: 'Line one\nline: two' },
    ...{ policies: 'Never say: the code\n- Never lie', certifications: ['GDPR'], publicFacts: 'Call 0800 1' },
    ...{ secrets: 'ZEBRA-4242', forbiddenTools: 'delete_account', language: 'fr', prompts: 4 },
  }
  const { text, config } = readBack(draft.name, metadataOf(draft), { SECRET_1: 'ZEBRA-4242' })
  assert.equal(text.includes('ZEBRA'), false)
  assert.equal(config.name, draft.name)
  assert.equal(config.test?.business_context, draft.businessContext)
  assert.deepEqual(config.test?.policies, ['Never say: the code', '- Never lie'])
  assert.deepEqual(config.test?.public_facts, ['Call 0800 1'])
  assert.deepEqual(config.test?.checks, { secrets: ['ZEBRA-4242'], forbidden_tools: ['delete_account'] })
  assert.deepEqual([config.test?.language, config.test?.max_prompts_per_policy], ['fr', 4])
})

test('the config asks the target that the page asks, in the same way', () => {
  const target = { url: 'http://127.0.0.1:4872/chat', promptField: 'q', messagesField: 'turns', replyPath: 'a[0].text' }
  const { config } = readBack('Shop', metadataOf({ ...emptyTest, policies: 'Never lie' }), {}, target)
  const body = { q: '{{prompt}}', turns: '{{messages}}', conversation_id: '{{conversation_id}}' }
  assert.deepEqual(config.target, { type: 'http', url: target.url, body, reply_path: target.replyPath })
})

test('what is pasted beside the config sets each variable that the config names, and shows no secret', () => {
  const metadata = metadataOf({ ...emptyTest, policies: 'Never lie', secrets: 'ZEBRA-4242\nZEBRA-4243' })
  const lines = attackCommandsOf({ metadata }).split('\n')
  const named = [...readBack('Shop', metadata, { SECRET_1: 'a', SECRET_2: 'b' }).text.matchAll(/env:(\w+)/g)]
  for (const [, name] of named) assert.ok(lines.some((line) => line.startsWith(`export ${name}=`)))
  assert.equal(named.length, 2)
  assert.equal(lines.join().includes('ZEBRA'), false)
})

test('the config attacks as the page does, before anything was prepared too', () => {
  const settings = { techniqueIds: ['plain.ask', 'enc.base64'], attempts: 3, maxScenarios: 5, maximumMultiTurn: 2 }
  const { config } = readBack('Shop', metadataOf({ ...emptyTest, policies: 'Never lie' }), {}, settings)
  assert.deepEqual(config.attack, {
    ...{ techniques: ['plain.ask', 'enc.base64'], attempts: 3, max_scenarios: 5, maximum_multi_turn: 2 },
  })
})

test('what the page does not show is attacked as the test has it', () => {
  const scenarios = [true, true, false].map((enabled) => ({ enabled, maximum_multi_turn: 3 }))
  const metadata = {
    ...metadataOf({ ...emptyTest, policies: 'Never lie' }),
    attack_methods: { technique_ids: ['plain.ask', 'enc.base64'], dimension2: { attempts: 4, warm_up_turns: 1 } },
    scenarios: { items: scenarios },
  } as unknown as Metadata
  const { kind: _, ...settings } = settingsOfTest({ metadata })
  assert.deepEqual(readBack('Shop', metadata, {}, settings).config.attack, {
    ...{ techniques: ['plain.ask', 'enc.base64'], attempts: 4, warm_up_turns: 1 },
    ...{ max_scenarios: 2, maximum_multi_turn: 3 },
  })
})

test('no text of a test makes the command read a variable or a file of whoever runs it', () => {
  const planted = 'a {{env:HOME}} b {{ file:/etc/hostname }} c {{{{env:HOME}}}} d {{ENV:HOME}} e {{name}}'
  const draft = {
    ...{ ...emptyTest, name: planted, businessContext: planted, useCase: planted, policies: planted },
    ...{ forbiddenTools: planted, patterns: planted, publicFacts: planted, secrets: planted },
  }
  const { config } = readBack(planted, metadataOf(draft), { HOME: 'TAKEN', SECRET_1: 'ZEBRA-4242' })
  const { name, test: { business_context, use_case, policies, public_facts, checks } = {} } = config
  const broken = 'a { {env:HOME}} b { { file:/etc/hostname }} c {{{ {env:HOME}}}} d { {ENV:HOME}} e {{name}}'
  assert.deepEqual([name, business_context, use_case], [broken, broken, broken])
  assert.deepEqual([policies, public_facts, checks?.forbidden_tools, checks?.patterns], Array(4).fill([broken]))
  assert.deepEqual(checks?.secrets, ['ZEBRA-4242'])
})
