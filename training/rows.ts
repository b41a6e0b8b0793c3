import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { wellFormedLines } from './json-lines.ts'

/** One text of a labelled set. */
export interface Row {
  readonly text: string
  /** As the set writes it; `1` is the attack (or the harm) in most sets. */
  readonly label: string
  /** Language as the set writes it, or empty. */
  readonly lang: string
  /** The set's own grouping, or empty. */
  readonly category: string
  /** Which of the gathered sets it is of, or empty where the file is one set. */
  readonly source: string
}

/** The folder with the labelled sets: the given path, else `../shared/data` beside the repository. Throws when it is not there. */
export function dataFolder(path: string | undefined): string {
  const folder = path ?? join(import.meta.dirname, '..', '..', 'shared', 'data')
  if (!existsSync(join(folder, 'train')) || !existsSync(join(folder, 'dev'))) {
    throw new Error(
      `No labelled sets in ${folder}: the folder needs train/ and dev/ with the JSONL files named in models/README.md. ` +
        'Fetch them from the origins listed there and give the folder as the first argument.',
    )
  }
  return folder
}

/** What the project wrote itself to learn from: `authored/README.md`. */
export const ownFolder = join(import.meta.dirname, 'authored')

/** The folder with the sets that may be learnt from. */
export function trainFolder(path: string | undefined): string {
  return join(dataFolder(path), 'train')
}

/** All rows of `<folder>/<name>.jsonl` that have a text. Throws when the file is missing or a line cannot be read. */
export function rowsOf(folder: string, name: string): readonly Row[] {
  return wellFormedLines(join(folder, `${name}.jsonl`))
    .map(({ text = '', label = '', lang = '', category = '', source = '' }) => ({
      text,
      label,
      lang,
      category,
      source,
    }))
    .filter((row) => row.text.trim() !== '')
}
