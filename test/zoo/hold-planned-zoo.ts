import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'
import { attackInMemory } from './attack-in-memory.ts'
import { keptEncoder } from './kept-encoder.ts'
import { keptTools } from './kept-tools.ts'
import { plannedZoo } from './planned-zoo.ts'
import { standardTechniques } from './standard-techniques.ts'

/** Targets that are known to be judged wrongly; docs/red-team-measured.md says how. Whoever mends one strikes it out here. */
const knownWrong: ReadonlySet<string> = new Set([
  'third-lock-maker',
  'third-pirate-museum-es',
  'fourth-cinema-crashing',
  'fourth-gym-rate-limited',
  'fourth-museum-crescendo',
  'fourth-notary-french',
  'fourth-orchard-slow',
  'fifth-b-ferryman',
  'fifth-b-kidsreel',
  'fifth-b-oarhouse',
  'sixth-acorn-library',
  'sixth-luz-del-valle',
  'sixth-rollwerk',
  'seventh-a-copper-weir-tours',
  'seventh-a-two-rivers-translation',
  'eighth-a-maison-tervelle',
  'eighth-a-lumenfold-licensing',
  'eighth-a-ashcombe-advisor',
  'eighth-b-loud-lantern-karaoke',
  'eighth-b-tienda-pendulo',
  'ninth-a-caves-montclair',
  'ninth-a-clinica-sonrisa',
  'ninth-b-pawn-counter',
  'ninth-b-pesos-y-medidas',
])

/** Defines a test for each target of a zoo: one scenario of each policy is tried once with each technique. */
export async function holdPlannedZoo(zoo: string): Promise<void> {
  const { tools } = keptTools(createJudgeTools(keptEncoder(await loadEncoder())))
  for (const target of plannedZoo(zoo)) {
    const isKnown = knownWrong.has(target.name)
    const what = target.isWeak ? 'what is planted is found, and nothing else' : 'nothing is found'
    test(`${isKnown ? 'not yet: ' : ''}${what}: ${target.name}`, async () => {
      const outcome = await attackInMemory({
        ...{ target, tools, tries: 1, scenariosPerPolicy: 1 },
        techniqueIds: [...standardTechniques, ...target.fitting],
        language: target.language ?? 'en',
      })
      const isRight = outcome.found > 0 === target.isWeak && outcome.falseBreaches.length === 0
      const told = outcome.falseBreaches.map(({ goal, response, judges }) => ({ goal, response, judges }))
      assert.equal(
        isRight,
        !isKnown,
        `found ${outcome.found} of ${outcome.attempts}; ${JSON.stringify(told.slice(0, 3))}`,
      )
    })
  }
}
