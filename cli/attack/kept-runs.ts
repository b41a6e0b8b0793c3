import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { besideConfig } from './attack-state.ts'
import type { AttackReport } from './report/attack-report.ts'

/** So many runs of a config are kept; the oldest goes when another comes. */
const keptMax = 10

/** Keeps a report beside its config, for `show`, `compare` and the next report. Only its owner can read it. */
export function keepRun(configPath: string, report: AttackReport): void {
  const folder = folderOf(configPath)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ending = `_${report.runId.replaceAll(/[^\w-]/g, '')}.json`
  const before = namesIn(folder)
  const name = `${report.createdAt.replaceAll(/[^\dTZ]/g, '')}${ending}`
  writeFileSync(join(folder, name), `${JSON.stringify(report)}\n`, { mode: 0o600 })
  const again = before.filter((one) => one.endsWith(ending) && one !== name)
  const old = before.filter((one) => one !== name && !again.includes(one)).slice(keptMax - 1)
  for (const one of [...again, ...old]) rmSync(join(folder, one), { force: true })
}

/** The newest kept run of a config that is older than a report; null where there is none that can be read. */
export function runBefore(configPath: string, { runId, createdAt }: AttackReport): AttackReport | null {
  for (const name of namesIn(folderOf(configPath))) {
    const kept = readIfWhole(join(folderOf(configPath), name))
    if (kept !== null && kept.runId !== runId && kept.createdAt < createdAt) return kept
  }
  return null
}

/**
 * A run by what a person calls it: the file of a JSON report, `latest`, `previous`, or the beginning or end of the id of a kept
 * run. Throws `UsageError` that names the runs that are kept.
 */
export function findRun(configPath: string, name: string): AttackReport {
  if (/[/\\]|\.json$/.test(name)) return readReportFile(name)
  const folder = folderOf(configPath)
  const kept = namesIn(folder)
  const places: Readonly<Record<string, string | undefined>> = { latest: kept[0], previous: kept[1] }
  const idOf = (file: string) => file.slice(file.indexOf('_') + 1, -'.json'.length)
  const isNamed = (file: string) => name.length >= 4 && (idOf(file).startsWith(name) || idOf(file).endsWith(name))
  const found = name in places ? [places[name]].filter((one) => one !== undefined) : kept.filter(isNamed)
  const [file] = found
  if (file !== undefined && found.length === 1) return readReportFile(join(folder, file))
  const known = kept.length === 0 ? 'none is kept yet' : `kept are, newest first: ${kept.map(idOf).join(', ')}`
  const what = found.length > 1 ? `${found.length} runs are called` : 'There is no run'
  throw new UsageError(`${what} "${name}" in ${folder}; ${known}.`)
}

function folderOf(configPath: string): string {
  return besideConfig(configPath, '.runs')
}

/** Newest first: names begin with the time. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d{8}T\d+Z_[\w-]+\.json$/.test(name))
      .toSorted()
      .reverse()
  } catch {
    return []
  }
}

/** A JSON report. Throws `UsageError` where there is none, or one of an older version. */
function readReportFile(path: string): AttackReport {
  const report = readIfWhole(path)
  if (report === null)
    throw new UsageError(`${path} cannot be read as a JSON report of this version of redoubt attack.`)
  return report
}

function readIfWhole(path: string): AttackReport | null {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as AttackReport
    const lists = [report.breaches, report.policies, report.untested, report.techniques, report.pairs, report.findings]
    return lists.every(Array.isArray) && typeof report.provenance?.seed === 'string' ? report : null
  } catch {
    return null
  }
}
