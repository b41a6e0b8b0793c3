import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that package-lock.json names and that a supported machine can install. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Where it lies, below the repository, e.g. `node_modules/ajv`. */
  readonly path: string
  /** As its package.json says, an SPDX expression where it is one. */
  readonly licence: string
  /** The hash of its archive, which npm compares at every installation: `sha512-` and base64. */
  readonly integrity: string
  /** Whether only tests, checks and benches need it. */
  readonly isDevelopment: boolean
}

interface LockEntry {
  readonly name?: string
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

/** Reads the packages for Linux with glibc on x64 and arm64, in the order of the lockfile. Throws when one has no hash. */
export function readLockedPackages(root: string): readonly LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages as Readonly<Record<string, LockEntry>>).flatMap(([path, entry]) => {
    if (path === '' || !isSupported(entry)) return []
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version, license = '', integrity } = entry
    if (integrity === undefined) throw new Error(`package-lock.json has no hash of ${name}`)
    const isDevelopment = entry.dev === true || entry.devOptional === true
    return [{ name, version, path, licence: license, integrity, isDevelopment }]
  })
}

function isSupported({ optional, os, cpu, libc }: LockEntry): boolean {
  if (optional !== true) return true
  const fits = (list: readonly string[] | undefined, words: readonly string[]) =>
    list === undefined || words.some((word) => list.includes(word))
  return fits(os, ['linux']) && fits(cpu, ['x64', 'arm64']) && fits(libc, ['glibc'])
}
