import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The path of a Node 20: one on the PATH, else the one that the lockfile in test/node-20 names, which npm puts into the folder.
 * Throws where neither can be had.
 */
export function findNode20(folder: string): string {
  const places = (process.env.PATH ?? '').split(delimiter).map((place) => join(place, 'node'))
  const found = places.find((node) => isNode20(node))
  if (found !== undefined) return found
  cpSync(join(import.meta.dirname, 'node-20'), folder, { recursive: true })
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder, timeout: 110_000 })
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => name.startsWith('node-'))
  const node = installed.map((name) => join(folder, 'node_modules', name, 'bin/node')).find((path) => isNode20(path))
  if (node === undefined) throw new Error('Neither the PATH nor the npm registry has a Node 20 that runs here.')
  return node
}

function isNode20(path: string): boolean {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).startsWith(
      'v20.',
    )
  } catch {
    return false
  }
}
