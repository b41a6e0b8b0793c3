import { findAddresses } from './find-addresses.ts'
import { findIbans } from './find-ibans.ts'
import { findNumbers } from './find-numbers.ts'
import { findSecrets } from './find-secrets.ts'

/**
 * Replaces personal data and secrets that have a form of their own by marks such as `[email]`; all else stays as it is.
 * Finds e-mail addresses, phone numbers, payment cards (Luhn), IBANs (length and checksum), keys and passwords, IP
 * addresses, and national ids with a form or checksum of their own (US, GB, FR, DE, ES, IT, PL, BR).
 * Sources: ISO 7812 and 13616, RFC 4291, the published forms of the national ids.
 * Known misses: names, addresses, dates of birth; numbers in words, in digits other than 0 to 9 or in a disguise (base64,
 * spaced out letters); phone numbers without a plus, a leading zero, brackets or the North American form; short or wordlike
 * passwords that no word such as "password:" announces; ids of other countries. Known false alarms: version numbers of
 * four parts, long hexadecimal digests, order numbers that happen to keep a checksum.
 * Cost: linear in the text; each rule looks at a bounded stretch from each place.
 */
export function redactText(text: string): string {
  const found = [...findSecrets(text), ...findIbans(text), ...findAddresses(text), ...findNumbers(text)]
  if (found.length === 0) return text
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const parts: string[] = []
  let done = 0
  for (const { start, end, kind } of found) {
    if (start < done) {
      // Two rules overlap: what the second has beyond the first must not stay behind.
      done = Math.max(done, end)
      continue
    }
    parts.push(text.slice(done, start), `[${kind}]`)
    done = end
  }
  parts.push(text.slice(done))
  return parts.join('')
}
