/** How far around a match quotation marks are looked for, in UTF-16 units. */
const quoteReach = 60

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  '`': '`',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '「': '」',
  '『': '』',
  '‘': '’',
}

/** A word outside and a quotation it is about: "translate 'forget …'". */
const quotedPart = /[\s:(]["'“„«‘「『`](?=[\p{L}\p{N}])/u

/** Whether a range stands in quotation marks or code marks within one line, or runs into such. Looks at a bounded stretch. */
export function isQuoted(text: string, start: number, end: number): boolean {
  if (quotedPart.test(text.slice(start, end))) return true
  const before = text.slice(Math.max(0, start - quoteReach), start)
  const after = text.slice(end, end + quoteReach)
  for (let at = before.length - 1; at >= 0; at--) {
    const mark = before[at] ?? ''
    if (mark === '\n') return false
    if (mark === "'" && opensQuote(before, at)) return /'(?![a-z])/i.test(after)
    const closing = closers[mark]
    if (closing !== undefined) return [...closing].some((closer) => after.includes(closer))
  }
  return false
}

/** A straight single mark opens a quotation where no letter stands before it and none is missing behind it. */
function opensQuote(before: string, at: number): boolean {
  const left = before[at - 1] ?? ' '
  return !/[\p{L}\p{N}]/u.test(left) && /^[\p{L}\p{N}¡¿]|^$/u.test(before.slice(at + 1, at + 2))
}
