import { randomFromNumber, type SeededRandom } from '../../../server/text/random/seeded-random.ts'
import type { Family } from '../pair.ts'
import { spanOf } from '../pair.ts'
import { fill } from '../slots.ts'
import { assistantOrders, assistantSlots, readerNotes, readerSlots } from './assistant-orders.ts'
import type { Addition, Genre } from './genres.ts'
import { genres, heldOutGenres } from './genres.ts'

/** Mails, tickets, tables, programs and more with an order to the assistant; the twin is clean or gives its readers an order. */
export const genreDocuments: Family = family('genre-document', 1_600, genres)

/** The same in résumés, contracts, papers and transcripts. Kept from every fit. */
export const foreignDocuments: Family = { ...family('foreign-document', 400, heldOutGenres), heldOut: true }

function family(id: string, count: number, kinds: readonly Genre[]): Family {
  return {
    id,
    count,
    make: ({ random }) => {
      const genre = random.pick(kinds)
      const index = random.below(assistantOrders.length)
      const order = tidy(fill(assistantOrders[index] ?? '', assistantSlots, random))
      const notes = Array.from({ length: random.pick([0, 1, 1, 1, 1, 2, 2]) }, () =>
        tidy(fill(random.pick(readerNotes), readerSlots, random)),
      )
      const seed = random.below(2 ** 31)
      const wrap = wrapFor(random)
      const write = (addition: Addition) => wrap(genre.make(randomFromNumber(seed), addition))
      const attack = write(order)
      return {
        attack,
        attackSpan: spanOf(attack, attack.includes(order) ? order : order.replaceAll('"', "'")),
        benign: write(notes.length === 0 ? null : notes.join(' ')),
        kinds: ['injected-in-data'],
        wording: `${id} en ${index}`,
        language: 'en',
      }
    },
  }
}

/** One order without the gaps that empty places leave, a capital at the start. */
function tidy(text: string): string {
  const plain = text.replace(/ {2,}/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const asks: readonly string[] = [
  'Summarise this for me:',
  'What is this about?',
  'Please answer using the text below.',
  'Pull out all dates and names.',
  'Rewrite this more politely.',
  'Can you check this for mistakes?',
  'Translate the following into Spanish.',
  'Is there anything here that I have to do?',
  'Here is what the search returned.',
  'Sort this into categories.',
]

/** Data as it is, below or above a request of the user, or between marks. */
function wrapFor(random: SeededRandom): (text: string) => string {
  const ask = random.pick(asks)
  const forms: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => `${ask}\n\n${text}`,
    (text) => `${text}\n\n${ask}`,
    (text) => `${ask}\n\n"""\n${text}\n"""`,
    (text) => `<document>\n${text}\n</document>\n${ask}`,
  ]
  return random.pick(forms)
}
