import words from './swear-words.json' with { type: 'json' }

/** Strong: obscene or a vulgar insult. Mild: coarse, common in everyday talk. */
export type SwearStrength = 'strong' | 'mild'

/** Words of one language; `*` at the end stands for any ending. Lower case, a blank between. */
interface SwearWords {
  readonly language: string
  readonly strong: string
  readonly mild: string
}

/** Our own list. Slurs against groups are the business of the hate detector; words with a harmless sense are left out. */
export const swearWords: readonly SwearWords[] = words.languages
