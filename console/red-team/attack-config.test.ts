import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readAttackConfig } from '../../cli/attack/read-attack-config.ts'
import type { Test } from '../../contract/redteam/test.ts'
import { attackConfigOf } from './attack-config.ts'
import { bodyOfTest, emptyTest } from './test-draft.ts'

test('what the page shows is a config that the command takes, with the same rules and without a secret in it', () => {
  const draft = {
    ...{ ...emptyTest, name: 'Shop: "assistant" # 1', businessContext: 'Line one\nline: two' },
    ...{ policies: 'Never say: the code\n- Never lie', certifications: ['GDPR'], publicFacts: 'Call 0800 1' },
    ...{ secrets: 'ZEBRA-4242', forbiddenTools: 'delete_account' },
  }
  const body = bodyOfTest(draft, 'p')
  const metadata = { ...body, ...body.metadata, policies: [] } as unknown as Test['metadata']
  const text = attackConfigOf({ name: draft.name, metadata }, 'http://127.0.0.1:4180')
  assert.equal(text.includes('ZEBRA'), false)
  const path = join(mkdtempSync(join(tmpdir(), 'redoubt-')), 'attack.yaml')
  writeFileSync(path, text)
  const { config } = readAttackConfig(path, { SECRET_1: 'ZEBRA-4242', REDOUBT_API_KEY: 'rdk_x' })
  assert.equal(config.name, draft.name)
  assert.equal(config.test.business_context, draft.businessContext)
  assert.deepEqual(config.test.policies, ['Never say: the code', '- Never lie'])
  assert.deepEqual(config.test.public_facts, ['Call 0800 1'])
  assert.deepEqual(config.test.checks, { secrets: ['ZEBRA-4242'], forbidden_tools: ['delete_account'] })
})
