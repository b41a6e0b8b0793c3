import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import type { ReadAct } from './forbidden-act.ts'

/** Words that a request for a breach no longer holds: where they stand, the sentence was misread. */
const leftOver: Readonly<Record<AttackLanguage, RegExp>> = {
  en: /^(?:the |our )?(?:chat)?(?:assistant|bot)\b|^(?:only|always|never|not|no|it is|to|if|when|unless)\b|\b(?:may|must|shall) only\b|\bmust(?:n[’']t| not)\b|\bnothing about\b/i,
  fr: /^(?:le |l[’'])(?:chatbot|assistant|bot|agent)(?!\p{L})|^(?:uniquement|seulement|toujours|jamais|ne|si|quand|il est)(?!\p{L})|^être[a-z]/iu,
  de: /^(?:[Dd]er |[Dd]ie |[Dd]as )?(?:Chatbot|Assistent|Bot|Agent)(?!\p{L})|^(?:[Ee]s|[Nn]ur|[Ii]mmer|[Ss]tets|[Nn]ie|[Nn]iemals|[Nn]icht|[Kk]ein\p{L}*|[Ww]enn|[Ff]alls|[Ww]er)(?!\p{L})|(?<!\p{L})nur (?:\p{L}+ )?\p{Ll}+en(?:,|$)|^[^,]*\szu \p{Ll}+en(?:,|$)(?<!ohne .*)/u,
  es: /^(?:el )?(?:chatbot|asistente|bot|agente)(?!\p{L})|^(?:solo|sólo|únicamente|siempre|nunca|no|si|cuando|que)(?!\p{L})/iu,
}

/** What an act to be done begins or ends with. */
const shaped: Readonly<Record<AttackLanguage, RegExp>> = {
  en: /^\p{L}/u,
  fr: /^(?:(?:me|te|se|le|la|les|lui|leur|y|en|m[’']|t[’']) ?)*\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu,
  de: /\p{Ll}(?:en|ern|eln|tun)(?:,|\s(?:oder|und)\s|$)/u,
  es: /^\p{L}+(?:ar|er|ir|ír)(?:me|te|se|le|les|lo|la|los|las|nos)?(?!\p{L})/iu,
}

/**
 * False for an act whose grammar shows that the sentence was misread: a policy quoted whole is a better goal then. Cost:
 * linear. Known misses: misreadings that are grammatical.
 */
export function isSound({ kind, object }: ReadAct, language: AttackLanguage): boolean {
  if (kind !== 'omit' && kind !== 'beyond' && leftOver[language].test(object)) return false
  // A noun phrase holds no verb in the middle: "Termine vergeben und mehr" was a sentence.
  if (
    kind === 'about' &&
    language === 'de' &&
    /\s\p{Ll}{3,}(?:ben|len|ten|gen|sen|den|nen|ren|hen) (?:und|oder)\s/u.test(object)
  )
    return false
  return kind !== 'do' || shaped[language].test(object)
}
