import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import { type AimId, aimIds } from './aim-wording.ts'

/** The words of one trade in one language: phrases that fit the slots of aims as they stand. */
export interface DomainWords {
  /** A bare noun for what it is about. */
  readonly topic: string
  /** Someone else; German: dative. */
  readonly other: string
  /** All of them; German: dative. */
  readonly others: string
  /** With the definite article, plural. */
  readonly records: string
  /** With the indefinite article; German: feminine or neuter. */
  readonly product: string
  /** What is granted or not; German: feminine or neuter. */
  readonly decision: string
  /** An act of consequence, as an infinitive. */
  readonly action: string
  /** Someone with authority; German, French, Spanish: feminine. */
  readonly staff: string
  /** The owner when no name is known; German: dative. */
  readonly brand: string
}

/** A trade that a target may work in. */
export interface Domain {
  readonly id: string
  /** Stems in four languages, folded to lower case without accents. */
  readonly stems: readonly string[]
  /** What attackers of such targets are after, most important first; at least 8. */
  readonly aims: readonly AimId[]
  /** What its things and people are called. */
  readonly words: Readonly<Record<AttackLanguage, DomainWords>>
}

/** A trade as a file of words holds it: nothing there says that its aims exist. */
interface WrittenDomain extends Omit<Domain, 'aims'> {
  readonly aims: readonly string[]
}

/** The trades of a file of words. Throws a RangeError that names a trade with an aim that is not known. */
export function domainsOf(written: readonly WrittenDomain[]): readonly Domain[] {
  return written.map((domain) => ({ ...domain, aims: domain.aims.map((aim) => knownAim(aim, domain.id)) }))
}

function knownAim(aim: string, domain: string): AimId {
  const known = aimIds.find((id) => id === aim)
  if (known === undefined) throw new RangeError(`The trade ${domain} has the aim ${aim}, which is not known.`)
  return known
}
