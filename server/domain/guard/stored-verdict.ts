import type { MaterialVerdict } from './decide-material.ts'
import type { MessageVerdict } from './message.ts'
import type { PolicyVerdict, Verdict } from './verdict.ts'

/** What is to be done with words that may quote a judged text; null = they go. */
export type RewriteWords = ((words: string) => string) | null

/** What stands in the place of words that are not kept where the wire promises a string; words that may be missing are null. */
export const withheldWords = ''

/**
 * A verdict as it is stored where texts are not kept as sent. Values, decisions, places and detectors stay; reasons and
 * the labels of places may quote the text and are rewritten, or go. Of a check that failed the reason stays: it says what
 * broke, never what was judged.
 */
export function rewriteVerdict(verdict: MessageVerdict, rewrite: RewriteWords): MessageVerdict {
  return {
    ...verdict,
    security: verdict.security && rewriteOne(verdict.security, rewrite),
    policies: verdict.policies.map((policy): PolicyVerdict => ({ ...policy, ...rewriteOne(policy, rewrite) })),
    ...(verdict.material && { material: verdict.material.map((one) => rewriteMaterial(one, rewrite)) }),
  }
}

/** An erased verdict: no words at all, and no id either by which the client knew a document, since it may say whose it is. */
export function eraseVerdict(verdict: MessageVerdict): MessageVerdict {
  const bare = rewriteVerdict(verdict, null)
  return { ...bare, ...(bare.material && { material: bare.material.map((one) => ({ ...one, id: null })) }) }
}

/** A title is the client's word for a text, so it goes with the text; the id by which the client knows it stays. */
function rewriteMaterial(verdict: MaterialVerdict, rewrite: RewriteWords): MaterialVerdict {
  const { title, status, reason, spans } = verdict
  const words = (text: string | null) => (text === null || rewrite === null ? null : rewrite(text))
  return {
    ...verdict,
    title: words(title),
    reason: status === 'error' ? reason : words(reason),
    spans: spans.map((span) => ({ ...span, label: words(span.label) ?? withheldWords })),
  }
}

function rewriteOne(verdict: Verdict, rewrite: RewriteWords): Verdict {
  if (verdict.status === 'error') return verdict
  return {
    ...verdict,
    reason: verdict.reason === null || rewrite === null ? null : rewrite(verdict.reason),
    spans: verdict.spans.map((span) => ({ ...span, label: rewrite === null ? withheldWords : rewrite(span.label) })),
  }
}
