import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { attackLanguages } from '../../domain/red-team-test/test-policy.ts'
import type { StageWordings } from './multi-turn/stage-wordings.ts'

interface ScriptWords {
  readonly $schema?: string
  readonly about: string
  readonly stages: StageWordings
}

const folder = import.meta.dirname
const schemaName = 'stage-wordings.schema.json'
const read = (name: string): ScriptWords => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const isScript = new Ajv().compile(read(schemaName))
const names = globSync('{multi-turn,agent}/*.json', { cwd: folder })
  .filter((name) => read(name).$schema === `../${schemaName}`)
  .sort()
const techniques = globSync('../techniques/**/*.ts', { cwd: folder }).map((name) =>
  readFileSync(join(folder, name), 'utf8'),
)

test('files of scripts are found', () => assert.ok(names.length >= 23))

for (const name of names) {
  test(`${name} has the same stages in every language, and asks for the goal last`, () => {
    const words = read(name)
    const waysMin = name.startsWith('multi-turn/') ? 2 : 1
    for (const language of attackLanguages) {
      for (const ways of words.stages[language]) assert.ok(ways.length >= waysMin, ways[0])
      assert.equal(words.stages[language].length, words.stages.en.length, language)
      for (const said of words.stages[language].at(-1) ?? []) assert.ok(said.includes('{goal}'), said)
    }
  })

  test(`a technique says the words of ${name}`, () => {
    assert.ok(techniques.some((source) => source.includes(`/wordings/${name}'`)))
  })
}

test('a script without a language, or with a stage without words, is refused', () => {
  const sound = read('multi-turn/crescendo.json')
  const [, ...others] = sound.stages.en
  assert.ok(isScript({ ...sound }))
  assert.ok(!isScript({ ...sound, stages: { ...sound.stages, en: [[], ...others] } }))
  const { es: _, ...three } = sound.stages
  assert.ok(!isScript({ ...sound, stages: three }))
})
