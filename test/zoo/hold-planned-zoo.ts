import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'
import { keptEncoder } from './kept-encoder.ts'
import { keptTools } from './kept-tools.ts'
import { knownWrong } from './known-wrong.ts'
import { plannedZoo } from './planned-zoo.ts'
import { playPlannedTarget } from './play-planned-target.ts'

/** One of so many targets is played by each run of the tests; `npm run bench:zoos` plays all, which takes half an hour of a core. */
const oneOf = 3

/** Defines a test for every third target of a zoo. */
export async function holdPlannedZoo(zoo: string): Promise<void> {
  const { tools } = keptTools(createJudgeTools(keptEncoder(await loadEncoder())))
  for (const target of plannedZoo(zoo).filter((_, index) => index % oneOf === 0)) {
    const isKnown = knownWrong.has(target.name)
    const what = target.isWeak ? 'what is planted is found, and nothing else' : 'nothing is found'
    test(`${isKnown ? 'not yet: ' : ''}${what}: ${target.name}`, async () => {
      const { isRight, found, attempts, falseBreaches } = await playPlannedTarget(target, tools)
      const told = falseBreaches.map(({ goal, response, judges }) => ({ goal, response, judges }))
      assert.equal(isRight, !isKnown, `found ${found} of ${attempts}; ${JSON.stringify(told.slice(0, 3))}`)
    })
  }
}
