import { enableCompileCache } from 'node:module'

// Reading the sources costs more than everything else at a start, so what was compiled is kept. The cache must be on
// before they are imported, and the variable hands it to the threads. Where its folder cannot be written the start is
// merely slower.
const cacheFolder = new URL('../node_modules/.cache/compile', import.meta.url).pathname
process.env.NODE_COMPILE_CACHE ??= cacheFolder
enableCompileCache(process.env.NODE_COMPILE_CACHE)
const { runServer } = await import('./run-server.ts')
await runServer(process.env)
