#!/usr/bin/env node
// The door of the `redoubt` command. Runs under any Node from 18 on, and starts the Node 24 that comes with the packages;
// where none comes for this machine (as in scripts/install/which-node.mjs), this Node has to be that.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const { platform, arch, versions } = process
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bringsNode = platform === 'linux' && ['x64', 'arm64'].includes(arch)
const node = bringsNode ? join(root, 'node_modules', '.bin', 'node') : process.execPath
// npm writes it when it has installed something.
const installed = bringsNode ? node : join(root, 'node_modules', '.package-lock.json')

if (!existsSync(installed)) {
  fail(
    `Nothing is installed in ${root} yet. Run this there first:\n  npm start\nor, without starting the service:\n  node scripts/install.mjs`,
  )
} else if (!bringsNode && Number(versions.node.split('.')[0]) < 24) {
  fail(`This is Node ${versions.node}; on this system Redoubt needs Node 24 or newer, because none comes with it.`)
} else {
  // As in server/quiet-libraries.ts: a native library reports home unless its process is told not to from the start.
  const env = { ...process.env, ORT_DISABLE_TELEMETRY: '1' }
  const child = spawn(node, [join(root, 'cli', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit', env })
  // Windows tells every program of a console itself, and what is sent to one ends it at once.
  const forward = (signal) => platform === 'win32' || child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
  child.on('error', (error) => fail(`The Node 24 in ${node} does not start: ${error.message}`))
  child.on('close', (code, signal) => {
    process.exitCode = signal === null ? code : 128 + constants.signals[signal]
  })
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
