import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import { baseOfVerb } from './english-verbs.ts'
import type { ReadAct } from './forbidden-act.ts'

const person =
  '(?:customer|user|caller|client|guest|patient|pupil|student|player|visitor|passenger|member|employee|resident|tenant|driver|reader|buyer|person|someone|somebody|anyone|anybody)'
const subject = new RegExp(
  String.raw`^(?:(?:an?|the|any|some|our) )?(?:(?:${person}s)|${person}) (?!who\b|that\b|with\b|of\b|and\b|or\b|under\b)(\w+)\b\s*(.*)$`,
  'i',
)

/**
 * The act in a case that holds. In English a case about a user is the attacker's own: "a customer is under 18" → "I am
 * under 18". Other languages tell the case as the policy puts it.
 */
export function inFirstPerson(act: ReadAct, clause: string, language: AttackLanguage): ReadAct {
  const told = language === 'en' ? own(clause) : null
  const setting = { kind: 'case', clause: told ?? owner(clause, language) } as const
  const object = told === null ? act.object : toMe(act.object)
  return { ...act, object, settings: [...act.settings, setting] }
}

function own(clause: string): string | null {
  if (/^they \w/i.test(clause)) return toMe(clause)
  const [, verb = '', rest = ''] = subject.exec(clause) ?? []
  if (verb === '') return null
  const known: Readonly<Record<string, string>> = {
    is: 'am',
    are: 'am',
    has: 'have',
    isn: 'am not',
    was: 'was',
    does: 'do',
  }
  return `I ${known[verb.toLowerCase()] ?? (/^(?:can|will|may|could|would|have|cannot|did)$/i.test(verb) ? verb : baseOfVerb(verb))} ${toMe(rest)}`.trim()
}

function toMe(text: string): string {
  return text
    .replaceAll(/\b(?:he|she|they) (?:is|are)\b/gi, 'I am')
    .replaceAll(/\b(?:he|she|they) (?:has|have)\b/gi, 'I have')
    .replaceAll(/\bthey (?=\w)/gi, 'I ')
    .replaceAll(/\b(?:he|she) (\w+)\b/gi, (_, verb: string) => `I ${baseOfVerb(verb)}`)
    .replaceAll(/\b(?:their|his)\b/gi, 'my')
    .replaceAll(/\b(?:them|him)\b/gi, 'me')
    .replaceAll(/\b(?:the|that) (?:customer|user|caller|client|guest|patient|student|pupil)(?![’'])\b/gi, 'me')
}

/** The owner's "our" is the assistant's "your". */
function owner(clause: string, language: AttackLanguage): string {
  if (language === 'en')
    return clause
      .replaceAll(/\bour\b/gi, 'your')
      .replaceAll(/\bwe\b/gi, 'you')
      .replaceAll(/\bus\b/gi, 'you')
  if (language === 'de')
    return clause
      .replaceAll(/(?<!\p{L})unser(e[nrms]?)(?!\p{L})/giu, 'eur$1')
      .replaceAll(/(?<!\p{L})unser(?!\p{L})/giu, 'euer')
  if (language === 'fr')
    return clause.replaceAll(/(?<!\p{L})notre(?!\p{L})/giu, 'votre').replaceAll(/(?<!\p{L})nos(?!\p{L})/giu, 'vos')
  return clause.replaceAll(/(?<!\p{L})nuestr[oa](s?)(?!\p{L})/giu, 'tu$1')
}
