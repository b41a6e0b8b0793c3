import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { buildCommandLine } from './build-packages/build-command-line.ts'
import { packFolder } from './build-packages/pack-folder.ts'
import { runTool } from './build-packages/run-tool.ts'

/**
 * Builds the packages `redoubt-guard` (the TypeScript client) and `redoubt-guard-cli` (the command line without the service) and
 * writes each as an archive that npm installs, into packages/ or the folder that is given. They are in no registry: whoever uses
 * them installs the archive. The command line brings the packages that it needs, so that nothing else is fetched.
 */
const root = dirname(import.meta.dirname)
const out = resolve(process.argv[2] ?? join(root, 'packages'))
const folder = mkdtempSync(join(tmpdir(), 'redoubt-packages-'))

try {
  mkdirSync(out, { recursive: true })
  const client = stage('client')
  runTool([process.execPath, join(root, 'scripts/build-client.ts'), join(client, 'dist')])
  const commandLine = stage('cli')
  buildCommandLine(root, commandLine)
  for (const one of [client, commandLine]) console.log(packFolder(one, out))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A folder with what stands beside the code of a package. */
function stage(name: 'client' | 'cli'): string {
  const staged = join(folder, name)
  mkdirSync(staged)
  for (const file of ['package.json', 'README.md']) copyFileSync(join(root, name, file), join(staged, file))
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(staged, file))
  return staged
}
