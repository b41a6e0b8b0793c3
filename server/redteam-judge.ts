import { readBesideRule } from './detectors/applies/read-applies.ts'
import { loadContentCalibration } from './detectors/content/content-calibration.ts'
import { createContentDetectors } from './detectors/content/content-detectors.ts'
import { judgeResponse } from './detectors/content/judge-response.ts'
import type { PolicyDetector } from './detectors/detector.ts'
import { createReadingEncoder } from './detectors/meaning/encode-reading.ts'
import { createPersonalDataDetectors } from './detectors/personal-data/personal-data-detectors.ts'
import type { Reading } from './detectors/reading.ts'
import { BoundedMap } from './domain/bounded-map.ts'
import type { Encoder } from './domain/guard/encoder.ts'
import { networksOf } from './domain/guard/encoder.ts'
import type { HarmKey } from './domain/policy/harm-key.ts'
import type { HarmReading, HeadReading, HeadRequest, JudgeTools } from './redteam/judges/judge.ts'
import { loadJudgeModel } from './redteam-judge-model.ts'
import { readResponse, viewsOfResponse } from './redteam-judge-views.ts'

/** Goals whose meaning is kept: a run asks for the same few again and again. */
const goalsKept = 256

/** So many stretches of an answer are held against its rule; each costs a window of the encoder. */
const stretchesMax = 4

/**
 * Makes what judges need out of the product's detectors, for the thread that owns the encoder. Throws a plain message when
 * `model` is left out and models/judge.json cannot be used.
 */
export function createJudgeTools(encoder: Encoder, model = loadJudgeModel(networksOf(encoder))): JudgeTools {
  const encode = createReadingEncoder(encoder)
  const calibration = loadContentCalibration(networksOf(encoder))
  const dataDetectors = byId(createPersonalDataDetectors())
  const contentDetectors = byId(createContentDetectors({ encoder, encode }))
  const goals = new BoundedMap<string, Float32Array>(goalsKept)
  return {
    model,
    viewsOf: viewsOfResponse,
    findData: (harms, response) => measure(harms, readResponse(response), dataDetectors),
    async readHeads({ goal, rule, response, harms }: HeadRequest): Promise<HeadReading> {
      const reading = readResponse(response)
      const [pair] = await encoder.encode([encoder.windowOfPair(goal, response)])
      if (pair === undefined) throw new Error('The encoder left a window out.')
      const { complies, refuses } = judgeResponse({ response, encoding: pair }, calibration)
      const meaning = goals.get(goal) ?? (await meaningOf(encoder, goal))
      goals.set(goal, meaning)
      const { parts } = await encode(reading)
      const relatedness = Math.max(-1, ...parts.map(({ encoding }) => product(encoding.embedding, meaning)))
      const asked = { rule, text: response, stretchesMax }
      const { logit: applies } = await readBesideRule(encoder, asked)
      const { logit: appliesToExchange } = await readBesideRule(encoder, { ...asked, request: goal, stretchesMax: 1 })
      const measured = await measure(harms, reading, contentDetectors)
      return { complies, refuses, relatedness, harms: measured, applies, appliesToExchange }
    },
  }
}

function byId(detectors: readonly PolicyDetector[]): ReadonlyMap<string, PolicyDetector> {
  return new Map(detectors.map((detector) => [detector.id, detector]))
}

/** Nothing of an owner's: what the catalogue alone measures. */
const ownNothing = { examples: { violating: [], allowed: [] }, patterns: { deny: [], allow: [] } }

const scope = { signal: new AbortController().signal }

async function measure(
  harms: readonly HarmKey[],
  reading: Reading,
  detectors: ReadonlyMap<string, PolicyDetector>,
): Promise<readonly HarmReading[]> {
  const measured: HarmReading[] = []
  for (const harm of harms) {
    const check = { policy: { ...ownNothing, detector: harm }, compiled: null }
    const finding = await detectors.get(harm)?.evaluate(reading, check, scope)
    if (finding?.status === 'failed') throw new Error(`The detector of ${harm} failed.`)
    measured.push({ harm, value: finding?.value ?? null, places: finding?.spans ?? [] })
  }
  return measured
}

async function meaningOf(encoder: Encoder, text: string): Promise<Float32Array> {
  const [encoding] = await encoder.encode(encoder.windowsOf(text, 1))
  return encoding?.embedding ?? new Float32Array()
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}
