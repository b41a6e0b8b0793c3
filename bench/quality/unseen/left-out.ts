import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { percent, roundedAgainst, sectionOf, tableOf } from '../figures/table.ts'

/** What was found by leaving whole sources, signals and generated families out. Null where a file is missing or does not say. */
export interface LeftOut {
  /** For each source: the share above value 1 of a fusion that never saw it, at the threshold of other sources' harmless texts. */
  readonly sources:
    | readonly { readonly source: string; readonly attack: boolean; readonly texts: number; readonly share: number }[]
    | null
  /** Mean recall on sources left out, all signals and without each; `without` null = it has all. */
  readonly signals: readonly { readonly without: string | null; readonly recall: number }[] | null
  /** By how much the mean recall on sources of people rises because a generated family is learnt from. */
  readonly families: readonly { readonly head: string; readonly family: string; readonly adds: number }[] | null
}

const root = join(import.meta.dirname, '..', '..', '..')

/** Reads models/security-fusion.json and training/foreign/left-out.json. */
export function readLeftOut(folder = root): LeftOut {
  const { figures } = readJson(join(folder, 'models', 'security-fusion.json'))
  return {
    sources: sourcesOf(recordOf(figures)),
    signals: signalsOf(recordOf(figures)),
    families: familiesOf(readJson(join(folder, 'training', 'foreign', 'left-out.json'))),
  }
}

/** The three tables as Markdown; empty when there are none. */
export function leftOutText({ sources, signals, families }: LeftOut): string {
  const parts = [
    ...(sources === null ? [] : [sourcesText(sources)]),
    ...(signals === null ? [] : [signalsText(signals)]),
    ...(families === null ? [] : [familiesText(families)]),
  ]
  return parts.length === 0 ? '' : sectionOf('What carries over: whole sources left out', ...parts)
}

function sourcesText(sources: NonNullable<LeftOut['sources']>): string {
  return [
    'The security value of a fusion that was fitted without each source, at the threshold of 1 % of harmless texts of *other* sources; the encoder saw neither (`training/encoder/foreign-sources.json`, and the tenth of the authored blocks that was kept).',
    tableOf([
      ['source', 'of it', 'texts', 'above value 1'],
      ...sources
        .toSorted((a, b) => Number(b.attack) - Number(a.attack) || b.share - a.share)
        .map(({ source, attack, texts, share }) => [
          source,
          attack ? 'attacks' : 'harmless',
          String(texts),
          percent(share),
        ]),
    ]),
  ].join('\n\n')
}

function signalsText(signals: NonNullable<LeftOut['signals']>): string {
  return [
    'Security value: mean recall on sources left out, fitted again without each signal.',
    tableOf([
      ['left out', 'recall'],
      ...signals.map(({ without, recall }) => [without ?? 'nothing', roundedAgainst(recall, 'at least')]),
    ]),
  ].join('\n\n')
}

function familiesText(families: NonNullable<LeftOut['families']>): string {
  return [
    'Generated families: by how much the mean recall on sources *of people* at 1 % alarms rises because the family is learnt from; linear heads on the frozen original, whole sources left out in four folds. What adds nothing has no place in the next fit.',
    tableOf([
      ['head', 'family', 'adds'],
      ...families
        .toSorted((a, b) => a.head.localeCompare(b.head) || b.adds - a.adds)
        .map(({ head, family, adds }) => [head, family, adds.toFixed(4)]),
    ]),
  ].join('\n\n')
}

type Raw = Readonly<Record<string, unknown>>

function readJson(path: string): Raw {
  return existsSync(path) ? recordOf(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

function sourcesOf({ leftOut }: Raw): LeftOut['sources'] {
  if (!Array.isArray(leftOut)) return null
  return leftOut.map(recordOf).flatMap(({ source, attack, texts, atOrAbove1: share }) => {
    const isWhole = typeof source === 'string' && typeof attack === 'boolean' && typeof texts === 'number'
    return isWhole && typeof share === 'number' ? [{ source, attack, texts, share }] : []
  })
}

function signalsOf({ withoutEachSignal, recallOnSourcesLeftOut: all }: Raw): LeftOut['signals'] {
  if (!Array.isArray(withoutEachSignal)) return null
  const each = withoutEachSignal.map(recordOf).flatMap(({ without, recallOnSourcesLeftOut: recall }) => {
    return typeof without === 'string' && typeof recall === 'number' ? [{ without, recall }] : []
  })
  return [...(typeof all === 'number' ? [{ without: null, recall: all }] : []), ...each]
}

function familiesOf(raw: Raw): LeftOut['families'] {
  const found = ['security', 'content'].flatMap((head) => {
    const { families } = recordOf(raw[head])
    if (!Array.isArray(families)) return []
    return families.map(recordOf).flatMap(({ family, adds }) => {
      return typeof family === 'string' && typeof adds === 'number' ? [{ head, family, adds }] : []
    })
  })
  return found.length === 0 ? null : found
}

function recordOf(raw: unknown): Raw {
  return typeof raw === 'object' && raw !== null ? (raw as Raw) : {}
}
