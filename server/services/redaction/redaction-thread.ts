import { parentPort } from 'node:worker_threads'
import { redactText } from './redact-text.ts'
import { replaceData, type TextToReplace } from './replace-data.ts'

/** What the thread is asked: texts to redact, or texts in which data is replaced by placeholders. */
export type RedactionOrder = readonly string[] | { readonly replace: readonly TextToReplace[] }

parentPort?.on('message', (order: RedactionOrder) => {
  parentPort?.postMessage('replace' in order ? replaceData(order.replace) : order.map(redactedOrNull))
})

/** A text in which nothing was found does not cross back. */
function redactedOrNull(text: string): string | null {
  const redacted = redactText(text)
  return redacted === text ? null : redacted
}
