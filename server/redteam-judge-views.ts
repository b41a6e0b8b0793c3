import { type Reading, rangeInOriginal } from './detectors/reading.ts'
import { readExchange } from './detectors/views/read-exchange.ts'
import type { TextView } from './redteam/judges/judge.ts'

/** A response of a target, read as detectors read what an assistant says. Cost: linear in the text. */
export function readResponse(text: string): Reading {
  return readExchange({
    direction: 'output',
    role: 'assistant',
    text,
    textWithContext: text,
    history: [],
    imageCount: 0,
  })
}

/** Every view of a text as judges see it, the text as sent first. Never throws. */
export function viewsOfResponse(text: string): readonly TextView[] {
  return readResponse(text).views.map((view) => ({
    label: view.label,
    text: view.text,
    placeOf: ({ start, end }) => rangeInOriginal(view, start, end),
  }))
}
