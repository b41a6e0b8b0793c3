import type { Range } from '../../text/range.ts'
import { type ComparableFind, standsApart } from '../../text/recognisers/allowed-data.ts'
import { recognisePersonalData } from '../../text/recognisers/recognise-personal-data.ts'
import { recogniseSecrets } from '../../text/recognisers/recognise-secrets.ts'
import type { Recognised } from '../../text/recognisers/recognised.ts'
import { type Reading, rangeInOriginal, type View } from '../reading.ts'
import { findHealthData } from './find-health-data.ts'

/** Something that was recognised in a view, with its place in the text as sent. */
export interface SeenFind extends ComparableFind {
  /** What it was recognised as. */
  readonly find: Pick<Recognised, 'kind' | 'label' | 'confidence'>
  readonly range: Range
}

/** Keeps what was found for as long as the reading lives, so that several policies share one pass. */
function memoised<Found>(scan: (reading: Reading) => readonly Found[]): (reading: Reading) => readonly Found[] {
  const known = new WeakMap<Reading, readonly Found[]>()
  return (reading) => {
    const before = known.get(reading)
    if (before !== undefined) return before
    const found = scan(reading)
    known.set(reading, found)
    return found
  }
}

const personalByView = memoised((reading) =>
  distinctViews(reading).map((view) => ({ view, personal: recognisePersonalData(view.text) })),
)

/** Personal data in every view of a reading. Cost: one pass over each view, once a reading. */
export const personalDataIn = memoised((reading) =>
  personalByView(reading).flatMap(({ view, personal }) => personal.map((find) => seenIn(view, find))),
)

/** Passwords, keys and tokens in every view of a reading. Cost: as above. */
export const secretsIn = memoised((reading) =>
  distinctViews(reading).flatMap((view) => recogniseSecrets(view.text).map((find) => seenIn(view, find))),
)

/** Health data that is tied to a person, in every view of a reading. Cost: as above. */
export const healthDataIn = memoised((reading) =>
  personalByView(reading).flatMap(({ view, personal }) =>
    findHealthData(view.text, personal).map((find) => seenIn(view, find)),
  ),
)

function distinctViews({ views }: Reading): readonly View[] {
  const seen = new Set<string>()
  return views.filter(({ text }) => {
    if (seen.has(text)) return false
    seen.add(text)
    return true
  })
}

function seenIn(view: View, { start, end, kind, label, confidence }: Recognised): SeenFind {
  return {
    find: { kind, label, confidence },
    range: rangeInOriginal(view, start, end),
    view: view.label,
    at: { start, end },
    said: view.text.slice(start, end),
    standsApart: standsApart(view.text, start, end),
  }
}
