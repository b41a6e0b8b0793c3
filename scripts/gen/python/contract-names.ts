import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pascalCase } from './python-names.ts'
import { shapeOf } from './python-types.ts'

/** The names that the contract gives to its objects, by their shape: as they are exported, then with their area before. */
export async function contractNames(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, readonly string[]>()
  for (const file of globSync('contract/*/*.ts', { cwd: root }).sort()) {
    const area = pascalCase(basename(dirname(file)))
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(root, file)).href)
    for (const [name, value] of Object.entries(exported)) {
      // What is in a query becomes parameters; that a reply has the same fields is chance.
      if (!isObjectSchema(value) || name.endsWith('Query')) continue
      const shape = shapeOf(value)
      names.set(shape, [...(names.get(shape) ?? []), name, `${area}${name}`])
    }
  }
  return names
}

function isObjectSchema(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object'
}
