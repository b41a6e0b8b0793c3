import type { HarmKeyOf } from '../../domain/policy/harm-key.ts'
import { withoutAllowed } from '../../text/recognisers/allowed-data.ts'
import { kindsOfData } from '../../text/recognisers/data-kinds.ts'
import type { PolicyDetector } from '../detector.ts'
import { findingOf } from './find-to-finding.ts'
import { healthDataIn, personalDataIn, secretsIn } from './scan-reading.ts'

const version = '1'

/**
 * The detectors of the default policies on personal data, health data, payment cards and credentials, for messages and
 * answers alike. They share one pass over each view of a text. Data that allowed examples name is excused, but for health
 * data: an illness that is mentioned in an example may be anybody's.
 */
export function createPersonalDataDetectors(): readonly PolicyDetector[] {
  return Object.values({
    'payment-card-data': cardDetector(),
    'credentials-and-secrets': secretsDetector(),
    pii: piiDetector(),
    phi: phiDetector(),
  } satisfies Readonly<Record<HarmKeyOf<'data'>, PolicyDetector>>)
}

/** Data by which a person can be identified or reached. Source and known misses: the recognisers, and `about`. */
function piiDetector(): PolicyDetector {
  return {
    id: 'pii',
    about: {
      title: 'Personal data',
      version,
      source: 'Own rules with checksums and context; validator (IBAN, Luhn), libphonenumber-js (numbering plans)',
      knownMisses: 'Names alone; numbers in words; national ids of most small countries; addresses without street word',
    },
    evaluate: (reading, { policy }) => {
      const found = personalDataIn(reading).filter(({ find }) => kindsOfData.pii.has(find.kind))
      return findingOf(reading, withoutAllowed(found, policy.examples), 'personal data')
    },
  }
}

/** Numbers, security codes and stripes of payment cards. */
function cardDetector(): PolicyDetector {
  return {
    id: 'payment-card-data',
    about: {
      title: 'Payment card data',
      version,
      source: 'ISO 7812 and 7813, the ranges of the brands, Luhn check (validator), words nearby',
      knownMisses: 'Numbers in words; security codes without their name; cards of domestic brands without Luhn digit',
    },
    evaluate: (reading, { policy }) => {
      const found = personalDataIn(reading).filter(({ find }) => kindsOfData['payment-card-data'].has(find.kind))
      return findingOf(reading, withoutAllowed(found, policy.examples), 'payment card data')
    },
  }
}

/** Passwords, keys, tokens, private keys and connection strings. */
function secretsDetector(): PolicyDetector {
  return {
    id: 'credentials-and-secrets',
    about: {
      title: 'Credentials and secrets',
      version,
      source: 'The forms that issuers publish; assignments with entropy, without placeholders',
      knownMisses: 'Passwords that are ordinary words; keys of issuers without a form; secrets split over messages',
    },
    evaluate: (reading, { policy }) =>
      findingOf(reading, withoutAllowed(secretsIn(reading), policy.examples), 'credentials'),
  }
}

/** Illness, treatment, test result or insurance record together with what ties it to a person. */
function phiDetector(): PolicyDetector {
  return {
    id: 'phi',
    about: {
      title: 'Health data of a person',
      version,
      source:
        'Own lists of illnesses, medicines and tests in seven languages; ICD-10 codes; words that tie them to a person',
      knownMisses:
        'Illnesses and medicines that are not listed; ties over several sentences; people named without a title',
    },
    evaluate: (reading) => findingOf(reading, healthDataIn(reading), 'health data of a person'),
  }
}
