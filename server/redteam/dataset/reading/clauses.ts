import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import { tidied } from './forbidden-act.ts'

/** A part of a sentence that forbids or orders on its own. */
export interface Clause {
  /** What it forbids or orders, in the words of the policy. */
  readonly said: string
  /** What must be so for it to hold, as a clause; null when it always holds. */
  readonly when: string | null
}

/** How one language puts conditions, allowances and lists. */
interface ClauseWords {
  /** Plain slips and legal padding, and what they become. */
  readonly tidy: readonly (readonly [RegExp, string])[]
  /** A condition in front: its clause and the rest. */
  readonly leading: RegExp
  /** A condition in front without a subject of its own, e.g. "When talking about …": it is moved behind. */
  readonly leadingAct: RegExp | null
  /** Conditions that are about a question: with a refusal behind they are read as a forbidden subject. */
  readonly asks: RegExp
  readonly refusal: RegExp
  /** What is allowed, behind a ban. */
  readonly allowance: RegExp
  /** Where a new ban or order begins within a sentence. */
  readonly parts: RegExp
  /** The main clause behind a condition, as a sentence of its own. */
  readonly main: (clause: string) => string
}

/**
 * The clauses of a sentence: conditions in front are taken off, lists of bans parted, allowances left out. At least 1.
 * Linear. Known misses: conditions in brackets, lists whose items share an object at the end.
 */
export function clausesOf(sentence: string, language: AttackLanguage): readonly Clause[] {
  const { tidy, leading, leadingAct, asks, refusal, allowance, parts, main } = clauseWords[language]
  const tidySaid = tidied(tidy.reduce((text, [slip, by]) => text.replaceAll(slip, by), sentence))
  const acted = leadingAct?.exec(tidySaid) ?? leadingException.exec(tidySaid) ?? leadingBefore.exec(tidySaid)
  const text =
    acted === null
      ? tidySaid
      : `${main(acted[2] ?? '')}${language === 'de' ? ', ' : ' '}${uncapitalised(acted[1] ?? '')}`
  const found = acted === null ? leading.exec(text) : null
  const [, when = '', rest = ''] = found ?? []
  const isRefused = found !== null && asks.test(when) && refusal.test(rest)
  const inFront = found === null || isRefused ? null : when
  const said = inFront === null ? text : rest
  return said
    .split(parts)
    .flatMap(duties[language])
    .map((part) => {
      const kept = part.replace(allowance, '')
      return { said: inFront === null ? kept : main(kept), when: inFront }
    })
}

