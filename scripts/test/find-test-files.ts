import { globSync } from 'node:fs'

const ignored = ['node_modules', '.git', '.cache', 'data', 'dist']

/** All test files below `root`, sorted, as relative paths; with `parts`, those whose path holds one of them. */
export function findTestFiles(root: string, parts: readonly string[]): readonly string[] {
  const found = globSync('**/*.test.ts', { cwd: root, exclude: (name) => ignored.includes(name) })
  const wanted = parts.map((part) => part.replace(/^\.\//, ''))
  return found.filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part))).sort()
}
