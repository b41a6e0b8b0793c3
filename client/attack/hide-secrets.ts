/** Shorter ones would hide half of every text. */
const unitsMin = 4

/** What means something in a regular expression. */
const syntax = /[\\^$.*+?()[\]{}|/]/g

/**
 * Makes a function that covers each secret in a text with blocks, as it stands, URL-encoded, and as JSON writes it, in capital
 * and small letters alike: a target says it as it likes. A text keeps its length, so that places in it stay where they are.
 * Cost: texts × secrets.
 */
export function secretHider(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter((secret) => secret.length >= unitsMin)
    .flatMap((secret) => [secret, encodeURIComponent(secret.toWellFormed()), JSON.stringify(secret).slice(1, -1)])
  const longestFirst = [...new Set(forms)].sort((one, other) => other.length - one.length)
  const patterns = longestFirst.map((form) => new RegExp(form.replaceAll(syntax, '\\$&'), 'giu'))
  return (text) =>
    patterns.reduce((hidden, pattern) => hidden.replaceAll(pattern, (said) => '█'.repeat(said.length)), text)
}

/** Covers secrets in every text of a value, save in fields named in `except`: those that hold an id or a fixed word. Default: none. */
export function hideIn<Value>(
  value: Value,
  hide: (text: string) => string,
  except: ReadonlySet<string> = new Set(),
): Value {
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return hide(one)
    if (Array.isArray(one)) return one.map(walk)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, except.has(key) ? inner : walk(inner)]))
  }
  return walk(value) as Value
}
