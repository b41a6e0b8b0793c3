import { aboutHarm, feelingFrames, frameSlots, frames } from './frame-tables.ts'
import { framedAct } from './framed-acts.ts'
import { harmfulGoals, harmlessGoals } from './goals.ts'
import type { Family } from './pair.ts'
import { morePretexts } from './pretext-frames.ts'
import { fill } from './slots.ts'
import { typing } from './variation.ts'

/** Stories, research, expertise, hypotheses and formats around a harmful aim; the twin is the same frame around a harmless one. */
export const framedGoals: Family = framed('framed-goal', 1_300, frames)

/** Pretexts, pressure and claims around acts of the content families, harmful and harmless ones that look alike. */
export const framedActs: Family = {
  ...framedGoals,
  id: 'framed-act',
  count: 2_600,
  make: ({ random }) => {
    const index = random.below(morePretexts.length)
    const frame = fill(morePretexts[index] ?? '', frameSlots, random)
    const typed = typing(random)
    const plain = random.next() < 0.25
    const { harmful, safe } = plain
      ? { harmful: random.pick(harmfulGoals), safe: random.pick(harmlessGoals) }
      : framedAct(random)
    return {
      attack: typed(frame.replaceAll('[goal]', harmful)),
      benign: typed(frame.replaceAll('[goal]', safe)),
      kinds: ['jailbreak'],
      wording: `framed-act en ${index}`,
      language: 'en',
    }
  },
}

/** Pity, rewards, threats and flattery around a harmful aim; the twin is the same frame around a harmless one. Kept from every fit. */
export const framedFeelings: Family = { ...framed('framed-feelings', 330, feelingFrames), heldOut: true }

/** The same frames around a harmful aim; the twin asks about the aim as people do who fear, study or fight it. */
export const questionsAboutHarm: Family = {
  ...framedGoals,
  id: 'about-harm',
  count: 450,
  make: (ground) => {
    const { random } = ground
    const about = fill(random.pick(aboutHarm), frameSlots, random)
    return {
      ...framedGoals.make(ground),
      benign: typing(random)(about.replaceAll('[goal]', random.pick(harmfulGoals))),
    }
  },
}

function framed(id: string, count: number, table: readonly string[]): Family {
  return {
    id,
    count,
    make: ({ random }) => {
      const index = random.below(table.length)
      const frame = fill(table[index] ?? '', frameSlots, random)
      const typed = typing(random)
      return {
        attack: typed(frame.replaceAll('[goal]', random.pick(harmfulGoals))),
        benign: typed(frame.replaceAll('[goal]', random.pick(harmlessGoals))),
        kinds: ['jailbreak'],
        wording: `${id} en ${index}`,
        language: 'en',
      }
    },
  }
}
