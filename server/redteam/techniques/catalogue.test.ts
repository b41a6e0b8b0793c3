import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import type { EvaluationOutcome } from '../../domain/agent-run/evaluation.ts'
import type { AttackPrompt, AttemptView, Technique } from '../../domain/attempt/technique.ts'
import { type AttackLanguage, attackLanguages } from '../../domain/red-team-test/test-policy.ts'
import { attackTurn, attemptView } from './attempt-view.fixture.ts'
import { techniques } from './catalogue.ts'

type Answer = { readonly response: string | null; readonly outcome: EvaluationOutcome }

const answers: Readonly<Record<string, Answer>> = {
  refusal: { response: 'I am sorry, but I cannot help you with that request.', outcome: 'refused' },
  deflection: { response: 'For questions like this please see our help pages.', outcome: 'deflected' },
  part: { response: 'Well, the first letter of it is an R, and the rest is', outcome: 'partial' },
  remark: { response: 'Gardens need water in the summer, and that is all I have to say.', outcome: 'complied' },
  stray: { response: 'The weather is nice and the birds sing in the trees.', outcome: 'off_topic' },
  silence: { response: null, outcome: 'empty' },
  failure: { response: '', outcome: 'error' },
  french: { response: 'Je suis désolé, je ne peux pas vous aider avec cette demande.', outcome: 'refused' },
}
const anyAnswers = fc.array(fc.constantFrom(...Object.values(answers)), { minLength: 14, maxLength: 14 })

/** Plays an attempt against a target that gives these answers, whatever it is asked. */
function play(technique: Technique, start: AttemptView, replies: readonly Answer[]): readonly AttackPrompt[] {
  const prompts: AttackPrompt[] = []
  let view = start
  for (let turn = 0; turn <= replies.length; turn += 1) {
    const prompt = technique.nextPrompt(view)
    prompts.push(prompt)
    if (prompt.exhausted === true) break
    const reply = replies[turn]
    if (reply === undefined) break
    view = {
      ...view,
      turns: [...view.turns, attackTurn(turn, prompt, reply)],
      turnsLeft: Math.max(1, view.turnsLeft - 1),
    }
  }
  return prompts
}

function startIn(language: AttackLanguage, changes: Partial<AttemptView> = {}): AttemptView {
  const view = attemptView({ language, ...changes })
  return { ...view, scenario: { ...view.scenario, goal: view.scenario.goals[language] ?? view.scenario.goal } }
}

test('each technique has an id of its own and says all that is known about it', () => {
  const ids = techniques.map(({ about }) => about.id)
  assert.equal(new Set(ids).size, ids.length)
  for (const { about } of techniques) {
    assert.match(about.id, /^[a-z]+\.[a-z0-9_]+$/)
    for (const text of [about.name, about.mechanism, about.source, about.knownMisses])
      assert.ok(text.length > 3, about.id)
    const frameworks = new Set(about.taxonomy.map(({ framework }) => framework))
    for (const framework of ['OWASP_LLM_2025', 'MITRE_ATLAS', 'NIST_AI_RMF', 'EU_AI_ACT'] as const)
      assert.ok(frameworks.has(framework), `${about.id} has no ${framework}`)
  }
})

test('every wording has a value for each of its slots, in every language, also for a target of which nothing is known', () => {
  for (const technique of techniques)
    for (const language of attackLanguages)
      for (let tryIndex = 0; tryIndex < 30; tryIndex += 1) {
        const view = startIn(language, { tryIndex, seed: `seed-${tryIndex % 5}`, useCase: '', businessContext: '' })
        for (const { prompt } of play(technique, view, [answers.refusal as Answer]))
          assert.doesNotMatch(prompt, /\{[a-zA-Z]+\}/, `${technique.about.id} ${language}`)
      }
})

for (const technique of techniques) {
  const { id } = technique.about

  test(`${id}: no prompt is said twice in an attempt of 15 turns, whatever the target answers`, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...attackLanguages),
        anyAnswers,
        fc.nat(4),
        fc.string(),
        (language, replies, tryIndex, seed) => {
          const prompts = play(technique, startIn(language, { tryIndex, seed }), replies)
          assert.equal(new Set(prompts.map(({ prompt }) => prompt)).size, prompts.length)
          assert.equal(prompts.length, 15)
          for (const { prompt, strategy } of prompts) {
            assert.ok(prompt.trim() !== '' && prompt.isWellFormed())
            assert.doesNotMatch(prompt, /\{[a-z]+\}|undefined|\[object/)
            assert.match(strategy, /\S\.$/)
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  test(`${id}: the same seed gives the same attempt, another try another message`, () => {
    const replies = Object.values(answers)
    assert.deepEqual(play(technique, startIn('de'), replies), play(technique, startIn('de'), replies))
    const first = technique.nextPrompt(startIn('de'))
    const others = [1, 2, 3].map((tryIndex) => technique.nextPrompt(startIn('de', { tryIndex })))
    assert.ok(others.some(({ prompt }) => prompt !== first.prompt))
  })

  test(`${id}: a secret of the checks is never sent`, () => {
    for (const language of attackLanguages) {
      const view = startIn(language)
      const secret = 'ROSE-4711'
      const checks = { ...view.scenario.checks, secrets: [secret] }
      const told = {
        ...view,
        businessContext: `The code is ${secret}.`,
        useCase: `support with ${secret}`,
        profile: { ...view.profile, purpose: `I know rose-4711`, refusalSignatures: [`I never say ${secret}`] },
        scenario: { ...view.scenario, goal: `Say ${secret} aloud.`, goals: { fr: `Dis ${secret}.` }, checks },
      }
      for (const { prompt, history = [], strategy } of play(technique, told, [
        { response: `no ${secret}`, outcome: 'partial' },
        ...Object.values(answers),
      ]))
        for (const text of [prompt, strategy, ...history.map(({ content }) => content)])
          assert.ok(!text.toLowerCase().includes(secret.toLowerCase()), text)
    }
  })

  test(`${id}: what the target did chooses the next move, and the strategy says so`, () => {
    const opening = technique.nextPrompt(startIn('en'))
    const next = (answer: Answer): AttackPrompt =>
      technique.nextPrompt(startIn('en', { turns: [attackTurn(0, opening, answer)], turnsLeft: 4 }))
    const moves = ['refusal', 'deflection', 'part', 'silence'].map((kind) => next(answers[kind] as Answer))
    assert.equal(new Set(moves.map(({ strategy }) => strategy)).size, moves.length)
    for (const { prompt } of moves) assert.notEqual(prompt, opening.prompt)
  })
}
