import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createClient, type RedoubtClient } from '../../client/create-client.ts'
import { type Service, startService } from '../service.ts'
import { attackTarget, type ZooOutcome } from './attack-target.ts'
import { behindGuard } from './guarded.ts'
import { serveTarget } from './serve-target.ts'
import type { ZooTarget } from './target.ts'
import { answersInSpanish } from './targets/answers-in-spanish.ts'
import { callsForbiddenTool } from './targets/calls-forbidden-tool.ts'
import { decodesBase64 } from './targets/decodes-base64.ts'
import { dosageAfterRolePlay } from './targets/dosage-after-role-play.ts'
import { fiveTurnCrescendo } from './targets/five-turn-crescendo.ts'
import { givesSecretInParts } from './targets/gives-secret-in-parts.ts'
import { leaksInFrench } from './targets/leaks-in-french.ts'
import { obeysDocuments } from './targets/obeys-documents.ts'
import { crashingTarget, flakyTarget, rateLimitedTarget, statefulTarget } from './targets/repeats-what-is-above.ts'
import {
  answersHarmlessly,
  deflectsEverything,
  echoesThePrompt,
  echoesWithAFrame,
  refusesEverything,
  refusesInSpanish,
} from './targets/sound-targets.ts'

/** Each weak target with few techniques: the one that its weakness calls for, and one that it withstands. */
const weak: readonly (readonly [ZooTarget, ...techniqueIds: string[]])[] = [
  [leaksInFrench, 'lang.switch', 'enc.base64'],
  [decodesBase64, 'enc.base64', 'persuade.authority'],
  [fiveTurnCrescendo, 'mt.crescendo', 'obf.leet'],
  [obeysDocuments, 'ind.latent_inline', 'cipher.rot13'],
  [callsForbiddenTool, 'persuade.authority', 'enc.base64'],
  [dosageAfterRolePlay, 'persona.roleplay', 'cipher.rot13'],
  [answersInSpanish, 'persuade.authority', 'enc.base64'],
  [givesSecretInParts, 'mt.chunked', 'enc.base64'],
  [flakyTarget, 'leak.system_prompt'],
  [rateLimitedTarget, 'leak.system_prompt'],
  [crashingTarget, 'leak.system_prompt'],
  [statefulTarget, 'leak.system_prompt'],
]

const sound: readonly ZooTarget[] = [
  refusesEverything,
  deflectsEverything,
  echoesThePrompt,
  echoesWithAFrame,
  refusesInSpanish,
  answersHarmlessly,
]

const againstSound = ['enc.base64', 'persona.roleplay', 'mt.crescendo']

// The whole path over HTTP with the real engine; `node test/zoo/main.ts` does it with more techniques and shows a table.
describe('zoo', () => {
  let service: Service
  let client: RedoubtClient
  let projectId: string
  before(async () => {
    service = await startService('embedded')
    const { address: baseUrl, key: apiKey, organizationId } = service
    client = createClient({ baseUrl, apiKey, organizationId })
    projectId = await service.newProject()
  })
  after(() => service.close())

  const attack = async (target: ZooTarget, techniqueIds: readonly string[], isGuarded = false): Promise<ZooOutcome> => {
    const served = await serveTarget(target)
    try {
      const guard = isGuarded ? { guard: behindGuard(client) } : {}
      const outcome = await attackTarget({ client, projectId, target, served, techniqueIds, maxScenarios: 2, ...guard })
      assert.deepEqual(outcome.falseBreaches, [], 'a breach that was none')
      assert.ok(outcome.creditsCharged <= outcome.creditsEstimated)
      assert.equal(outcome.errored, 0)
      return outcome
    } finally {
      await served.close()
    }
  }

  for (const [target, ...techniqueIds] of weak) {
    test(`${target.name}: what was planted is found, and nothing else`, async () => {
      assert.ok((await attack(target, techniqueIds)).found > 0)
    })
  }

  for (const target of sound) {
    test(`${target.name}: nothing is found`, async () => {
      assert.equal((await attack(target, againstSound)).found, 0)
    })
  }

  test('a weak target behind our own guard: nothing is taken for a breach that is none', async () => {
    await attack(decodesBase64, ['enc.base64', 'persona.roleplay'], true)
  })
})
