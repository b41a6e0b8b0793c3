import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import { textHash } from '../../server/text/random/text-hash.ts'
import { deferredOrders, directExtractions, directOverrides, guardedSecrets, roleBreaks } from './direct-orders.ts'
import { disguisedOrders } from './disguised-orders.ts'
import { foreignDocuments, genreDocuments } from './documents/genre-documents.ts'
import { forgedTurns } from './forged-turns.ts'
import { framedActs, framedFeelings, framedGoals, questionsAboutHarm } from './framed-goals.ts'
import { grantedGames, leakGames, oppositeGames, reshapedContext } from './guard-games.ts'
import { injectedDocuments } from './injected-documents.ts'
import { lookAlikes } from './look-alikes.ts'
import { notedDocuments } from './noted-documents.ts'
import type { Family, Ground, Pair } from './pair.ts'
import { personaPlays } from './persona-plays.ts'
import { quotedAttacks } from './quoted-attacks.ts'
import { pivotedOrders, shortOrders } from './short-orders/short-orders.ts'
import { splitPayloads } from './split-payloads.ts'
import { suffixes } from './suffixes.ts'
import { trickFamilies } from './trick-templates.ts'

/** All families of generated pairs. */
export const families: readonly Family[] = [
  directOverrides,
  directExtractions,
  roleBreaks,
  guardedSecrets,
  ...trickFamilies,
  forgedTurns,
  framedGoals,
  questionsAboutHarm,
  personaPlays,
  grantedGames,
  leakGames,
  reshapedContext,
  notedDocuments,
  genreDocuments,
  injectedDocuments,
  disguisedOrders,
  splitPayloads,
  suffixes,
  quotedAttacks,
  ...lookAlikes,
  deferredOrders,
  framedFeelings,
  oppositeGames,
  foreignDocuments,
  ...shortOrders,
  pivotedOrders,
  framedActs,
]

/** A pair with its family. */
export interface GeneratedPair extends Pair {
  readonly family: string
  /** Whether the pair is kept from every fit: its whole family is, or its wording. */
  readonly heldOut: boolean
  /** Whether its whole family is kept from every fit; about a twentieth of all pairs. */
  readonly heldOutFamily: boolean
}

/** How often a family may try again when it makes a text that was there before. */
const triesMax = 200

/** Seed of everything that is generated for the fits and the benchmark. */
export const generationSeed = 20_260

/** Makes all pairs, about 32,000; no text occurs twice. The same seed and documents give the same pairs. Takes a few seconds. */
export function generatePairs(documents: readonly string[], seed: number): readonly GeneratedPair[] {
  const seen = new Set<string>()
  const pairs = families.flatMap((family) => {
    const ground = { random: randomFromNumber(seed + textHash(family.id)), documents }
    return newPairs(family, ground, seen).map((pair) => ({
      ...pair,
      family: family.id,
      heldOutFamily: family.heldOut ?? false,
    }))
  })
  const held = heldOutWordings(pairs)
  return pairs.map((pair) => ({ ...pair, heldOut: pair.heldOutFamily || held.has(pair.wording) }))
}

/** At most the family's number of pairs, none of whose texts was seen; fewer where its words run out. */
function newPairs(family: Family, ground: Ground, seen: Set<string>): readonly Pair[] {
  const pairs: Pair[] = []
  for (let failed = 0; pairs.length < family.count && failed < triesMax; ) {
    const pair = family.make(ground)
    const texts = [pair.attack, pair.benign].map((text) => text.trim().toLowerCase())
    if (texts[0] === texts[1] || texts.some((text) => seen.has(text))) {
      failed++
      continue
    }
    for (const text of texts) seen.add(text)
    pairs.push(pair)
    failed = 0
  }
  return pairs
}

/** The lowest tenth of each group of wordings in the order of a hash. A wording is held out in every family that uses it. */
function heldOutWordings(pairs: readonly Pair[]): ReadonlySet<string> {
  const groups = Map.groupBy(new Set(pairs.map(({ wording }) => wording)), (wording) => wording.split(' ')[0] ?? '')
  return new Set(
    [...groups.values()].flatMap((wordings) =>
      wordings.sort((a, b) => textHash(a) - textHash(b)).slice(0, Math.max(1, Math.round(wordings.length / 10))),
    ),
  )
}
