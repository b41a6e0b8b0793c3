import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { furtherLanguages } from '../../domain/red-team-test/frame-language.ts'

const folder = import.meta.dirname
const read = (name: string): { readonly $schema?: string } => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const schemaName = 'wordings.schema.json'
const names = globSync('{,single-turn/,multi-turn/}*.json', { cwd: folder })
  .filter((name) => name !== schemaName)
  .filter((name) => read(name).$schema?.endsWith(`/${schemaName}`) === true)

test('files of words are found', () => assert.ok(names.length >= 13, `${names.length}`))

// A key that is missing does not type-check; one that no module takes up would never be said.
for (const name of names.sort()) {
  test(`every wording of ${name} is exported by the module beside it, in the words of the file`, async () => {
    const exported: Readonly<Record<string, object>> = await import(join(folder, name.replace(/\.json$/, '.ts')))
    const inFour = Object.entries(exported).map(([key, wordings]) => [key, withoutFurther(wordings)])
    const { $schema: _, ...words } = read(name)
    assert.deepEqual(Object.fromEntries(inFour), words)
  })
}

/** Frames in further languages stand in the files of these. */
function withoutFurther(wordings: object): object {
  const further: readonly string[] = furtherLanguages
  return Object.fromEntries(Object.entries(wordings).filter(([language]) => !further.includes(language)))
}
