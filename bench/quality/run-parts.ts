import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FailedPart, MeasuredPart, PartName, PartResults } from './part.ts'
import { loneParts, partNames } from './part.ts'

/** Parts at a time: one for each of two cores. */
const atOnce = 2
/** No part takes half as long. */
const partTimeoutMs = 20 * 60_000

/** Measures one part; never rejects. */
export type RunPart = (name: PartName) => Promise<MeasuredPart | FailedPart>

/**
 * Measures parts, two at a time and then one by one those that nothing may disturb. A part that fails leaves the others
 * alone and is in the result with its reason.
 */
export async function runParts(names: readonly PartName[], run: RunPart): Promise<PartResults> {
  const results: Partial<Record<PartName, MeasuredPart | FailedPart>> = {}
  const chosen = partNames.filter((name) => names.includes(name))
  const waiting = chosen.filter((name) => !loneParts.has(name))
  const work = async (queue: PartName[]): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) results[name] = await run(name)
  }
  await Promise.all(Array.from({ length: atOnce }, () => work(waiting)))
  await work(chosen.filter((name) => loneParts.has(name)))
  // Each part wrote the figures of its own name.
  return Object.fromEntries(
    partNames.flatMap((name) => (name in results ? [[name, results[name]]] : [])),
  ) as PartResults
}

/** Measures parts in processes of their own, so that they share neither core nor memory. Tells `onEnd` of each. */
export function inProcesses(folder: string, onEnd: (line: string) => void): RunPart {
  return async (name) => {
    const result = await inProcess(name, folder)
    onEnd(result.status === 'measured' ? `${name}: ${result.tookSeconds} s` : `${name} failed: ${result.reason}`)
    return result
  }
}

async function inProcess(name: PartName, folder: string): Promise<MeasuredPart | FailedPart> {
  const place = mkdtempSync(join(tmpdir(), 'redoubt-quality-'))
  const file = join(place, 'part.json')
  try {
    const entry = join(import.meta.dirname, 'run-part.ts')
    await promisify(execFile)(process.execPath, [entry, name, folder, file], { timeout: partTimeoutMs })
    return JSON.parse(readFileSync(file, 'utf8')) as MeasuredPart
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error) }
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** What a process said last that names the fault, else the error itself. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const fault = said.split('\n').find((line) => /^\w*Error\b/.test(line))
  if (error instanceof Error && 'killed' in error && error.killed === true) {
    return `it was stopped after ${partTimeoutMs / 60_000} minutes`
  }
  return fault ?? message.split('\n')[0] ?? 'unknown'
}
