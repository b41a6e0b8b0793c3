// Which packages package-lock.json names for what.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How much is installed, each with all of those before it: `production` runs the service, `console` builds the console
 * besides (this is what npm calls production), `development` holds what tests, checks and benches need.
 */
export const extents = ['production', 'console', 'development']

/** Whether an extent, or null for nothing, holds another one. */
export function holds(extent, wanted) {
  return extents.indexOf(extent) >= extents.indexOf(wanted)
}

/** The dependencies of package.json that only the build of the console reads; test/packages.test.ts holds it to that. */
export const consoleDependencies = [
  '@mantine/core',
  '@mantine/hooks',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'react',
  'react-dom',
  'uplot',
  'vite',
]

/** The packages that the lockfile names for this machine and an extent, as paths below `root`. */
export function packagesOf(root, extent) {
  const locked = readPackages(join(root, 'package-lock.json')) ?? {}
  const needed = extent === 'production' ? neededByService(locked) : null
  return Object.entries(locked).flatMap(([path, entry]) => {
    const isWanted =
      needed?.has(path) ?? (extent === 'development' || (entry.dev !== true && entry.devOptional !== true))
    return path === '' || !isWanted || (entry.optional === true && !isForThisMachine(entry)) ? [] : [path]
  })
}

/** The `packages` of a lockfile of npm; null when there is none. */
export function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

/** All that is reached from the dependencies of the service. */
function neededByService(locked) {
  const own = locked[''] ?? {}
  const names = Object.keys({ ...own.dependencies, ...own.optionalDependencies })
  const seen = new Set()
  const open = names.filter((name) => !consoleDependencies.includes(name)).map((name) => placeOf(locked, '', name))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path === null || seen.has(path)) continue
    seen.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[path]
    const peers = Object.keys({ ...peerDependencies }).filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
    const next = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
    open.push(...next.map((name) => placeOf(locked, path, name)))
  }
  return seen
}

/** Where Node finds a package from another one's place: the nearest `node_modules` that has it. */
function placeOf(locked, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (locked[path] !== undefined) return path
    if (place === '') return null
  }
}

function isForThisMachine(entry) {
  const fits = (list, word) => list === undefined || list.includes(word)
  const hasOtherLibc = entry.libc !== undefined && !entry.libc.includes('glibc')
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && !hasOtherLibc
}
