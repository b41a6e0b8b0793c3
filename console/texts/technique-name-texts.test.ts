import assert from 'node:assert/strict'
import { test } from 'node:test'
import { llmTechniques } from '../../server/redteam/attackers/llm-techniques.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'
import { plainAsk } from '../../server/redteam/techniques/plain-ask.ts'
import { techniqueNames } from './technique-name-texts.ts'
import { languages } from './text-table.ts'

test('every technique has a name in each language, and the English one is that of the service', () => {
  const all = [plainAsk, ...techniques, ...llmTechniques].map(({ about: { id, name } }) => [id, name])
  assert.deepEqual(
    Object.entries<readonly string[]>(techniqueNames).map(([id, [english]]) => [id, english]),
    all,
  )
})

test('no two techniques have the same name in any language', () => {
  const named = Object.values<readonly string[]>(techniqueNames)
  for (const place of languages.keys()) {
    const texts = named.map((texts) => texts[place]?.trim() ?? '')
    assert.ok(!texts.includes(''))
    assert.equal(new Set(texts).size, texts.length, languages[place])
  }
})
