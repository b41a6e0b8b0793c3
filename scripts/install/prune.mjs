// Removes from installed packages what is never read on this machine: packages bring every platform and every form at once.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unneededEverywhere, unneededParts } from './unneeded.mjs'

/**
 * Removes what unneeded.mjs names and notes it in `node_modules/.redoubt-pruned.json`. A package that is not installed,
 * or looks otherwise than it did, is left as it is. Nothing happens the second time.
 */
export function pruneForeign(root) {
  const modules = join(root, 'node_modules')
  const record = readRecord(modules)
  const note = (key, names) => {
    if (names.length > 0) record[key] = [...new Set([...(record[key] ?? []), ...names])].sort()
  }
  for (const part of unneededParts) {
    for (const name of part.packages) note(keyOf(root, name, part.folder), removeFrom(join(modules, name), part))
  }
  for (const { end } of unneededEverywhere) if (removeEverywhere(modules, end)) note(`*${end}`, ['some'])
  if (existsSync(modules)) writeFileSync(join(modules, recordName), `${JSON.stringify(record, null, 2)}\n`)
}

/** The file in node_modules that says what was removed. */
export const recordName = '.redoubt-pruned.json'

/** What was removed from the packages at hand, by `keyOf`: the names, sorted. */
export function readRecord(modules) {
  try {
    return JSON.parse(readFileSync(join(modules, recordName), 'utf8'))
  } catch {
    return {}
  }
}

/** How a folder of a package is named in the record, e.g. `zlibjs@0.3.1/bin`; with its version, as another may bring other files. */
export function keyOf(root, name, folder = '') {
  return `${name}@${versionOf(join(root, 'node_modules', name))}/${folder}`
}

function removeFrom(home, { folder = '', keeps, drops }) {
  const path = join(home, folder)
  const names = existsSync(path) ? readdirSync(path) : []
  const isNamed = (name) => (keeps ?? drops).some((one) => (typeof one === 'string' ? one === name : one.test(name)))
  const superfluous = names.filter((name) => isNamed(name) === (keeps === undefined))
  // Where nothing would stay, the package has another shape than the one that this was written for.
  if (superfluous.length === names.length) return []
  for (const name of superfluous) rmSync(join(path, name), { recursive: true, force: true })
  return superfluous
}

/** Whether there were such files. */
function removeEverywhere(modules, end) {
  let isFound = false
  const open = [modules]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) open.push(path)
      else if (entry.isFile() && entry.name.endsWith(end)) {
        rmSync(path)
        isFound = true
      }
    }
  }
  return isFound
}

function versionOf(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version
  } catch {
    return null
  }
}
