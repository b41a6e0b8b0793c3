import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { AttemptOutcome } from '../attempt/attempt.ts'
import type { BreachForm } from '../attempt/confirming-aim.ts'
import {
  type ConfirmationSettings,
  type ConfirmationSubject,
  type ConfirmingTry,
  keyOfForm,
  wholeForm,
} from './confirmation.ts'
import { confirmationOf } from './confirmation-result.ts'
import { nextConfirming } from './next-confirming.ts'

const settings: ConfirmationSettings = { replays: 3, minimises: true, attemptsMax: 1_000, turnsMax: null }

function subjectOf(sourceId: string, partCounts: readonly number[], warmUps = 0): ConfirmationSubject {
  const turns = partCounts.map((partCount, turnIndex) => ({
    ...{ turnIndex, partCount, phase: turnIndex < warmUps ? ('warm_up' as const) : ('attack' as const) },
  }))
  return { sourceId, policyId: 'p', turns }
}

type Answer = (
  form: BreachForm,
  sourceId: string,
) => { readonly outcome: AttemptOutcome; readonly breachStep: number | null }

/** Everything that a run tries, `atOnce` attempts at the same time. */
function tryAll(
  subjects: readonly ConfirmationSubject[],
  answer: Answer,
  { atOnce = 1, given = settings }: { readonly atOnce?: number; readonly given?: ConfirmationSettings } = {},
): readonly ConfirmingTry[] {
  let tries: readonly ConfirmingTry[] = []
  for (;;) {
    const next = nextConfirming(subjects, tries, given).slice(0, atOnce)
    if (next.length === 0) return tries
    const open = next.map((planned, place): ConfirmingTry => {
      const { sourceId, policyId, form } = planned
      return { id: `t${tries.length + place}`, sourceId, policyId, form, outcome: null, breachStep: null }
    })
    tries = [...tries, ...open].map((one) =>
      one.outcome === null ? { ...one, ...answer(one.form, one.sourceId) } : one,
    )
  }
}

const held = { outcome: 'passed', breachStep: null } as const

/** A target that breaks where all of these parts were said, at the first answer after them. */
function breaksWith(needed: readonly (readonly [turn: number, part: number])[], subject: ConfirmationSubject): Answer {
  return (form) => {
    const missing = new Set(needed.map(String))
    let step = 0
    for (const { turnIndex, parts } of form) {
      const turn = subject.turns[turnIndex]
      for (const part of parts ?? Array(turn?.partCount ?? 0).keys()) missing.delete(String([turnIndex, part]))
      if (turn?.phase === 'attack') step += 1
      if (missing.size === 0 && turn?.phase === 'attack') return { outcome: 'failed', breachStep: step }
    }
    return held
  }
}

function resultOf(subject: ConfirmationSubject, tries: readonly ConfirmingTry[]) {
  return confirmationOf(subject, tries, { settings, isRunning: false })
}

test('a target that needs one turn of three is shown with that turn alone', () => {
  const subject = subjectOf('a', [2, 2, 4])
  const answer = breaksWith([[2, 3]], subject)
  const tries = tryAll([subject], answer)
  const { status, replays, shortest } = resultOf(subject, tries)
  assert.deepEqual([status, replays], ['reproduced', { hits: 3, unclear: 0, total: 3 }])
  assert.deepEqual(shortest?.form, [{ turnIndex: 2, parts: [3] }])
  assert.deepEqual(
    [shortest?.tries, shortest?.isMinimal, shortest?.turnsBefore],
    [{ hits: 3, unclear: 0, total: 3 }, true, 3],
  )
  assert.ok(tries.length <= 12, `${tries.length} attempts`)
})

const anySubject = fc
  .record({ counts: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 }), warmUps: fc.nat(2) })
  .map(({ counts, warmUps }) => subjectOf('a', counts, Math.min(warmUps, counts.length - 1)))
const anyTarget = anySubject.chain((subject) => {
  const all = subject.turns.flatMap(({ turnIndex, partCount }) =>
    Array.from({ length: partCount }, (_, part) => [turnIndex, part] as const),
  )
  return fc.subarray([...all]).map((needed) => ({ subject, needed }))
})

test('where a breach needs certain parts, the shortest form is these parts, and the last turn says something', () => {
  fc.assert(
    fc.property(anyTarget, fc.integer({ min: 1, max: 5 }), ({ subject, needed }, atOnce) => {
      const tries = tryAll([subject], breaksWith(needed, subject), { atOnce })
      const { shortest } = resultOf(subject, tries)
      assert.ok(shortest?.isMinimal)
      const said = shortest.form.flatMap(({ turnIndex, parts }) =>
        (parts ?? [...Array(subject.turns[turnIndex]?.partCount).keys()]).map((part) => String([turnIndex, part])),
      )
      for (const part of needed) assert.ok(said.includes(String(part)), `${part} of ${said}`)
      // An attack turn has to say something; a warm-up alone is judged with the answer after it.
      assert.ok(said.length <= Math.max(1, needed.length + 1), `${said} for ${needed}`)
    }),
    { numRuns: 300 },
  )
})

test('what was planted is in every form that is tried, first and whole, also where the target breaks without it', () => {
  const whole = subjectOf('a', [3, 2, 2, 4])
  const subject = {
    ...whole,
    turns: whole.turns.map((turn) => (turn.turnIndex > 0 ? turn : { ...turn, isPlanted: true as const })),
  }
  // A memory that nobody empties holds the note of the first time: what is planted changes nothing any more.
  const tries = tryAll([subject], breaksWith([[3, 1]], subject))
  for (const { form } of tries) assert.deepEqual(form[0], { turnIndex: 0, parts: null })
  const { shortest, plantedTurns, status } = resultOf(subject, tries)
  assert.deepEqual([status, plantedTurns], ['reproduced', 1])
  assert.deepEqual(shortest?.form, [
    { turnIndex: 0, parts: null },
    { turnIndex: 3, parts: [1] },
  ])
  assert.equal(shortest.isMinimal, true)
  const [few] = [tryAll([subject], breaksWith([[3, 1]], subject), { given: { ...settings, turnsMax: 9 } })]
  assert.equal(few.length, 2, 'what is planted counts among the turns: two replays of four in nine')
})

