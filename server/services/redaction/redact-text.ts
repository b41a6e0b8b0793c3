import { recognisePersonalData } from '../../text/recognisers/recognise-personal-data.ts'
import { recogniseSecrets } from '../../text/recognisers/recognise-secrets.ts'
import type { Recognised } from '../../text/recognisers/recognised.ts'

/** Redaction rather takes too much: it also replaces what only has the form of personal data. */
const redactedFrom = 0.2

/** What a mark says; other kinds are named by themselves. */
const marks: Partial<Readonly<Record<Recognised['kind'], string>>> = {
  'payment card': 'card',
  'magnetic stripe': 'card',
  'bank account': 'iban',
  'e-mail address': 'email',
  'phone number': 'phone',
  'network address': 'ip',
}

/**
 * Replaces personal data and secrets by marks such as `[email]`; all else stays as it is. Finds what the policies on
 * personal data, cards and credentials find, and also what only looks so: private IP addresses, role mailboxes, random
 * runs of characters.
 * Source and known misses: the recognisers in `server/text/recognisers/`; beyond them names, numbers in words, and whatever
 * stands in a disguise (base64, spaced out letters), because only the text as sent is read. Known false alarms: version
 * numbers of four parts, long hexadecimal digests, order numbers that happen to keep a checksum.
 * Cost: linear in the text; each rule looks at a bounded stretch from each place.
 */
export function redactText(text: string): string {
  const found = [...recogniseSecrets(text), ...recognisePersonalData(text)].filter(
    ({ confidence }) => confidence >= redactedFrom,
  )
  if (found.length === 0) return text
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const parts: string[] = []
  let done = 0
  for (const { start, end, kind, label } of found) {
    if (start < done) {
      // Two rules overlap: what the second has beyond the first must not stay behind.
      done = Math.max(done, end)
      continue
    }
    parts.push(text.slice(done, start), `[${label === 'MAC address' ? 'mac' : (marks[kind] ?? kind)}]`)
    done = end
  }
  parts.push(text.slice(done))
  return parts.join('')
}
