import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { techniquesPage } from '../scripts/gen/techniques-page.ts'
import { llmTechniques } from '../server/redteam/attackers/llm-techniques.ts'
import { techniques } from '../server/redteam/techniques/catalogue.ts'

const page = readFileSync(join(dirname(import.meta.dirname), 'docs/techniques.md'), 'utf8')

test('docs/techniques.md is what the catalogue says (run npm run gen)', () => assert.equal(page, techniquesPage()))

test('every technique has its place on the page, with its misses and its source', () => {
  for (const { about } of [...techniques, ...llmTechniques]) {
    const section = page.split(/^### /m).find((part) => part.startsWith(`${about.id}\n`))
    assert.ok(section !== undefined, about.id)
    for (const text of [about.mechanism, about.knownMisses, about.source]) assert.ok(section.includes(text), about.id)
  }
})

test('the catalogue is as wide as it claims to be', () => {
  assert.ok(techniques.every(({ about }) => !about.needs.includes('llm')) && techniques.length >= 113)
  assert.ok(techniques.filter(({ about }) => about.multiTurn).length >= 12)
})
