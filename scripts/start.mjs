// `npm start`: installs what is missing, builds the console when its sources changed, and starts the service. Runs under the
// Node that happens to be there, and in every shell that npm may use, so: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from './install/run-node.mjs'
import { nodeOf } from './install/which-node.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

await import('./install.mjs')
if (!process.exitCode) startService()

function startService() {
  const node = nodeOf(root)
  // As in server/quiet-libraries.ts: a native library reports home unless its process is told not to from the start.
  const env = { ...process.env, ORT_DISABLE_TELEMETRY: '1' }
  const cwd = process.cwd()
  spawnSync(node, [join(root, 'scripts', 'build-console.ts'), '--tolerant'], { stdio: 'inherit', env, cwd })
  const words = [join(root, 'server', 'main.ts'), ...process.argv.slice(2)]
  // Where a process can become another one it does: nothing stands between the service and who sends it signals.
  if (canBecome()) process.execve(node, [node, ...words], env)
  runNode(node, words, {
    env,
    cwd,
    onFailure: (error) => {
      process.stderr.write(`The Node 24 in ${node} does not start: ${error.message}\n`)
      process.exitCode = 1
    },
  })
}

/** On Windows it throws; Node 22 has it too, and warns of it. */
function canBecome() {
  return (
    process.platform !== 'win32' &&
    typeof process.execve === 'function' &&
    Number(process.versions.node.split('.')[0]) >= 24
  )
}
