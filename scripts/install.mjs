// Brings in what package-lock.json names, when it is missing: what the service needs to run, and with --development what
// tests, checks and benches need besides. Runs before everything else, under the Node that happens to be there, so: plain
// JavaScript, no dependencies. Prints nothing when there is nothing to do.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringPackages } from './install/bring.mjs'
import { explainOldNode, explainPlatform, explainSystemError, InstallFailure } from './install/explain.mjs'
import { acquireLock } from './install/lock.mjs'
import { holds } from './install/locked.mjs'
import { pruneForeign } from './install/prune.mjs'
import {
  extentByHand,
  fingerprintOf,
  installedExtent,
  isUnrecorded,
  markInstalled,
  verifyNode,
} from './install/state.mjs'
import { bringsNode } from './install/which-node.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** How much is wanted: `production` or `development`, which holds production. */
const wanted = process.argv.includes('--development') ? 'development' : 'production'
/** What the two extents take on the disk in the end; some 550 MB more while they are unpacked. */
const sizes = { production: 'npm ci, some 290 MB', development: 'npm ci, some 620 MB with those of tests and checks' }

try {
  await install()
} catch (error) {
  const failure = error instanceof InstallFailure ? error : explainSystemError(error, root)
  if (failure === null) throw error
  say(`Redoubt cannot be installed: ${failure.message}`)
  if (failure.output !== '') say(`What was said last:\n${failure.output.replace(/^/gm, '  ')}`)
  process.exitCode = 1
}

async function install() {
  if (!existsSync(join(root, 'package-lock.json'))) {
    throw new InstallFailure(
      `${root} holds no package-lock.json, which names the packages. Get a complete copy of Redoubt.`,
    )
  }
  const fingerprint = fingerprintOf(root)
  // Where it is the user's own Node that runs everything, it may have become another one since.
  if (!bringsNode()) explainOldNode()
  if (isEnough(fingerprint)) return
  explainOldNode()
  const caution = explainPlatform()
  if (caution !== null) say(caution)
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = await acquireLock(join(root, '.cache', 'install.lock'), { say })
  try {
    if (isEnough(fingerprint)) return
    const present = wanted === 'development' && isUnrecorded(root) ? null : extentByHand(root)
    const extent = holds(present, wanted) ? present : await installPackages(fingerprint)
    verifyNode(root)
    pruneForeign(root)
    markInstalled(root, fingerprint, extent)
  } finally {
    lock.release()
  }
}

function isEnough(fingerprint) {
  return holds(installedExtent(root, fingerprint), wanted)
}

/** Returns the extent that is there then: what builds the console comes with the service and goes when it is built. */
async function installPackages(fingerprint) {
  // What a running service has loaded stays where it is when only the packages of development are missing.
  const isAddition = installedExtent(root, fingerprint) !== null
  const what = isAddition ? 'what tests and checks need besides' : sizes[wanted]
  const extent = wanted === 'production' ? 'console' : wanted
  await bringPackages(root, { extent, isAddition, what: `${what}, only the first time`, say })
  return extent
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
