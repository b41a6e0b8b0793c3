import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'

/**
 * How something is asked for that a policy forbids: `do` an infinitive with all that belongs to it, `give` a noun phrase
 * to hand over, `about` a noun phrase to talk about, `omit` a duty as an infinitive, `beyond` the only subject allowed.
 */
export type OwnKind = 'do' | 'give' | 'about' | 'omit' | 'beyond'

/**
 * What else must be so for the act to be a breach: `case` a clause that holds, `exception` a clause that does not,
 * `unasked` that nobody asked for it — then the attacker has it done to somebody else.
 */
export type ActSetting = { readonly kind: 'case' | 'exception'; readonly clause: string } | { readonly kind: 'unasked' }

/** What a policy forbids, or asks for, read from its grammar and said to the assistant. */
export interface ForbiddenAct {
  readonly language: AttackLanguage
  readonly kind: OwnKind
  /** Fits the slot `{object}` of that kind; conditions that make it a breach are kept, exceptions are not. */
  readonly object: string
  /** The act without its conditions, for harmless questions about it. */
  readonly core: string
  /** What the policy excepts, as a noun phrase that is not asked for; null when nothing is. */
  readonly aside: string | null
  /** Empty when the act alone is the breach. */
  readonly settings: readonly ActSetting[]
}

/** An act before its language is known. */
export type ReadAct = Omit<ForbiddenAct, 'language'>

/** Reads one sentence of at most 400 units; null when nothing forbidden is found in it. */
export type SentenceReader = (sentence: string, place: SentencePlace) => ReadAct | null

/** What decides how a doubtful sentence is read. */
export interface SentencePlace {
  /** `duty`: also positive orders; `bare`: also noun phrases. A reader is asked with the weaker ones only when nothing else was found. */
  readonly effort: 'ban' | 'duty' | 'bare'
}

/** A pattern and what it makes of its match; null = it does not fit after all. */
export interface ActRule {
  readonly pattern: RegExp
  /** Of its match. */
  readonly read: (match: RegExpExecArray) => ReadAct | null
}

/** The first rule that fits and reads what its grammar allows. */
export function firstAct(
  rules: readonly ActRule[],
  { sentence, isSound }: { readonly sentence: string; readonly isSound: (act: ReadAct) => boolean },
): ReadAct | null {
  for (const { pattern, read } of rules) {
    const match = pattern.exec(sentence)
    const act = match === null ? null : read(match)
    if (act !== null && /\p{L}{2}/u.test(act.object) && isSound(act)) return act
  }
  return null
}

/** An act of that kind without an exception; `core` is the object unless said otherwise. */
export function actOf(kind: OwnKind, object: string, rest: Partial<Omit<ReadAct, 'kind' | 'object'>> = {}): ReadAct {
  const tidy = tidied(object)
  return {
    kind,
    object: tidy,
    core: tidied(rest.core ?? tidy),
    aside: rest.aside ?? null,
    settings: rest.settings ?? [],
  }
}

/** One space between words, none before marks, no mark at the end. */
export function tidied(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ,/g, ',')
    .replaceAll(/,{2,}/g, ',')
    .replace(/^[\s,:–-]+|[\s,:.–-]+$/gu, '')
}

/** The clauses of settings in other words. */
export function settingsTo(settings: readonly ActSetting[], worded: (clause: string) => string): readonly ActSetting[] {
  return settings.map((setting) =>
    setting.kind === 'unasked' ? setting : { ...setting, clause: worded(setting.clause) },
  )
}
