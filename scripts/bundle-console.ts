import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

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

/** Makes the files of the console from the sources under `root`, compressed ones beside them. The same sources make the same bytes, wherever they lie. */
export async function bundleConsole(root: string, folder: string): Promise<void> {
  // Its package may be gone, and comes before a build.
  const { build } = await import('vite')
  await build({
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
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The licences of what is in it: their packages are gone when it is served.
      license: { fileName: 'licences.md' },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  })
  compress(folder)
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
