// Makes console/dist from console/, when it is missing or made from other sources. `npm start` runs it with --tolerant,
// by its whole path, because the shell remembers where it found the first `node`: a
// build that fails is told, and the service starts without its console. Where no tests and checks are installed, the
// packages of the build are brought for it and removed after it.
import { createHash } from 'node:crypto'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildWithPackages } from './install/console-packages.mjs'
import { replaceFolder } from './replace-folder.ts'

const root = dirname(import.meta.dirname)
const folder = join(root, 'console', 'dist')
/** Says from which sources a build was made. */
const stampName = '.sources'
const sources = ['console/**/*', 'client/*.ts', 'contract/**/*.ts', 'package-lock.json', 'scripts/build-console.ts']

/** How the code is cut: many small files cost a page more than a few bytes that it does not need. */
const chunkGroups = [
  // What every page needs before anything is shown.
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  // What many pages are made of; tests have parts of their own.
  {
    name: 'parts',
    minShareCount: 5,
    test: (path: string) => !/console\/red-team|red-team-texts/.test(path),
    priority: 1,
  },
]

try {
  const fingerprint = fingerprintOfSources()
  await buildWithPackages(root, {
    isStale: () => readStamp() !== fingerprint,
    build: () => build(fingerprint),
    say: (line) => void process.stderr.write(`${line}\n`),
  })
} catch (error) {
  process.stderr.write(`The console could not be built: ${error instanceof Error ? error.message : String(error)}\n`)
  if (process.argv.includes('--tolerant')) process.stderr.write('The service starts without it.\n')
  else process.exitCode = 1
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256')
  const isSource = (path: string) => !path.startsWith('console/dist') && !path.endsWith('.test.ts')
  const files = globSync(sources, { cwd: root }).filter(isSource).sort()
  for (const path of files) {
    const bytes = readIfFile(join(root, path))
    if (bytes !== null) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function readIfFile(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if (['EISDIR', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

function readStamp(): string | null {
  return readIfFile(join(folder, stampName))?.toString() ?? null
}

async function build(fingerprint: string): Promise<void> {
  process.stderr.write('Building the console (some seconds, only when its sources changed) …\n')
  const { build: bundle } = await import('vite')
  // Beside its place, so that it comes there by a rename; two builds at a time do not meet.
  const fresh = mkdtempSync(join(root, 'console', 'dist-'))
  try {
    await bundle({
      root: join(root, 'console'),
      configFile: false,
      envFile: false,
      base: '/console/',
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic' } },
      plugins: [
        { name: 'on-its-way', transformIndexHtml: { order: 'post', handler: (_, { bundle }) => onItsWay(bundle) } },
      ],
      build: {
        outDir: fresh,
        target: 'es2023',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        // The licences of what is in it: their packages are gone when it is served.
        license: { fileName: 'licences.md' },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    })
    compress(fresh)
    writeFileSync(join(fresh, stampName), fingerprint)
    // A temporary folder is for its owner alone; the service may run as somebody else.
    chmodSync(fresh, 0o755)
    replaceFolder(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** What the page asks the browser for at once, because its code would ask for it only when it runs. */
function onItsWay(bundle: Readonly<Record<string, { readonly name?: string | undefined }>> = {}) {
  const parts = Object.keys(bundle).filter((file) => bundle[file]?.name === 'parts')
  const link = (attrs: Readonly<Record<string, string | boolean>>) => ({
    tag: 'link',
    attrs,
    injectTo: 'head' as const,
  })
  return [
    link({ rel: 'preload', as: 'fetch', crossorigin: true, href: '/api/v1/session' }),
    ...parts.map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `/console/${file}` })),
  ]
}

function compress(built: string): void {
  for (const path of globSync('**/*.{js,css,html,svg}', { cwd: built })) {
    const plain = readFileSync(join(built, path))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    writeFileSync(join(built, `${path}.br`), brotliCompressSync(plain, { params }))
  }
}
