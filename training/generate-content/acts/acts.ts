import type { ContentCategory, Family } from '../content-pair.ts'
import { contrasts } from './contrasts.ts'
import { cyberCrime, extremism, fraudAndDeception, illegalDrugs } from './crime.ts'
import { harassment, hate } from './hatred.ts'
import { historyAndFiction } from './history-and-fiction.ts'
import { defamation, intellectualProperty, privacy, profanity } from './reputation-and-rights.ts'
import { selfHarm, specialisedAdvice } from './self-and-advice.ts'
import { sexualContent, sexualContentInvolvingMinors } from './sexual.ts'
import { violence, weapons } from './violence.ts'

const ofCategory: Readonly<Record<ContentCategory, readonly Family[]>> = {
  hate,
  harassment,
  'sexual-content': sexualContent,
  'sexual-content-involving-minors': sexualContentInvolvingMinors,
  violence,
  'self-harm': selfHarm,
  weapons,
  'illegal-drugs': illegalDrugs,
  'cyber-crime': cyberCrime,
  'fraud-and-deception': fraudAndDeception,
  extremism,
  profanity,
  privacy,
  'specialised-advice': specialisedAdvice,
  defamation,
  'intellectual-property': intellectualProperty,
}

/** English acts of each category. */
export function actsOf(category: ContentCategory): readonly Family[] {
  return [...ofCategory[category], ...(historyAndFiction[category] ?? []), ...(contrasts[category] ?? [])]
}
