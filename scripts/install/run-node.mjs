// Runs a program under the Node that is to run Redoubt, as if it stood in the place of this process.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Starts `node` with `words` and takes its exit code over; what ends this process ends that one. `onFailure` is told why
 * it does not start.
 */
export function runNode(node, words, { env, cwd, onFailure }) {
  const child = spawn(node, words, { stdio: 'inherit', env, cwd })
  forwardSignals(child)
  child.on('error', onFailure)
  child.on('close', (code, signal) => {
    process.exitCode = signal === null ? code : 128 + constants.signals[signal]
  })
}

/**
 * Windows tells every program of a console of Ctrl-C and of its end itself, and knows no other signal: what is sent to one
 * ends it at once. There this process waits until the other has ended.
 */
function forwardSignals(child) {
  const isWindows = process.platform === 'win32'
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isWindows) child.kill(signal)
    })
  }
}
