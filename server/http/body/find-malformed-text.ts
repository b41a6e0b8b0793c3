/**
 * The path of the first text with a lone surrogate, e.g. `messages_history[2].content`; null when all are well formed.
 * A key with one is named too. Cost: one walk over all values and one native check of each text; no recursion.
 */
export function findMalformedText(body: unknown): string | null {
  const open: (readonly [path: string, value: unknown])[] = [['', body]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next
    if (typeof value === 'string') {
      if (!value.isWellFormed()) return shown(path)
    } else if (Array.isArray(value)) {
      // Last first, because the end of the list is taken off first.
      for (let i = value.length - 1; i >= 0; i--) pushIfWorthwhile(open, `${path}[${i}]`, value[i])
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value).reverse()) {
        const innerPath = path === '' ? key : `${path}.${key}`
        if (!key.isWellFormed()) return shown(innerPath)
        pushIfWorthwhile(open, innerPath, inner)
      }
    }
  }
  return null
}

function pushIfWorthwhile(open: (readonly [string, unknown])[], path: string, value: unknown): void {
  if (typeof value === 'string' || (typeof value === 'object' && value !== null)) open.push([path, value])
}

function shown(path: string): string {
  return (path.length > 200 ? `${path.slice(0, 199)}…` : path).toWellFormed()
}
