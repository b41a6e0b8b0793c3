import assert from 'node:assert/strict'
import { frenchMark, frenchReason } from '../../client/reasons/french-reason.ts'

/** What was told, and its words only, without what stands in places, so that kinds can be counted. */
export interface ToldReasons {
  /** Asserts that nothing English remains, and counts the kind. */
  readonly note: (reason: string) => void
  /** Everything under `reason` of a reply, and the marks under `spans`. */
  readonly noteReply: (reply: unknown) => void
  readonly kinds: ReadonlySet<string>
}

/** Takes reasons as they are told, by real detectors and judges. */
export function toldReasons(): ToldReasons {
  const kinds = new Set<string>()
  const note = (reason: string) => {
    const { text, isWhole } = frenchReason(reason)
    assert.ok(isWhole, `give it a twin in client/reasons/: ${reason}\nbecame: ${text}`)
    kinds.add(reason.replace(/“[^”]*”|"[^"]*"|\d+(?:\.\d+)?/g, '…'))
  }
  const noteReply = (reply: unknown): void => {
    if (reply === null || typeof reply !== 'object') return
    const { reason, label, view } = reply as { readonly [name: string]: unknown }
    if (typeof reason === 'string') note(reason)
    if (typeof label === 'string') assert.ok(frenchMark('label', label).isWhole, `a mark without French: ${label}`)
    if (typeof view === 'string') assert.ok(frenchMark('seen', view).isWhole, `a view without French: ${view}`)
    for (const inside of Object.values(reply)) noteReply(inside)
  }
  return { note, noteReply, kinds }
}
