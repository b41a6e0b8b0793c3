// Tells that an installation goes on: npm prints nothing before its end, and a slow network makes that minutes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** After this long, and then as often, a line is printed. A fast installation prints none. */
const everyMs = 10_000

/** Prints how many of these packages (paths below `root`) are there, until the returned function is called. */
export function showProgress(root, packages, say) {
  const startedMs = Date.now()
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - startedMs) / 1_000)
    const present = packages.filter((path) => existsSync(join(root, path, 'package.json'))).length
    say(`  ${present} of ${packages.length} packages are there after ${seconds} s …`)
  }, Number(process.env.INSTALL_PROGRESS_MS) || everyMs)
  return () => clearInterval(timer)
}
