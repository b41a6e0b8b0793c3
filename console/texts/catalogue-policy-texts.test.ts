import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policyCatalogue } from '../../server/domain/policy/policy-catalogue.ts'
import { catalogueDefinitions, catalogueNames } from './catalogue-policy-texts.ts'
import { languages, type TextTable } from './text-table.ts'

test('every policy of the catalogue has a name and a definition in each language, and the English ones are those of the service', () => {
  const tables: readonly [table: TextTable, textOf: (entry: (typeof policyCatalogue)[number]) => string][] = [
    [catalogueNames, ({ name }) => name],
    [catalogueDefinitions, ({ description }) => description],
  ]
  for (const [table, textOf] of tables) {
    assert.deepEqual(
      Object.entries(table).map(([key, [english]]) => [key, english]),
      policyCatalogue.map((entry) => [entry.detector, textOf(entry)]),
    )
    for (const [key, texts] of Object.entries(table)) {
      assert.equal(texts.length, languages.length, key)
      for (const text of texts) assert.ok(text.trim() !== '', key)
      if (key !== 'violence' || table !== catalogueNames) assert.notEqual(texts[0], texts[1], key)
    }
  }
  for (const [, french] of Object.values(catalogueDefinitions)) assert.match(french, /^contenu qui /)
})

test('no two policies of the catalogue have the same name in a language', () => {
  for (const place of languages.keys()) {
    const names = Object.values<readonly string[]>(catalogueNames).map((texts) => texts[place])
    assert.equal(new Set(names).size, names.length)
  }
})
