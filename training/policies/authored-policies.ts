import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { jsonLines } from '../json-lines.ts'
import { ownFolder } from '../rows.ts'

/** A policy as its author wrote it, with texts on both sides. */
export interface AuthoredPolicy {
  readonly name: string
  /** Who wrote it; whole hands are left out when something is chosen. */
  readonly hand: string
  /** The same rule in several wordings, at least one. */
  readonly definitions: readonly string[]
  readonly violating: readonly string[]
  /** In much the same words, and no violation. */
  readonly near: readonly string[]
  /** Ordinary texts for the owner's assistant. */
  readonly allowed: readonly string[]
  /** Whether the encoder's fit never saw it: the tenth that training/encoder/gathered_rows.py keeps for validation. */
  readonly isUnseen: boolean
}

/** All policies of `<train>/authored-policies.jsonl` and of the project's own, in their order. Throws when a file is missing. */
export function authoredPolicies(train: string): readonly AuthoredPolicy[] {
  const rows = [join(train, 'authored-policies.jsonl'), join(ownFolder, 'policies.jsonl')].flatMap((path) =>
    jsonLines<Readonly<Record<'policy' | 'role' | 'text' | 'hand', string>>>(path),
  )
  const byName = Map.groupBy(rows, ({ policy }) => policy)
  return [...byName].map(([name, own]) => {
    const of = (role: string): readonly string[] => own.filter((row) => row.role === role).map(({ text }) => text)
    return {
      name,
      hand: String(own[0]?.hand ?? ''),
      definitions: of('definition'),
      violating: of('violates'),
      near: of('near'),
      allowed: of('allowed'),
      isUnseen: crc32(name) % 10 === 0,
    }
  })
}
