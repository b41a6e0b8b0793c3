import type { Range } from '../../../text/range.ts'

/** Stems of words that ask for work on a text, and nouns that label one, in several languages. */
const workStems = new RegExp(
  [
    'summari[sz]|summary|translat|paraphras|proofread|rewrit|classif|extract|tl;?dr|sentiment|analy[sz]|(?:answer|based|using|from|given|read|review|correct|check|edit|process)\\b.{0,60}\\b(?:following|below|text|article|e?mail|document|passage|context|message|page)',
    'zusammenfass|fasse\\b|übersetz|folgende[nrsm]?\\b.{0,30}(?:text|mail|artikel|dokument|nachricht)|résum|tradui|corrig|resum|traduc|traduz|riassum|samenvat|vat\\b|vertaal|streszcz|przetłumacz|podsumuj',
    'özetle|çevir|sammanfatta|översätt|terjemah|ringkas|tóm tắt|dịch|переве|кратко|резюм|підсум|переклад|总结|總結|翻译|翻譯|概括|摘要|要約|翻訳|요약|번역|لخص|ترجم|संक्षेप|सारांश|अनुवाद|สรุป|แปล',
  ].join('|'),
  'iu',
)
const label =
  /^\s{0,3}(?:#{1,4} )?\**(?:text|article|e-?mail|document|context|passage|content|message|transcript|review|page|source|input|texte|texto|testo|tekst|artikel|dokument|nachricht|article|correo|текст|文章|原文|本文|내용|النص)\**$/iu
const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ["'", "'"],
])
const leadLengthMax = 240
/** So many places are looked at one by one, each with 240 units before it; what comes behind is read through in one pass. */
const leadsMax = 200

/**
 * What follows an order to work on a text: after its colon to the end of the text, or the quoted part alone where a quotation follows the order.
 * Linear. Misses: orders without colon or quotation.
 */
export function ledDocuments(text: string): Range[] {
  const pattern = /[:：]|(?<=[\s(])["“„«「『'](?=[^\s])/g
  let works: { readonly from: number; readonly starts: Int32Array } | null = null
  for (let tries = 0; ; tries++) {
    const match = pattern.exec(text)
    if (match === null) return []
    const at = match.index
    if (tries >= leadsMax) works ??= workStarts(text, Math.max(0, at - leadLengthMax))
    // A place with neither an order to work nor room for a label before it announces nothing.
    if (works !== null && !mayLead(text, at, works)) continue
    const lead = leadBefore(text, at)
    const isColon = match[0] === ':' || match[0] === '：'
    if (isColon ? !announces(text, at, lead) : !workStems.test(lead)) continue
    const start = isColon ? contentStart(text, at + 1) : at
    const end = quotationEnd(text, start)
    if (!isColon && end - start < 20) continue
    return start < end ? [{ start, end }] : []
  }
}

/** For each unit behind `from`, where the last order to work begins before it, counted from `from`, or -1. */
function workStarts(text: string, from: number): { readonly from: number; readonly starts: Int32Array } {
  const starts = new Int32Array(text.length - from + 1).fill(-1)
  for (const match of text.slice(from).matchAll(new RegExp(workStems.source, 'giu')))
    starts[match.index + 1] = match.index
  for (let i = 1; i < starts.length; i++) if (starts[i] === -1) starts[i] = starts[i - 1] ?? -1
  return { from, starts }
}

/** Whether the order stands in the same line near `at`, or a label may: a line of up to 24 units that ends at `at`. */
function mayLead(
  text: string,
  at: number,
  { from, starts }: { readonly from: number; readonly starts: Int32Array },
): boolean {
  const work = (starts[at - from] ?? -1) + from
  if (work >= from && at - work <= leadLengthMax && !text.slice(work, at).includes('\n')) return true
  return /(?:^|\n)[\s#*]{0,8}\p{L}[\p{L}-]{0,15}\**$/u.test(text.slice(Math.max(0, at - 26), at))
}

function announces(text: string, colon: number, lead: string): boolean {
  if (text.startsWith('//', colon + 1) || /^\d/.test(text.slice(colon + 1, colon + 2))) return false
  return workStems.test(lead) || label.test(lead)
}

/** The line or sentence that ends at `at`. */
function leadBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - leadLengthMax), at)
  const lineStart = near.lastIndexOf('\n') + 1
  const sentence = Math.max(
    near.lastIndexOf('. '),
    near.lastIndexOf('! '),
    near.lastIndexOf('? '),
    near.lastIndexOf('。'),
  )
  return near.slice(Math.max(lineStart, sentence + 1))
}

function contentStart(text: string, from: number): number {
  let start = from
  while (start < text.length && /\s/.test(text.charAt(start))) start++
  return start
}

/** The end of the quotation that begins at `start`, or of the text when none does or it is not closed. */
function quotationEnd(text: string, start: number): number {
  const close = quotes.get(text.charAt(start))
  if (close === undefined || text.startsWith('"""', start)) return text.length
  const end = text.indexOf(close, start + 1)
  return end < 0 ? text.length : end + 1
}
