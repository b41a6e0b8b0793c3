import { type Finding, type ScoredFinding, scored, spansMax } from '../../domain/guard/finding.ts'
import type { PolicyDetector, SecurityDetector } from '../detector.ts'
import type { Reading } from '../reading.ts'
import { featureIndex } from '../security/feature-list.ts'
import { extractFeatures } from '../security/features.ts'
import { type Leak, measureLeak, uncomparedReason } from './measure-leak.ts'

const leakVersion = '2'
const knownMisses =
  'system messages that are paraphrased, summarised or translated; ordinary words that are passwords, codes that no word announces, parts of codes and codes spelt out in words; acrostics; system messages that the client does not send. False alarms: a message of one fact or one name that is passed on whole; a code that the message announces like a secret and means to be passed on; a PIN that turns up as a number'

/**
 * The security detector of both directions: attacks on instructions, and in answers the system message that an attack
 * was after. The riskier of both findings is the value; the reasons of both are told.
 */
export function createSecurityWithLeaks(attacks: SecurityDetector): SecurityDetector {
  return {
    id: 'security',
    about: {
      title: `${attacks.about.title}; in answers also leaks of the system message`,
      version: `${attacks.about.version}+leak-${leakVersion}`,
      source: `${attacks.about.source}; own comparison of letters with the system message of the conversation`,
      knownMisses: `${attacks.about.knownMisses}; ${knownMisses}`,
    },
    async evaluate(reading, options, scope) {
      const attack = await attacks.evaluate(reading, options, scope)
      return withCaveat(joined(attack, measureLeak(reading)), uncomparedReason(reading))
    },
  }
}

/**
 * The detector of the default policy `system-prompt disclosure`. Answers are compared with the system message; messages
 * of users count as far as the security detector finds them risky and sees a request for instructions in them, so they
 * alarm at most as often as it does. Source and known misses: as above.
 */
export function createDisclosureDetector(attacks: SecurityDetector): PolicyDetector {
  return {
    id: 'system-prompt-disclosure',
    about: {
      title: 'Disclosure of the system message',
      version: `${attacks.about.version}+leak-${leakVersion}`,
      source: 'Own comparison of letters with the system message; requests by the signs of the security detector',
      knownMisses,
    },
    async evaluate(reading, _policy, scope) {
      if (reading.exchange.direction === 'output') return fromLeak(reading)
      const attack = await attacks.evaluate(reading, null, scope)
      if (attack.status === 'failed') return attack
      if (!asksForInstructions(reading)) return { ...attack, value: 0, reason: null, spans: [] }
      return { ...attack, value: asPolicyValue(attack.value) }
    },
  }
}

function joined(attack: Finding, leak: Leak | null): Finding {
  if (attack.status === 'failed' || leak === null || leak.value < toldFrom) return attack
  const reason = reasonOf(leak)
  if (leak.value <= attack.value) {
    return {
      ...attack,
      reason: together(attack.reason, reason),
      spans: [...attack.spans, ...leak.spans].slice(0, spansMax),
    }
  }
  return {
    ...attack,
    value: leak.value,
    reason: together(reason, attack.reason),
    spans: [...leak.spans, ...attack.spans].slice(0, spansMax),
  }
}

function withCaveat(finding: Finding, caveat: string | null): Finding {
  return finding.status === 'failed' ? finding : { ...finding, caveat: together(finding.caveat, caveat) }
}

/** Smaller values say nothing to a reader: a fact or a phrase of the system message was used. */
const toldFrom = 0.5

function together(first: string | null, second: string | null): string | null {
  return [first, second].filter((reason) => reason !== null).join(' ') || null
}

function fromLeak(reading: Reading): ScoredFinding {
  const { unread: unjudged, exchange } = reading
  const leak = measureLeak(reading)
  const caveat = exchange.history.some(({ role, content }) => role === 'system' && content.trim() !== '')
    ? uncomparedReason(reading)
    : 'The history has no system message to compare with.'
  if (leak === null || leak.value < toldFrom) {
    return scored(leak === null ? 0 : asPolicyValue(leak.value), { unjudged, caveat })
  }
  return scored(asPolicyValue(leak.value), { reason: reasonOf(leak), spans: leak.spans, unjudged, caveat })
}

/** A policy's .5 is the guardrail's 1: both are the point of 1 % false alarms. */
function asPolicyValue(risk: number): number {
  return Math.min(1, risk / 2)
}

const requestFeatures = ['lexicon.extraction.strong', 'structure.context-extraction']
const requestSeenFrom = 0.3

function asksForInstructions(reading: Reading): boolean {
  const { values } = extractFeatures(reading)
  return requestFeatures.some((name) => (values[featureIndex.get(name) ?? -1] ?? 0) >= requestSeenFrom)
}

function reasonOf({ share, manners, tokenCount }: Leak): string {
  const how = `of the system message of the conversation (${manners.slice(0, 3).join(', ')}).`
  const repeats = `Repeats ${Math.max(1, Math.round(100 * share))} % ${how}`
  if (tokenCount === 0) return repeats
  const says = `Says ${tokenCount === 1 ? 'a code or password' : `${tokenCount} codes or passwords`} ${how}`
  return share === 0 ? says : `${says} ${repeats}`
}
