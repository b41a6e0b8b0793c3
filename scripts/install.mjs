// Brings in what package-lock.json names, when it is missing. Runs before everything else, under the Node that happens
// to be there, so: plain JavaScript, no dependencies. Prints nothing when there is nothing to do.
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
import { runNpmCi } from './install/npm.mjs'
import { fingerprintOf, isInstalled, isInstalledByHand, markInstalled, verifyNode } from './install/state.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

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
  if (isInstalled(root, fingerprint)) return
  explainOldNode()
  explainPlatform()
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = await acquireLock(join(root, '.cache', 'install.lock'), { say })
  try {
    if (isInstalled(root, fingerprint)) return
    if (!isInstalledByHand(root)) await installPackages()
    verifyNode(root)
    markInstalled(root, fingerprint)
  } finally {
    lock.release()
  }
}

async function installPackages() {
  say('Installing the packages of Redoubt from package-lock.json (npm ci, some 400 MB, only the first time) …')
  const outcome = await runNpmCi(root)
  if (outcome.status !== 'done') throw explainFailure(outcome, root)
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
