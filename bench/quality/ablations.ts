import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roundedAgainst, sectionOf, tableOf } from './table.ts'

/** What the model files say of fits in which something was left out. Null where a file is missing or does not say. */
export interface Ablations {
  /** Recall at 1 % on the validation split when the security value lacks a signal; `without` null = it has all. */
  readonly signals: readonly { readonly without: string | null; readonly recall: number }[] | null
  /** By how much the mean recall of the other sources falls when a source is not learnt from. */
  readonly sources: readonly { readonly head: string; readonly source: string; readonly gain: number }[] | null
}

const root = join(import.meta.dirname, '..', '..')

/** Reads models/security-fusion.json and training/encoder/ablations.json. */
export function readAblations(folder = root): Ablations {
  return {
    signals: signalsOf(readJson(join(folder, 'models', 'security-fusion.json'))),
    sources: sourcesOf(readJson(join(folder, 'training', 'encoder', 'ablations.json'))),
  }
}

/** The ablations as Markdown; empty when there are none. */
export function ablationsText({ signals, sources }: Ablations): string {
  const parts = [
    ...(signals === null ? [] : [signalsText(signals)]),
    ...(sources === null ? [] : [sourcesText(sources)]),
  ]
  return parts.length === 0 ? '' : sectionOf('What each part adds', ...parts)
}

function signalsText(signals: NonNullable<Ablations['signals']>): string {
  return [
    'Security value: mean recall at 1 % alarms on the validation split, fitted again without each signal.',
    tableOf([
      ['left out', 'recall'],
      ...signals.map(({ without, recall }) => [without ?? 'nothing', roundedAgainst(recall, 'at least')]),
    ]),
  ].join('\n\n')
}

function sourcesText(sources: NonNullable<Ablations['sources']>): string {
  return [
    'Training texts of the encoder: by how much the mean recall of the *other* sources at 1 % alarms falls when a source is left out, with linear heads on the frozen original, taken on the texts of its first fit. Below zero, a source crowds out others; it stays for what it teaches itself.',
    tableOf([
      ['head', 'left out', 'gain of having it'],
      ...sources
        .toSorted((a, b) => a.head.localeCompare(b.head) || b.gain - a.gain)
        .map(({ head, source, gain }) => [head, source, gain.toFixed(3)]),
    ]),
  ].join('\n\n')
}

type Raw = Readonly<Record<string, unknown>>

function readJson(path: string): Raw {
  return existsSync(path) ? recordOf(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

function signalsOf(fusion: Raw): Ablations['signals'] {
  const { withoutEachSignal, crossValidatedRecallAt1Percent: all } = recordOf(fusion.figures)
  if (!Array.isArray(withoutEachSignal)) return null
  const each = withoutEachSignal.map(recordOf).flatMap(({ without, recallAt1Percent: recall }) => {
    return typeof without === 'string' && typeof recall === 'number' ? [{ without, recall }] : []
  })
  return [...(typeof all === 'number' ? [{ without: null, recall: all }] : []), ...each]
}

function sourcesOf(ablations: Raw): Ablations['sources'] {
  const found = ['security', 'content'].flatMap((head) =>
    Object.entries(recordOf(recordOf(ablations[head]).without)).flatMap(([source, one]) => {
      const { gain } = recordOf(one)
      return typeof gain === 'number' ? [{ head, source, gain }] : []
    }),
  )
  return found.length === 0 ? null : found
}

function recordOf(raw: unknown): Raw {
  return typeof raw === 'object' && raw !== null ? (raw as Raw) : {}
}
