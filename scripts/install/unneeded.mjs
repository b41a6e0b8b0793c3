// What packages bring that nothing here ever reads: data for prune.mjs.

const { arch, platform } = process

/** Ends of the names of files that are removed from every package, and why. */
export const unneededEverywhere = [
  {
    end: '.map',
    because: 'Source maps tell a debugger the sources of compiled code; nothing here asks for them: 32 MB.',
  },
]

/**
 * Parts of packages: what is removed (`drops`) from a folder, or the only entries that stay there (`keeps`), by name or
 * by pattern. The sizes are those of the first installation. Nothing is named that types are read from: `npm run check`
 * and `npm test` run on what is left here, so that too much is noticed, and test/pruned-packages.test.ts tells when a
 * new version of a package no longer has what is named.
 */
export const unneededParts = [
  {
    packages: ['onnxruntime-node'],
    folder: 'bin/napi-v6',
    keeps: [platform],
    because: 'Native libraries for macOS and Windows: 217 MB.',
  },
  {
    packages: ['onnxruntime-node'],
    folder: `bin/napi-v6/${platform}`,
    keeps: [arch],
    because: 'Native libraries for the other processor: 25 MB.',
  },
  {
    packages: [`node-linux-${arch}`],
    drops: ['include'],
    because: 'Headers for compiling native packages, of which there are none: 67 MB.',
  },
  {
    packages: ['tesseract.js-core'],
    drops: [/\.wasm\.js$/, /^tesseract-core(-simd|-relaxedsimd)?\.(js|wasm)$/],
    because: 'The recogniser of images for browsers, and for an older way of reading that is not used: 37 MB.',
  },
  {
    packages: ['@tesseract.js-data/eng', '@tesseract.js-data/fra'],
    drops: ['4.0.0'],
    because:
      'The languages once more in full numbers; whole ones are read (server/models/ocr/open-recogniser.ts): 17 MB.',
  },
  {
    packages: ['dejavu-fonts-ttf'],
    folder: 'ttf',
    keeps: [
      'DejaVuSans.ttf',
      'DejaVuSansMono.ttf',
      'DejaVuSerif.ttf',
      'DejaVuSans-Bold.ttf',
      'DejaVuSerif-Bold.ttf',
      'DejaVuSansCondensed.ttf',
    ],
    because:
      'Fonts that no picture is written in (server/redteam/dataset/text-picture.ts, bench/images/draw-text-image.ts): 7 MB.',
  },
  {
    packages: ['dejavu-fonts-ttf'],
    drops: ['fontconfig', 'status.txt'],
    because: 'How far each letter was drawn, and settings of a desktop: 2 MB.',
  },
  {
    packages: ['@mantine/core'],
    drops: ['cjs', 'styles.layer.css'],
    because:
      'The console is built from modules; the same once more for older programs, and styles in another form: 12 MB.',
  },
  { packages: ['@mantine/hooks'], drops: ['cjs'], because: 'The same once more for older programs: 1 MB.' },
  {
    packages: ['@tanstack/query-core', '@tanstack/react-query'],
    folder: 'build',
    drops: ['legacy'],
    because: 'Forms for older browsers: 4 MB.',
  },
  {
    packages: ['libphonenumber-js'],
    drops: ['bundle', 'source', 'es6-modern'],
    because: 'Forms of the same code for script tags and newer browsers, and as sources: 8 MB.',
  },
  { packages: ['zod'], drops: ['src'], because: 'Sources of what is there compiled: 4 MB.' },
  {
    packages: ['ai', '@ai-sdk/openai-compatible', '@ai-sdk/gateway'],
    drops: ['src', 'docs', 'CHANGELOG.md'],
    because: 'Sources of what is there compiled, and pages about it: 8 MB.',
  },
  {
    packages: ['@ai-sdk/provider', '@ai-sdk/provider-utils'],
    drops: ['src', 'CHANGELOG.md'],
    because: 'Sources of what is there compiled: 2 MB.',
  },
  {
    packages: ['zlibjs'],
    folder: 'bin',
    drops: [/\.dev(\.min)?\.js$/, 'zlib.pretty.js'],
    because: 'Forms in which its maker debugs it: 3 MB.',
  },
  {
    packages: ['tesseract.js'],
    drops: ['dist', 'docs', 'examples'],
    because: 'The form for browsers, and pages about it: 1 MB.',
  },
  {
    packages: ['mammoth'],
    drops: ['browser', 'mammoth.browser.js', 'mammoth.browser.min.js', 'test'],
    because: 'Forms for browsers, and its tests: 2 MB.',
  },
  { packages: ['jszip'], drops: ['dist', 'vendor'], because: 'Forms for browsers: .5 MB.' },
  { packages: ['yaml'], drops: ['browser'], because: 'A form for browsers: .5 MB.' },
  { packages: ['underscore'], drops: ['amd'], because: 'A form for an older loader of browsers: .7 MB.' },
  { packages: ['validator'], drops: ['es'], because: 'Forms for builds and browsers: .6 MB.' },
  {
    packages: [
      'fastify',
      'pino',
      '@fastify/static',
      '@fastify/swagger',
      'bintrees',
      'bmp-js',
      'avvio',
      'thread-stream',
    ],
    drops: ['test'],
    because: 'Tests of packages, which their makers run: 8 MB.',
  },
  {
    packages: ['fast-json-stringify', 'find-my-way', 'fast-uri'],
    drops: ['test', 'benchmark'],
    because: 'Tests and measurements of packages, which their makers run: 1 MB.',
  },
  { packages: ['fastify', 'pino'], drops: ['docs'], because: 'Pages about packages: 1 MB.' },
]
