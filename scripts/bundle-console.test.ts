import assert from 'node:assert/strict'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { bundleConsole } from './bundle-console.ts'

const root = dirname(import.meta.dirname)

/** Every file of a folder by its name, as base64. */
function bytesOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.*', { cwd: folder }).sort()
  return new Map(files.map((file) => [file, readFileSync(join(folder, file)).toString('base64')]))
}

test('the same sources make the same bytes, wherever they lie', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-bundle-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  const copy = join(folder, 'elsewhere')
  for (const part of ['console', 'client', 'contract', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/console\/dist/.test(path) && !path.includes('node_modules'),
    })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  await bundleConsole(root, join(folder, 'first'))
  await bundleConsole(copy, join(folder, 'second'))
  const first = bytesOf(join(folder, 'first'))
  assert.ok(first.has('index.html') && first.has('licences.md') && first.size > 40, [...first.keys()].join())
  assert.deepEqual(bytesOf(join(folder, 'second')), first)
})
