import { type Domain, domainsOf } from './domain-words.ts'
import words from './domains.json' with { type: 'json' }
import { leisureDomains } from './domains-leisure.ts'
import { localDomains } from './domains-local.ts'

/** All trades; the last, `general`, is for everything else. */
export const domains: readonly Domain[] = [
  ...domainsOf(words.trades),
  ...leisureDomains,
  ...localDomains,
  ...domainsOf([words.general]),
]
