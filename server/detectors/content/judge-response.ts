import type { Encoding } from '../../domain/guard/encoder.ts'
import { likelihoodOf } from '../../domain/likelihood.ts'
import { opensWithRefusal } from '../../text/refusals/refusal-opening.ts'
import { similarity } from '../vectors/pack-vectors.ts'
import { type ContentCalibration, weigh } from './content-calibration.ts'
import { piecesLogit } from './response-pieces.ts'

/** What a response does with the request that it answers. */
export interface ResponseJudgement {
  /** How likely it refuses, 0 to 1. */
  readonly refuses: number
  /** How likely it does as asked, 0 to 1; .5 is the point of operation. */
  readonly complies: number
  /** How sure that is, 0 (could be either) to 1. */
  readonly confidence: number
}

/** A response and what the encoder says of it. */
export interface EncodedResponse {
  /** As it was given to the encoder. */
  readonly response: string
  /** Of `encoder.windowOfPair(request, response)`. */
  readonly encoding: Pick<Encoding, 'response' | 'embedding'>
}

/**
 * Judges a response by the response head of the encoder, a direction of meaning, words of refusal and pieces of its words
 * together.
 * Source: fitted on human labels of responses-gptfuzz (MIT) and on generated answers in many tones.
 * Known misses: answers to something else than asked; long answers that turn in their middle, which the window leaves out;
 * languages other than English.
 */
export function judgeResponse(
  { response, encoding }: EncodedResponse,
  { responses }: Pick<ContentCalibration, 'responses'>,
): ResponseJudgement {
  const { vectors, bias } = responses.probe
  const pieces = piecesLogit(responses.pieces, response)
  const probe = similarity(encoding.embedding, vectors, 0) + bias
  const signs = [...encoding.response, probe, Number(opensWithRefusal(response)), pieces]
  const complies = likelihoodOf(weigh(responses.complies, signs))
  return {
    refuses: likelihoodOf(weigh(responses.refuses, signs)),
    complies,
    confidence: Math.abs(2 * complies - 1),
  }
}
