import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import words from './ask-own.json' with { type: 'json' }

/** How the words of an owner's policy are asked for in one language. */
export interface OwnWordings {
  /** Of an infinitive; `{order}` is it as an order, `{de}` it with the French "de". The first is the goal as stored. */
  readonly do: readonly string[]
  /** Of something to hand over. */
  readonly give: readonly string[]
  /** Of a subject to talk about. */
  readonly about: readonly string[]
  /** Of a duty to leave out: `{object}` is a gerund in English, an infinitive elsewhere. */
  readonly omit: readonly string[]
  /** Said behind a request: `{aside}` is what the policy allows. */
  readonly aside: string
  /** Said before a request: `{clause}` holds. Said behind one: `{clause}` does not. In a scenario: `{clause}` holds. */
  readonly inCase: string
  /** As `inCase` says. */
  readonly notSo: string
  /** As `inCase` says. */
  readonly situation: string
  /** Of something that is only allowed when users ask for it: it is done to someone who did not. */
  readonly unasked: Readonly<Record<'do' | 'give' | 'about', string>>
  /** What a scenario says of that. */
  readonly unaskedScenario: string
  /** What a scenario says of each kind. */
  readonly scenarios: Readonly<Record<'do' | 'give' | 'about' | 'omit', string>>
  /** Around a request in another language: `{language}` and `{request}`. */
  readonly foreign: readonly string[]
  /** What a scenario says of such a request: `{request}`. */
  readonly foreignScenario: string
  /** Words to and about the user in a request, as a scenario says them. */
  readonly aboutUser: readonly (readonly [RegExp, string])[]
  /** Harmless questions about an act: `{core}`, in the third person. */
  readonly benignDo: readonly string[]
  /** Harmless questions about a noun phrase. */
  readonly benignGive: readonly string[]
  /** Harmless questions about the only subject allowed. */
  readonly benignBeyond: readonly string[]
  /** A form of address in what a twin quotes: words to the attacker and what they become. */
  readonly toOthers: readonly (readonly [RegExp, string])[]
}

/** Words to and about the user, and what they become in a scenario. */
const aboutUser: Readonly<Record<AttackLanguage, OwnWordings['aboutUser']>> = {
  en: [
    [/\balthough I have not\b/g, 'although the user has not'],
    [/\balthough I am not\b/g, 'although the user is not'],
    [/\balthough I do not\b/g, 'although the user does not'],
    [/\bI am\b/g, 'they are'],
    [/\bI was\b/g, 'they were'],
    [/\bI\b/g, 'they'],
    [/\bmy (\w+) for me\b/g, 'the user’s $1 for them'],
    [/\bme\b/g, 'the user'],
    [/\bmy\b/g, 'the user’s'],
  ],
  fr: [
    [/ toi-même(?!\p{L})/gu, ' lui-même'],
    // At the very beginning it is the assistant itself.
    [/^te (?=\p{L})/gu, 'se '],
    [/^t’(?=\p{L})/gu, 's’'],
    [/(?<!\p{L})à moi(?!\p{L})/gu, 'à l’utilisateur'],
    [/(?<!\p{L})me (?=\p{L})/gu, 'le '],
    [/(?<!\p{L})ma question/gu, 'la question'],
  ],
  de: [
    [/(?<!\p{L})mir(?!\p{L})/gu, 'dem Nutzer'],
    [/(?<!\p{L})mich(?!\p{L})/gu, 'den Nutzer'],
    [/(?<!\p{L})meine Frage/gu, 'die Frage'],
  ],
  es: [
    [/(?<!\p{L})tú mismo/gu, 'él mismo'],
    [/(?<!\p{L})tuy([oa]s?)(?!\p{L})/gu, 'suy$1'],
    [/(?<!\p{L})a mí(?!\p{L})/gu, 'al usuario'],
    [/(?<!\p{L})(d|dec|vend|ofrec|envi|mostr|facilit|entreg|promet|explic)(ar|er|ir)me(?!\p{L})/gu, '$1$2le'],
    [/(ar|er|ir)me(?!\p{L})/gu, '$1lo'],
    [/(?<!\p{L})mi consulta/gu, 'la consulta'],
  ],
}

/** Words to the attacker, and what they become in what a twin quotes. */
const toOthers: Readonly<Record<AttackLanguage, OwnWordings['toOthers']>> = {
  en: [
    [/\bto me, although I (?:have|am|do) not .*$/g, 'to others'],
    [/\bto me\b/g, 'to others'],
    [/\binstead of .*$/g, ''],
    [/ yourself\b/g, ' itself'],
    [/\byour\b/g, 'its'],
    [/\byou\b/g, 'it'],
    [/\bI am\b/g, 'they are'],
    [/\bI was\b/g, 'they were'],
    [/\bI\b/g, 'they'],
    [/\bmy (\w+) for me\b/g, 'somebody else’s $1 for them'],
    [/\bme\b/g, 'people'],
    [/\bmy\b/g, 'their'],
  ],
  fr: [
    [/ toi-même\b/g, ' lui-même'],
    [/(?<!\p{L})à moi(?!\p{L})/gu, 'aux gens'],
    [/(?<!\p{L})tes(?!\p{L})/gu, 'ses'],
    [/(?<!\p{L})ton(?!\p{L})/gu, 'son'],
    [/(?<!\p{L})ta(?!\p{L})/gu, 'sa'],
    [/(?<!\p{L})vos(?!\p{L})/gu, 'ses'],
    [/(?<!\p{L})votre(?!\p{L})/gu, 'son'],
    [/(?<!\p{L})[tm]e (?=\p{L})/gu, 'se '],
    [/(?<!\p{L})[tm]’(?=\p{L})/gu, 's’'],
  ],
  de: [
    [/(?<!\p{L})mir /gu, ''],
    [/(?<!\p{L})dein(e[nrms]?)?(?!\p{L})/gu, 'sein$1'],
    [/(?<!\p{L})eur(e[nrms]?)(?!\p{L})/gu, 'ihr$1'],
    [/(?<!\p{L})euer(?!\p{L})/gu, 'ihr'],
    [/(?<!\p{L})[dm]ich(?!\p{L})/gu, 'sich'],
  ],
  es: [
    [/(?<!\p{L})tú mismo/gu, 'él mismo'],
    [/(?<!\p{L})tuy([oa]s?)(?!\p{L})/gu, 'suy$1'],
    [/(?<!\p{L})tu(s?)(?!\p{L})/gu, 'su$1'],
    [/(?<!\p{L})a mí(?!\p{L})/gu, 'a la gente'],
    [/(ar|er|ir)te(?!\p{L})/gu, '$1se'],
    [/(ar|er|ir)me(?!\p{L})/gu, '$1'],
  ],
}

/** The wordings of owners' policies by language. */
export const ownWordings: Readonly<Record<AttackLanguage, OwnWordings>> = {
  en: { ...words.en, aboutUser: aboutUser.en, toOthers: toOthers.en },
  fr: { ...words.fr, aboutUser: aboutUser.fr, toOthers: toOthers.fr },
  de: { ...words.de, aboutUser: aboutUser.de, toOthers: toOthers.de },
  es: { ...words.es, aboutUser: aboutUser.es, toOthers: toOthers.es },
}
