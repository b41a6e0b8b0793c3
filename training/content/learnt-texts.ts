import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textHash } from '../../server/text/random/text-hash.ts'
import type { LearnText } from '../encoder/learn-text.ts'
import { gatheredTexts } from '../gathered-texts.ts'
import { generationSeed } from '../generate/catalogue.ts'
import { generateContentPairs } from '../generate-content/generate-content-pairs.ts'
import { jsonLines } from '../json-lines.ts'
import { rowsOf } from '../rows.ts'

/** A text of the encoder's own splits, with what is known of the policies that no head of the encoder names. */
export interface ContentText extends LearnText {
  /** Policies judged by likeness that the text violates, so far as known. */
  readonly policies: readonly string[]
}

/** At most so many texts of a kind of the calibration pool; chosen by hash. Long ones cost half a second each. */
const mostOfKind: Readonly<Record<string, number>> = { long: 100, twins: 400, code: 500, chat: 700, languages: 600 }
const mostOfOtherKinds = 500
/** At most so many of one source and label in the other splits, and of benign texts of the pool there. */
const mostOfSource = { fit: 70, validation: 130, foreign: 130, 'held-out': 100, benign: 40 } as const

/** At most so many responses of a source and split. */
const mostResponses = 250

/**
 * The texts that the content values are fitted and calibrated on: what the encoder learns from, with some texts of its own
 * fit, by which the kinds of harm are told apart. Extracts them first when
 * `file` is not there, which takes two minutes.
 */
export function contentTexts(file: string, folder: string): readonly ContentText[] {
  if (!existsSync(file)) {
    const extract = join(import.meta.dirname, '..', 'encoder', 'extract-texts.ts')
    execFileSync(process.execPath, [extract, file, folder], { stdio: 'inherit' })
  }
  const policies = knownPolicies(join(folder, 'train'))
  const counts = new Map<string, number>()
  return [...linesOf(file), ...gatheredTexts()]
    .map((one): ContentText => ({ ...one, policies: policies.get(one.text) ?? [] }))
    .filter(isWanted)
    .toSorted((a, b) => textHash(a.text) - textHash(b.text))
    .filter((one) => {
      const key = `${one.split} ${one.pool ?? one.source} ${one.harmful} ${one.policies}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= mostOf(one)
    })
}

/** All responses of the fit of which it is known whether they do as asked; pieces of words are learnt from them. */
export function contentResponses(file: string): readonly ContentText[] {
  return linesOf(file)
    .filter(({ second, complies, split }) => second !== null && complies !== null && split === 'fit')
    .map((one) => ({ ...one, policies: [] }))
}

function linesOf(file: string): readonly LearnText[] {
  return jsonLines<LearnText>(file).slice(1)
}

function mostOf({ split, pool, second }: ContentText): number {
  if (second !== null) return mostResponses
  if (split === 'calibration') return mostOfKind[pool ?? ''] ?? mostOfOtherKinds
  return pool === null ? mostOfSource[split] : mostOfSource.benign
}

function isWanted({
  source,
  split,
  second,
  harmful,
  categories,
  refuses,
  complies,
  pool,
  policies,
}: ContentText): boolean {
  if (second !== null) return refuses !== null || complies !== null
  if (split === 'calibration') return pool !== null
  // What was made for security says little of content beyond the calibration.
  if (source.startsWith('generated-') && !source.startsWith('generated-content')) return false
  return harmful !== null || categories !== null || policies.length > 0
}

const hazards: Readonly<Record<string, string>> = {
  spc_hlt: 'medical-advice',
  spc_lgl: 'legal-advice',
  spc_fin: 'financial-advice',
  ipv: 'intellectual-property',
}

const themes: Readonly<Record<string, string>> = {
  'specialised-advice/medicine': 'medical-advice',
  'specialised-advice/health': 'medical-advice',
  'specialised-advice/law': 'legal-advice',
  'specialised-advice/money': 'financial-advice',
  'specialised-advice/finance': 'financial-advice',
}

/** What is known of advice, false claims and copying, by text. */
function knownPolicies(train: string): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, readonly string[]>()
  for (const name of ['harm-ailuminate-en', 'harm-ailuminate-fr']) {
    for (const { text, category } of rowsOf(train, name)) {
      const policy = hazards[category]
      if (policy !== undefined) known.set(text, [policy])
    }
  }
  for (const { text, category } of rowsOf(train, 'harm-do-not-answer')) {
    if (category === 'misinformation_harms') known.set(text, ['misinformation'])
  }
  for (const { harmful, category, family } of generateContentPairs(generationSeed)) {
    const policy = category === 'intellectual-property' ? category : themes[family]
    if (policy !== undefined) known.set(harmful, [policy])
  }
  return known
}
