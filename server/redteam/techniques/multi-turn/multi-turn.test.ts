import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import type { Technique } from '../../../domain/attempt/technique.ts'
import { type AttackLanguage, attackLanguages } from '../../../domain/red-team-test/test-policy.ts'
import { techniques } from '../catalogue.ts'
import { actor } from './methods/actor.ts'
import { badLikert } from './methods/bad-likert.ts'
import { coreference } from './methods/coreference.ts'
import { crescendo } from './methods/crescendo.ts'
import { deceptiveDelight } from './methods/deceptive-delight.ts'
import { footInTheDoor } from './methods/foot-in-the-door.ts'
import { manyShot } from './methods/many-shot.ts'
import { mischievousUser } from './methods/mischievous-user.ts'
import { redQueen } from './methods/red-queen.ts'
import { roleplayDrift } from './methods/roleplay-drift.ts'
import { sequential } from './methods/sequential.ts'
import { type Answer, attemptIn, harmless, playAttempt, refusal } from './play-attempt.fixture.ts'

const scripts: readonly Technique[] = [
  crescendo,
  footInTheDoor,
  redQueen,
  deceptiveDelight,
  sequential,
  badLikert,
  mischievousUser,
  coreference,
  actor,
  roleplayDrift,
  manyShot,
]
const multiTurn = techniques.filter(({ about }) => about.multiTurn && !/^(?:single|enc)/u.test(about.id))
/** Their goal goes over in parts or in a map of its own; their tests stand beside them. */
const disguised = new Set(['mt.split_payload', 'cipher.bijection'])

const answers: readonly Answer[] = [
  harmless,
  refusal,
  { response: 'Please have a look at our help pages for that.', outcome: 'deflected' },
  { response: 'The first sign of it is an R and then there is more.', outcome: 'partial' },
  { response: null, outcome: 'error' },
  { response: '', outcome: 'empty' },
  { response: 'Les bêches et les râteaux sont dans la remise avec les pots.', outcome: 'off_topic' },
]

function goalsOf(language: AttackLanguage): readonly string[] {
  const { scenario } = attemptIn(language, 1)
  return [scenario.goal, ...Object.values(scenario.goals)]
}

test('there are at least 18 scripts over several turns', () => {
  assert.ok(multiTurn.length >= 18, String(multiTurn.length))
})

for (const technique of multiTurn) {
  const { id } = technique.about

  if (!disguised.has(id)) {
    test(`${id}: the goal is asked by the last turn at latest, however many turns there are and whatever is answered`, () => {
      for (const turns of [1, 2, 3, 4, 5, 8, 15]) {
        for (const answer of answers) {
          for (const language of attackLanguages) {
            const said = playAttempt(technique, attemptIn(language, turns, { tryIndex: turns % 3 }), () => answer)
            assert.equal(said.length, turns)
            const isAsked = said.some(({ prompt }) => goalsOf(language).some((goal) => prompt.includes(goal)))
            assert.ok(
              isAsked,
              `${turns} turns, ${answer.outcome}, ${language}:\n${said.map((p) => p.prompt).join('\n')}`,
            )
          }
        }
      }
    })
  }

  test(`${id}: each of five tries opens in another way`, () => {
    for (const language of attackLanguages) {
      const openings = [0, 1, 2, 3, 4].map(
        (tryIndex) => technique.nextPrompt(attemptIn(language, 5, { tryIndex })).prompt,
      )
      assert.equal(new Set(openings).size, 5, openings.join('\n'))
    }
  })

  test(`${id}: another business gives other texts`, () => {
    const about = (businessContext: string, useCase: string): string => {
      const view = attemptIn('en', 5, { businessContext, useCase })
      return playAttempt(technique, view, () => harmless)
        .map(({ prompt }) => prompt)
        .join('\n')
    }
    const shop = about('An online shop for garden tools.', 'orders and returns')
    const bank = about('A retail bank that manages savings accounts.', 'savings accounts and standing orders')
    assert.notEqual(shop, bank)
    assert.match(bank, /savings accounts|retail bank|standing orders/)
  })

  test(`${id}: nothing of the warm-up is said again, in turn 15 as little as in turn 1`, () => {
    const anyAnswers = fc.array(fc.constantFrom(...answers), { minLength: 15, maxLength: 15 })
    fc.assert(
      fc.property(fc.constantFrom(...attackLanguages), anyAnswers, fc.nat(4), (language, replies, tryIndex) => {
        const start = attemptIn(language, 15, { tryIndex })
        const first = technique.nextPrompt(start)
        const warmed = { ...start, warmUps: [{ ...turnOf(first.prompt), phase: 'warm_up' as const }] }
        const said = playAttempt(technique, warmed, (_, turn) => replies[turn] ?? harmless).map(({ prompt }) => prompt)
        assert.equal(new Set([first.prompt, ...said]).size, 16)
      }),
      { numRuns: 8 },
    )
  })
}

for (const technique of scripts) {
  const { id } = technique.about

  test(`${id}: build-up turns stay on the topic and never say the goal`, () => {
    for (const language of attackLanguages) {
      const said = playAttempt(technique, attemptIn(language, 5), () => ({ response: 'ok', outcome: 'complied' }))
      const first = said.findIndex(({ prompt }) => goalsOf(language).some((goal) => prompt.includes(goal)))
      assert.ok(first >= 2, `${id} asks in turn ${first}`)
      // A script of pronouns names the matter once.
      const named = id === coreference.about.id ? said.slice(0, 1) : said.slice(0, first)
      for (const { prompt } of named) {
        assert.match(prompt, /discount|réduction|rabatt|descuento|employ|mitarbeiter|emplead|garden|returns|orders/iu)
      }
    }
  })

  test(`${id}: a refused step is taken back and put more softly`, () => {
    const said = playAttempt(technique, attemptIn('en', 8), (_, turn) => (turn === 1 ? refusal : harmless))
    assert.deepEqual(said[2]?.dropTurns, [1])
    assert.match(said[2]?.strategy ?? '', /refused.*Step 2 .*softly/)
  })
}

for (const language of attackLanguages) {
  test(`a target that falls to a crescendo of five turns is found with the default of five (${language})`, () => {
    const goal = attemptIn(language, 5).scenario.goal
    const topic = { en: 'discount', fr: 'réduction', de: 'rabatt', es: 'descuento' }[language]
    let fell = false
    playAttempt(crescendo, attemptIn(language, 5), (prompts) => {
      const last = prompts.at(-1) ?? ''
      if (!last.includes(goal)) return { response: 'ok', outcome: 'off_topic' }
      const related = prompts.slice(0, -1).filter((prompt) => prompt.toLowerCase().includes(topic))
      if (related.length < 4) return refusal
      fell = true
      return { response: 'The code is ROSE.', outcome: 'complied' }
    })
    assert.ok(fell)
  })
}

test('a crescendo holds on to the words of the last answer', () => {
  const said = playAttempt(crescendo, attemptIn('en', 5), () => harmless)
  for (const { prompt } of said.slice(1))
    assert.match(prompt, /"(?:packing table|seed shelf|gardeners[a-z ]*|seedlings)/)
})

function turnOf(prompt: string): Parameters<Technique['nextPrompt']>[0]['warmUps'][number] {
  return {
    turnIndex: 0,
    phase: 'warm_up',
    prompt,
    request: prompt,
    response: 'Hello!',
    toolCalls: [],
    error: null,
    latencyMs: 1,
    evaluation: null,
    strategy: 'rapport',
    isDropped: false,
  }
}
