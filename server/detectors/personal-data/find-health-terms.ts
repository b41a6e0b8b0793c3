import { type HealthTopic, healthTerms } from './health-terms.ts'

/** A health term in a text: UTF-16 units, `end` exclusive. */
export interface HealthTerm {
  /** Inclusive, from 0. */
  readonly start: number
  /** More than `start`. */
  readonly end: number
  readonly topic: HealthTopic
}

interface Entry {
  /** The words behind the first one, or none. */
  readonly rest: string
  readonly topic: HealthTopic
}

const entries: ReadonlyMap<string, readonly Entry[]> = (() => {
  const map = new Map<string, Entry[]>()
  for (const [topic, terms] of Object.entries(healthTerms) as [HealthTopic, readonly string[]][]) {
    for (const term of terms) {
      const [first = '', ...others] = term.split(' ')
      const list = map.get(first) ?? []
      list.push({ rest: others.length === 0 ? '' : ` ${others.join(' ')}`, topic })
      map.set(first, list)
    }
  }
  return map
})()

/** All health terms of a text, sorted by place, and ICD-10 codes. Cost: one look-up a word. */
export function findHealthTerms(text: string): HealthTerm[] {
  const found: HealthTerm[] = []
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]{1,24}(?:['’-][\p{L}\p{N}]{1,24})?/gu)) {
    if (word.length < 3) continue
    for (const { rest, topic } of entries.get(word.toLowerCase().replace('’', "'")) ?? []) {
      const end = index + word.length
      if (rest !== '' && text.slice(end, end + rest.length).toLowerCase() !== rest) continue
      found.push({ start: index, end: end + rest.length, topic })
      break
    }
  }
  return [...found, ...diagnosisCodes(text)].sort((a, b) => a.start - b.start)
}

const code = /(?<![A-Za-z0-9.])[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?(?![A-Za-z0-9]|\.\d)/g
const codeWords = /(?:icd|diagnos|dx\b|cim-10|kode|code)[^.\n]{0,24}$/i

/** A code such as `E11.9`; without the words in front only where it has its dot and digits behind. */
function diagnosisCodes(text: string): HealthTerm[] {
  return Array.from(text.matchAll(code)).flatMap(({ index, 0: written }): HealthTerm[] => {
    const isAnnounced = codeWords.test(text.slice(Math.max(0, index - 40), index))
    if (!isAnnounced && !/\.\d/.test(written)) return []
    return [{ start: index, end: index + written.length, topic: 'diagnosis' }]
  })
}
