import { tidied } from './forbidden-act.ts'

/** Where a subordinate clause begins, its comma with it. */
export function splitTail(text: string): readonly [string, string] {
  const at = text.search(
    /,?\s*(?<!\p{L})(?:es sei denn)(?!\p{L})|,\s*(?:ohne|bevor|ehe|wenn|falls|solange|sofern|außer|obwohl|dass|wie|wer|was|welche|die|der|das|um|auch|sondern|egal)(?!\p{L})/u,
  )
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at)]
}

/** A phrase without its negation: `keinen Rabatt` → `einen Rabatt`, `keine fertigen Aufsätze` → `fertige Aufsätze`. */
export function unnegated(text: string): string {
  return tidied(
    text
      .replaceAll(/(?<![\p{L}-])keinerlei\s+/giu, '')
      .replaceAll(/(?<![\p{L}-])(?:und|oder|noch|sowie)\s+(?:auch\s+)?keine?(?:n|m|r|s)?\s+/giu, ' oder ')
      .replaceAll(
        /(?<![\p{L}-])[Kk]eine\s+((?:\p{Ll}+(?:en|e)\s+(?:(?:und|oder)\s+)?)*)(?=\p{L})/gu,
        (_, adjectives: string) => adjectives.replaceAll(/en(?=\s)/gu, 'e'),
      )
      .replaceAll(/(?<![\p{L}-])kein(en|em|er|es|)(?![\p{L}-])/giu, 'ein$1')
      .replaceAll(/(?<![\p{L}-])niemand(?:em|en)?(?![\p{L}-])\s*/giu, '')
      .replaceAll(/(?<![\p{L}-])nichts(?![\p{L}-])/giu, 'etwas')
      .replaceAll(/(?<![\p{L}-])weder(?:\s+|$)/giu, '')
      .replaceAll(/(?<![\p{L}-])noch\s+(?=\p{Lu})/gu, 'oder ')
      .replaceAll(
        /(?<![\p{L}-])(?:nie|niemals|nicht|keinesfalls|auf (?:gar )?keinen Fall|unter (?:gar )?keinen Umständen|in keinem Fall|bitte)(?![\p{L}-])/giu,
        '',
      ),
  )
}
