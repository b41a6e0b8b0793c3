import type { AttemptView } from '../../domain/attempt/technique.ts'
import type { FrameLanguage } from '../../domain/red-team-test/frame-language.ts'
import { type AttackLanguage, attackLanguages } from '../../domain/red-team-test/test-policy.ts'
import type { Slots } from '../slots.ts'
import { unknownContext } from '../wordings/reactions.ts'
import { freeQuotes } from './outer-quotes.ts'

/**
 * `template` with each `{slot}` replaced. Slots inside the values are left alone. Throws for a slot without a value: a
 * wording and its technique do not belong together.
 */
export function fill(template: string, slots: Slots): string {
  return freeQuotes(template, (name) =>
    // What is hidden in a code may have quotation marks of its own that mean something.
    name === 'payload' && slots.payload !== slots.goal ? undefined : slots[name],
  ).replaceAll(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`no value for the slot {${name}} of: ${template}`)
    return value
  })
}

/** What is asked for in the end, in `language` where the scenario has it so, else as it stands. */
export function goalIn({ scenario, language: own }: AttemptView, language: AttackLanguage): string {
  return language === own ? scenario.goal : (scenario.goals[language] ?? scenario.goal)
}

/** What the target is for, in at most 80 units and without line breaks, as something to quote; a general word when nobody said it. */
export function contextOf({ profile, useCase, businessContext }: AttemptView, language: FrameLanguage): string {
  const known = [useCase, profile.purpose ?? '', businessContext].map(firstClause).find((text) => text !== '')
  return known ?? unknownContext[language][0] ?? ''
}

function firstClause(text: string): string {
  const line = (text.split(/[\n.!?;]/).find((part) => part.trim() !== '') ?? '').trim().replaceAll(/["“”«»„]/g, '')
  if (line.length <= 80) return line
  const cut = line.slice(0, 80)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 40)).replace(/[\ud800-\udbff]$/, '')
}

/** The longest word of a text that looks like a name of what is asked (at least four letters); the whole text when it has none. */
export function keyWordOf(goal: string): string {
  const candidates = goal.match(/\p{L}[\p{L}\p{M}-]{3,}/gu) ?? []
  return candidates.reduce((best, word) => (word.length > best.length ? word : best), candidates[0] ?? goal)
}

/** The attack languages other than `language`, those first that the target is known to answer in. */
export function otherLanguages({ profile }: AttemptView, language: AttackLanguage): readonly AttackLanguage[] {
  const others = attackLanguages.filter((other) => other !== language)
  const known = others.filter((other) => profile.languages.includes(other))
  return [...known, ...others.filter((other) => !known.includes(other))]
}
