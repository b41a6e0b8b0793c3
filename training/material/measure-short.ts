import type { MaterialCalibrationFile } from '../../server/detectors/material/material-calibration.ts'
import { encodeMaterial } from '../../server/detectors/material/material-signs.ts'
import type { MaterialEyes } from '../../server/detectors/material/see-material.ts'
import { isShort, shortSigns, shortSignsOf } from '../../server/detectors/material/short-signs.ts'
import { extractFeatures } from '../../server/detectors/security/features.ts'
import { fuse } from '../../server/detectors/security/fusion.ts'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import { fitShort, type SeenShort, type ShortFit } from './fit-short.ts'
import { shortTexts } from './short-texts.ts'

const seed = 1126
/** Never reached but where letters fill windows one by one. */
const windowsMax = 12

/** Weights and scale of short materials; those texts that fill more than half a window are left out. Half a minute on an idle core. */
export async function measureShort({ encoder, rules, ngrams }: MaterialEyes, train: string): Promise<ShortFit> {
  const texts = shortTexts(train, randomFromNumber(seed))
  const seen: SeenShort[] = []
  for (const [at, { text, group, isPlanted }] of texts.entries()) {
    if (at % 500 === 0) console.error(`${at} of ${texts.length} short texts`)
    const encoded = await encodeMaterial(encoder, text, windowsMax)
    if (!isShort(encoded)) continue
    const { score } = fuse(rules, extractFeatures(encoded.reading))
    seen.push({ group, isPlanted, signs: await shortSignsOf({ encoder, ngrams }, encoded, score) })
  }
  return fitShort(seen)
}

/** The fit as the file holds it. */
export function shortOfFile({ weights, knots }: ShortFit): MaterialCalibrationFile['short'] {
  const named = Object.fromEntries(shortSigns.map((name, at) => [name, weights[at] ?? 0]))
  return { weights: named as MaterialCalibrationFile['short']['weights'], knots }
}
