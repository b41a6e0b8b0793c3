import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonLines } from './json-lines.ts'

/**
 * Reproduces `server/detectors/views/character-model.generated.json` and `common-words.generated.json` from benign training texts:
 * `node training/character-model.ts <folder with benign-*.jsonl>`. Each file has one JSON object with `text` a line.
 * Languages count alike: the counts of a language are scaled to one share each, English to three. Takes about five seconds.
 */
const shareOf = (language: string): number => (language === 'en' ? 3 : 1)
const wordsMax = 4000
const wordsPerLanguageMax = 260
const smoothing = 0.02

interface Counts {
  readonly pairs: Float64Array
  readonly words: Map<string, number>
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('usage: node training/character-model.ts <folder with benign-*.jsonl>')
const counts = await countLanguages(folder)
const target = join(import.meta.dirname, '..', 'server', 'detectors', 'views')
await writeFile(join(target, 'character-model.generated.json'), modelJson(counts))
await writeFile(join(target, 'common-words.generated.json'), wordsJson(counts))

async function countLanguages(from: string): Promise<ReadonlyMap<string, Counts>> {
  const byLanguage = new Map<string, Counts>()
  const names = (await readdir(from)).filter((name) => name.startsWith('benign-') && name.endsWith('.jsonl')).sort()
  for (const name of names) {
    // Code would teach the model identifiers; these two hold little else.
    if (name === 'benign-code.jsonl' || name === 'benign-code-tasks.jsonl') continue
    for (const row of jsonLines<{ readonly text: string; readonly lang?: string }>(join(from, name))) {
      const language = languageOf(row.lang)
      const entry = byLanguage.get(language) ?? { pairs: new Float64Array(27 * 27), words: new Map() }
      byLanguage.set(language, entry)
      countText(row.text, entry)
    }
  }
  return byLanguage
}

function languageOf(name: string | undefined): string {
  const codes: Readonly<Record<string, string>> = {
    Portuguese: 'pt',
    Spanish: 'es',
    Italian: 'it',
    German: 'de',
    French: 'fr',
    Hindi: 'hi',
    Thai: 'th',
  }
  return name === undefined ? 'en' : (codes[name] ?? name.slice(0, 2))
}

function countText(text: string, into: Counts): void {
  for (const match of text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .matchAll(/(?<![\p{L}\p{N}_])[a-z]+(?![\p{L}\p{N}_])/gu)) {
    const word = match[0]
    if (word.length > 24) continue
    into.words.set(word, (into.words.get(word) ?? 0) + 1)
    let previous = 0
    for (let i = 0; i <= word.length; i++) {
      const next = i === word.length ? 0 : word.charCodeAt(i) - 96
      const at = previous * 27 + next
      into.pairs[at] = (into.pairs[at] ?? 0) + 1
      previous = next
    }
  }
}

/** Natural logarithms of P(next | previous) times 100, rounded; row and column 0 are the edge of a word, 1 to 26 are a to z. */
function modelJson(byLanguage: ReadonlyMap<string, Counts>): string {
  const mixed = new Float64Array(27 * 27)
  for (const [language, { pairs }] of byLanguage) {
    const total = pairs.reduce((sum, count) => sum + count, 0)
    // A few dozen words of a language say more about their topic than about the language.
    if (total < 20000) continue
    for (let i = 0; i < mixed.length; i++)
      mixed[i] = (mixed[i] ?? 0) + (shareOf(language) * (pairs[i] ?? 0) * 27) / total
  }
  const rows: string[] = []
  for (let from = 0; from < 27; from++) {
    const row = mixed.subarray(from * 27, from * 27 + 27)
    const total = row.reduce((sum, count) => sum + count + smoothing, 0)
    rows.push(`    [${Array.from(row, (count) => Math.round(Math.log((count + smoothing) / total) * 100)).join(', ')}]`)
  }
  return `{\n  "about": "100 ln P(next letter | letter); 0 is the edge of a word, 1 to 26 are a to z; made by training/character-model.ts",\n  "rows": [\n${rows.join(',\n')}\n  ]\n}\n`
}

/** The commonest words of each language in Latin letters, without accents, with 100 ln P in the language that uses it most. */
function wordsJson(byLanguage: ReadonlyMap<string, Counts>): string {
  const best = new Map<string, number>()
  for (const [language, { words }] of byLanguage) {
    const total = Array.from(words.values()).reduce((sum, count) => sum + count, 0)
    if (total < 4000) continue
    const listed = Array.from(words)
      .filter(
        ([word, count]) =>
          count >= 3 && (word.length > 2 || count > total / 2000) && (word.length > 1 || /[aio]/.test(word)),
      )
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, language === 'en' ? wordsMax : wordsPerLanguageMax)
    for (const [word, count] of listed)
      best.set(word, Math.max(best.get(word) ?? -2000, Math.round(Math.log(count / total) * 100)))
  }
  const lines = Array.from(best)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([word, value]) => `"${word}":${value}`)
  const wrapped: string[] = []
  for (let i = 0; i < lines.length; i += 12) wrapped.push(lines.slice(i, i + 12).join(','))
  return `{\n${wrapped.join(',\n')}\n}\n`
}
