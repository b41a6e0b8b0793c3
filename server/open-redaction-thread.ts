import { OnDemandThread } from './http/on-demand-thread.ts'
import type { RedactionOrder } from './services/redaction/redaction-thread.ts'
import type { RedactionThread } from './services/redaction/thread-redactor.ts'

/** Opens a thread that redacts what is stored. A text of 1 MB takes at most 5 s, on a busy machine up to three times that, and less than 64 MiB. */
export function openRedactionThread(): RedactionThread {
  // Which answer belongs to which order is known by their kind alone.
  // biome-ignore lint/suspicious/noExplicitAny: as said
  const thread = new OnDemandThread<RedactionOrder, any>({
    module: new URL('./services/redaction/redaction-thread.ts', import.meta.url),
    name: 'redaction',
    // Its start reads the rules of all countries, which takes .3 s: it is worth keeping.
    idleMs: 300_000,
    answerMsMax: 15_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return {
    ask: (texts) => thread.ask(texts),
    replace: (texts) => thread.ask({ replace: texts }),
    close: () => thread.close(),
  }
}
