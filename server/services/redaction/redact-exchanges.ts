import type { Turn } from '../../domain/guard/exchange.ts'
import type { MessageVerdict } from '../../domain/guard/message.ts'
import type { ActivePolicy, ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { Range } from '../../text/range.ts'
import { type DataDetector, kindsOfData } from '../../text/recognisers/data-kinds.ts'
import type { Redactor } from './redactor.ts'
import type { DataRule, ReplacedText, TextToReplace } from './replace-data.ts'

/** An exchange that was judged, and whose texts are wanted without data. */
export interface ExchangeToRedact {
  readonly snapshot: ConfigurationSnapshot
  /** What was sent; the last one was judged with the verdict `input`. */
  readonly turns: readonly Turn[]
  /** Null = nothing was judged of what was sent. */
  readonly input: MessageVerdict | null
  /** What was answered, with its verdict; null = nothing. */
  readonly output: { readonly text: string; readonly verdict: MessageVerdict } | null
}

/** The texts of an exchange without data, or why there are none. */
export type RedactedExchange =
  | { readonly status: 'redacted'; readonly turns: readonly ReplacedText[]; readonly output: ReplacedText | null }
  | { readonly status: 'not-redacted'; readonly why: 'no-policy' | 'too-many' | 'too-late' }

/**
 * Replaces, in every text of these exchanges, what the policies of their projects on personal data, cards and credentials
 * find: in the texts as sent by the rules of these policies, and in the judged ones also where a verdict tells of data in a
 * disguise. Policies in shadow have no say. Null stands for an exchange that is not to be redacted. Takes at most 10 s, and
 * does all or nothing. Rejects with Problem `overloaded` when too much waits.
 */
export async function redactExchanges(
  { redactor }: { readonly redactor: Redactor },
  organizationId: string,
  exchanges: readonly (ExchangeToRedact | null)[],
): Promise<readonly (RedactedExchange | null)[]> {
  const wanted = exchanges.map((exchange) => (exchange === null ? [] : textsOf(exchange)))
  const texts = wanted.flat()
  const done = texts.length === 0 ? null : await redactor.replace(organizationId, texts)
  let at = 0
  return exchanges.map((exchange, index): RedactedExchange | null => {
    if (exchange === null) return null
    const count = wanted[index]?.length ?? 0
    if (done === null || count === 0) return { status: 'not-redacted', why: 'no-policy' }
    if (done.status === 'not-replaced') return { status: 'not-redacted', why: done.why }
    const own = done.texts.slice(at, at + count)
    at += count
    const { length } = exchange.turns
    return { status: 'redacted', turns: own.slice(0, length), output: own[length] ?? null }
  })
}

/** Empty when the project has no policy on data. */
function textsOf({ snapshot, turns, input, output }: ExchangeToRedact): readonly TextToReplace[] {
  const rules = snapshot.policies.flatMap(ruleOf)
  if (rules.length === 0) return []
  const detectors = new Map(snapshot.policies.map(({ policy }) => [policy.id, policy.detector]))
  const disguisedIn = (verdict: MessageVerdict | null): readonly Range[] =>
    (verdict?.policies ?? [])
      .filter(({ policyId, isAboveThreshold, shadow }) => {
        return isAboveThreshold && !shadow && isDataDetector(detectors.get(policyId))
      })
      .flatMap(({ spans }) => spans.filter(({ view }) => view !== 'as sent'))
  const last = turns.length - 1
  return [
    ...turns.map(({ content: text }, index) => {
      return { text, rules, disguised: index === last ? disguisedIn(input) : [] }
    }),
    ...(output === null ? [] : [{ text: output.text, rules, disguised: disguisedIn(output.verdict) }]),
  ]
}

function ruleOf({ policy, blockInput, blockOutput, shadow = false }: ActivePolicy): readonly DataRule[] {
  const { detector, detectionThreshold, examples } = policy
  if (shadow || !(blockInput || blockOutput) || !isDataDetector(detector)) return []
  return [{ detector, confidenceMin: detectionThreshold, examples }]
}

function isDataDetector(detector: string | null | undefined): detector is DataDetector {
  return typeof detector === 'string' && Object.hasOwn(kindsOfData, detector)
}
