import words from './language-words.json' with { type: 'json' }

/**
 * Common small words of each language that is not told by its script, in lower case and without accents. They say in
 * which language a stretch is written; shared ones count for all that share them.
 */
export const smallWords: Readonly<Record<string, string>> = words.smallWords

/** Letters that only one language of a shared script writes. */
export const tellingLetters: readonly { readonly code: string; readonly pattern: RegExp }[] = [
  { code: 'ja', pattern: /[\u3040-\u30ff]/g },
  { code: 'fa', pattern: /[\u067e\u0686\u0698\u06af\u06a9\u06cc]/g },
  { code: 'uk', pattern: /[іїєґ]/gi },
  { code: 'ru', pattern: /[ыэ]/gi },
]
