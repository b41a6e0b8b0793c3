import type { UndoneDisguise } from '../reading.ts'
import type { FeatureVector } from './feature-vector.ts'

type DisguiseFeature = 'disguise.invisible' | 'disguise.letters' | 'disguise.spacing' | 'disguise.decoded'

/**
 * Adds what was undone to make the views. Counts are graded by tenfold steps and by their share of the text: two soft
 * hyphens in a long article say little, two hundred zero-width characters in a sentence a lot.
 */
export function addDisguises(vector: FeatureVector, disguises: readonly UndoneDisguise[], length: number): void {
  for (const { kind, count, first } of disguises) {
    const feature = featureOf(kind)
    if (feature === null || count <= 0) continue
    const amount = Math.min(1, Math.log10(1 + count) / 2)
    const share = feature === 'disguise.decoded' ? 1 : Math.min(1, (count * 10) / Math.max(1, length))
    vector.raise(feature, amount * share)
    vector.note(feature, { ...first, view: 'as sent', label: kind })
  }
}

function featureOf(kind: string): DisguiseFeature | null {
  if (kind.startsWith('decoded:')) return 'disguise.decoded'
  return features[kind] ?? null
}

const features: Readonly<Record<string, DisguiseFeature>> = {
  'zero-width': 'disguise.invisible',
  bidi: 'disguise.invisible',
  'bidi-override': 'disguise.invisible',
  'tag-characters': 'disguise.invisible',
  'variation-selector': 'disguise.invisible',
  'variation-selectors': 'disguise.invisible',
  homoglyphs: 'disguise.letters',
  'full-width': 'disguise.letters',
  'combining-marks': 'disguise.letters',
  leet: 'disguise.letters',
  'letter-spacing': 'disguise.spacing',
  'split-words': 'disguise.spacing',
  'punctuation-in-words': 'disguise.spacing',
}
