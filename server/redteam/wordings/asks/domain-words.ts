import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import type { AimId } from '../../dataset/aim-wording.ts'

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
  readonly words: Readonly<Record<AttackLanguage, DomainWords>>
}

/** What words of one line stand for, in this order. */
const fields = ['topic', 'other', 'others', 'records', 'product', 'decision', 'action', 'staff', 'brand'] as const

/** Reads a line of nine phrases, parted by ` | `, in the order of `DomainWords`. */
export function words(line: string): DomainWords {
  const parts = line.split(' | ')
  const at = (field: (typeof fields)[number]): string => parts[fields.indexOf(field)] ?? ''
  return {
    topic: at('topic'),
    other: at('other'),
    others: at('others'),
    records: at('records'),
    product: at('product'),
    decision: at('decision'),
    action: at('action'),
    staff: at('staff'),
    brand: at('brand'),
  }
}
