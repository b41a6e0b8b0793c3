// What is installed in node_modules, and whether it is what package-lock.json names.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InstallFailure } from './explain.mjs'
import { extents, packagesOf, readPackages } from './locked.mjs'
import { recordName } from './prune.mjs'
import { bringsNode, nodeOf } from './which-node.mjs'

/** Changes with the lockfile, with what is left of its packages, and with the kind of machine. */
export function fingerprintOf(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of ['unneeded.mjs', 'locked.mjs']) hash.update(readFileSync(new URL(name, import.meta.url)))
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`
}

/** What an earlier run finished installing of exactly this: an extent, or null for nothing. */
export function installedExtent(root, fingerprint) {
  const stamp = existsSync(nodeOf(root)) ? readText(stampOf(root)) : null
  return extents.find((extent) => stamp === `${fingerprint} ${extent}`) ?? null
}

/** Remembers that everything is there. Written last and at once, so that a broken installation never carries it. */
export function markInstalled(root, fingerprint, extent) {
  const fresh = `${stampOf(root)}.${process.pid}`
  writeFileSync(fresh, `${fingerprint} ${extent}`)
  renameSync(fresh, stampOf(root))
}

/** Whether an earlier version installed this without noting what it removed; the suite cannot check such a one. */
export function isUnrecorded(root) {
  return existsSync(stampOf(root)) && !existsSync(join(root, 'node_modules', recordName))
}

/** The largest extent whose packages lie in node_modules as the lockfile names them, by npm's own record; null for none. */
export function extentByHand(root) {
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (present === null || !existsSync(nodeOf(root))) return null
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {}
  const isThere = (path) => present[path]?.version === wanted[path].version && existsSync(join(root, path))
  return extents.findLast((extent) => packagesOf(root, extent).every(isThere)) ?? null
}

/** Runs the Node that came with the packages, where one does; throws with the reason when it does not run. */
export function verifyNode(root) {
  if (!bringsNode()) return
  if (!existsSync(nodeOf(root))) throw explainMissingNode(root)
  const result = spawnSync(nodeOf(root), ['--version'], { encoding: 'utf8', timeout: 30_000 })
  if (result.status === 0 && /^v24\./.test(result.stdout)) return
  const said = `${result.error?.message || ''}\n${result.stderr || ''}`.trim()
  if (/GLIBC|libstdc|ld-linux|ENOENT/.test(said)) {
    throw new InstallFailure(
      'the Node 24 that came with the packages needs glibc 2.28 or newer; this system has an older or another C library.',
      said,
    )
  }
  if (/EACCES|Permission denied/.test(said)) {
    throw new InstallFailure(`programs in ${root} may not be run. Is the disk mounted "noexec"?`, said)
  }
  if (freeMbOf(root) < brokenBelowMb) throw explainFullDisk(root)
  const found = result.stdout ? `it says ${result.stdout.trim()}` : 'it does not start'
  const advice = 'Remove node_modules and try again.'
  throw new InstallFailure(`the Node 24 of the packages (${nodeOf(root)}) cannot be used: ${found}. ${advice}`, said)
}

/** npm counts the package with Node 24 as optional, because of the other machine's, and passes over its failure. */
function explainMissingNode(root) {
  if (freeMbOf(root) < nodeSizeMb) return explainFullDisk(root)
  return new InstallFailure(
    'npm left out the package that brings Node 24, usually because the network broke. Try again.',
  )
}

function explainFullDisk(root) {
  const free = `only ${freeMbOf(root)} MB are left on the disk of ${root}`
  return new InstallFailure(`${free}, too little for Node 24. Make room for 900 MB, remove node_modules and try again.`)
}

function freeMbOf(root) {
  const { bavail, bsize } = statfsSync(root)
  return Math.floor((bavail * bsize) / 1_000_000)
}

/** What the package with Node 24 takes on the disk. */
const nodeSizeMb = 200
/** With less than this left, a program that does not start was most likely cut short. */
const brokenBelowMb = 50

function stampOf(root) {
  return join(root, 'node_modules', '.redoubt-install')
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
