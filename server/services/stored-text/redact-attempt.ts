import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import { wordsOfAttempt } from '../redaction/private-attempt.ts'
import type { Redact } from '../redaction/redactor.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { storeTextOfTest } from './store-text-of.ts'

type RedactingScope = Pick<RedTeamScope, 'store' | 'redactor'>

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
  { redactor }: Pick<RedTeamScope, 'redactor'>,
  organizationId: string,
  words: readonly string[],
): Promise<Redact> {
  return redactor.redact(
    organizationId,
    words.map((text) => ({ text, key: null })),
  )
}
