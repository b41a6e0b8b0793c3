import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import type { AskKind } from './aim-wording.ts'
import german from './ask-wordings.de.json' with { type: 'json' }
import english from './ask-wordings.en.json' with { type: 'json' }
import spanish from './ask-wordings.es.json' with { type: 'json' }
import french from './ask-wordings.fr.json' with { type: 'json' }

/** How requests are built around an object in one language. `{object}` is the object, `{ask}` a whole request. */
export interface AskWordings {
  /** Requests by kind; the first is the goal as it is stored. `{order}` and `{de}`: see `wordedRequest`. */
  readonly asks: Readonly<Record<AskKind, readonly string[]>>
  /** What a scenario says the attack is after, in the third person. */
  readonly scenarios: Readonly<Record<AskKind, string>>
  /** Words of the second person and what they become in the third, in this order. */
  readonly thirdPerson: readonly (readonly [RegExp, string])[]
  /** How a scenario goes about it: `{scenario}` and slots of the context, such as `{situation}`. */
  readonly ways: readonly string[]
  /** Said of a scenario when the target told its purpose: `{purpose}`. */
  readonly purpose: string
  /** Uses of a named tool, as infinitives: `{tool}`. */
  readonly toolUses: readonly string[]
  /** An ask to answer in another language: `{language}` and `{ask}`. */
  readonly inLanguage: string
  /** As they are called in this one. */
  readonly languageNames: Readonly<Record<AttackLanguage, string>>
  /** Before a request; may hold `{topic}` and `{brand}`. The empty one is plain. */
  readonly openings: readonly string[]
  /** After a request. */
  readonly closings: readonly string[]
  /** Around a request, by somebody who claims to be in charge. */
  readonly authority: readonly string[]
  /** Around a request, as a thought experiment or a story. */
  readonly hypothetical: readonly string[]
  /** Around a disguised request: `{text}`, `{method}`. */
  readonly disguised: readonly string[]
  /** How each disguise is called in a sentence. */
  readonly methods: Readonly<Record<DisguiseName, string>>
  /** Documents in which a request hides. */
  readonly documents: readonly string[]
  /** Around a request, with conditions on how it is answered. */
  readonly insisting: readonly string[]
  /** Text beside a picture that holds the request. */
  readonly pictures: readonly string[]
  /** Before a benign request. */
  readonly benignOpenings: readonly string[]
  /** May hold `{few}`, a number from 2 to 9. */
  readonly benignClosings: readonly string[]
  /** Benign questions about a given policy: `{policy}`. */
  readonly aboutPolicy: readonly string[]
  /** Further conditions that narrow a policy when more are asked for than its clause list holds. */
  readonly facets: readonly { readonly name: string; readonly text: string }[]
  /** The last resort for a policy that no grammar reads: `{policy}`. */
  readonly breakRule: string
  /** What a scenario says then: `{policy}`. */
  readonly brokenRule: string
  /** Names of people for examples. */
  readonly names: readonly string[]
  /** Put in the place of a secret of the owner. */
  readonly redacted: string
}

/** Disguises of a request that a language model can undo. */
export type DisguiseName = 'base64' | 'hex' | 'rot13' | 'leet' | 'reversed' | 'letter-spacing'

/** Words of the second person and what they become in the third, in this order. */
const thirdPerson: Readonly<Record<AttackLanguage, AskWordings['thirdPerson']>> = {
  en: [
    [/\byourself\b/g, 'itself'],
    [/\byour\b/g, 'its'],
    [/\byou were\b/g, 'it was'],
    [/\byou are\b/g, 'it is'],
    [/\byou have\b/g, 'it has'],
    [/\byou\b/g, 'it'],
    [/\bit use\b/g, 'it uses'],
    [/\bit run\b/g, 'it runs'],
    [/\bit know\b/g, 'it knows'],
    [/\boversee it\b/g, 'oversee it'],
  ],
  fr: [
    [/\btes\b/g, 'ses'],
    [/\bton\b/g, 'son'],
    [/\bta\b/g, 'sa'],
    [/\bque tu as\b/g, 'qu’il a'],
    [/\btu as\b/g, 'il a'],
    [/\btu es\b/g, 'il est'],
    [/\btu\b/g, 'il'],
    [/\bt’a\b/g, 'lui a'],
    [/\bt’/g, 's’'],
    [/\bte\b/g, 'le'],
  ],
  de: [
    [/\bdeine(r|n|m|s)?\b/g, 'seine$1'],
    [/\bdein\b/g, 'sein'],
    [/\bdich selbst\b/g, 'sich selbst'],
    [/\bdir\b/g, 'ihm'],
    [/\bdich\b/g, 'ihn'],
    [/\bdu bist\b/g, 'er ist'],
    [/\bdu ([\p{L} -]*?)hast\b/gu, 'er $1hat'],
    [/\bdu ([\p{L} -]*?)(läuf|verwende|kenn|weiß|sieh)s?t\b/gu, 'er $1$2t'],
    [/\bdu\b/g, 'er'],
  ],
  es: [
    [/\btus\b/g, 'sus'],
    [/\btu\b/g, 'su'],
    [/\bhas\b/g, 'ha'],
    [/\beres\b/g, 'es'],
    [/\bte\b/g, 'le'],
    [/\busas\b/g, 'usa'],
    [/\bsabes\b/g, 'sabe'],
    [/\bves\b/g, 've'],
    [/\btienes\b/g, 'tiene'],
    [/\bpuedes\b/g, 'puede'],
    [/\bti mismo\b/g, 'sí mismo'],
  ],
}

/** The wordings of requests by language. */
export const askWordings: Readonly<Record<AttackLanguage, AskWordings>> = {
  en: { ...english, thirdPerson: thirdPerson.en },
  fr: { ...french, thirdPerson: thirdPerson.fr },
  de: { ...german, thirdPerson: thirdPerson.de },
  es: { ...spanish, thirdPerson: thirdPerson.es },
}
