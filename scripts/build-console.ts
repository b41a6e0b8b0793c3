// Makes console/dist from console/, when it is missing or made from other sources. `npm start` runs it with --tolerant,
// by its whole path, because the shell remembers where it found the first `node`: a
// build that fails is told, and the service starts without its console. Where no tests and checks are installed, the
// packages of the build are brought for it and removed after it.
import { createHash } from 'node:crypto'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleConsole } from './bundle-console.ts'
import { consoleSources } from './console-sources.ts'
import { buildWithPackages } from './install/console-packages.mjs'
import { replaceFolder } from './replace-folder.ts'

const root = dirname(import.meta.dirname)
const folder = join(root, 'console', 'dist')
/** Says from which sources a build was made. */
const stampName = '.sources'

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
  const files = globSync(consoleSources, { cwd: root }).filter(isSource).sort()
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
  // Beside its place, so that it comes there by a rename; two builds at a time do not meet.
  const fresh = mkdtempSync(join(root, 'console', 'dist-'))
  try {
    await bundleConsole(root, fresh)
    writeFileSync(join(fresh, stampName), fingerprint)
    // A temporary folder is for its owner alone; the service may run as somebody else.
    chmodSync(fresh, 0o755)
    replaceFolder(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
