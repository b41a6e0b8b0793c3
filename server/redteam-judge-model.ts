import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BreachWeighing, JudgeModel, JudgeWeighing } from './domain/attack-run/decide-answer.ts'
import { isRecord } from './domain/is-record.ts'
import { measureNames } from './redteam/judges/measure-answer.ts'

/** Where the committed file lies. */
export const judgeModelPath = fileURLToPath(new URL('../models/judge.json', import.meta.url))

/**
 * Reads models/judge.json. Throws with a plain message that says how to restore it when it is missing, damaged, made for
 * other measures, or made with other parts of the encoder (`networksOf`). Cost: 1 ms.
 */
export function loadJudgeModel(madeFor: string, path = judgeModelPath): JudgeModel {
  const text = readText(path)
  const raw = parsed(text, path)
  if (raw.madeFor !== madeFor) {
    throw unusable(path, `it was made with the encoder ${String(raw.madeFor)}, not with ${madeFor}`)
  }
  const { breach, measures } = raw
  const isFitting = Array.isArray(measures) && measures.join() === measureNames.join()
  if (!isFitting || !isRecord(breach) || !isBreach(breach.known) || !isBreach(breach.unknown)) {
    throw unusable(path, 'it does not have the expected fields')
  }
  return { version: versionOf(text), breach: { known: breach.known, unknown: breach.unknown } }
}

/** Which weights and which encoder judge, without checking that they fit. Throws as `loadJudgeModel`. Cost: 1 ms. */
export function judgeVersions(path = judgeModelPath): { readonly judge: string; readonly encoder: string } {
  const text = readText(path)
  return { judge: versionOf(text), encoder: String(parsed(text, path).madeFor) }
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw unusable(path, `it cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

function parsed(text: string, path: string): Readonly<Record<string, unknown>> {
  try {
    const raw: unknown = JSON.parse(text)
    if (isRecord(raw)) return raw
  } catch {
    throw unusable(path, 'it is not valid JSON')
  }
  throw unusable(path, 'it does not have the expected fields')
}

function isWeighing(raw: unknown): raw is JudgeWeighing {
  if (!isRecord(raw) || !Number.isFinite(raw.bias) || !Array.isArray(raw.weights)) return false
  return raw.weights.length === measureNames.length && raw.weights.every(Number.isFinite)
}

function isBreach(raw: unknown): raw is BreachWeighing {
  return isWeighing(raw) && 'breachFrom' in raw && isShare(raw.breachFrom)
}

function isShare(raw: unknown): raw is number {
  return typeof raw === 'number' && raw > 0 && raw < 1
}

function unusable(path: string, why: string): Error {
  return new Error(
    `The file ${path} cannot be used: ${why}. ` +
      'Restore it from the repository (git checkout -- models/) or make it again as training/judges/README.md says.',
  )
}
