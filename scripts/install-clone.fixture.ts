import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'

const repository = dirname(import.meta.dirname)

/** A copy of the installation's scripts in a folder of its own, with a program in the place of npm. */
export interface Clone {
  readonly root: string
  readonly env: NodeJS.ProcessEnv
}

/** Makes one that goes with the test; `npm` is the text of that program. */
export function makeClone(context: TestContext, npm: string): Clone {
  const root = mkdtempSync(join(tmpdir(), 'redoubt-install-'))
  context.after(() => rmSync(root, { recursive: true, force: true }))
  chmodSync(root, 0o700)
  mkdirSync(join(root, 'scripts'))
  for (const name of ['install.mjs', 'start.mjs'])
    cpSync(join(repository, 'scripts', name), join(root, 'scripts', name))
  cpSync(join(repository, 'scripts/install'), join(root, 'scripts/install'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), lockfile('1.0.0'))
  writeFileSync(join(root, 'npm-cli.js'), npm)
  const env = {
    PATH: process.env.PATH,
    npm_execpath: join(root, 'npm-cli.js'),
    REAL_NODE: process.execPath,
    HOME: root,
  }
  return { root, env }
}

/** Two packages, one of them for another system. */
export function lockfile(version: string): string {
  return JSON.stringify({
    packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version, optional: true, os: ['aix'] } },
  })
}

/** What that program was asked, a line for each time, if it noted it in `npm-runs`. */
export function npmRuns({ root }: Clone): readonly string[] {
  return readFileSync(join(root, 'npm-runs'), 'utf8').trim().split('\n')
}

/** What a process is to take its machine for. */
export interface Pretence {
  readonly platform: string
  readonly arch: string
  /** Of Node, e.g. `22.1.0`. Default: that of this process. */
  readonly version?: string
  /** True: its C library is not glibc. */
  readonly isMusl?: boolean
}

/** A variable of the environment that makes a Node, and those that it starts, take their machine for another one. */
export function pretending({ platform, arch, version, isMusl = false }: Pretence): { readonly NODE_OPTIONS: string } {
  const define = (name: string, value: string) => `Object.defineProperty(process, '${name}', { value: ${value} });`
  const code = [
    define('platform', `'${platform}'`),
    define('arch', `'${arch}'`),
    version === undefined ? '' : define('versions', `{ ...process.versions, node: '${version}' }`),
    isMusl ? 'process.report.getReport = () => ({ header: {} });' : '',
  ]
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code.join(''))}` }
}
