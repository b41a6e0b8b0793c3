import type { SeededRandom } from '../../server/text/random/seeded-random.ts'
import { jointOf, languageFor } from './direct-orders.ts'
import type { Family } from './pair.ts'
import { spanOf } from './pair.ts'
import { some } from './variation.ts'

const hosts = [
  'deal.example.net',
  'www.example.org',
  'shop.example.com',
  'go.example.net',
  'info.example.org',
  'files.example.com',
]

/** A document in one of many languages with an order to the assistant; the twin is the same document clean or with an order to its readers. */
export const notedDocuments: Family = {
  id: 'noted-document',
  count: 1_900,
  make: ({ random }) => {
    const words = languageFor(random)
    const index = random.below(words.dataOrders.length)
    const order = withHosts(words.dataOrders[index] ?? '', random)
    const passages = some(words.passages, 1 + random.below(4), random)
    const notes = some(words.readerNotes, random.pick([0, 1, 1, 1, 1, 2, 2]), random).map((note) =>
      linked(note, random),
    )
    const at = random.below(passages.length + 1)
    const joint = random.next() < 0.5 ? '\n\n' : jointOf(words.language)
    const wrap = wrapperFor(random.next() < 0.7 ? random.pick(words.wrappers) : '{text}')
    const place = (added: readonly string[]) =>
      wrap([...passages.slice(0, at), ...added, ...passages.slice(at)].join(joint))
    const attack = place(random.next() < 0.3 ? [...notes.slice(0, 1), order] : [order])
    return {
      attack,
      attackSpan: spanOf(attack, order),
      benign: place(notes),
      kinds: ['injected-in-data'],
      wording: `noted-document ${words.language} ${index}`,
      language: words.language,
    }
  },
}

/** Another address in place of the one that the table names, so that no address tells an order. */
function withHosts(order: string, random: SeededRandom): string {
  return order.replace(/(?:deal|collect)\.example\.(?:net|org)/, () => random.pick(hosts))
}

/** The note with the address of a page or a mailbox, now and then. */
function linked(note: string, random: SeededRandom): string {
  const [chance, host] = [random.next(), random.pick(hosts)]
  if (chance < 0.2) return `${note} https://${host}`
  return chance < 0.3 ? `${note} (box@${host})` : note
}

function wrapperFor(wrapper: string): (text: string) => string {
  return (text) => wrapper.replace('{text}', () => text)
}
