import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ChosenLanguage, frameLanguages } from '../red-team-test/frame-language.ts'
import { framedTechniqueIds } from '../red-team-test/framed-techniques.ts'
import { unknownTarget } from '../red-team-test/reconnaissance.ts'
import { frameLanguageOf, type PlannedLanguages } from './frame-language-of.ts'

function planOf(languages: readonly ChosenLanguage[] | undefined, spoken: readonly string[] = []): PlannedLanguages {
  const chosen = languages === undefined ? {} : { languages }
  return {
    methods: { techniqueIds: framedTechniqueIds, warmUpTurns: 0, attempts: 2, ...chosen },
    profile: { ...unknownTarget, languages: spoken },
    language: 'en',
  }
}

/** The languages of the tries of each of 20 scenarios with each technique. */
function languagesOf(plan: PlannedLanguages, tries: number) {
  return Array.from({ length: 20 }, (_, place) => `scenario-${place}`).flatMap((scenarioId) =>
    framedTechniqueIds.map((techniqueId) =>
      Array.from({ length: tries }, (__, tryIndex) => frameLanguageOf(plan, { scenarioId, techniqueId, tryIndex })),
    ),
  )
}

test('where nobody asked for languages, and for techniques without such frames, there is none', () => {
  for (const plan of [planOf(undefined), planOf([]), planOf(['spoken']), planOf(['spoken'], ['sv'])])
    assert.deepEqual([...new Set(languagesOf(plan, 3).flat())], [null])
  const attempt = { scenarioId: 's', techniqueId: 'enc.base64', tryIndex: 0 }
  assert.equal(frameLanguageOf(planOf(['it']), attempt), null)
  assert.equal(frameLanguageOf(planOf(['it']), { ...attempt, techniqueId: 'lang.switch' }), 'it')
})

test('one language is that of every try; of several each try has the next, and a run meets all alike', () => {
  assert.deepEqual([...new Set(languagesOf(planOf(['it']), 5).flat())], ['it'])
  const cells = languagesOf(planOf(frameLanguages), 5)
  for (const cell of cells) assert.equal(new Set(cell).size, 5)
  const firsts = Map.groupBy(cells, ([first]) => first)
  assert.equal(firsts.size, frameLanguages.length)
  for (const [language, { length }] of firsts) assert.ok(length > 20 && length < 64, `${language} ${length}`)
})

test('the languages that the target was found to speak come first, and `spoken` stands for those alone', () => {
  const plan = planOf(['ru', 'it', 'ar', 'pt'], ['it', 'en', 'pt'])
  for (const cell of languagesOf(plan, 4)) {
    assert.deepEqual(new Set(cell.slice(0, 2)), new Set(['it', 'pt']))
    assert.deepEqual(new Set(cell.slice(2)), new Set(['ru', 'ar']))
  }
  for (const cell of languagesOf(planOf(['spoken'], ['it', 'sv', 'en']), 4))
    assert.deepEqual(new Set(cell), new Set(['it', 'en']))
  for (const cell of languagesOf(planOf(['spoken', 'zh'], ['it']), 2)) assert.deepEqual(cell, ['it', 'zh'])
})

test('a replayed attempt has the language that it had, whatever else its plan was cut down to', () => {
  const plan = planOf(['ru', 'it', 'ar'])
  const cut = { ...plan, methods: { ...plan.methods, techniqueIds: ['persona.dan'], attempts: 1 } }
  for (let tryIndex = 0; tryIndex < 5; tryIndex += 1) {
    const attempt = { scenarioId: 's', techniqueId: 'persona.dan', tryIndex }
    assert.equal(frameLanguageOf(cut, attempt), frameLanguageOf(plan, attempt))
  }
})
