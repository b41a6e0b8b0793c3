import { canonicalJson } from '../canonical-json.ts'
import type { Sha256 } from '../ports.ts'
import type { ResultCase } from '../results/result-case.ts'

/** What chained digests of the cases of a run came to. */
export interface EvidenceHead {
  /** Links: conversations, attempts that never began, confirming attempts; of answers the answered prompts. */
  readonly cases: number
  /** The last digest, which all before it went into. */
  readonly head: string
  /** Digests on the way, at most `checkpointsMax`, each with how many cases went into it: they show where a difference begins. */
  readonly checkpoints: readonly (readonly [number, string])[]
}

/** What is signed of the cases of a run. */
export interface RunEvidence extends EvidenceHead {
  /**
   * Of what was answered to the dataset of the test: apart, since a dataset that is generated again takes the answers to the
   * one before with it, and the conversations of a run stay.
   */
  readonly answers: EvidenceHead & {
    /** Null while the test has none. */
    readonly datasetId: string | null
  }
}

/** Adds up what is said to have happened. */
export interface EvidenceChain {
  /** In the order of the run. */
  add(said: unknown): void
  total(): EvidenceHead
}

const checkpointsMax = 100

/**
 * A chain: the digest of each case includes the digest of the one before. `keyed` is a hash under a key that stays in the
 * service: without the key nobody can try short texts until a digest fits. `about` goes into the first one. Holds 64
 * characters for each case.
 */
export function evidenceChain(keyed: Sha256, about: string): EvidenceChain {
  const start = keyed(`evidence of ${about}`)
  const links: string[] = []
  return {
    add: (said) => void links.push(keyed(`evidence ${links.at(-1) ?? start} ${canonicalJson(said)}`)),
    total: () => {
      const every = Math.max(1, Math.ceil(links.length / checkpointsMax))
      const checkpoints = links.flatMap((link, place) =>
        (place + 1) % every === 0 ? [[place + 1, link] as const] : [],
      )
      return { cases: links.length, head: links.at(-1) ?? start, checkpoints }
    },
  }
}

/** What of a case goes into its digest: what was said, and what was decided about it. */
export function digestedCase(one: ResultCase): unknown {
  switch (one.kind) {
    case 'prompt':
      return ['prompt', one.datasetCase.id, one.datasetCase.prompt]
    case 'answered': {
      const { datasetCase, response } = one
      const { status, response: answer, error, evaluation, passed } = response
      return ['answered', datasetCase.id, datasetCase.prompt, status, answer, error, evaluation, passed]
    }
    case 'attempt': {
      const { attempt, turns } = one.record
      const { id, index, combination, policyId, state, breachStep, byTheWay } = attempt
      return ['attempt', id, index, combination, policyId, state, breachStep, byTheWay, turns.map(saidInTurn)]
    }
    case 'never-begun':
      return ['never begun', one.index, one.combination, one.policyId]
  }
}

type Turn = Extract<ResultCase, { readonly kind: 'attempt' }>['record']['turns'][number]

function saidInTurn({ turnIndex, phase, request, response, toolCalls, error, evaluation, isDropped }: Turn): unknown {
  return [turnIndex, phase, request, response, toolCalls, error, evaluation, isDropped]
}
