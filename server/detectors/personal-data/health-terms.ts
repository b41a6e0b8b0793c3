import words from './health-terms.json' with { type: 'json' }

/** What a health term speaks of. */
export type HealthTopic = 'diagnosis' | 'medicine' | 'treatment or test'

/**
 * Illnesses, medicines, treatments and tests by their words, lower case. Everyday ailments (a cold, a headache) are left
 * out: they say little of a person and much of small talk.
 * Source: common diagnoses and the most prescribed substances, own list; English, German, French, Spanish, Italian,
 * Portuguese, Dutch. Known misses: rare illnesses, brand names, other languages.
 */
export const healthTerms: Readonly<Record<HealthTopic, readonly string[]>> = words.terms
