/**
 * An upper estimate of how many instructions a pattern compiles to, read off its text before anything is compiled:
 * `{n}` repeats what stands before it n times, also nested, so a short pattern can mean a huge program.
 * Cost: one pass over the source. A source that is not valid RE2 gets some number; the compiler refuses it later.
 */
export function estimateProgramSize(source: string): number {
  const open: number[] = []
  let group = 0
  let atom = 0
  for (let at = 0; at < source.length; at++) {
    const unit = source[at]
    if (unit === '{') {
      const repetition = /^\{(\d{1,9})(?:(,)(\d{0,9}))?\}/.exec(source.slice(at, at + 24))
      if (repetition) {
        const most = Math.max(1, Number(repetition[1]) + 1, Number(repetition[3] || 0))
        group += atom * (most - 1)
        atom *= most
        at += repetition[0].length - 1
        continue
      }
    }
    if (unit === '(') {
      open.push(group + atomOverhead)
      group = 0
      atom = 0
    } else if (unit === ')') {
      atom = group + atomOverhead
      group = (open.pop() ?? 0) + atom
    } else if (unit === '[') {
      at = endOfClass(source, at)
      atom = 2
      group += atom
    } else {
      if (unit === '\\') at++
      atom = 2
      group += atom
    }
  }
  return open.reduce((sum, size) => sum + size, group)
}

// Captures, alternations and loops add instructions beside the characters themselves.
const atomOverhead = 2

function endOfClass(source: string, start: number): number {
  let at = start + 1
  if (source[at] === '^') at++
  if (source[at] === ']') at++
  for (; at < source.length && source[at] !== ']'; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '[' && source[at + 1] === ':') {
      const end = source.indexOf(':]', at + 2)
      if (end < 0) return source.length
      at = end + 1
    }
  }
  return at
}
