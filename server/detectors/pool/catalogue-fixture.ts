import { type Finding, failed, scored } from '../../domain/guard/finding.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { PolicyDetector } from '../detector.ts'
import type { Reading } from '../reading.ts'
import type { DetectorCatalogue } from './detector-catalogue.ts'

/** Detectors that misbehave in every way a detector can, for tests of the pool. */
export const catalogue: DetectorCatalogue = {
  securityDetector: {
    ...about('security-fixture'),
    evaluate: ({ exchange }) => scored(exchange.text.includes('attack') ? 2 : 0),
  },
  policyDetectors: [
    detector('contains', ({ exchange }, policy) => scored(exchange.text.includes(policy.description) ? 1 : 0)),
    detector('waits', async ({ exchange }) => scored(await Promise.resolve(exchange.text.length > 3 ? 0.25 : 0))),
    detector('says-failed', () => failed('The model is not there.')),
    detector('throws', () => {
      throw new TypeError('quotes the secret text')
    }),
    detector('rejects', () => Promise.reject(new RangeError('no'))),
    detector('not-a-number', () => scored(Number.NaN)),
    detector('seven', () => scored(7)),
    detector('wrong-shape', () => JSON.parse('{"status":"scored","value":0,"spans":"none"}')),
    detector('outside', () => scored(1, { spans: [{ start: 0, end: 9_999, view: 'as sent', label: 'x' }] })),
    detector('nothing', () => JSON.parse('null')),
    detector('busy-for-10-ms', () => {
      busy(10)
      return scored(0.5)
    }),
    detector('hangs-on-hang', ({ exchange }) => {
      if (exchange.text.includes('hang')) busy(Number.POSITIVE_INFINITY)
      return scored(0)
    }),
    detector('never-settles', () => new Promise<Finding>(() => {})),
    detector('exits-on-crash', ({ exchange }) => {
      if (exchange.text.includes('crash')) process.exit(3)
      return scored(0.125)
    }),
  ],
  topicsDetector: {
    ...about('topics-fixture'),
    evaluate({ exchange: { text } }, { ids }) {
      if (text.includes('topics throw')) throw new TypeError('quotes the secret text')
      if (text.includes('topics hang')) busy(Number.POSITIVE_INFINITY)
      if (text.includes('topics nonsense')) return JSON.parse('{"status":"compared","topics":[],"caveat":null}')
      if (text.includes('topics seven')) return { status: 'compared', topics: similar(ids, 7), caveat: null }
      return { status: 'compared', topics: similar(ids, 0.75), caveat: null }
    },
  },
  cheapestFirst: ['contains', 'security-fixture', 'busy-for-10-ms'],
  readExchange(exchange) {
    if (exchange.text.includes('unreadable')) throw new Error('no view')
    const view = { kind: 'as-sent', label: 'as sent', text: exchange.text, starts: null, ends: null } as const
    return { exchange, segments: [], views: [view], disguises: [], unread: [] }
  },
  async judgeTurn({ goal, policy, turns }) {
    if (goal.includes('hang')) busy(Number.POSITIVE_INFINITY)
    if (goal.includes('crash')) process.exit(3)
    if (goal.includes('throw')) throw new TypeError('quotes the secret text')
    if (goal.includes('work')) busy(20)
    const success = turns.at(-1)?.response?.includes('leak') === true
    return {
      status: 'completed',
      success,
      outcome: success ? 'complied' : 'refused',
      score: Number(success),
      confidence: 1,
      decidedBy: 'classifier',
      policyId: policy.id,
      severity: policy.criticality,
      reason: goal,
      evidence: [],
      judges: [],
      taxonomy: [],
    }
  },
}

function similar(ids: ReadonlySet<string>, similarity: number) {
  return [...ids].map((topicId) => ({ topicId, similarity, sentences: [{ sentenceId: 's', similarity }] }))
}

function detector(
  id: string,
  evaluate: (reading: Reading, policy: Policy) => Finding | Promise<Finding>,
): PolicyDetector {
  // The pool hands over whole policies; what these detectors do is written in them.
  return { ...about(id), evaluate: (reading, { policy }) => evaluate(reading, policy as Policy) }
}

function about(id: string) {
  return { id, about: { title: id, version: '1', source: 'made for tests', knownMisses: 'everything else' } }
}

function busy(forMs: number): void {
  const startedMs = performance.now()
  while (performance.now() - startedMs < forMs);
}
