import { shortened } from './fill-slots.ts'

const quoteUnitsMax = 240

/** A policy's text as it may stand between quotation marks of a template. */
export function quotable(policy: string): string {
  return shortened(policy, quoteUnitsMax).replaceAll(/[{}"„“”«»]/g, "'")
}
