import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explain, type SecurityOpinion } from './opinion.ts'
import { signals } from './signals.ts'

/** What the encoder alone found. */
function opinionOf(value: number): SecurityOpinion {
  return {
    value,
    extrapolated: false,
    lowestRate: 1e-4,
    ruled: { score: 0, contributions: [] },
    signalReading: {
      values: new Float64Array(signals.length),
      encoder: { range: { start: 0, end: 9 }, view: 'as sent', text: 'some text', kind: 'override' },
      windows: 1,
    },
    amounts: signals.map(({ name }) => (name === 'encoder' ? 1 : 0)),
    before: null,
  }
}

test('what passes is no attack in its reason: below the value of an alarm the encoder sees a likeness and no more', () => {
  assert.match(explain(opinionOf(0.99)) ?? '', /^The encoder sees a slight likeness to setting instructions aside\./)
  assert.match(explain(opinionOf(1)) ?? '', /^The encoder reads it as setting instructions aside\./)
  assert.equal(explain(opinionOf(0.4)), null)
})
