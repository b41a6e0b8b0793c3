import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareTest } from '../../../client/attack/prepare-test.ts'
import type { RedoubtClient } from '../../../client/create-client.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { hasRightAmounts, preparedBy, settingsOfTest } from './drive-settings.ts'

/** A test with all its stages done, whose scenarios have so many turns each. */
function testWith(turns: readonly number[], methods: Test['metadata']['attack_methods']): Test {
  const items = turns.map((count, place) => ({ id: `s${place}`, maximum_multi_turn: count, enabled: true, checks: {} }))
  const metadata = {
    generation: { status: 'completed' },
    reconnaissance: { status: 'completed', evaluation_status: 'completed' },
    scenarios: { status: turns.length > 0 ? 'ready' : 'not_started', items },
    attack_methods: methods,
    attack_results: { current_run_id: null, runs: [] },
  }
  return { id: 't', metadata } as unknown as Test
}

/** What preparing a test from the page changes of it, by the name of the operation. */
async function changesOf(one: Test, changed: Partial<ReturnType<typeof settingsOfTest>> = {}) {
  const bodies: Record<string, unknown> = {}
  const call = async (name: string, { body }: { readonly body?: unknown }) => {
    if (name !== 'readTest') bodies[name] = body
    return one
  }
  const client = { call } as unknown as RedoubtClient
  const target = async () => assert.fail('nothing is asked')
  await prepareTest({ client, testId: 't', target, ...preparedBy({ ...settingsOfTest(one), ...changed }) })
  return bodies
}

const methods = { technique_ids: ['enc.base64'], dimension2: { attempts: 3, warm_up_turns: 2 } }

test('preparing a test again leaves its turns, scenarios and warm-ups as others have set them', async () => {
  assert.deepEqual(await changesOf(testWith([1, 7], methods)), {
    updateAttackMethods: { technique_ids: ['enc.base64'], dimension2: { attempts: 3 } },
  })
})

test('turns that somebody typed are those of every scenario', async () => {
  const { updateScenarios } = await changesOf(testWith([1, 7], methods), { maximumMultiTurn: 4 })
  const { items } = updateScenarios as { readonly items: readonly { readonly maximum_multi_turn: number }[] }
  assert.deepEqual(
    items.map((item) => item.maximum_multi_turn),
    [4, 4],
  )
})

test('a test without scenarios is proposed as one that a person can drive by hand', () => {
  const { maxScenarios, maximumMultiTurn, attempts, techniqueIds } = settingsOfTest(testWith([], null))
  assert.deepEqual([maxScenarios, maximumMultiTurn, attempts, techniqueIds], [1, 1, 1, ['plain.ask']])
})

test('a test is driven with amounts that the service takes, and with none beyond them', () => {
  const right = settingsOfTest(testWith([], null))
  assert.equal(hasRightAmounts(right), true)
  assert.equal(hasRightAmounts({ ...right, maxScenarios: null, maximumMultiTurn: null }), true)
  for (const wrong of [{ attempts: 6 }, { attempts: 0 }, { maxScenarios: 501 }, { maximumMultiTurn: 16 }]) {
    assert.equal(hasRightAmounts({ ...right, ...wrong }), false, JSON.stringify(wrong))
  }
})
