import words from './loud-words.json' with { type: 'json' }

/** Words that make filters prick up their ears: a build-up turn does not say them. In lower case. */
export const loudWords: ReadonlySet<string> = new Set(Object.values(words.lists).flatMap((list) => list.split(' ')))
