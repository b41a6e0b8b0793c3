import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeVersions } from '../../server/redteam-judge-model.ts'
import { knownWrong } from './known-wrong.ts'
import { plannedZoo } from './planned-zoo.ts'
import { playedZooNames, readPlayedZoos } from './played-zoos.ts'

const targets = playedZooNames.flatMap((zoo) => plannedZoo(zoo))
const played = readPlayedZoos()

test('all zoos were played with the judge and the networks that ship: npm run bench:zoos -- --write', () => {
  assert.deepEqual(played.madeFor, judgeVersions())
})

test('each target was played, and comes out as it is known to', () => {
  assert.deepEqual(Object.keys(played.targets).sort(), targets.map(({ name }) => name).sort())
  const wrong = Object.entries(played.targets).filter(([, { isRight }]) => !isRight)
  assert.deepEqual(wrong.map(([name]) => name).sort(), [...knownWrong].sort())
})
