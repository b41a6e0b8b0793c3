import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Acceptance, type Acceptances, findTooYoung, keyOf } from './packages/cool-down.ts'
import { readLockedPackages } from './packages/locked-packages.ts'

const usage = `npm run packages:record

Run it after a change of package-lock.json: asks the registry when each new version came out, notes that in
docs/packages/published.json, and fails when one is younger than 14 days. The suite holds the file against the lockfile.`

const root = dirname(import.meta.dirname)
const path = join(root, 'docs/packages/published.json')
const npmMsMax = 60_000

process.exitCode = process.argv.includes('--help') ? help() : record()

function record(): number {
  const before: Acceptances = JSON.parse(readFileSync(path, 'utf8'))
  const accepted = new Date().toISOString().slice(0, 10)
  const packages = readLockedPackages(root)
  const after: Record<string, Acceptance> = {}
  for (const one of packages) {
    const key = keyOf(one)
    after[key] ??= before[key] ?? { published: publicationOf(one.name, one.version), accepted }
  }
  const sorted = Object.fromEntries(Object.entries(after).sort(([first], [second]) => (first < second ? -1 : 1)))
  const problems = findTooYoung(packages, sorted)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) return 1
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(`${Object.keys(sorted).length} versions are recorded.`)
  return 0
}

/** Throws, with what npm says, when the registry does not tell. */
function publicationOf(name: string, version: string): string {
  const told = execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8', timeout: npmMsMax, cwd: root })
  const published: unknown = JSON.parse(told)[version]
  if (typeof published !== 'string') throw new Error(`The registry does not tell when ${name}@${version} came out.`)
  return new Date(published).toISOString()
}

function help(): number {
  console.log(usage)
  return 0
}
