import { spawnSync } from 'node:child_process'

/** Runs a program to its end and gives what it printed. Throws with all of it when it fails. */
export function runTool([command = '', ...words]: readonly string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    ...(cwd !== undefined && { cwd }),
  })
  if (error !== undefined) throw new Error(`${command} does not start: ${error.message}`)
  if (status !== 0) throw new Error(`${[command, ...words].join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}
