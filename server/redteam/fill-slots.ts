import type { Slots } from './slots.ts'

/** `text` with each `{slot}` replaced by its value; an unknown slot stays. A value's own braces are not read. Linear. */
export function fillSlots(text: string, slots: Slots): string {
  return text.replaceAll(
    /\{([a-z]+)\}/g,
    (slot, name: string) => (Object.hasOwn(slots, name) ? slots[name] : slot) ?? slot,
  )
}

/** `text` in one line, cut at a word to at most `unitsMax` UTF-16 units, with `…` where something was cut. */
export function shortened(text: string, unitsMax: number): string {
  const line = text
    .slice(0, unitsMax * 4)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line.length <= unitsMax) return line
  const cut = line.slice(0, unitsMax - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > unitsMax / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '')}…`
}
