#!/usr/bin/env node
// The door of the `redoubt` command. Runs under any Node from 18 on, and starts the Node 24 that comes with the packages.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules', '.bin', 'node')

if (existsSync(node)) {
  // As in server/quiet-libraries.ts: a native library reports home unless its process is told not to from the start.
  const env = { ...process.env, ORT_DISABLE_TELEMETRY: '1' }
  const child = spawn(node, [join(root, 'cli', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit', env })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`The Node 24 in ${node} does not start: ${error.message}`))
  child.on('close', (code, signal) => {
    process.exitCode = signal === null ? code : 128 + constants.signals[signal]
  })
} else {
  fail(
    `Nothing is installed in ${root} yet. Run this there first:\n  npm start\nor, without starting the service:\n  node scripts/install.mjs`,
  )
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
