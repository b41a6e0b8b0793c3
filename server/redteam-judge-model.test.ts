import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { measureNames } from './redteam/judges/measure-answer.ts'
import { judgeModelPath, loadJudgeModel } from './redteam-judge-model.ts'

const committed = JSON.parse(readFileSync(judgeModelPath, 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'judge-model-'))

function written(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('the committed model weighs every measure and holds no more than 200 numbers', () => {
  const { breach } = loadJudgeModel(committed.madeFor)
  for (const { weights } of [breach.known, breach.unknown]) {
    assert.equal(weights.length, measureNames.length)
    assert.ok(weights.some((weight) => weight !== 0))
  }
  assert.ok(2 * measureNames.length + 4 <= 200)
})

const refused: readonly (readonly [what: string, content: string, says: RegExp])[] = [
  ['another encoder', JSON.stringify({ ...committed, madeFor: 'another' }), /made with the encoder another/],
  ['other measures', JSON.stringify({ ...committed, measures: ['length'] }), /expected fields/],
  [
    'a weight that is no number',
    JSON.stringify({
      ...committed,
      breach: { ...committed.breach, known: { bias: 0, weights: [null], breachFrom: 0.5 } },
    }),
    /expected/,
  ],
  ['a file cut short', JSON.stringify(committed).slice(0, 100), /not valid JSON|expected fields/],
]
for (const [what, content, says] of refused) {
  test(`a judge model of ${what} is refused with how to restore it`, () => {
    const path = written(`${what}.json`, content)
    assert.throws(
      () => loadJudgeModel(committed.madeFor, path),
      (error: Error) => says.test(error.message) && error.message.includes('training/judges/README.md'),
    )
  })
}

test('a missing judge model is named', () => {
  assert.throws(() => loadJudgeModel(committed.madeFor, join(folder, 'none.json')), /none\.json cannot be used/)
})
