import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { allLanguages } from './all-languages.ts'

const folder = import.meta.dirname
const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const isLanguage = new Ajv({ allErrors: true }).compile(read('language-texts.schema.json'))
const names = readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name))

test('every file of sentences is listed, and every listed language has its file', () => {
  assert.deepEqual(names.sort(), allLanguages.map(({ language }) => `${language}.json`).sort())
})

for (const name of names) {
  test(`${name} holds to the schema of sentences`, () => {
    assert.ok(isLanguage(read(name)), JSON.stringify(isLanguage.errors?.slice(0, 3)))
  })
}

test('a file without a list, with an empty text or with one twice is refused', () => {
  const sound = read('en.json')
  assert.ok(isLanguage(sound))
  assert.ok(!isLanguage({ ...sound, leads: undefined }))
  assert.ok(!isLanguage({ ...sound, leads: [' '] }))
  assert.ok(!isLanguage({ ...sound, leads: ['Hi!', 'Hi!'] }))
})
