import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { Ajv, type ValidateFunction } from 'ajv'
import { attackLanguages } from '../server/domain/red-team-test/test-policy.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const root = dirname(import.meta.dirname)
const read = (name: string): { [key: string]: Json } => JSON.parse(readFileSync(join(root, name), 'utf8'))
const all = globSync('server/**/*.json', { cwd: root }).sort()
const schemas = all.filter((name) => name.endsWith('.schema.json'))
const words = all.filter((name) => !/\.(?:schema|generated|fixture)\.json$/.test(name))
const ajv = new Ajv({ strictTypes: true })
const validators = new Map(schemas.map((name) => [name, ajv.compile(read(name))]))

/** The schema that a file names, as a path from the root; empty where it names none. */
function schemaOf(name: string): string {
  const { $schema } = read(name)
  return typeof $schema === 'string' ? relative(root, join(root, dirname(name), $schema)) : ''
}

/** Every place of `value`, with the object or list that it stands in. */
function placesOf(value: Json, path = ''): readonly Place[] {
  if (value === null || typeof value !== 'object') return []
  const inside = value as { [key: string]: Json }
  return Object.keys(inside).flatMap((key) => [
    { inside, key, path: `${path}/${key}` },
    ...placesOf(inside[key] ?? null, `${path}/${key}`),
  ])
}

interface Place {
  readonly inside: { [key: string]: Json }
  readonly key: string
  readonly path: string
}

/** Whether the file is refused once `change` was made at a place; the place is as it was afterwards. */
function isRefused(isValid: ValidateFunction, whole: Json, { inside, key }: Place, change: () => void): boolean {
  const before = inside[key] ?? null
  change()
  const refused = !isValid(whole)
  inside[key] = before
  return refused
}

test('files of words are found', () => assert.ok(words.length >= 100, `${words.length}`))

test('every schema is named by a file of words', () => {
  const named = new Set(words.map(schemaOf))
  assert.deepEqual(
    schemas.filter((schema) => !named.has(schema)),
    [],
  )
})

for (const name of words) {
  test(`${name} names its schema and holds to it`, () => {
    const isValid = validators.get(schemaOf(name))
    assert.ok(isValid, `put "$schema" into it: the way to the schema that lies beside it`)
    assert.ok(isValid(read(name)), JSON.stringify(isValid.errors?.slice(0, 3)))
  })

  test(`a number in place of any text of ${name} is refused, and so is a text without one of its languages`, () => {
    const isValid = validators.get(schemaOf(name))
    assert.ok(isValid)
    const whole = read(name)
    for (const place of placesOf(whole)) {
      const { inside, key, path } = place
      if (typeof inside[key] === 'string')
        assert.ok(
          isRefused(isValid, whole, place, () => {
            inside[key] = 7
          }),
          path,
        )
      if (attackLanguages.every((language) => language in inside) && attackLanguages.some((code) => code === key))
        assert.ok(
          isRefused(isValid, whole, place, () => {
            delete inside[key]
          }),
          path,
        )
    }
  })
}
