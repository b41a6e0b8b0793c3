import { readFileSync, writeFileSync } from 'node:fs'
import {
  type MaterialCalibrationFile,
  materialCalibrationPath,
  materialHash,
} from '../../server/detectors/material/material-calibration.ts'
import { loadNgramModel } from '../../server/detectors/security/ngram-model.ts'
import { loadSecurityRules } from '../../server/detectors/security/security-rules.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { trainFolder } from '../rows.ts'
import { measureShort, shortOfFile } from './measure-short.ts'

/*
 * `node training/material/calibrate-short.ts [data folder]` makes anew what models/material-calibration.json says of short
 * materials, as `calibrate.ts` does, and keeps the rest. To be run when the texts in training/authored/tool-results.jsonl or the
 * n-grams change and neither encoder nor rules do.
 */

const [encoder, rules, ngrams] = [await loadEncoder(), loadSecurityRules(), loadNgramModel()]
const file = JSON.parse(readFileSync(materialCalibrationPath, 'utf8')) as MaterialCalibrationFile
const madeFor = { encoder: encoder.identity.version, rules: rules.version, ngrams: ngrams.version }
if (file.madeFor.encoder !== madeFor.encoder || file.madeFor.rules !== madeFor.rules) {
  throw new Error('The file was made for another encoder or other rules: run calibrate.ts.')
}
const fit = await measureShort({ encoder, rules, ngrams }, trainFolder(process.argv[2]))
const { about, weights, byWindows, figures } = file
const decides = { madeFor, weights, byWindows, short: shortOfFile(fit) }
const made: MaterialCalibrationFile = {
  about,
  ...decides,
  figures: { ...figures, short: fit.figures },
  sha256: materialHash(decides),
}
writeFileSync(materialCalibrationPath, `${JSON.stringify(made, null, 1)}\n`)
console.log(JSON.stringify({ short: made.short, figures: fit.figures }, null, 1))
