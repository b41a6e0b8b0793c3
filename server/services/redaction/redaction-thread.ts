import { parentPort } from 'node:worker_threads'
import { redactText } from './redact-text.ts'

// A text in which nothing was found does not cross back.
parentPort?.on('message', (texts: readonly string[]) => {
  parentPort?.postMessage(
    texts.map((text) => {
      const redacted = redactText(text)
      return redacted === text ? null : redacted
    }),
  )
})
