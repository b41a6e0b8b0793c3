import { textHash } from '../../server/text/random/text-hash.ts'
import { generationSeed } from '../generate/catalogue.ts'
import type { ContentPair } from '../generate-content/content-pair.ts'
import { generateContentPairs } from '../generate-content/generate-content-pairs.ts'
import { generateResponseExamples } from '../generate-content/responses/generate-response-examples.ts'
import { labelsOfHarm } from './harm-categories.ts'
import type { LearnText, Split } from './learn-text.ts'
import { benign, unlabelled } from './learn-text.ts'

/** Longer requests may have a pretext around them. */
const plainUnits = 110

/** Harmful requests and the safe texts that look like them. All pairs of a family share the split. */
export function generatedContent(): readonly LearnText[] {
  const texts = generateContentPairs(generationSeed).flatMap(textsOf)
  return [...new Map(texts.map((one) => [`${one.harmful} ${one.text}`, one])).values()]
}

/** Requests with answers in many tones. All examples of a manner share the split. */
export function generatedResponses(): readonly LearnText[] {
  return generateResponseExamples(generationSeed).map(
    ({ request, response, refuses, complies, family, language, heldOut }) => ({
      ...unlabelled,
      refuses,
      complies,
      text: request,
      second: response,
      source: language === 'en' ? 'generated-responses' : 'generated-responses-other-languages',
      pool: null,
      split: splitOfFamily({ family, heldOut }),
      language,
      attackSpan: null,
    }),
  )
}

function textsOf(pair: ContentPair): readonly LearnText[] {
  const split = splitOfFamily(pair)
  const labels = labelsOfHarm(pair.category)
  const common = {
    ...unlabelled,
    second: null,
    source: pair.language === 'en' ? `generated-content-${pair.category}` : 'generated-content-other-languages',
    language: pair.language,
    pool: null,
    attackSpan: null,
  }
  // An eighth of the safe texts is for the calibration alone.
  const isPool = split === 'fit' && textHash(pair.safe) % 8 === 0
  return [
    // A pretext around harm may be a trick: of long ones security learns nothing.
    {
      ...common,
      ...labels,
      ...(pair.harmful.length < plainUnits ? {} : { security: null, kinds: null }),
      text: pair.harmful,
      split,
    },
    {
      ...common,
      ...benign,
      text: pair.safe,
      split: isPool ? 'calibration' : split,
      pool: isPool ? 'look-alikes' : null,
    },
  ]
}

function splitOfFamily({ family, heldOut }: Pick<ContentPair, 'family' | 'heldOut'>): Split {
  if (heldOut) return 'held-out'
  return textHash(`validation ${family}`) % 10 === 0 ? 'validation' : 'fit'
}
