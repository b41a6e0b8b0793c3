// Brings in what package-lock.json names, when it is missing: what the service needs to run, and with --development what
// tests, checks and benches need besides. Runs before everything else, under the Node that happens to be there, so: plain
// JavaScript, no dependencies. Prints nothing when there is nothing to do.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  explainFailure,
  explainOldNode,
  explainPlatform,
  explainSystemError,
  InstallFailure,
} from './install/explain.mjs'
import { acquireLock } from './install/lock.mjs'
import { runNpm } from './install/npm.mjs'
import { showProgress } from './install/progress.mjs'
import { pruneForeign } from './install/prune.mjs'
import {
  fingerprintOf,
  installedExtent,
  isInstalledByHand,
  markInstalled,
  packagesOf,
  verifyNode,
} from './install/state.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** How much is wanted: `production` or `development`, which holds production. */
const wanted = process.argv.includes('--development') ? 'development' : 'production'
/** What the two extents take on the disk in the end; 350 MB more while they are unpacked. */
const sizes = { production: 'npm ci, some 420 MB', development: 'npm ci, some 570 MB with those of tests and checks' }

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
  if (isEnough(fingerprint)) return
  explainOldNode()
  explainPlatform()
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = await acquireLock(join(root, '.cache', 'install.lock'), { say })
  try {
    if (isEnough(fingerprint)) return
    if (!isInstalledByHand(root, wanted)) await installPackages(fingerprint)
    verifyNode(root)
    pruneForeign(root)
    markInstalled(root, fingerprint, wanted)
  } finally {
    lock.release()
  }
}

function isEnough(fingerprint) {
  const extent = installedExtent(root, fingerprint)
  return extent === 'development' || extent === wanted
}

async function installPackages(fingerprint) {
  // What a running service has loaded stays where it is when only the packages of development are missing.
  const isAddition = installedExtent(root, fingerprint) === 'production'
  const what = isAddition ? 'what tests and checks need besides' : sizes[wanted]
  say(`Installing the packages of Redoubt from package-lock.json (${what}, only the first time) …`)
  const stopProgress = showProgress(root, packagesOf(root, wanted), say)
  const outcome = await runNpm(root, { extent: wanted, isAddition }).finally(stopProgress)
  if (outcome.status !== 'done') throw explainFailure(outcome, root)
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
