// The packages that only the build of the console reads. A started service needs what is built alone, so that they are
// removed after a build and brought again for the next one.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bringPackages } from './bring.mjs'
import { acquireLock } from './lock.mjs'
import { packagesOf } from './locked.mjs'
import { pruneForeign } from './prune.mjs'
import { fingerprintOf, installedExtent, markInstalled } from './state.mjs'

/**
 * Runs `build` with the packages of the console there, when `isStale` says that a build is needed; then removes those
 * that came for this alone. One at a time in one folder, so that nobody removes what another build reads.
 */
export async function buildWithPackages(root, { isStale, build, say }) {
  const fingerprint = fingerprintOf(root)
  const extent = () => installedExtent(root, fingerprint)
  if (!isStale() && extent() !== 'console') return
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = await acquireLock(join(root, '.cache', 'install.lock'), { say })
  try {
    if (isStale()) {
      if (extent() === 'production') await bringConsolePackages(root, fingerprint, say)
      await build()
    }
    if (extent() === 'console') removeConsolePackages(root, fingerprint)
  } finally {
    lock.release()
  }
}

async function bringConsolePackages(root, fingerprint, say) {
  await bringPackages(root, { extent: 'console', isAddition: true, what: 'what builds the console', say })
  pruneForeign(root)
  markInstalled(root, fingerprint, 'console')
}

function removeConsolePackages(root, fingerprint) {
  // Noted first: what an end halfway leaves behind takes room, while a note of packages that are gone breaks a build.
  markInstalled(root, fingerprint, 'production')
  const stays = new Set(packagesOf(root, 'production'))
  const goes = packagesOf(root, 'console').filter((path) => !stays.has(path))
  for (const path of goes) rmSync(join(root, path), { recursive: true, force: true })
  const modules = join(root, 'node_modules')
  for (const name of readdirSync(modules)) {
    if (name.startsWith('@') && readdirSync(join(modules, name)).length === 0)
      rmSync(join(modules, name), { recursive: true })
  }
  const programs = join(modules, '.bin')
  for (const name of readdirSync(programs)) if (!existsSync(join(programs, name))) rmSync(join(programs, name))
}
