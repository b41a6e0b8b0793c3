import { textHash } from '../../server/text/random/text-hash.ts'
import type { GeneratedPair } from '../generate/catalogue.ts'
import { generatePairs, generationSeed } from '../generate/catalogue.ts'
import { spanOfDifference } from './attack-span.ts'
import type { LearnText } from './learn-text.ts'
import { benign, unlabelled } from './learn-text.ts'

/** Families whose benign twins ask for something doubtful in itself: they say nothing about harm. */
const doubtfulTwins: ReadonlySet<string> = new Set(['machine-suffix', 'quoted', 'testing-filters', 'plain-wishes'])

/** Families whose attacks ask for something harmful, whatever stands around it; of which kind is not known. */
const harmfulAttacks: ReadonlySet<string> = new Set(['framed-goal', 'framed-act', 'about-harm'])

/** All generated pairs of security as texts to learn from. `documents`: benign passages of the fit. */
export function generatedSecurity(documents: readonly string[]): readonly LearnText[] {
  const texts = generatePairs(documents, generationSeed).flatMap(textsOf)
  return [...new Map(texts.map((one) => [`${one.security} ${one.text}`, one])).values()]
}

/** The split of a wording that is not held out: about an eighth is for choices. */
export function splitOfWording(wording: string): 'fit' | 'validation' {
  return textHash(`validation ${wording}`) % 8 === 0 ? 'validation' : 'fit'
}

function textsOf(pair: GeneratedPair): readonly LearnText[] {
  const { family, language, benignWording } = pair
  const common = { ...unlabelled, second: null, source: `generated-${family}`, language }
  const twinHash = textHash(benignWording ?? pair.benign)
  const seenTwinSplit = twinHash % 3 === 0 ? 'calibration' : twinHash % 16 === 1 ? 'validation' : 'fit'
  // Nothing of a held-out family is learnt from, its harmless side neither.
  const twinSplit = pair.heldOutFamily ? 'held-out' : seenTwinSplit
  const isDoubtful = doubtfulTwins.has(family)
  return [
    {
      ...common,
      text: pair.attack,
      security: 1,
      kinds: pair.kinds,
      harmful: harmfulAttacks.has(family) ? 1 : null,
      pool: null,
      split: pair.heldOut ? 'held-out' : splitOfWording(pair.wording),
      attackSpan: spanOf(pair),
    },
    {
      ...common,
      ...benign,
      harmful: isDoubtful ? null : 0,
      categories: isDoubtful ? null : [],
      text: pair.benign,
      pool: benignWording === undefined ? 'twins' : 'look-alikes',
      split: twinSplit,
      attackSpan: null,
    },
  ]
}

function spanOf({ attack, benign: twin, attackSpan, family }: GeneratedPair): readonly [number, number] | null {
  if (attackSpan !== undefined) return [attackSpan.start, attackSpan.end]
  return family === 'disguised' ? null : spanOfDifference(attack, twin)
}
