import { memoryBounds } from './memory-bounds.ts'
import { quietEnvironment } from './quiet-libraries.ts'

// Memory is bounded by flags and a variable that only a fresh process heeds, so this one becomes that process: the same
// id, the same streams, whichever way the service was started. On Windows no process can become another one: it runs without.
if (process.platform !== 'win32' && !memoryBounds.flags.every((flag) => process.execArgv.includes(flag))) {
  const cacheFolder = new URL('../node_modules/.cache/compile', import.meta.url).pathname
  const usual = { ...memoryBounds.environment, NODE_COMPILE_CACHE: cacheFolder }
  const environment = { ...usual, ...process.env, ...quietEnvironment }
  const command = [process.execPath, ...memoryBounds.flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, command, environment)
}
const { runServer } = await import('./run-server.ts')
await runServer(process.env, process.argv.slice(2))
