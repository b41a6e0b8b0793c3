import { createCatalogue } from './detectors/catalogue.ts'
import type { OpenCatalogue } from './detectors/pool/detector-catalogue.ts'
import { loadEncoder } from './models/encoder/load-encoder.ts'
import { judgeTurn } from './redteam/judges/judge-turn.ts'
import { createJudgeTools } from './redteam-judge.ts'

/** The product's detectors and judges with the committed encoder, warm. Workers of the pool load this module by its URL. */
export const openCatalogue: OpenCatalogue = async ({ uninterrupted }) => {
  const encoder = await loadEncoder({ uninterrupted })
  const tools = createJudgeTools(encoder)
  return { ...createCatalogue(encoder), judgeTurn: (subject) => judgeTurn(subject, tools) }
}
