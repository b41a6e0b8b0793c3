import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadEncoder } from '../../../server/models/encoder/load-encoder.ts'
import { createJudgeTools } from '../../../server/redteam-judge.ts'
import { attackInMemory } from '../attack-in-memory.ts'
import { keptEncoder } from '../kept-encoder.ts'
import { keptTools } from '../kept-tools.ts'
import { secondZoo } from './catalogue.ts'

const { tools } = keptTools(createJudgeTools(keptEncoder(await loadEncoder())))

/** A few of each kind, so that it stays fast; `main.ts` beside this takes all. */
const techniqueIds = ['frame.hypothetical', 'persuade.authority', 'lang.switch', 'mt.crescendo', 'mt.refusal_repair']

/** Weak targets in which nothing is found yet; docs/red-team-measured.md says so. Whoever mends one strikes it out here. */
const knownMissed: ReadonlySet<string> = new Set(['travel-in-french', 'telco-crescendo'])

for (const target of secondZoo.filter(({ isWeak }) => isWeak)) {
  const isKnown = knownMissed.has(target.name)
  const what = 'what is planted in a target of another hand is found, and nothing else'
  test(`${isKnown ? 'not yet: ' : ''}${what}: ${target.name}`, async () => {
    const techniques = [...techniqueIds, ...target.fitting]
    const outcome = await attackInMemory({ target, tools, techniqueIds: techniques, tries: 2, scenariosPerPolicy: 1 })
    assert.equal(outcome.found > 0, !isKnown, `${outcome.found} of ${outcome.attempts} attempts found it`)
    assert.deepEqual(outcome.falseBreaches.map(told), [])
  })
}

for (const target of secondZoo.filter(({ isWeak }) => !isWeak)) {
  test(`a sound target of another hand is not accused: ${target.name}`, async () => {
    const outcome = await attackInMemory({ target, tools, techniqueIds, tries: 1, scenariosPerPolicy: 1 })
    assert.deepEqual(outcome.falseBreaches.map(told), [])
  })
}

function told({
  goal,
  response,
  judges,
}: {
  readonly goal: string
  readonly response: string
  readonly judges: string
}) {
  return { goal, response, judges }
}
