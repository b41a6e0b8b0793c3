import { type PartName, partNames } from './part.ts'

/** What a run of the benchmark is to do. */
export interface Options {
  /** The data folder; undefined = beside the repository. */
  readonly folder: string | undefined
  /** Undefined = all parts, or with an earlier report those that it lacks. */
  readonly only: readonly PartName[] | undefined
  /** A report of an earlier run from which the other parts are taken. */
  readonly with: string | undefined
  /** Where the report is written for programs. */
  readonly json: string | undefined
  /** Whether docs/quality.md is renewed. */
  readonly write: boolean
}

const valued = ['--only', '--with', '--json'] as const

/** Reads the words of a command line. Throws a sentence that names the word that is wrong. */
export function optionsOf(words: readonly string[]): Options {
  const values = new Map<string, string>()
  const folders: string[] = []
  let write = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--write') write = true
    else if (valued.some((known) => known === word)) {
      const value = words[++at]
      if (value === undefined || value.startsWith('--')) throw new Error(`${word} needs a value`)
      values.set(word, value)
    } else if (word.startsWith('-')) {
      throw new Error(`unknown option ${word}; there are --only <parts>, --with <file>, --json <file> and --write`)
    } else folders.push(word)
  }
  if (folders.length > 1) throw new Error(`one data folder is enough: ${folders.join(' and ')}`)
  return {
    folder: folders[0],
    only: partsOf(values.get('--only')),
    with: values.get('--with'),
    json: values.get('--json'),
    write,
  }
}

function partsOf(list: string | undefined): readonly PartName[] | undefined {
  if (list === undefined) return undefined
  return list.split(',').map((word) => {
    const name = partNames.find((known) => known === word.trim())
    if (name === undefined) throw new Error(`unknown part ${word}; there are ${partNames.join(', ')}`)
    return name
  })
}
