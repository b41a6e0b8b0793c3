import { memoryBounds } from './memory-bounds.ts'

// Memory is bounded by flags and a variable that only a fresh process heeds, so this one becomes that process: the same
// id, the same streams, whichever way the service was started.
if (!memoryBounds.flags.every((flag) => process.execArgv.includes(flag))) {
  const cacheFolder = new URL('../node_modules/.cache/compile', import.meta.url).pathname
  const environment = { ...memoryBounds.environment, NODE_COMPILE_CACHE: cacheFolder, ...process.env }
  const command = [process.execPath, ...memoryBounds.flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, command, environment)
}
const { runServer } = await import('./run-server.ts')
await runServer(process.env)
