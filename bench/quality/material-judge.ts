import { judgeMaterial } from '../../server/detectors/material/judge-material.ts'
import { loadMaterialCalibration } from '../../server/detectors/material/material-calibration.ts'
import { loadNgramModel } from '../../server/detectors/security/ngram-model.ts'
import { loadSecurityRules } from '../../server/detectors/security/security-rules.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'

/** The most windows of a document, as a check of one document has them. */
const windowsMax = 64

/** The value of a text as material: a document or the result of a tool; 1 is its point of operation. */
export function materialJudge(encoder: Encoder): (text: string) => Promise<number> {
  const rules = loadSecurityRules()
  const ngrams = loadNgramModel()
  const madeFor = { encoder: encoder.identity.version, rules: rules.version, ngrams: ngrams.version }
  const judge = { encoder, rules, ngrams, calibration: loadMaterialCalibration(madeFor) }
  return async (text) => (await judgeMaterial(judge, { text, unread: [] }, windowsMax)).value
}
