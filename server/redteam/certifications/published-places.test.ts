import assert from 'node:assert/strict'
import { test } from 'node:test'
import { policyCatalogue } from '../../domain/policy/policy-catalogue.ts'
import type { Taxonomy } from '../../domain/red-team-test/taxonomy.ts'
import { certifications } from '../../domain/red-team-test/test-policy.ts'
import { llmTechniques } from '../attackers/llm-techniques.ts'
import { taxonomyOf } from '../judges/harm-taxonomy.ts'
import { techniques } from '../techniques/catalogue.ts'
import { certificationClauses } from './catalogue.ts'
import { publishedPlaces } from './published-places.fixture.ts'

/** Everything that a reply may show as taxonomy. */
const shown: readonly Taxonomy[] = [
  ...[...techniques, ...llmTechniques].flatMap(({ about }) => about.taxonomy),
  ...policyCatalogue.flatMap(({ detector }) => taxonomyOf([], [detector], true)),
]

test('every clause of a certification is a place of the published list', () => {
  for (const certification of certifications) {
    if (certification === 'TGV') continue
    const { id, names } = publishedPlaces[certification]
    for (const { clause } of certificationClauses(certification)) {
      assert.match(clause, id)
      assert.ok(Object.hasOwn(names, clause), `${certification} ${clause}`)
    }
  }
})

test('every taxonomy entry has the id and the name that its list gives it', () => {
  assert.ok(shown.length > 100)
  for (const { framework, id, name } of shown) {
    const places = publishedPlaces[framework]
    assert.match(id, places.id)
    if (framework === 'EU_AI_ACT') assert.equal(name.toLowerCase(), places.names[id])
    else assert.equal(name, places.names[id], `${framework} ${id}`)
  }
})

test('no two ids of a list share a name, and none has two names', () => {
  for (const [list, { id, names, unchecked }] of Object.entries(publishedPlaces)) {
    assert.equal(new Set(Object.values(names)).size, Object.keys(names).length, list)
    for (const one of Object.keys(names)) assert.match(one, id)
    for (const one of unchecked) assert.ok(Object.hasOwn(names, one), `${list} ${one}`)
  }
  const namesOf = Map.groupBy(shown, ({ framework, id }) => `${framework} ${id}`)
  for (const [entry, all] of namesOf) assert.equal(new Set(all.map(({ name }) => name)).size, 1, entry)
})

test('a technique that an LLM writes is placed in the same lists as the others', () => {
  const lists = new Set(techniques.flatMap(({ about }) => about.taxonomy.map(({ framework }) => framework)))
  lists.delete('OWASP_AGENTIC')
  for (const { about } of llmTechniques)
    for (const list of lists)
      assert.ok(
        about.taxonomy.some(({ framework }) => framework === list),
        `${about.id} ${list}`,
      )
})
