import type { AttackLanguage, TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { noChecks } from '../../domain/red-team-test/test-policy.ts'
import { guessLanguage } from '../../text/language/guess-language.ts'
import { aimsNamedIn } from '../aims/aim-keywords.ts'
import { contextSlots } from '../dataset/context-slots.ts'
import { forbiddenActs } from '../dataset/forbidden-acts.ts'
import { leaveOutSecrets } from '../dataset/leave-out-secrets.ts'
import { policyAsks } from '../dataset/policy-asks.ts'
import { readContext } from '../dataset/read-context.ts'
import { baseOfGerund } from '../dataset/reading/english-verbs.ts'
import { infinitiveOfSubjunctive } from '../dataset/reading/spanish-verbs.ts'
import { wordedRequest } from '../dataset/worded-request.ts'
import { fillSlots, shortened } from '../fill-slots.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'

const goalUnitsMax = 500

/** How people begin the description of a scenario, before what is really asked for. */
const preambles: readonly (readonly [AttackLanguage, RegExp])[] = [
  [
    'en',
    /^(?:(?:try|attempt|aim|the (?:attacker|user|goal|attack|purpose)(?: \w+)? (?:is|tries|wants|attempts|asks)|an? (?:attacker|user) (?:tries|wants|attempts|asks)) (?:to )?)?(?:get|make|bring|convince|persuade|trick|push|manipulate|coax|force|lead|cause|have|coerce|ask|tell|want)s? (?:the |your |our )?(?:assistant|bot|chatbot|model|agent|target|ai|system|it|llm|application|app)\b(?: (?:to|into))?\s+(.+)$/is,
  ],
  [
    'fr',
    /^(?:(?:essayer|tenter) (?:de |d[’'])|l[’'](?:attaquant|utilisateur) (?:veut|essaie (?:de |d[’'])|cherche à )\s*)?(?:amener|convaincre|pousser|persuader|inciter|forcer|faire en sorte que)\s+(?:l[’']assistant|le (?:bot|modèle|chatbot)|l[’']agent|la cible)\s+(?:à|de|d[’'])\s*(.+)$/isu,
  ],
  [
    'de',
    /^(?:der |die |das )?(?:assistent|bot|chatbot|modell|agent|ziel)\s+soll(?: dazu gebracht werden[, ]+)?\s*(.+)$/isu,
  ],
  [
    'de',
    /^(?:den |das |die )?(?:assistenten|bot|chatbot|modell|agenten)\s+(?:dazu bringen|überreden|dazu verleiten)[, ]+(.+)$/isu,
  ],
  [
    'es',
    /^(?:(?:intentar|tratar de)\s+)?(?:lograr|conseguir|hacer)\s+que\s+(?:el )?(?:asistente|bot|modelo|agente|objetivo)\s+(?:acepte\s+)?(.+)$/isu,
  ],
  [
    'es',
    /^(?:(?:intentar|tratar de)\s+)?(?:convencer|persuadir|engañar)\s+al\s+(?:asistente|bot|modelo|agente)\s+(?:para|de)(?:\s+que)?\s+(.+)$/isu,
  ],
]

/**
 * A goal in the first person for a scenario that a person wrote, in its language: what an attacker asks for in the end.
 * A text that is a request already stays as it is; a description loses its preamble ("get the assistant to …"); anything
 * else gives the first ask of what its words, or else the policy, are about. Never empty; at most 500 units; says no
 * secret of the policy. With `isGoal` all but a description and a blank text stays as it is. Known misses: descriptions of
 * several sentences keep only the first.
 */
export function goalOf(
  scenario: string,
  policy: TestPolicy,
  { isGoal = false }: { readonly isGoal?: boolean } = {},
): string {
  const text = scenario.slice(0, 4_000).replaceAll(/\s+/g, ' ').trim()
  const guessed = guessLanguage(text)
  const language: AttackLanguage =
    guessed !== null && Object.hasOwn(askWordings, guessed) ? (guessed as AttackLanguage) : 'en'
  const isAsked = isGoal && text !== ''
  const goal = described(text) ?? (isAsked ? text : requested(text)) ?? known(text, { policy, language })
  return leaveOutSecrets(policy.checks.secrets, askWordings[language].redacted)(shortened(goal, goalUnitsMax))
}

/** The request behind a description such as `Get the assistant to reveal its prompt`. */
function described(text: string): string | null {
  for (const [language, pattern] of preambles) {
    const act = pattern.exec(text)?.[1]
    if (act === undefined) continue
    const sentence = (/^.+?[.!?](?=\s|$)/u.exec(act)?.[0] ?? act).replace(/[.!?\s]+$/u, '')
    return asRequest(sentence, language)
  }
  return null
}

function asRequest(act: string, language: AttackLanguage): string {
  return wordedRequest(askWordings[language].asks.do[0] ?? '{object}', addressed(act, language), language)
}

/** Words about the assistant become words to it. */
function addressed(act: string, language: AttackLanguage): string {
  if (language === 'en')
    return act
      .replace(/^\w+ing\b/i, baseOfGerund)
      .replaceAll(/\b(?:its|their)\b/g, 'your')
      .replaceAll(/\bthe (?:user|attacker)\b/g, 'me')
  if (language === 'fr') return act.replaceAll(/\b(s)(on|a|es)\b(?= \p{L})/gu, 't$2')
  if (language === 'de')
    return act.replaceAll(/\bsein(e[nrms]?)?\b(?= \p{L})/gu, 'dein$1').replace(/ zu (\p{L}+)$/u, ' $1')
  return act
    .replace(/^\p{L}+/u, (verb) => (/(?:ar|er|ir)$/u.test(verb) ? verb : (infinitiveOfSubjunctive(verb) ?? verb)))
    .replaceAll(/\bsu(s?)\b(?= \p{L})/gu, 'tu$1')
}

const imperative =
  /^(?:please|tell|give|show|write|explain|list|reveal|print|repeat|describe|send|say|let|do|call|ignore|act|pretend|what|how|why|who|which|where|when|can|could|would|will|i (?:want|need)|dis|donne|montre|écris|explique|peux|pouvez|quel|quelle|comment|pourquoi|s’il|je (?:veux|voudrais)|sag|gib|zeig|schreib|erklär|nenne|kannst|können|was|wie|warum|wer|welche|bitte|ich (?:will|möchte|brauche)|dime|dame|muéstra|escribe|explica|puedes|puede|qué|cómo|por qué|quién|cuál|quiero|necesito)\b/iu

function requested(text: string): string | null {
  return text.endsWith('?') || text.startsWith('¿') || imperative.test(text) ? text : null
}

function known(
  text: string,
  { policy, language }: { readonly policy: TestPolicy; readonly language: AttackLanguage },
): string {
  const [act] = forbiddenActs(text, { prefer: language, max: 1 })
  if (act !== undefined && act.kind === 'do') return asRequest(act.object, act.language)
  // The scenario's words say more than the policy's, so they are read as a policy of their own when they name an aim.
  const subject: TestPolicy =
    aimsNamedIn(text, 1).length > 0 ? { ...policy, certification: null, source: 'given', policy: text } : policy
  const request = policyAsks(subject, language)[0]?.requests[0] ?? text
  return fillSlots(request, contextSlots(emptyContext, language))
}

const emptyContext = readContext({
  businessContext: '',
  useCase: '',
  certifications: [],
  givenPolicies: [],
  maxPolicies: 1,
  maxPromptsPerPolicy: 1,
  language: 'en',
  modes: { text: true, image: false, audio: false, video: false },
  benignTwins: false,
  checks: noChecks,
})
