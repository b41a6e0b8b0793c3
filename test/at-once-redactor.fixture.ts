import { redactText } from '../server/services/redaction/redact-text.ts'
import type { Redactor } from '../server/services/redaction/redactor.ts'

/** Redacts by the same rules as the service, on the calling thread. */
export const atOnceRedactor: Redactor = { redact: async () => redactText }