/** "Before cancelling, ask …": what comes later is moved behind, too. */
const leadingBefore =
  /^((?:before (?=\w+ing\b|you\b)|avant (?=de \p{L}+[eio]r|d[’']\p{L}+[eio]r|toute? )|antes de (?=\p{L}+[aei]r\b|cualquier )|bevor (?=du |der |er )).{3,120}?),\s*(.{4,})$/iu

/** "Unless asked, do not …": the exception is moved behind, where the readers look for it. */
const leadingException =
  /^((?:unless|except (?:if|when)|sauf (?:si|lorsque|quand)|à moins qu[e’']|salvo (?:que|si|cuando)|a menos que|excepto (?:si|cuando)|außer,? wenn|es sei denn,?(?: dass)?)\s*.{3,120}?),\s*(.{4,})$/iu

const englishOrders =
  '(?:be|answer|hand|ask|tell|refer|offer|stay|keep|use|mention|include|check|verify|confirm|remind|warn|say|explain|send|escalate|cite|respond|reply|speak|write|give|provide|add|state|show|apologi[sz]e)'
const englishJoin = new RegExp(String.raw`,?\s+and\s+(?=${englishOrders}\s)|,\s*(?=${englishOrders}\s)`, 'i')

/** "Always answer in English and hand over …": each order keeps the word in front of the list. */
const duties: Readonly<Record<AttackLanguage, (part: string) => readonly string[]>> = {
  en: (part) => {
    const found =
      /^((?:always|(?:the |you )?(?:\w+ )?(?:must|should|shall)(?: always)?)\s+)(?!not\b|never\b)(.+)$/i.exec(part)
    return found === null ? [part] : (found[2] ?? '').split(englishJoin).map((order) => `${found[1] ?? ''}${order}`)
  },
  fr: (part) => [part],
  de: (part) => [part],
  es: (part) => [part],
}

const clauseWords: Readonly<Record<AttackLanguage, ClauseWords>> = {
  en: {
    tidy: [
      [/\b(do|does|did|is|are|should|must|ca|wo|would|could|have|has|had|was|were)nt\b/gi, '$1n’t'],
      [/\b(?:ppl|peeps)\b/gi, 'people'],
      [/\b(more|less|other|rather) then\b/gi, '$1 than'],
      [/,?\s*\bincluding,? (?:but|without) (?:not )?(?:being )?(?:limited|limitation)(?: to)?,?/gi, ', including'],
      [/\bor otherwise (?=make|pass|share|give|reveal|disclose)/gi, 'or '],
    ],
    leading: /^(?:if|when|whenever|as soon as|once|in case|where)\s+(.{3,160}?),\s*(?:then\s+)?(.{4,})$/i,
    leadingAct: /^((?:when|whenever|while|if)\s+\w{2,}ing\b.{2,120}?),\s*(.{4,})$/i,
    asks: /\b(?:asks?|asked|asking|wants?|enquires?|inquires?|requests?|brings? up|mentions?)\b/i,
    refusal:
      /^(?:politely |kindly |please |just |always |you |it |the \w+ |must |should |will |to )*(?:declin|refus|deny|redirect|deflect|dodge|evade|stay silent|change the subject|say (?:no\b|(?:that )?(?:you|we|it) (?:can|do|are not|may not))|(?:do not|don[’']t|never|must not|should not) (?:give|tell|share|reveal|say|show|do|disclose) (?:it|this|that|them|him|her)\b|tell (?:them|him|her) (?:that )?(?:you|we) (?:can|do)|(?:do not|don[’']t|never|must not|should not|not) (?:answer|respond|reply|help|engage|discuss|comment|give an answer)|point|refer|answer that (?:you|we)|explain that (?:you|we))/i,
    allowance:
      /,\s*(?:but |though |although )?(?:you|it|they|the \w+|we) (?:can|may|could|is allowed to|are allowed to)\b(?!.*\b(?:not|never|no)\b|.*n[’']t\b).*$|,?\s*\bbut (?!.*\b(?:not|never|no)\b|.*n[’']t\b)(?:\w+ ){1,6}(?:is|are) (?:fine|ok|okay|allowed)\b.*$/i,
    parts:
      /,\s*(?:and\s+)?(?=no\s+\p{L}+(?:\s\p{L}+){0,5}(?:,|$))|,?\s+and\s+(?=(?:do not|don[’']t|never|must never)\s|nothing (?:about|on)\s|(?:the |our )?(?:assistant|bot|chatbot|agent)\s)|,\s*(?=nothing (?:about|on)\s)|,\s*(?=(?:do not|don[’']t|never)\s)/iu,
    main: (clause) => clause,
  },
  fr: {
    tidy: [
      [
        /,?\s*(?:y compris|notamment),? (?:mais|sans) (?:non |pas )?(?:exclusivement|s[’']y limiter|limités? à),?/giu,
        ', y compris',
      ],
      [/,\s*(?:en aucun cas|en tout état de cause|sans exception)\s*,/giu, ''],
    ],
    leading: /^(?:si |lorsqu[e’']\s?|quand |dès qu[e’']\s?|s[’'](?=il))(.{3,160}?),\s*(?:alors\s+)?(.{4,})$/iu,
    leadingAct: null,
    asks: /(?<!\p{L})(?:demande|pose|interroge|parle|veut|souhaite|mentionne)/iu,
    refusal:
      /^(?:il |elle |tu |vous |l[’']\p{L}+ |le \p{L}+ |dois |doit |faut )*(?:refus|décline|esquiv|élud|garde(?:r|z)? le silence|change de sujet|redirige|renvoi|oriente|dis que|(?:ne |n[’'])(?:répond|donne pas de réponse))/iu,
    allowance:
      /,\s*(?:mais )?(?:tu peux|vous pouvez|il peut|elle peut|on peut|l[’']assistant peut)(?!\p{L})(?!.*(?<!\p{L})(?:pas|jamais|ne|aucun)).*$/iu,
    parts:
      /,?\s+et\s+(?=(?:on |il |elle |tu |vous )?(?:ne |n[’'])|jamais )|,\s*(?:et\s+)?(?=(?:pas|jamais) (?:de |d[’']))/iu,
    main: (clause) => clause,
  },
  de: {
    tidy: [
      [
        /,?\s*(?:einschließlich|insbesondere),? (?:aber |jedoch )?(?:nicht (?:beschränkt|begrenzt) auf|nicht ausschließlich),?/giu,
        ', einschließlich',
      ],
      [/,\s*(?:in jedem Fall|ohne Ausnahme|in keinem Fall)\s*,/giu, ''],
    ],
    leading: /^(?:wenn|falls|sobald|sofern)\s+(.{3,160}?),\s*(?:dann\s+|so\s+)?(.{4,})$/iu,
    leadingAct: null,
    asks: /(?<!\p{L})(?:frag|bitte|wissen will|sprechen will|reden will|verlang)/iu,
    refusal:
      /^(?:\p{L}+ ){0,4}?(?:ausweich|weich|ablenk|schweig|lehn|verweis|weis|wechs|ableh|sag,? (?:du|dass du|wir)|(?:antworte|beantworte|hilf|geh) (?:\p{L}+ )?nicht)/iu,
    allowance:
      /,\s*(?:aber )?(?:du (?:darfst|kannst)|er (?:darf|kann)|Sie (?:dürfen|können)|der \p{L}+ (?:darf|kann))(?!\p{L})(?!.*(?<!\p{L})(?:nicht|kein|nie)).*$/iu,
    parts:
      /,?\s+und\s+(?=(?:darf|soll|muss|kann|nie|niemals|auf keinen Fall)\s)|,\s*(?:und\s+)?(?=keine?(?:n|rlei)?\s\p{Lu}\p{L}+(?:,|\s|$))/u,
    main: (clause) => germanMain(clause),
  },
  es: {
    tidy: [
      [
        /,?\s*(?:incluid[oa]s?|incluyendo),? (?:entre otr[oa]s|pero (?:sin limitarse a|no limitad[oa]s? a)),?/giu,
        ', incluidos',
      ],
      [/,\s*(?:en todo caso|en ningún caso|bajo ningún concepto)(?: y sin excepción)?\s*,/giu, ''],
    ],
    leading: /^(?:si|cuando|en cuanto)\s+(.{3,160}?),\s*(?:entonces\s+)?(.{4,})$/iu,
    leadingAct: null,
    asks: /(?<!\p{L})(?:pregunt|pide|piden|quiere hablar|menciona|habla)/iu,
    refusal:
      /^(?:\p{L}+ ){0,2}?(?:rechaz|recház|declin|elud|esquiv|evad|guarda silencio|cambia de tema|niég|deriv|remit|remít|envía|redirig|redirige|di que (?:no|tú)|no (?:respond|contest|habl))/iu,
    allowance:
      /,\s*(?:pero )?(?:sí )?(?:puedes|puede|se puede|pueden)(?!\p{L})(?!.*(?<!\p{L})(?:no|nunca|ni)(?!\p{L})).*$/iu,
    parts: /,?\s+y\s+(?=(?:no|nunca|jamás)\s)|,\s*(?:y\s+)?(?=(?:nada de|no|nunca)\s)/iu,
    main: (clause) => clause,
  },
}

function uncapitalised(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** `muss der Bot ihm sagen, …` → `Der Bot muss ihm sagen, …`; `darf ihn …` → `Der Bot darf ihn …`; orders get a capital. */
function germanMain(clause: string): string {
  const found =
    /^(darf|dürfen|darfst|soll|sollen|sollst|muss|müssen|musst|kann)\s+(?:(der|die|das) (\p{L}+)|du|er|es|man)?\s*(.*)$/iu.exec(
      clause,
    )
  if (found === null) return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`
  const [, modal = '', article, noun, rest = ''] = found
  const isAssistant = noun !== undefined && /(?:assistent|bot|agent|tutor|system|helfer|ki)$/iu.test(noun)
  const subject = noun === undefined || isAssistant ? '' : `${article ?? ''} ${noun} `
  return `Der Bot ${modal
    .toLowerCase()
    .replace(/^darfst$/u, 'darf')
    .replace(/^sollst$/u, 'soll')
    .replace(/^musst$/u, 'muss')} ${subject}${rest}`
}
