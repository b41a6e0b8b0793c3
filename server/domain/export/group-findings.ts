import type { Evaluation } from '../agent-run/evaluation.ts'

/** A breach, as far as it matters for what came out. */
export interface FoundBreach {
  readonly policyId: string
  /** The answer in which it stands. */
  readonly response: string
  /** What was decided about that answer. */
  readonly evaluation: Pick<Evaluation, 'decidedBy' | 'evidence' | 'reason'>
  /** How many secrets the owner named for that policy: the only one that there is needs no comparing. */
  readonly secretCount: number
}

/** From this share of common words on, of all words of both, two pieces of evidence say the same. */
const alikeFrom = 0.6

/** So much of what came out is compared, in words. */
const wordsMax = 200

/** Groups that a breach is held against, the first of its policy and kind of proof. */
const comparedMax = 200

interface Group<Breach> {
  readonly words: ReadonlySet<string>
  readonly breaches: Breach[]
}

/**
 * Breaches by what came out: the same tool called, the same secret told, or evidence in nearly the same words, of one policy,
 * is one finding with its ways, whatever was asked. In the order of the breaches; the first of each group stands for it. What
 * the same words mean in two answers is not asked. Cost: breaches × groups, at most 200 of these.
 */
export function groupFindings<Breach extends FoundBreach>(breaches: readonly Breach[]): readonly (readonly Breach[])[] {
  const byKind = new Map<string, Group<Breach>[]>()
  const groups: Group<Breach>[] = []
  for (const breach of breaches) {
    const kind = kindOf(breach)
    const words = wordsOf(breach)
    const rivals = byKind.get(kind) ?? []
    byKind.set(kind, rivals)
    const same = rivals.slice(0, comparedMax).find((group) => isAlike(group.words, words))
    if (same !== undefined) {
      same.breaches.push(breach)
      continue
    }
    const group: Group<Breach> = { words, breaches: [breach] }
    groups.push(group)
    rivals.push(group)
  }
  return groups.map(({ breaches: members }) => members)
}

/** What can never be the same: another policy, or another kind of proof. Models and people judge the same kind of answer. */
function kindOf({ policyId, evaluation: { decidedBy } }: FoundBreach): string {
  const proof = decidedBy === 'tool_call' || decidedBy === 'canary' || decidedBy === 'regex' ? decidedBy : 'meaning'
  return `${policyId} ${proof}`
}

function wordsOf({ response, evaluation, secretCount }: FoundBreach): ReadonlySet<string> {
  const { decidedBy, evidence, reason } = evaluation
  // It names the tool, and another tool is another finding.
  if (decidedBy === 'tool_call') return new Set([reason])
  if (decidedBy === 'canary' && secretCount === 1) return new Set(['the secret'])
  const quotes = evidence.map(({ quote }) => quote).join(' ')
  const shown = wordsIn(quotes)
  return shown.size > 0 ? shown : wordsIn(response)
}

/** In small letters; numbers of three digits and more are of one case and differ from try to try. */
function wordsIn(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? []
  return new Set(words.slice(0, wordsMax).map((word) => (/^\p{N}{3,}$/u.test(word) ? '#' : word)))
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return one.size === other.size
  const common = [...one].filter((word) => other.has(word)).length
  return common / (one.size + other.size - common) >= alikeFrom
}
