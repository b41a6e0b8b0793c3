import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { runTool } from './run-tool.ts'

const entry = 'cli/package-main.js'

/** Compiles the command line into `dist` of a folder, with the packages that it imports beside it, in the versions of the lockfile. */
export function buildCommandLine(root: string, folder: string): void {
  const emitted = mkdtempSync(join(tmpdir(), 'redoubt-command-line-'))
  try {
    runTool([join(root, 'node_modules/.bin/tsc'), '-p', join(root, 'cli/tsconfig.json'), '--outDir', emitted])
    const { files, packages } = reachedFrom(join(emitted, entry))
    for (const file of files) {
      const place = join(folder, 'dist', relative(emitted, file))
      mkdirSync(dirname(place), { recursive: true })
      cpSync(file, place)
    }
    const { version } = readJson(join(root, 'package.json'))
    writeFileSync(join(folder, 'dist/package.json'), `${JSON.stringify({ type: 'module', version })}\n`)
    bringPackages(root, folder, packages)
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}

interface PackageJson {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function readJson(path: string): PackageJson {
  return JSON.parse(readFileSync(path, 'utf8')) as PackageJson
}

interface Reached {
  readonly files: readonly string[]
  readonly packages: readonly string[]
}

/** What a module imports when it runs, at once or later, by way of others too: files, and names of packages. Types leave nothing behind. */
function reachedFrom(first: string): Reached {
  const files = new Set([first])
  const packages = new Set<string>()
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const text = readFileSync(file, 'utf8')
    const atOnce = text.matchAll(/^(?:import|export)\s(?:[^'"=(]*\sfrom\s*)?['"]([^'"]+)['"]/gm)
    // Commands are imported when they are called.
    const later = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
    for (const [, name = ''] of [...atOnce, ...later]) {
      if (name.startsWith('node:')) continue
      if (name.startsWith('.')) files.add(join(dirname(file), name))
      else packages.add(packageOf(name))
    }
  }
  return { files: [...files], packages: [...packages].sort() }
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function bringPackages(root: string, folder: string, wanted: readonly string[]): void {
  const all = new Set(wanted)
  for (const name of all) {
    const { dependencies = {} } = readJson(join(root, 'node_modules', name, 'package.json'))
    for (const needed of Object.keys(dependencies)) all.add(needed)
  }
  const names = [...all].sort()
  for (const name of names) {
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  }
  const dependencies = Object.fromEntries(
    names.map((name) => [name, readJson(join(root, 'node_modules', name, 'package.json')).version]),
  )
  const path = join(folder, 'package.json')
  const whole = { ...readJson(path), dependencies, bundleDependencies: names }
  writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`)
}
