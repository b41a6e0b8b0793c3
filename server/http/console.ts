import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../domain/problem.ts'

/** One file of the build, read once; small, and compressed when it was built. */
interface ConsoleFile {
  readonly type: string
  readonly plain: Buffer
  readonly brotli: Buffer | null
}

/** What was built: the page, and all files by their paths. */
interface ConsoleBuild {
  readonly page: ConsoleFile
  readonly byPath: ReadonlyMap<string, ConsoleFile>
}

const builtFolder = fileURLToPath(new URL('../../console/dist/', import.meta.url))

/**
 * GET /console and all below it: the page and its files, from what `scripts/build-console.ts` made of `console/`. Paths
 * that are no file are places inside the page. Without a build the page says what to do, and the API works on.
 */
export function registerConsole(app: FastifyInstance, folder: string = builtFolder): void {
  let known: ConsoleBuild | null = null
  // Looked for until it is there: it may be built while the service runs.
  const build = () => {
    known ??= readBuild(folder)
    return known
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { readonly '*'?: string })['*'] ?? ''
    const files = build()
    if (files === null) return reply.code(503).type('text/html; charset=utf-8').send(notBuilt)
    const file = files.byPath.get(path)
    if (file !== undefined) return send(request, reply, file, path.startsWith('assets/'))
    if (path.startsWith('assets/')) throw new Problem('route-not-found', 'There is no such file in the console.')
    return send(request, reply, files.page, false)
  }
  app.get('/console', { schema: { hide: true } }, answer)
  app.get('/console/*', { schema: { hide: true } }, answer)
}

function send(request: FastifyRequest, reply: FastifyReply, file: ConsoleFile, isHashed: boolean): FastifyReply {
  reply.type(file.type).header('vary', 'accept-encoding')
  // The name of a hashed file changes with what is in it; everything else is asked for again.
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (file.brotli === null || !takesBrotli) return reply.send(file.plain)
  return reply.header('content-encoding', 'br').send(file.brotli)
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
}

function readBuild(folder: string): ConsoleBuild | null {
  if (!existsSync(folder)) return null
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.flatMap((name): readonly (readonly [string, ConsoleFile])[] => {
    const type = types[extname(name)]
    const path = join(folder, name)
    if (type === undefined || !statSync(path).isFile()) return []
    const brotli = existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : null
    return [[name, { type, plain: readFileSync(path), brotli }]]
  })
  const byPath = new Map(files)
  const page = byPath.get('index.html')
  return page === undefined ? null : { page, byPath }
}

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Redoubt</title>
<h1>The console is not built</h1>
<p>Run <code>npm run build:console</code> in the folder of Redoubt and load this page again; the service can go on running.</p>
<p>The API works without it: <a href="/docs">documentation of every operation</a>.</p>
</html>
`
