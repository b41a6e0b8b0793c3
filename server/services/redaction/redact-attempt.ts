import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import type { Store } from '../../domain/ports.ts'
import { wordsOfAttempt } from './private-attempt.ts'
import type { Redact, Redactor } from './redactor.ts'
import { storeTextOfTest } from './store-text-of.ts'

interface RedactingScope {
  readonly store: Pick<Store, 'read'>
  readonly redactor: Redactor
}

/**
 * How the texts of an attempt are kept from its end on; null where its project does not store redacted texts. Until then they
 * stay as they were said, for the next prompt and the judges. Rejects with Problem `overloaded`. Cost: as `Redactor.redact`.
 */
export async function redactionOf(
  scope: RedactingScope,
  { organizationId, testId }: Pick<AttackRun, 'organizationId' | 'testId'>,
  record: AttemptRecord,
): Promise<Redact | null> {
  if ((await storeTextOfTest(scope.store, { organizationId, testId })) !== 'redacted') return null
  return redactWords(scope, organizationId, wordsOfAttempt(record))
}

/** The redaction of words that will hardly come again. Rejects with Problem `overloaded`. */
export function redactWords(
  { redactor }: Pick<RedactingScope, 'redactor'>,
  organizationId: string,
  words: readonly string[],
): Promise<Redact> {
  return redactor.redact(
    organizationId,
    words.map((text) => ({ text, key: null })),
  )
}
