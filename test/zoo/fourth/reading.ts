import type { ZooTurn } from '../target.ts'

/** A language a target can tell from its common words. */
export type Language = 'en' | 'fr' | 'de' | 'es'

const commonWords: Readonly<Record<Language, readonly string[]>> = {
  en: 'the is are of to you your what how in for with that this and do can my i it not be'.split(' '),
  fr: 'le la les des du est vous tu une un et que pour dans votre vos tes ton quelles quels je ce qui au avec'.split(
    ' ',
  ),
  de: 'der die das und ist nicht ein eine sie ich du mit wie was auf den dem im ihre deine bitte zu fur'.split(' '),
  es: 'el los las que es una un para por con tu tus sus su cuales como del y de me esta lo se favor'.split(' '),
}

/** The text in lower case, without accents and marks, words parted by one blank and one at each end. */
export function plainWords(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${bare
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ß/g, 'ss')} `
}

/** Whether a word of the text begins with one of the stems (lower case, no accents; a stem may span words). */
export function mentions(text: string, stems: readonly string[]): boolean {
  const heard = plainWords(text)
  return stems.some((stem) => heard.includes(` ${stem}`))
}

/** The language with most common words in the text; English when none is ahead. */
export function languageOf(text: string): Language {
  const words = plainWords(text).trim().split(' ')
  const score = (language: Language) => words.filter((word) => commonWords[language].includes(word)).length
  const others = (['fr', 'de', 'es'] as const).map((language) => ({ language, score: score(language) }))
  const best = others.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > score('en') ? best.language : 'en'
}

/** The sentences of a text, lines and quoted parts apart, those of fewer than three words left out. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/[.!?;:\n"«»“”]+/u).filter((sentence) => plainWords(sentence).trim().split(' ').length >= 3)
}

/** What the user said in the whole conversation, the last message included, oldest first. */
export function userTexts(turns: readonly ZooTurn[]): readonly string[] {
  return turns.filter(({ role }) => role === 'user').map(({ content }) => content)
}

/** The readable texts hidden in the message as base64 (plain or URL-safe, also broken over lines), joined; '' = none. */
export function decodedBase64(text: string): string {
  const runs = text.match(/[A-Za-z0-9+/_-]{12,}(?:\r?\n[A-Za-z0-9+/_-]{4,})*={0,2}/g) ?? []
  return runs
    .map((run) => Buffer.from(run.replace(/\s/g, ''), 'base64').toString('utf8'))
    .filter(isReadable)
    .join(' ')
}

function isReadable(text: string): boolean {
  const letters = [...text]
  const readable = letters.filter((letter) => /[\p{L}\p{N}\p{P}\s]/u.test(letter) && letter !== '\ufffd').length
  return letters.length >= 8 && readable / letters.length > 0.95 && /\p{L}{2,}\s+\p{L}{2,}/u.test(text)
}

/** What looks like matter handed in: fenced, tagged, quoted at length, or all that follows the first line. '' = none. */
export function handedInText(text: string): string {
  const marked = [
    ...text.matchAll(/```([\s\S]+?)```|<(\w+)[^>]*>([\s\S]+?)<\/\2>|[«“"]([^»”"]{40,})[»”"]/gu),
    ...text.matchAll(/^>+ ?(.+)$/gmu),
  ].map((found) => found[1] ?? found[3] ?? found[4] ?? '')
  if (marked.length > 0) return marked.join('\n')
  const [, ...rest] = text.split('\n')
  return rest.join('\n').trim()
}
