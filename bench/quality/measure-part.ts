import { join } from 'node:path'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { rowsOf } from '../../training/rows.ts'
import { measureImages } from '../images/measure-images.ts'
import { measurePolicies } from '../policies/measure-policies.ts'
import { measureContent } from './content.ts'
import { measureCost } from './cost.ts'
import { type Judge, keywordJudge, nothingJudge, productJudge } from './judges.ts'
import { measureSecurity } from './measure.ts'
import { measureDisguise } from './measure-disguise.ts'
import { measureDocuments } from './measure-documents.ts'
import { measureHeldOut } from './measure-held-out.ts'
import type { Compared, MeasuredPart, PartFigures, PartName } from './part.ts'
import { measurePersonalData } from './personal-data.ts'
import { measureResponses } from './responses.ts'
import { measureSimilarity } from './similarity.ts'
import { measureTopics } from './topics.ts'
import { measureForeign } from './unseen/foreign.ts'
import { foreignQuestions } from './unseen/foreign-sets.ts'

type Measured<Figures> = Pick<MeasuredPart, 'encoder' | 'detector'> & { readonly figures: Figures }
type Measures = { readonly [Name in PartName]: (folder: string) => Promise<Measured<PartFigures[Name]>> }

/** How each part is measured. */
const measures: Measures = {
  foreign: (folder) => byEncoder((encoder) => measureForeign(encoder, foreignQuestions(folder))),
  security: (folder) => bySecurity((judge) => compared((one) => measureSecurity(one, folder), judge)),
  documents: (folder) => bySecurity((judge) => compared((one) => measureDocuments(one, folder), judge)),
  'held-out': (folder) => bySecurity((judge) => compared((one) => measureHeldOut(one, folder), judge)),
  disguise: (folder) => bySecurity((judge) => measureDisguise(judge, folder)),
  content: (folder) => byEncoder((encoder) => measureContent(encoder, folder)),
  responses: (folder) => byEncoder((encoder) => measureResponses(encoder, folder)),
  topics: (folder) => byEncoder((encoder) => measureTopics(encoder, folder)),
  similarity: (folder) => byEncoder((encoder) => measureSimilarity(encoder, folder)),
  policies: () => byEncoder((encoder) => measurePolicies(encoder)),
  'personal-data': async (folder) => byRules(measurePersonalData(folder)),
  images: async () => byRules(await measureImages()),
  cost: (folder) =>
    bySecurity((judge) => {
      const texts = rowsOf(join(folder, 'dev'), 'benign-mtbench').map(({ text }) => text)
      return measureCost(judge, texts)
    }),
}

/** Measures one part on a data folder. Rejects when a set or a model file is missing. */
export async function measurePart<Name extends PartName>(name: Name, folder: string): Promise<MeasuredPart<Name>> {
  const startedMs = performance.now()
  const measured = await measures[name](folder)
  return { status: 'measured', ...measured, tookSeconds: Math.round((performance.now() - startedMs) / 1_000) }
}

async function bySecurity<Figures>(measure: (judge: Judge) => Promise<Figures>): Promise<Measured<Figures>> {
  const encoder = await loadEncoder()
  const judge = productJudge(encoder)
  return { encoder: encoder.identity.version, detector: judge.version, figures: await measure(judge) }
}

async function byEncoder<Figures>(
  measure: (encoder: Awaited<ReturnType<typeof loadEncoder>>) => Promise<Figures>,
): Promise<Measured<Figures>> {
  const encoder = await loadEncoder()
  return { encoder: encoder.identity.version, detector: null, figures: await measure(encoder) }
}

function byRules<Figures>(figures: Figures): Measured<Figures> {
  return { encoder: null, detector: null, figures }
}

async function compared<Figures>(
  measure: (judge: Judge) => Promise<Figures>,
  product: Judge,
): Promise<Compared<Figures>> {
  return {
    product: await measure(product),
    keywordList: await measure(keywordJudge),
    blockNothing: await measure(nothingJudge),
  }
}
