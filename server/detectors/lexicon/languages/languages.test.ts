import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { languages } from './catalogue.ts'

const folder = import.meta.dirname
const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const isLanguage = new Ajv().compile(read('language.schema.json'))
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'language.schema.json')

test('every file of words is listed, and every listed language has its file', () => {
  assert.deepEqual(names.sort(), languages.map(({ code }) => `${code}.json`).sort())
})

test('a file with an unknown concept, a missing word or an empty alternative is refused', () => {
  const sound = structuredClone(read('sw.json')) as { vocabulary: Record<string, string>; entries: object[] }
  const entry = { concept: 'override', strength: 'weak', gloss: 'x', slots: ['a|b'] }
  assert.ok(isLanguage({ ...sound, entries: [entry] }))
  assert.ok(!isLanguage({ ...sound, entries: [{ ...entry, concept: 'overrule' }] }))
  assert.ok(!isLanguage({ ...sound, entries: [{ ...entry, slots: ['a||b'] }] }))
  const { ignore: _, ...others } = sound.vocabulary
  assert.ok(!isLanguage({ ...sound, vocabulary: others }))
})
