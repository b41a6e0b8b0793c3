import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { wireTypes } from './build-client/wire-types.ts'

/**
 * Builds the package `redoubt-guard`: JavaScript modules with their types, in client/dist or in the folder that is
 * given. The types of the wire are written out from the schemas, so that the package needs no other one.
 */
const root = dirname(import.meta.dirname)
const out = resolve(process.argv[2] ?? join(root, 'client/dist'))
const emitted = mkdtempSync(join(tmpdir(), 'redoubt-client-'))

try {
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', join(root, 'client/tsconfig.json'), '--outDir', emitted], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`tsc failed:\n${stdout}`)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const file of globSync('**/*.{js,d.ts}', { cwd: join(emitted, 'client') })) {
    cpSync(join(emitted, 'client', file), join(out, file))
  }
  writeFileSync(join(out, 'operation-types.d.ts'), wireTypes())
  writeFileSync(join(out, 'wire.d.ts'), wireDoor(join(emitted, 'client/wire.d.ts')))
  console.log(`The client is built: ${out}`)
} finally {
  rmSync(emitted, { recursive: true, force: true })
}

function wireDoor(path: string): string {
  const text = readFileSync(path, 'utf8').replaceAll('"', "'")
  const written = text.replaceAll(/'\.\.\/contract\/operation-types\.(ts|js)'/g, "'./operation-types.js'")
  if (written === text || written.includes('../')) throw new Error(`${path} does not import what it did before`)
  return written
}
