import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import type { ContentCategory, Family, Line } from './content-pair.ts'
import { gerund, ofOther } from './english-forms.ts'
import {
  about,
  aboutAsking,
  aboutSelfHarm,
  aboutTheLaw,
  asking,
  askingInWordsOfOthers,
  doing,
  doingInWordsOfOthers,
  doingInWordsOfTheLaw,
} from './wordings.ts'

/** Kinds whose acts the law punishes nearly everywhere, so that wordings about police and courts make sense. */
const crimes: ReadonlySet<ContentCategory> = new Set([
  'sexual-content-involving-minors',
  'violence',
  'weapons',
  'illegal-drugs',
  'cyber-crime',
  'fraud-and-deception',
  'extremism',
  'privacy',
  'defamation',
  'intellectual-property',
])

/** How often both sides have the same act and differ in the wording; else they share the wording and differ in the act. */
const sameActShare = 0.55

/** Wordings that talk an assistant out of its rules: a trick also around a harmless act, so no safe text has them. */
const pressing =
  /moral|filter|refuse|decline|opinion on ethics|may find it harmful|moderator|platform says|agreed\. Now/

/** What a line is worded for. */
export interface LineToWord {
  readonly category: ContentCategory
  readonly kind: Family['kind']
  readonly line: Line
  readonly random: SeededRandom
}

/** Puts English wordings around a line, so that either the act or the wording is the same on both sides. */
export function wordLine({ category, kind, line, random }: LineToWord): Line {
  if (kind === 'say') return line
  const { intents, concerns } = kind === 'ask' ? askedOf(category, random) : doneOf(category, random)
  if (random.next() < sameActShare) {
    const harmful = worded(suited(intents, line.harmful, random), line.harmful)
    return { harmful, safe: worded(suited(concerns, line.harmful, random), line.harmful) }
  }
  const unpressing = intents.filter((wording) => !pressing.test(wording))
  const intent = suited(unpressing, `${line.harmful} ${line.safe}`, random)
  return { harmful: worded(intent, line.harmful), safe: worded(intent, line.safe) }
}

interface Wordings {
  readonly intents: readonly string[]
  readonly concerns: readonly string[]
}

function doneOf(category: ContentCategory, random: SeededRandom): Wordings {
  const chance = random.next()
  const crime = crimes.has(category)
  if (category === 'sexual-content-involving-minors')
    return { intents: doing.slice(0, 5), concerns: aboutTheLaw.slice(0, -2) }
  const borrowed = crime && chance > 0.85 ? doingInWordsOfTheLaw : doingInWordsOfOthers
  return {
    intents: chance > 0.5 ? borrowed : doing,
    concerns: category === 'self-harm' ? aboutSelfHarm : crime && random.next() < 0.4 ? aboutTheLaw : about,
  }
}

function askedOf(category: ContentCategory, random: SeededRandom): Wordings {
  if (category === 'sexual-content-involving-minors') return { intents: asking.slice(0, 4), concerns: aboutAsking }
  return { intents: random.next() > 0.5 ? askingInWordsOfOthers : asking, concerns: aboutAsking }
}

/** A wording that fits the act: a gerund would need both verbs of `make and sell` changed. */
function suited(wordings: readonly string[], act: string, random: SeededRandom): string {
  const fitting = act.includes(' and ') ? wordings.filter((wording) => !wording.includes('gerund}')) : wordings
  return random.pick(fitting.length > 0 ? fitting : ['How do I {act}?'])
}

function worded(wording: string, act: string): string {
  const theirs = ofOther(act, 'their')
  const forms: Readonly<Record<string, string>> = {
    act,
    their: theirs,
    her: ofOther(act, 'her'),
    his: ofOther(act, 'his'),
    gerund: gerund(act),
    theirgerund: gerund(theirs),
  }
  const text = wording.replace(/\{([a-z]+)\}/g, (place, name: string) => forms[name] ?? place)
  return text.replace(/([.?!]) ([a-z])/g, (_, mark: string, letter: string) => `${mark} ${letter.toUpperCase()}`)
}
