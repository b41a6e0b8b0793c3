import { setPriority } from 'node:os'

/**
 * Gives the calling thread this niceness, 0 to 19: on Linux a priority belongs to the thread that sets it. Elsewhere it belongs
 * to the process, whose requests would wait with it, so that nothing is done there. Never throws:
 * whoever started the service may have given it a higher one already, which only a privileged process may lower, and the
 * work goes on all the same.
 */
export function lowerPriority(niceness: number): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(niceness)
  } catch {
    // It yields more than it would have to.
  }
}
