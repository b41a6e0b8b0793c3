#!/usr/bin/env node
// The door of the `redoubt` command. Runs under any Node from 18 on, and starts the Node 24 that comes with the packages;
// where none comes for this machine, this Node has to be that.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from '../scripts/install/run-node.mjs'
import { bringsNode, nodeOf } from '../scripts/install/which-node.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = nodeOf(root)
// npm writes it when it has installed something.
const installed = bringsNode() ? node : join(root, 'node_modules', '.package-lock.json')

if (!existsSync(installed)) {
  fail(
    `Nothing is installed in ${root} yet. Run this there first:\n  npm start\nor, without starting the service:\n  node scripts/install.mjs`,
  )
} else if (!bringsNode() && Number(process.versions.node.split('.')[0]) < 24) {
  fail(
    `This is Node ${process.versions.node}; on this system Redoubt needs Node 24 or newer, because none comes with it.`,
  )
} else {
  // As in server/quiet-libraries.ts: a native library reports home unless its process is told not to from the start.
  const env = { ...process.env, ORT_DISABLE_TELEMETRY: '1' }
  runNode(node, [join(root, 'cli', 'main.ts'), ...process.argv.slice(2)], {
    env,
    onFailure: (error) => fail(`The Node 24 in ${node} does not start: ${error.message}`),
  })
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
