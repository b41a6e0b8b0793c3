const folder = process.env.NODE_COMPILE_CACHE

/**
 * Added to the bare environment of a service or command that a test starts: it takes the compiled modules that `npm test` keeps,
 * where it would compile a thousand sources anew. Nothing where none are kept.
 */
export const compileCache: Readonly<Record<string, string>> = folder ? { NODE_COMPILE_CACHE: folder } : {}
