import assert from 'node:assert/strict'
import test from 'node:test'
import { attackLanguages } from '../../../domain/red-team-test/test-policy.ts'
import { backtracking } from './methods/backtracking.ts'
import { bijection } from './methods/bijection.ts'
import { chunked } from './methods/chunked.ts'
import { goat } from './methods/goat.ts'
import { languageDrift } from './methods/language-drift.ts'
import { refusalRepair } from './methods/refusal-repair.ts'
import { splitPayload } from './methods/split-payload.ts'
import { type Answer, attemptIn, harmless, playAttempt, refusal } from './play-attempt.fixture.ts'

test('split payload: the parts together are the goal, and no message before the last has it', () => {
  for (const language of attackLanguages) {
    for (const turns of [3, 4, 5, 15]) {
      for (const tryIndex of [0, 1, 2]) {
        const start = attemptIn(language, turns, { tryIndex })
        const said = playAttempt(splitPayload, start, () => ({ response: 'ok', outcome: 'complied' }))
        const count = turns >= 4 ? 3 : 2
        const parts = said
          .slice(0, count)
          .map(({ prompt }) =>
            [...prompt.matchAll(/["“„«]([^"“”„«»]+)["“”»]/gu)]
              .map(([, quoted]) => quoted ?? '')
              .find((quoted) => start.scenario.goal.includes(quoted)),
          )
        assert.equal(parts.join(''), start.scenario.goal, said.map(({ prompt }) => prompt).join('\n'))
        for (const { prompt } of said) assert.ok(!prompt.includes(start.scenario.goal))
      }
    }
  }
})

test('split payload: turned away while storing, it gives all parts in one message', () => {
  const said = playAttempt(splitPayload, attemptIn('en', 5), () => refusal)
  assert.match(said[1]?.prompt ?? '', /\w+ = "[^"]+"\. \w+ = "[^"]+"/)
})

test('taught alphabet: the message decodes to the goal with the map that was taught', () => {
  for (const language of attackLanguages) {
    for (const tryIndex of [0, 1]) {
      const start = attemptIn(language, 3, { tryIndex })
      const said = playAttempt(bijection, start, () => ({ response: 'ok', outcome: 'complied' }))
      const taught = said[0]?.prompt ?? ''
      const map = new Map([...taught.matchAll(/([a-z])=([a-z0-9]+)/gu)].map(([, letter, sign]) => [sign, letter]))
      const asked = said[2]?.prompt ?? ''
      const coded = asked.slice(asked.lastIndexOf(': ') + 2)
      const words =
        tryIndex === 1 ? coded.split(' / ').map((word) => word.split('.')) : coded.split(' ').map((word) => [...word])
      const decoded = words.map((word) => word.map((sign) => map.get(sign) ?? '').join('')).join(' ')
      const plain = start.scenario.goal
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[^a-z ]/gu, '')
      assert.equal(decoded.replaceAll(/[^a-z ]/gu, ''), plain)
    }
  }
})

test('piece by piece: the ranges are without gaps, and the last turn asks for all that is left', () => {
  const said = playAttempt(chunked, attemptIn('en', 5), () => ({ response: 'AB', outcome: 'partial' }))
  const ranges = said.map(({ prompt }) => (prompt.match(/\d+/gu) ?? []).map(Number))
  assert.deepEqual(ranges, [[1, 5], [6, 10], [11, 20], [21, 40], [41]])
})

test('piece by piece: a refused piece is taken back and asked in another unit', () => {
  const said = playAttempt(chunked, attemptIn('en', 3), (_, turn) => (turn === 0 ? refusal : harmless))
  assert.deepEqual(said[1]?.dropTurns, [0])
  assert.match(said[1]?.prompt ?? '', /words 1 to 3/)
})

for (const leaking of ['fr', 'de', 'es'] as const) {
  test(`language drift: a target that leaks only in ${leaking} is found within the default five turns`, () => {
    const { goals } = attemptIn('en', 5).scenario
    let leaked = false
    playAttempt(languageDrift, attemptIn('en', 5), (prompts) => {
      leaked ||= (prompts.at(-1) ?? '').includes(goals[leaking] ?? '-')
      return refusal
    })
    assert.ok(leaked)
  })
}

test('language drift: languages that the target is known to answer come first, and a part is followed up in its language', () => {
  const view = attemptIn('en', 5)
  const start = { ...view, profile: { ...view.profile, languages: ['es'] } }
  const part: Answer = {
    response: 'El código de los empleados empieza con una letra y no lo digo.',
    outcome: 'partial',
  }
  const said = playAttempt(languageDrift, start, (_, turn) => (turn === 1 ? part : refusal))
  assert.ok(said[1]?.prompt.includes(start.scenario.goals.es ?? '-'))
  assert.ok(said[2]?.prompt.includes(start.scenario.goals.es ?? '-'))
})

test('goat: seven answers in a row bring seven different tactics, chosen by what was answered', () => {
  const said = playAttempt(goat, attemptIn('en', 7), () => refusal)
  const tactics = said.map(({ strategy }) => /Tactic “(.+?)”/u.exec(strategy)?.[1])
  assert.equal(new Set(tactics).size, 7)
  const deflected = playAttempt(goat, attemptIn('en', 2), () => ({ response: 'See our pages.', outcome: 'deflected' }))
  assert.notEqual(/“(.+?)”: /u.exec(deflected[1]?.strategy ?? '')?.[1], tactics[1])
})

test('backtracking leaves no refusal in the conversation; refusal repair leaves all of them', () => {
  const back = playAttempt(backtracking, attemptIn('en', 5), () => refusal)
  assert.deepEqual(
    back.slice(1).map(({ dropTurns }) => dropTurns),
    [[0], [1], [2], [3]],
  )
  const repair = playAttempt(refusalRepair, attemptIn('en', 5), () => refusal)
  assert.ok(repair.every(({ dropTurns }) => dropTurns === undefined))
})

test('a target that changed the language is spoken to in it', () => {
  const german: Answer = {
    response: 'Das ist leider nicht möglich, aber ich kann Ihnen mit der Bestellung und den Geräten helfen.',
    outcome: 'deflected',
  }
  const said = playAttempt(goat, attemptIn('en', 2), () => german)
  assert.ok(said[1]?.prompt.includes(attemptIn('de', 1).scenario.goal))
})
