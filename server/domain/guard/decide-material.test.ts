import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundMaterial } from './bound-material.ts'
import { decideMaterial } from './decide-material.ts'
import { scored } from './finding.ts'

const detector = { id: 'security', version: '1' }
const document = (text: string) => {
  return { kind: 'document', index: 0, id: null, title: null, text, values: null, unread: [] } as const
}
const decided = (failureMode: 'closed' | 'open', unitsMax: number) => {
  const finding = scored(0, { material: [{ ...scored(0), at: 0 }] })
  const materials = boundMaterial([document(`${' '.repeat(50)}an order`)], unitsMax)
  const [verdict] = decideMaterial({ detectionThreshold: 0.5, failureMode }, materials, { finding, detector })
  assert.ok(verdict)
  return verdict
}

test('what lies beyond the bounds of a material was not judged: with the failure mode closed it is unsafe, and said so', () => {
  const [closed, open] = [decided('closed', 50), decided('open', 50)]
  assert.deepEqual([closed.status, closed.isSafe, closed.value], ['warning', false, 0])
  assert.match(closed.reason ?? '', /not judged\. What was not judged counts as unsafe/)
  assert.deepEqual(closed.unjudged, [{ start: 50, end: 58, path: null }])
  assert.deepEqual([open.status, open.isSafe], ['warning', true])
  assert.match(open.reason ?? '', /not judged\.$/)
})

test('a material that is read whole is judged by its value alone', () => {
  const whole = decided('closed', 58)
  assert.deepEqual([whole.status, whole.isSafe, whole.reason, whole.unjudged], ['success', true, null, []])
})
