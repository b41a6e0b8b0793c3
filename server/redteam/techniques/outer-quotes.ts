const pairs: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['‘', '’'],
  ['«\u00a0', '\u00a0»'],
  ['‹', '›'],
]

const quotedPlace = /(["“„«‘‚])(\s?)\{([a-zA-Z]+)\}(\s?)(["”“»’‘])/gu

/**
 * A wording in which no value stands in quotation marks that it has itself: `“{goal}”` becomes `‘{goal}’` for a goal with
 * `“` in it. What is in the value stays as it is. Linear; costs next to nothing for values without quotation marks.
 */
export function freeQuotes(wording: string, named: (name: string) => string | undefined): string {
  return wording.replaceAll(
    quotedPlace,
    (whole, open: string, _before: string, name: string, after: string, close: string) => {
      const value = named(name)
      if (value === undefined || !(value.includes(open) || clashes(value, close))) return whole
      const free = pairs.find(([first, last]) => !value.includes(first.trim()) && !clashes(value, last.trim()))
      return free === undefined ? `${open}${after}{${name}}${after}${close}` : `${free[0]}{${name}}${free[1]}`
    },
  )
}

/** An apostrophe within a word closes nothing. */
function clashes(value: string, close: string): boolean {
  return close === '’' ? /’(?!\p{L})/u.test(value) : value.includes(close)
}
