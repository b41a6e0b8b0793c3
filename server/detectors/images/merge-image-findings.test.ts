import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failed, scored, spansMax } from '../../domain/guard/finding.ts'
import { mergeImageFindings } from './merge-image-findings.ts'

const place = { start: 4, end: 9, view: 'as sent', label: 'a card' }

test('the highest value counts, and the reason names the image', () => {
  const text = scored(0.2, { reason: 'Looks like a card.', spans: [place], unjudged: [{ start: 0, end: 1 }] })
  const merged = mergeImageFindings(text, [
    { number: 1, finding: null, gap: null },
    { number: 2, finding: scored(0.9, { reason: 'Holds a card.', spans: [{ ...place, view: 'base64' }] }), gap: null },
  ])
  assert.deepEqual(merged, {
    status: 'scored',
    value: 0.9,
    reason: 'In image 2: Holds a card. Looks like a card.',
    spans: [{ start: 0, end: 0, view: 'image 2, base64', label: 'a card' }, place],
    unjudged: [{ start: 0, end: 1 }],
    isImageUnjudged: false,
    caveat: null,
  })
})

test('images without a finding leave the text as it was', () => {
  const text = scored(0, { caveat: 'The policy has no deny patterns.' })
  const same = scored(0, { caveat: 'The policy has no deny patterns.' })
  assert.deepEqual(mergeImageFindings(text, [{ number: 1, finding: same, gap: null }]), text)
})

test('what could not be judged of an image is a caveat, whatever the text is', () => {
  const merged = mergeImageFindings(scored(1, { reason: 'Found.' }), [
    { number: 1, finding: null, gap: 'Image 1 was not judged: it is damaged.' },
    { number: 2, finding: failed('The detector broke.'), gap: null },
    { number: 3, finding: scored(0, { caveat: 'Only in part.' }), gap: null },
  ])
  assert.equal(
    merged.status === 'scored' && merged.caveat,
    'Image 1 was not judged: it is damaged. Image 2 was not judged: The detector broke. In image 3: Only in part.',
  )
})

test('a gap of an image, a failed image and an unjudged range in one are left out of the judgement; a caveat is not', () => {
  const whole = { number: 1, finding: scored(0), gap: null }
  const isLeftOut = (image: Partial<typeof whole> | { readonly finding: ReturnType<typeof failed> }) => {
    const merged = mergeImageFindings(scored(0), [whole, { ...whole, ...image, number: 2 }])
    return merged.status === 'scored' && merged.isImageUnjudged
  }
  assert.equal(isLeftOut({ gap: 'Image 2 was not judged.' } as object), true)
  assert.equal(isLeftOut({ finding: failed('The detector broke.') }), true)
  assert.equal(isLeftOut({ finding: scored(0, { unjudged: [{ start: 0, end: 2 }] }) }), true)
  assert.equal(isLeftOut({ finding: scored(0, { caveat: 'Of warning grade.' }) }), false)
  assert.equal(isLeftOut({}), false)
})

test('a text that could not be judged fails the check', () => {
  const broken = failed('The detector broke.')
  assert.equal(mergeImageFindings(broken, [{ number: 1, finding: scored(1), gap: null }]), broken)
})

test('at most 20 places are listed, the strongest first', () => {
  const many = scored(0.5, { spans: Array.from({ length: spansMax }, () => place) })
  const merged = mergeImageFindings(many, [{ number: 1, finding: scored(1, { spans: [place] }), gap: null }])
  assert.ok(merged.status === 'scored')
  assert.deepEqual([merged.spans.length, merged.spans[0]?.view], [spansMax, 'image 1'])
})
