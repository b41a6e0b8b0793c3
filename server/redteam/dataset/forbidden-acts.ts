import type { AttackLanguage } from '../../domain/redteam/test-policy.ts'
import type { AskKind } from './aim-wording.ts'

/** What a policy forbids, or asks for, read from its grammar. */
export interface ForbiddenAct {
  readonly language: AttackLanguage
  /** `duty`: something that must be done, as an infinitive. `request`: a whole imperative. */
  readonly kind: AskKind | 'duty' | 'request'
  /** Fits the slot `{object}` of that kind. */
  readonly object: string
}

interface Rule {
  readonly language: AttackLanguage
  readonly kind: ForbiddenAct['kind']
  readonly pattern: RegExp
  /** Makes the object from the match. */
  readonly object: (match: RegExpExecArray) => string
}

const last = (match: RegExpExecArray): string => match[match.length - 1] ?? ''

/** More special rules first. Each reads one sentence of at most 400 units. */
const rules: readonly Rule[] = [
  {
    language: 'en',
    kind: 'give',
    pattern:
      /^(.{3,200}?)\s+(?:must|may|shall|should|can)\s*(?:never|not)\s+be\s+(?:disclosed|revealed|shared|shown|given|mentioned|told|named|exposed|leaked|output)/i,
    object: (match) => last(match).replace(/^(?:The|A|An|Our|Your|Its|Any|All)\b/, (word) => word.toLowerCase()),
  },
  {
    language: 'en',
    kind: 'do',
    pattern:
      /(?:\b(?:must|shall|should|may|can|will|do|does|could|would|is to|are to)\s+(?:never|not)|\b(?:must|should|do|does|ca|wo|would|could)n[’']t|\bcannot|\b(?:is|are)\s+(?:not|never)\s+(?:allowed|permitted|supposed)\s+to|\bforbidden\s+to|\brefuses?\s+to|\bnever)\s+(?:ever\s+|under any circumstances\s+|be\s+(?:allowed|permitted)\s+to\s+)?(?!be\b)(.{3,300})/i,
    object: (match) => english(last(match)),
  },
  {
    language: 'en',
    kind: 'do',
    pattern: /(?:\bavoid|\brefrain from|\b(?:forbidden|prohibited|banned) from)\s+(\w+ing\b.{0,300})/i,
    object: (match) => english(last(match).replace(/^\w+/, baseOfGerund)),
  },
  {
    language: 'en',
    kind: 'do',
    pattern: /^content that\s+(\w+s\b.{0,300})/i,
    object: (match) => english(last(match).replace(/^\w+/, baseOfVerb)),
  },
  { language: 'en', kind: 'give', pattern: /^no\s+(.{3,200})/i, object: (match) => english(last(match)) },
  {
    language: 'en',
    kind: 'duty',
    pattern: /\b(?:must|has to|have to|should|shall)\s+always\s+(.{3,300})/i,
    object: (match) => english(last(match)),
  },
  {
    language: 'de',
    kind: 'do',
    pattern:
      /\b(?:darf|dürfen|soll|sollen|sollte|kann|können|wird|werden)\b(?:\s+(?:der|die|das)\s+\p{Lu}\p{L}+)?\s*(.{0,160}?)\b(nie|niemals|nicht|auf keinen Fall|unter keinen Umständen|keine|keinen|keinem|keiner|kein)\b\s*(.{3,300})/iu,
    object: (match) => german(`${match[1] ?? ''} ${last(match)}`),
  },
  {
    language: 'de',
    kind: 'do',
    pattern: /^(?:nie|niemals|auf keinen fall)\s+(.{3,300}(?:en|ern|eln|tun|sein))$/iu,
    object: (match) => german(last(match)),
  },
  {
    language: 'de',
    kind: 'do',
    pattern: /\b(?:es ist (?:verboten|untersagt)|verboten ist es|untersagt ist es)[, ]+(.{3,300})/iu,
    object: (match) => german(last(match).replace(/ zu (\p{L}+)$/u, ' $1')),
  },
  {
    language: 'de',
    kind: 'request',
    pattern: /^(\p{Lu}\p{Ll}+(?:e|b|h|n|ch|g|ich|ß)?)\s+(?:nie|niemals|nicht)\s+(.{3,300})/u,
    object: (match) => `${match[1] ?? ''} ${german(last(match))}`,
  },
  { language: 'de', kind: 'give', pattern: /^keine?n?\s+(.{3,200})/iu, object: (match) => german(last(match)) },
  {
    language: 'de',
    kind: 'duty',
    pattern: /\bmuss\s+(?:immer|stets)\s+(.{3,300})/iu,
    object: (match) => german(last(match)),
  },
  {
    language: 'fr',
    kind: 'do',
    pattern:
      /\b(?:ne|n[’'])\s*(?:doit|doivent|peut|peuvent|devra|devrait|pourra|dois|peux|saurait)\s+(?:jamais|pas|en aucun cas|plus)\s+(.{3,300})/iu,
    object: (match) => french(last(match)),
  },
  {
    language: 'fr',
    kind: 'do',
    pattern: /\bne\s+(?:jamais|pas)\s+(.{3,300})/iu,
    object: (match) => french(last(match)),
  },
  {
    language: 'fr',
    kind: 'do',
    pattern: /\b(?:interdit|défendu|interdiction)(?:\s+à\s+l[’']assistant)?\s+(?:de\s+|d[’'])(.{3,300})/iu,
    object: (match) => french(last(match)),
  },
  {
    language: 'fr',
    kind: 'request',
    pattern: /^(?:ne |n[’'])(\p{L}+)\s+(?:jamais|pas)\s+(.{2,300})/iu,
    object: (match) => `${capital(match[1] ?? '')} ${french(last(match))}`,
  },
  {
    language: 'fr',
    kind: 'give',
    pattern: /^(?:pas|aucune?)\s+(?:de\s+|d[’'])?(.{3,200})/iu,
    object: (match) => `des exemples : ${french(last(match))}`,
  },
  { language: 'fr', kind: 'duty', pattern: /\bdoit\s+toujours\s+(.{3,300})/iu, object: (match) => french(last(match)) },
  {
    language: 'es',
    kind: 'do',
    pattern:
      /\b(?:nunca|jamás|no)\s+(?:se\s+)?(?:debe|deben|debería|puede|pueden|podrá|debes|puedes)\s+(?:nunca\s+|jamás\s+)?(.{3,300})/iu,
    object: (match) => spanish(last(match)),
  },
  { language: 'es', kind: 'do', pattern: /\bprohibido\s+(.{3,300})/iu, object: (match) => spanish(last(match)) },
  {
    language: 'es',
    kind: 'do',
    pattern: /^(?:nunca|jamás|no)\s+(\p{L}+(?:ar|er|ir)\b.{0,300})/iu,
    object: (match) => spanish(last(match)),
  },
  {
    language: 'es',
    kind: 'duty',
    pattern: /\bdebe\s+siempre\s+(.{3,300})|\bsiempre\s+debe\s+(.{3,300})/iu,
    object: (match) => spanish(match[1] ?? match[2] ?? ''),
  },
]

const unitsRead = 4_000
const sentenceUnitsMax = 400

/**
 * What a policy forbids, sentence by sentence, in the language it is written in; at most `max`. Reads 4,000 units.
 * Known misses: bans without one of the usual forms ("is off limits"), Spanish imperatives (`no reveles`), nested
 * sentences, passives other than of disclosure.
 */
export function forbiddenActs(policy: string, max = 3): readonly ForbiddenAct[] {
  const sentences = policy
    .slice(0, unitsRead)
    .split(/[;!?\n]+|\.(?=\s|$)/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim().slice(0, sentenceUnitsMax))
  return sentences.flatMap((sentence) => actOf(sentence) ?? []).slice(0, max)
}

function actOf(sentence: string): ForbiddenAct | null {
  for (const { language, kind, pattern, object } of rules) {
    const match = pattern.exec(sentence)
    const found =
      match === null
        ? ''
        : object(match)
            .replace(/[\s,:]+$/u, '')
            .trim()
    if (/\p{L}{2}/u.test(found)) return { language, kind, object: found }
  }
  return null
}

function english(act: string): string {
  return act
    .replace(/,?\s*\b(?:unless|except|other than)\b.*$/i, '')
    .replaceAll(
      /\b(?:its|their)\b(?= (?:own|system|hidden|internal|instruction|prompt|config|rules|tools|password|secret))/gi,
      'your',
    )
    .replaceAll(/\bto (?:the |any )?(?:users?|customers?|anyone|anybody|strangers)\b/gi, 'to me')
}

function german(act: string): string {
  return act
    .replace(/,?\s*\b(?:es sei denn|außer|sofern)\b.*$/iu, '')
    .replaceAll(/\b(?:sein|ihr)(e[nrms]?)?\b(?= \p{L})/gu, 'dein$1')
    .replaceAll(/\b(?:dem |einem |den )?(?:Nutzer|Kunde|Anwender)n?\b/gu, 'mir')
    .trim()
}

function french(act: string): string {
  return (
    act
      .replace(/,?\s*\b(?:sauf|à moins|hormis)\b.*$/iu, '')
      .replaceAll(/\b(s)(on|a|es)\b(?= \p{L})/gu, 't$2')
      // A negation turns "des" into "de"; verbs that take "de" themselves keep it.
      .replace(
        /^(?!(?:parler|discuter|traiter|changer|disposer|user|abuser|se)\b)(\p{L}+(?:er|ir|re)) (?:de |d[’'])(?=\p{L}+s\b)/u,
        '$1 des ',
      )
  )
}

function spanish(act: string): string {
  return act.replace(/,?\s*\b(?:salvo|excepto|a menos)\b.*$/iu, '').replaceAll(/\bsu(s?)\b(?= \p{L})/gu, 'tu$1')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The base form of an English gerund: `revealing` → `reveal`, `giving` → `give`, `running` → `run`. */
export function baseOfGerund(gerund: string): string {
  const stem = gerund.replace(/ing$/i, '')
  if (/^(?:say|do|go|be|see|play|pay)$/i.test(stem)) return stem
  if (/([b-df-hj-np-tv-z])\1$/i.test(stem))
    return /(?:ll|ss)$/i.test(stem) && !/(?:cancell|tell|sell)$/i.test(stem)
      ? stem
      : /(?:tell|sell)$/i.test(stem)
        ? stem
        : stem.slice(0, -1)
  return /(?:clos|giv|shar|mak|tak|us|writ|provid|creat|expos|propos|promis|disclos|chang|delet|execut|invok|generat|prescrib|describ|guarante|impersonat|escalat|leak\b|continu|issu|produc|mov|remov|receiv|believ|prov|curs|insist|manag|encourag|merg|judg|quot|not|vot|rat|stat|ignor|compar|authoriz|authoris|recogniz|advis|approv|overrid|bypas|scor|rout|updat|operat|violat|advertis)$/i.test(
    stem,
  ) && !/(?:leak|insist|bypass)$/i.test(stem)
    ? `${stem}e`
    : stem
}

/** The base form of an English verb in the third person: `gives` → `give`, `applies` → `apply`, `teaches` → `teach`. */
function baseOfVerb(verb: string): string {
  if (/ies$/i.test(verb)) return verb.replace(/ies$/i, 'y')
  return verb.replace(/(?<=ch|sh|ss|x|o)es$|s$/i, '')
}