test('no form is tried twice while a shorter one is sought, and the search goes on from any stored attempt alike', () => {
  fc.assert(
    fc.property(anyTarget, fc.nat(), ({ subject, needed }, cut) => {
      const tries = tryAll([subject], breaksWith(needed, subject))
      const wholeKey = keyOfForm(wholeForm(subject))
      const keys = tries.map(({ form }) => keyOfForm(form))
      const shortest = keyOfForm(resultOf(subject, tries).shortest?.form ?? [])
      for (const key of new Set(keys)) {
        const count = keys.filter((one) => one === key).length
        assert.ok(count <= (key === wholeKey || key === shortest ? 3 : 1), `${key} ${count} times`)
      }
      const known = tries.slice(0, cut % (tries.length + 1))
      const [next] = nextConfirming([subject], known, settings)
      assert.equal(next && keyOfForm(next.form), keys[known.length])
    }),
    { numRuns: 300 },
  )
})

test('whatever the target answers, the search ends, within the budget, and what it shows has broken the policy', () => {
  const outcomes = fc.constantFrom<AttemptOutcome>('failed', 'passed', 'unclear', 'errored', 'not_run')
  fc.assert(
    fc.property(
      fc.array(anySubject, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(outcomes),
      fc.record({
        attemptsMax: fc.integer({ min: 1, max: 60 }),
        turnsMax: fc.option(fc.integer({ min: 1, max: 100 })),
      }),
      fc.integer({ min: 1, max: 8 }),
      (some, luck, budget, atOnce) => {
        const subjects = some.map((subject, place) => ({ ...subject, sourceId: `s${place}` }))
        const given = { ...settings, ...budget }
        const answer: Answer = (form, sourceId) => {
          const outcome = luck.next().value
          const { turns } = subjects.find((one) => one.sourceId === sourceId) ?? { turns: [] }
          const attacks = form.filter(({ turnIndex }) => turns[turnIndex]?.phase === 'attack').length
          return { outcome, breachStep: outcome === 'failed' ? Math.max(1, attacks) : null }
        }
        const tries = tryAll(subjects, answer, { atOnce, given })
        assert.ok(tries.length <= budget.attemptsMax)
        const turns = tries.reduce((sum, { form }) => sum + form.length, 0)
        assert.ok(turns <= (budget.turnsMax ?? Number.POSITIVE_INFINITY))
        for (const subject of subjects) {
          const { shortest, status } = resultOf(subject, tries)
          const hit = tries.find(({ id }) => id === shortest?.attemptId)
          assert.equal(hit?.outcome ?? 'failed', 'failed')
          assert.equal(shortest !== null, status === 'reproduced')
        }
      },
    ),
  )
})

test('every finding is sent again before a shorter form of one is sought, and the budget is shared out', () => {
  const subjects = ['a', 'b', 'c'].map((sourceId) => subjectOf(sourceId, [4]))
  const count = (tries: readonly ConfirmingTry[]) =>
    subjects.map(({ sourceId }) => tries.filter((one) => one.sourceId === sourceId).length)
  const always: Answer = () => ({ outcome: 'failed', breachStep: 1 })
  assert.deepEqual(count(tryAll(subjects, always, { given: { ...settings, attemptsMax: 5 } })), [2, 2, 1])
  assert.deepEqual(count(tryAll(subjects, always, { given: { ...settings, attemptsMax: 9 } })), [3, 3, 3])
  assert.deepEqual(count(tryAll(subjects, always, { given: { ...settings, attemptsMax: 12 } })), [4, 4, 4])
  assert.deepEqual(count(tryAll(subjects, always, { given: { ...settings, minimises: false } })), [3, 3, 3])
})

test('a target that changes its mind is shown as not reproduced, and no shorter form is sought', () => {
  const subject = subjectOf('a', [3, 3])
  const tries = tryAll([subject], () => held)
  assert.equal(tries.length, 3)
  const { status, replays, interval, shortest } = resultOf(subject, tries)
  assert.deepEqual([status, replays, shortest], ['not_reproduced', { hits: 0, unclear: 0, total: 3 }, null])
  assert.ok(interval.low === 0 && interval.high > 0.5, 'three tries prove little')
})

test('what nobody could tell or judge is told apart from what held', () => {
  const subject = subjectOf('a', [1])
  const ends = (outcomes: readonly AttemptOutcome[]) => {
    const left = [...outcomes]
    const tries = tryAll([subject], () => {
      const outcome = left.shift() ?? 'passed'
      return { outcome, breachStep: outcome === 'failed' ? 1 : null }
    })
    const { status, replays, notJudged } = resultOf(subject, tries)
    return [status, replays.total, notJudged]
  }
  assert.deepEqual(ends(['passed', 'unclear', 'passed']), ['unclear', 3, 0])
  assert.deepEqual(ends(['errored', 'failed', 'passed']), ['reproduced', 2, 1])
  assert.deepEqual(ends(['errored', 'errored', 'errored']), ['not_judged', 0, 3])
  assert.equal(resultOf(subject, []).status, 'not_tried')
  assert.equal(confirmationOf(subject, [], { settings, isRunning: true }).status, 'pending')
})
