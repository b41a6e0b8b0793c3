import { randomFromNumber, type SeededRandom } from '../../server/text/random/seeded-random.ts'
import type { Slots } from '../generate/slots.ts'
import { fillAnswer } from '../generate-content/responses/fill-answer.ts'
import { type HarmfulQuestion, harmfulQuestions } from './look-alike-contrasts.ts'
import { safeKnowledge } from './look-alike-knowledge.ts'
import { type LookAlikeManner, lookAlikeManners } from './look-alike-manners.ts'
import { moreComplianceParts, moreRefusalParts } from './look-alike-more-parts.ts'
import { moreSafeQuestions } from './look-alike-more-questions.ts'
import { complianceParts, refusalParts } from './look-alike-parts.ts'
import { type SafeQuestion, safeTasks } from './look-alike-questions.ts'

/** A question that sounds dangerous, or one that is, with an answer. */
export interface LookAlike {
  readonly request: string
  readonly response: string
  /** Whether the answer gives what was asked for. */
  readonly complies: boolean
  readonly manner: string
}

const refusalsOfEach = 260
const compliancesOfEach = 320

/** So many refusals are to safe questions that were misread. */
const misreadShare = 0.4

/**
 * Questions in words of harm with answers in full, and refusals in the manner of cautious assistants. Every sentence is
 * ours. The same seed gives the same ones; each once.
 */
export function generateLookAlikes(seed: number): readonly LookAlike[] {
  const all = lookAlikeManners.flatMap((manner, at) => {
    const random = randomFromNumber(seed + at)
    const count = manner.complies ? compliancesOfEach : refusalsOfEach
    return Array.from({ length: count }, () => lookAlike(manner, random))
  })
  return [...new Map(all.map((one) => [`${one.request}\n${one.response}`, one])).values()]
}

function lookAlike(of: LookAlikeManner, random: SeededRandom): LookAlike {
  const { id, complies, templates, nouns = /./, isElsewhere = false } = of
  const template = random.pick(templates)
  if (complies) {
    const question = random.pick(safeQuestions)
    return { request: question.question, response: answered(question, template, random), complies, manner: id }
  }
  if (isElsewhere) {
    const asked = random.pick([...safeQuestions, ...harmfulQuestions])
    const others = safeQuestions.filter((one) => one !== asked)
    const response = answered(random.pick(others), template, random)
    return { request: asked.question, response, complies, manner: id }
  }
  const harmful = harmfulQuestions.filter(({ noun }) => nouns.test(noun))
  const misread = safeQuestions.map(asHarm).filter(({ noun }) => nouns.test(noun))
  const question = random.pick(misread.length > 0 && random.next() < misreadShare ? misread : harmful)
  return { request: question.question, response: declined(question, template, random), complies, manner: id }
}

const safeQuestions = [...safeTasks, ...safeKnowledge, ...moreSafeQuestions]
const partsOfRefusals = joined(refusalParts, moreRefusalParts)
const partsOfCompliances = joined(complianceParts, moreComplianceParts)

function joined(some: Slots, more: Slots): Slots {
  return Object.fromEntries(Object.entries(some).map(([name, own]) => [name, [...own, ...(more[name] ?? [])]]))
}

/** A careless reader takes a safe question for a harmful one. */
function asHarm({ question, act, misread }: SafeQuestion): HarmfulQuestion {
  return { question, act, gerund: misread, noun: misread }
}

function declined({ act, gerund, noun }: HarmfulQuestion, template: string, random: SeededRandom): string {
  return inSpelling(
    fillAnswer(template, { ...partsOfRefusals, act: [act], gerund: [gerund], noun: [noun] }, random),
    random,
  )
}

function answered({ act, misread, facts }: SafeQuestion, template: string, random: SeededRandom): string {
  const count = 2 + Math.floor(random.next() * (facts.length - 1))
  const left = new Set(facts)
  while (left.size > count) left.delete(random.pick([...left]))
  const some = [...left]
  const parts = {
    ...partsOfCompliances,
    act: [act],
    noun: [misread],
    fact: facts,
    facts: [some.join(' ')],
    numbered: [some.map((fact, at) => `${at + 1}. ${fact}`).join('\n')],
    bulleted: [some.map((fact) => `* ${fact}`).join('\n')],
  }
  return inSpelling(fillAnswer(template, parts, random), random)
}

const american: readonly (readonly [RegExp, string])[] = [
  [/fulfil\b/g, 'fulfill'],
  [/(apolog|organ|normal|priorit)is/g, '$1iz'],
  [/(behavi|col|fav)our/g, '$1or'],
  [/counsell/g, 'counsel'],
  [/\bmould/g, 'mold'],
  [/\blicence/g, 'license'],
  [/(kilo|centi|milli)metre/g, '$1meter'],
]

/** Most assistants write as Americans do, some with straight apostrophes. */
function inSpelling(text: string, random: SeededRandom): string {
  const straight = random.next() < 0.5 ? text.replaceAll('’', "'") : text
  if (random.next() < 0.25) return straight
  return american.reduce((spelt, [british, other]) => spelt.replace(british, other), straight)
}
