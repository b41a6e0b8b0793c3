import { writeFileSync } from 'node:fs'
import {
  type MaterialCalibrationFile,
  materialCalibrationPath,
  materialHash,
  materialRisk,
  shortRisk,
} from '../../server/detectors/material/material-calibration.ts'
import { encodeMaterial, materialSigns, readMaterial, signsOf } from '../../server/detectors/material/material-signs.ts'
import { isShort, shortSignsOf } from '../../server/detectors/material/short-signs.ts'
import type { EncodedPart } from '../../server/detectors/meaning/encode-reading.ts'
import { extractFeatures } from '../../server/detectors/security/features.ts'
import { fuse } from '../../server/detectors/security/fusion.ts'
import { loadNgramModel } from '../../server/detectors/security/ngram-model.ts'
import { loadSecurityRules } from '../../server/detectors/security/security-rules.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import { trainFolder } from '../rows.ts'
import { areaUnder, chooseSigns, type SeenText, scoreOf } from './choose-signs.ts'
import { type CleanWindow, calibrateLengths } from './length-calibration.ts'
import { materialTexts } from './material-texts.ts'
import { measureShort, shortOfFile } from './measure-short.ts'

/*
 * `node training/material/calibrate.ts [data folder] [share of the texts]` writes models/material-calibration.json: how the signs of orders
 * planted in material are weighed, and what their sum means on clean documents of so many windows. Only on texts that the
 * encoder did not learn. Has to be run whenever the encoder or the rules change. Reads some 12,000 windows: 2 minutes on an
 * idle core. Seed 1122. A share below 1 is for trying out: `figures.texts` tells it.
 * calibrate-short.ts makes only what it says of short materials.
 */

/** Texts are clipped, so this is never reached but where letters fill windows one by one. */
const windowsMax = 12

const encoder = await loadEncoder()
const rules = loadSecurityRules()
const ngrams = loadNgramModel()
const random = randomFromNumber(1122)
const all = materialTexts(trainFolder(process.argv[2]), random)
const share = Number(process.argv[3] ?? 1)
const texts = all.filter((_, at) => Math.floor((at + 1) * share) > Math.floor(at * share))
const seen: (SeenText & { readonly short: readonly number[] | null })[] = []
const clean: CleanWindow[] = []
let windowsRead = 0
for (const [at, { text, group, isPlanted }] of texts.entries()) {
  const encoded = await encodeMaterial(encoder, text, windowsMax)
  const { reading, parts, windows } = encoded
  windowsRead += windows
  if (at % 200 === 0) console.error(`${at} of ${texts.length} texts, ${windowsRead} windows`)
  if (parts.length === 0) continue
  const { score } = fuse(rules, extractFeatures(reading))
  const short = isShort(encoded) ? await shortSignsOf({ encoder, ngrams }, encoded, score) : null
  seen.push({ group, isPlanted, windows, signs: signsOf(parts, score), short })
  if (!isPlanted) clean.push(...distinctParts(parts).map((part) => ({ group, part })))
}

const { weights, tried } = chooseSigns(seen)
const short = await measureShort({ encoder, rules, ngrams }, trainFolder(process.argv[2]))
const scoreOfWindows = (parts: readonly EncodedPart[]): number => {
  const text = parts.map(({ view, start, end }) => view.text.slice(start, end)).join('\n')
  const { score } = fuse(rules, extractFeatures(readMaterial(text)))
  return scoreOf(weights, signsOf(parts, score))
}
const { byWindows, draws } = calibrateLengths(clean, scoreOfWindows)
const decides = {
  madeFor: { encoder: encoder.identity.version, rules: rules.version, ngrams: ngrams.version },
  weights: Object.fromEntries(
    materialSigns.map((name, at) => [name, weights[at] ?? 0]),
  ) as MaterialCalibrationFile['weights'],
  byWindows,
  short: shortOfFile(short),
}
const file: MaterialCalibrationFile = {
  about:
    'How signs of orders planted in documents and tool results are weighed, and which share of clean documents of so many windows reaches a score; the same for short materials, of at most half a window. Written by training/material/calibrate.ts; make it again whenever the encoder or the rules change.',
  ...decides,
  figures: { texts: seen.length, windowsRead, tried, draws, short: short.figures, atDefault: figuresAt(1) },
  sha256: materialHash(decides),
}
writeFileSync(materialCalibrationPath, `${JSON.stringify(file, null, 1)}\n`)
console.log(JSON.stringify({ weights: decides.weights, short: decides.short.weights, ...file.figures }, null, 1))

function distinctParts(parts: readonly EncodedPart[]): readonly EncodedPart[] {
  return [...new Map(parts.map((part) => [part.view.text.slice(part.start, part.end), part])).values()]
}

/** Recall or alarms of each group at a value, and how well values part the planted ones from all clean ones. */
function figuresAt(value: number) {
  const valued = seen.map((one) => {
    const { value } =
      one.short === null
        ? materialRisk({ byWindows }, scoreOf(weights, one.signs), one.windows)
        : shortRisk({ short }, scoreOf(short.weights, one.short))
    return { ...one, value }
  })
  const cleanValues = valued.filter(({ isPlanted }) => !isPlanted).map((one) => one.value)
  return Object.fromEntries(
    [...new Set(valued.map(({ group, isPlanted }) => `${group}${isPlanted ? '' : ' (clean)'}`))].sort().map((name) => {
      const own = valued.filter(({ group, isPlanted }) => `${group}${isPlanted ? '' : ' (clean)'}` === name)
      const share = own.filter((one) => one.value >= value).length / own.length
      const figures = { texts: own.length, reached: Number(share.toFixed(3)) }
      if (!own[0]?.isPlanted) return [name, figures]
      const area = areaUnder(
        own.map((one) => one.value),
        cleanValues,
      )
      return [name, { ...figures, areaUnderCurve: Number(area.toFixed(3)) }]
    }),
  )
}
