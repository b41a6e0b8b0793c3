import { redactText } from '../server/services/redaction/redact-text.ts'
import type { Redactor } from '../server/services/redaction/redactor.ts'
import { replaceData } from '../server/services/redaction/replace-data.ts'

/** Redacts by the same rules as the service, on the calling thread. */
export const atOnceRedactor: Redactor = {
  redact: async () => redactText,
  async replace(_organizationId, texts) {
    const replaced = replaceData(texts)
    return replaced === null ? { status: 'not-replaced', why: 'too-many' } : { status: 'replaced', texts: replaced }
  },
  waitingOf: () => 0,
}
