/** The languages that an attack can go on in. */
type SpokenLanguage = 'en' | 'fr' | 'de' | 'es'

const spokenLanguages: readonly SpokenLanguage[] = ['en', 'fr', 'de', 'es']

/** Short words that are frequent in one language and rare in the others. */
const words: Readonly<Record<SpokenLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to is that you it for with are this have not can your what how would please i be will we from'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les des et est que vous il pour avec sont ce cette ne pas je une dans votre nous au aux du sur peux puis être'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist dass sie es für mit sind dieser ich nicht ein eine kann zu wir ihnen im auf den dem auch'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y es que usted para con son esta este no puedo una en su por lo del al se como más ayudar pero'.split(
      ' ',
    ),
  ),
}

/**
 * Which of the four languages of attack texts an answer is written in, by its short words; null when it has too few of
 * them or two languages are close: a conversation changes its language only when that is sure. Linear in the first
 * 2,000 units.
 */
export function answerLanguage(text: string): SpokenLanguage | null {
  const counts = { en: 0, fr: 0, de: 0, es: 0 }
  for (const word of text
    .slice(0, 2_000)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    for (const language of spokenLanguages) if (words[language].has(word)) counts[language] += 1
  }
  const [best, second] = [...spokenLanguages].sort((a, b) => counts[b] - counts[a])
  if (best === undefined || second === undefined) return null
  return counts[best] >= 3 && counts[best] >= counts[second] * 1.5 ? best : null
}
