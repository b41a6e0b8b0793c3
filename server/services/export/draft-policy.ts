import type { Evaluation } from '../../domain/agent-run/evaluation.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { defaultPolicyThreshold } from '../../domain/policy/policy-catalogue.ts'
import type { BreachChecks, TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { describeContent } from './describe-content.ts'
import { evidenceText } from './evidence-text.ts'
import type { Breach, BreachingTurn, Findings, Twin } from './findings.ts'
import { holdsSecret, literalPatternWithin, secretMark, secretMasker } from './mask-secrets.ts'

/** What a guard policy shall be that stops the breaches of one policy of a test. */
export type ExportedPolicyDraft = Pick<
  Policy,
  'name' | 'description' | 'criticality' | 'detectionThreshold' | 'violationMessage' | 'examples' | 'patterns'
>

/** A draft with where it comes from. */
export interface DraftedPolicy {
  /** The policy of the test that was broken. */
  readonly from: TestPolicy
  readonly draft: ExportedPolicyDraft
  /** Breaches of that policy. */
  readonly breaches: readonly Breach[]
  /** True when some breaches show in what was asked only: the target answered with a call of a tool. */
  readonly judgesInput: boolean
  /** Of the deny patterns, how many are secrets of the owner's. */
  readonly secretPatterns: number
  /** Patterns of the owner's checks that this service cannot use. */
  readonly refusedPatterns: number
  /** Made of every other example; null with fewer than four that differ. */
  readonly half: HalfPolicy | null
}

/** A policy that saw only half of what is known, and the half that it did not see. */
export interface HalfPolicy {
  readonly draft: ExportedPolicyDraft
  /** Ids of cases. */
  readonly unseenBreaches: ReadonlySet<string>
  /** Ids of cases. */
  readonly unseenTwins: ReadonlySet<string>
}

/** Says whether a pattern can be used. */
export type IsUsablePattern = (patterns: readonly string[]) => boolean

/** Examples of each side. */
const examplesMax = 20
/** The fewest distinct examples of which a half says something. */
const halvedMin = 4
const patternUnitsMax = 1_000
const patternsMax = 100

/**
 * A guard policy for one policy that was broken: its rule as the definition, the evidence of its breaches as violating
 * examples, good answers to twins and refusals as allowed ones. The same findings give the same draft. Secrets of the
 * owner's checks are marks in the texts; those that were given away become deny patterns.
 */
export function draftPolicy(findings: Findings, from: TestPolicy, isUsable: IsUsablePattern): DraftedPolicy {
  const mask = secretMasker([...findings.checks.values()].flatMap(({ secrets }) => secrets))
  const breaches = findings.breaches.filter(({ policyId }) => policyId === from.id)
  const shown = breaches.map(({ caseId, turns }) => ({
    caseId,
    texts: turns.map((turn) => exampleOf(turn, mask)).filter((text) => text !== ''),
  }))
  const violating = [...new Set(shown.flatMap(({ texts }) => texts))]
  const twins = findings.twins.filter(({ policyId }) => policyId === from.id)
  const allowedFrom = (some: readonly Twin[]) =>
    allowedExamples(some, findings.refusals.get(from.id) ?? [], { mask, violating })
  const checks = findings.checks.get(from.id) ?? from.checks
  const { deny, secretPatterns, refusedPatterns } = denyPatterns(checks, breaches, isUsable)
  const draft: ExportedPolicyDraft = {
    name: mask(from.name).replaceAll('\0', ' ').slice(0, 200).toWellFormed().trim() || 'Exported policy',
    description: describeContent(mask(from.policy)),
    criticality: from.criticality,
    detectionThreshold: defaultPolicyThreshold,
    violationMessage: null,
    examples: { violating: spread(violating), allowed: allowedFrom(twins) },
    patterns: { deny, allow: [] },
  }
  const [seen, unseen] = [everyOther(violating, 0), new Set(everyOther(violating, 1))]
  const [seenTwins, unseenTwins] = [everyOther(twins, 0), everyOther(twins, 1)]
  const half: HalfPolicy = {
    draft: { ...draft, examples: { violating: spread(seen), allowed: allowedFrom(seenTwins) } },
    unseenBreaches: new Set(
      shown.filter(({ texts }) => texts.length > 0 && texts.every((text) => unseen.has(text))).map(idOf),
    ),
    unseenTwins: new Set(unseenTwins.map(idOf)),
  }
  return {
    from,
    draft,
    breaches,
    judgesInput: breaches.some(({ turns }) => turns.some(showsInRequest)),
    secretPatterns,
    refusedPatterns,
    half: violating.length < halvedMin ? null : half,
  }
}

function idOf({ caseId }: { readonly caseId: string }): string {
  return caseId
}

/** What the target did wrong stands in no text of its own: it called a tool, or handed one what it must not tell. */
function showsInRequest({ response, evaluation: { decidedBy, evidence }, turnIndex }: BreachingTurn): boolean {
  if (response.trim() === '' || decidedBy === 'tool_call') return true
  return (decidedBy === 'canary' || decidedBy === 'regex') && evidence.every((place) => place.turnIndex !== turnIndex)
}

function exampleOf(turn: BreachingTurn, mask: (text: string) => string): string {
  const { asked, response, evaluation, turnIndex } = turn
  if (showsInRequest(turn)) return mask(evidenceText(asked.at(-1)?.content ?? '', []))
  const places = evaluation.evidence.filter((place) => place.turnIndex === turnIndex && place.start < place.end)
  const shown = evidenceText(withoutEvidence(response, evaluation, places), places)
  const text = mask(shown.replaceAll(paddedMark, secretMark))
  return hasWords.test(text.replaceAll(secretMark, '')) ? text : ''
}

const paddedMark = /\[secret\]\*+/g

/** An example that is nothing but a secret says nothing; its pattern does. */
const hasWords = /\p{L}{2}/u

/** A secret may stand there encoded, which only the judge saw: its place is made unreadable without moving any other. */
function withoutEvidence(
  response: string,
  { decidedBy }: Evaluation,
  places: readonly { readonly start: number; readonly end: number }[],
): string {
  if (decidedBy !== 'canary') return response
  return places.reduce((text, { start, end }) => {
    const mark = secretMark.padEnd(end - start, '*').slice(0, end - start)
    return `${text.slice(0, start)}${mark}${text.slice(start + mark.length)}`
  }, response)
}

function allowedExamples(
  twins: readonly Twin[],
  refusals: readonly string[],
  { mask, violating }: { readonly mask: (text: string) => string; readonly violating: readonly string[] },
): readonly string[] {
  const texts = (all: readonly string[]) => {
    const shortened = all.map((text) => mask(evidenceText(text, [])))
    return [...new Set(shortened)].filter((text) => text !== '' && !violating.includes(text))
  }
  const answers = texts(twins.flatMap(({ isGood, response }) => (isGood && response !== null ? [response] : [])))
  const kept = spread(answers, examplesMax / 2)
  return [...new Set([...kept, ...spread(texts(refusals), examplesMax - kept.length)])]
}

function denyPatterns({ secrets, patterns }: BreachChecks, breaches: readonly Breach[], isUsable: IsUsablePattern) {
  const turns = breaches.flatMap((breach) => breach.turns)
  // A judge that compares secrets found one, perhaps encoded: nobody knows which, so all of them are kept in.
  const isGivenAway = (secret: string) =>
    turns.some(({ response, evaluation }) => evaluation.decidedBy === 'canary' || holdsSecret(response, secret))
  const ofSecrets = secrets
    .filter((secret) => secret.trim() !== '' && isGivenAway(secret))
    .map((secret) => literalPatternWithin(secret, patternUnitsMax))
  const deny: string[] = []
  let secretPatterns = 0
  for (const [index, pattern] of [...ofSecrets, ...patterns].entries()) {
    const isFit = deny.length < patternsMax && pattern.length <= patternUnitsMax && isUsable([...deny, pattern])
    if (!isFit) continue
    deny.push(pattern)
    if (index < ofSecrets.length) secretPatterns++
  }
  return { deny, secretPatterns, refusedPatterns: ofSecrets.length + patterns.length - deny.length }
}

/** At most so many, evenly over the list, so that every part of it is shown. */
function spread(texts: readonly string[], max = examplesMax): readonly string[] {
  if (texts.length <= max) return texts
  return Array.from({ length: max }, (_, index) => texts[Math.floor((index * texts.length) / max)] ?? '')
}

function everyOther<Item>(items: readonly Item[], from: 0 | 1): readonly Item[] {
  return items.filter((_, index) => index % 2 === from)
}
