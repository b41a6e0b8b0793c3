// Which Node runs Redoubt: the one that comes with the packages, or, where none comes for this machine, the user's own.
import { join } from 'node:path'

/** Whether a Node 24 comes with the packages for a machine. */
export function bringsNode({ platform, arch } = process) {
  return platform === 'linux' && ['x64', 'arm64'].includes(arch)
}

/** The Node that runs Redoubt in `root`, as a path. */
export function nodeOf(root) {
  return bringsNode() ? join(root, 'node_modules', '.bin', 'node') : process.execPath
}
