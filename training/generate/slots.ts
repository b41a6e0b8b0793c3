import type { SeededRandom } from '../../server/text/random/seeded-random.ts'

/** Alternatives for the `{name}` places of a template; an alternative may hold places itself. */
export type Slots = Readonly<Record<string, readonly string[]>>

const depthMax = 4

/** Fills every place of a template with one of its alternatives. Throws for a place that has none. */
export function fill(template: string, slots: Slots, random: SeededRandom, depth = 0): string {
  if (depth > depthMax) throw new Error(`a slot of "${template}" refers to itself`)
  return template.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const alternatives = slots[name]
    if (alternatives === undefined) throw new Error(`no slot {${name}}`)
    return fill(random.pick(alternatives), slots, random, depth + 1)
  })
}
