import { type Domain, domainsOf } from './domain-words.ts'
import words from './domains-leisure.json' with { type: 'json' }

/** Trades that people meet in their free time: hotels, cars, games, donations. */
export const leisureDomains: readonly Domain[] = domainsOf(words.trades)
