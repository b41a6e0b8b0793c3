const lineMax = 118

/** The words that no name in Python may be. */
const reserved = new Set(['from', 'import', 'in', 'is', 'not', 'or', 'and', 'class', 'global', 'pass', 'with', 'self'])

/** Whether Python keeps a word for itself, so that it cannot be the name of a field. */
export function isReserved(name: string): boolean {
  return name !== 'self' && reserved.has(name)
}

/** `evaluateInput` → `evaluate_input`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '')
}

/** `evaluateInput`, `attack-run` and `work_count` → `EvaluateInput`, `AttackRun`, `WorkCount`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** The name of a parameter: that of the wire, with `_` behind it where Python needs the word. */
export function parameterName(name: string): string {
  if (!/^[A-Za-z]\w*$/.test(name)) throw new Error(`${name} cannot be the name of a parameter in Python`)
  return reserved.has(name) ? `${name}_` : name
}

/** A docstring of one paragraph, in lines of an indented block; it stands where an indent of `indent` was written. */
export function pythonText(text: string, indent = '    '): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ')
  const lines: string[] = ['']
  for (const word of `"""${safe}"""`.split(' ')) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (last !== '' && indent.length + longer.length > lineMax) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.join(`\n${indent}`)
}
