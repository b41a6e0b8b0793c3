import { type Domain, domainsOf } from './domain-words.ts'
import words from './domains-local.json' with { type: 'json' }

/** Trades of the neighbourhood: food, sport and culture, housing, delivery. Attackers are after the same in all of them. */
export const localDomains: readonly Domain[] = domainsOf(words.trades.map((trade) => ({ ...trade, aims: words.aims })))
