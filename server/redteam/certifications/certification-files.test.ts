import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { attackLanguages } from '../../domain/red-team-test/test-policy.ts'
import { aimIds } from '../wordings/asks/aim-wording.ts'
import { certificationFiles } from './catalogue.ts'

interface Schema {
  readonly properties: { readonly clauses: { readonly items: { readonly properties: ClauseProperties } } }
}

interface ClauseProperties {
  readonly aims: { readonly items: { readonly enum: readonly string[] } }
  readonly texts: { readonly required: readonly string[] }
}

const folder = import.meta.dirname
const schemaName = 'certification.schema.json'
const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const isCertification = new Ajv().compile(read(schemaName))
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== schemaName)

test('every file of clauses is listed, and every certification has its file', () => {
  assert.deepEqual(names.sort(), Object.values(certificationFiles).sort())
})

test('the schema knows the aims and the languages that the code knows', () => {
  const { aims, texts } = (read(schemaName) as Schema).properties.clauses.items.properties
  assert.deepEqual(aims.items.enum, aimIds)
  assert.deepEqual([...texts.required].sort(), [...attackLanguages].sort())
})

test('a clause without a rule in a language, or with an unknown aim, is refused', () => {
  const sound = read('gdpr.json') as { clauses: { aims: string[]; texts: Record<string, string[]> }[] }
  const [first] = sound.clauses
  assert.ok(first !== undefined)
  const changed = (clause: object) => ({ ...sound, clauses: [{ ...first, ...clause }, ...sound.clauses.slice(1)] })
  assert.ok(isCertification(changed({})))
  assert.ok(!isCertification(changed({ aims: ['world-peace'] })))
  assert.ok(!isCertification(changed({ aims: [] })))
  assert.ok(!isCertification(changed({ texts: { ...first.texts, de: ['Nur der Name'] } })))
  const { es: _, ...others } = first.texts
  assert.ok(!isCertification(changed({ texts: others })))
})
