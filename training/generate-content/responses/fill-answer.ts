import type { SeededRandom } from '../../../server/text/random/seeded-random.ts'
import type { Slots } from '../../generate/slots.ts'

/**
 * Fills the places of a template, also those within what fills them. A place does not say the same twice in one text
 * as long as it has something else to say. Throws for a place that has nothing.
 */
export function fillAnswer(template: string, slots: Slots, random: SeededRandom): string {
  const said = new Set<string>()
  const filled = (text: string): string =>
    text.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const all = slots[name]
      if (all === undefined) throw new Error(`no slot {${name}}`)
      const fresh = all.filter((one) => !said.has(`${name} ${one}`))
      const chosen = random.pick(fresh.length > 0 ? fresh : all)
      said.add(`${name} ${chosen}`)
      return filled(chosen)
    })
  return tidied(filled(template))
}

/** A capital letter where a sentence begins, no space at the ends or after full-width marks. */
function tidied(text: string): string {
  const trimmed = text.replace(/([\u3002\uff01\uff1f\uff1a]) /g, '$1').trim()
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return begun.replace(
    /([.!?] |\n)([a-z])(?![).])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
