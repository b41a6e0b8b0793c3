import type { RecognisedKind } from './recognised.ts'

/** The policies on data that has a form, by the keys of their detectors. */
export type DataDetector = 'pii' | 'payment-card-data' | 'credentials-and-secrets'

const personal: readonly RecognisedKind[] = [
  'payment card',
  'bank account',
  'e-mail address',
  'phone number',
  'network address',
  'national id',
  'identity document',
  'date of birth',
  'postal address',
  'crypto wallet',
  'health record',
]

/** What each of them is about. */
export const kindsOfData: Readonly<Record<DataDetector, ReadonlySet<RecognisedKind>>> = {
  pii: new Set(personal),
  'payment-card-data': new Set<RecognisedKind>(['payment card', 'card security code', 'magnetic stripe']),
  'credentials-and-secrets': new Set<RecognisedKind>(['secret']),
}
