import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import packageJson from '../package.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../docs/decisions')

test('every package has a line in the decisions, and every line a package', () => {
  const page = readFileSync(join(folder, 'dependencies.md'), 'utf8')
  const listed = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
  const { dependencies, devDependencies, optionalDependencies } = packageJson
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  assert.deepEqual(listed.toSorted(), used.toSorted())
})

test('every package is pinned to one version', () => {
  const { dependencies, devDependencies, optionalDependencies } = packageJson
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
    assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name)
  }
})

test('every decision is in the index, and every entry of the index is a page', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const linked = [...index.matchAll(/\]\(([a-z0-9-]+\.md)\)/g)].map(([, name]) => name)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  assert.deepEqual(linked.toSorted(), pages.toSorted())
})
