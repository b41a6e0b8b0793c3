import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CountedShare, OperatingPoint } from '../../server/detectors/content/content-calibration.ts'
import type { HarmKeyOf } from '../../server/domain/policy/harm-key.ts'
import { policyCatalogue } from '../../server/domain/policy/policy-catalogue.ts'

/** What of models/content-calibration.json the page tells. */
export interface MeasuredPoints {
  readonly madeFor: string
  readonly operatingPoints: Readonly<Record<string, OperatingPoint>>
  readonly family: {
    readonly alarms: number
    readonly texts: number
    readonly byKind: Readonly<Record<string, CountedShare>>
  }
}

/** Policies that are not measured by a share of a pool: what the value .5 means for them. */
const byRule = {
  pii: 'a checksum, a published form or strong words nearby; a bare form has a value below .5',
  phi: 'an illness, treatment or result together with words that tie it to a person',
  'payment-card-data': 'a number in the range of a brand with a right check digit, or a named security code or stripe',
  'credentials-and-secrets': 'a published form of an issuer, or an assignment with high entropy',
  'system-prompt-disclosure':
    'input: a request for instructions at security value 1; output: a passage of the system message is repeated',
  'competitor-mention': 'a name from the examples of the policy occurs; without examples nothing is judged',
} as const satisfies Readonly<Record<HarmKeyOf<'data' | 'disclosure' | 'names'>, string>>

/** docs/policies.md: every default policy with its detector and operating point. Throws when one has none. */
export function policiesPage({ madeFor, operatingPoints, family }: MeasuredPoints): string {
  const measured = policyCatalogue.flatMap(({ name, detector }) => {
    const point = operatingPoints[detector]
    return point === undefined ? [] : [pointRow(name, detector, point)]
  })
  const ruled = policyCatalogue.flatMap(({ name, detector }) => {
    if (operatingPoints[detector] !== undefined) return []
    const rule = Object.entries(byRule).find(([key]) => key === detector)?.[1]
    if (rule === undefined) throw new Error(`The default policy ${detector} has no stated operating point.`)
    return [`| ${name} | \`${detector}\` | ${rule} |`]
  })
  return `# The default policies and where they stand

Every organization has these policies. Each has a detector and the default threshold .5. What that threshold stands for is
told here. Written by \`training/content/policies-page.ts\` from \`models/content-calibration.json\` (encoder ${madeFor}).

## By meaning

The value is −log10(share of benign texts that reach it) / 4: .5 is 1 % of the calibration pool, .75 is .1 %. The pool mixes
prompts, chat, role-play, documents, other languages, code and security talk of the train sets, and generated texts that
look harmful and are safe (one in twenty); no fit saw it, but for half of the generated ones, which chose a few weights.

The kinds of harm and profanity stand on one scale: a project that switches all of them on has alarms on
**${percent(family.alarms)}** of the pool (${family.texts} texts), and each of them alone on fewer, as the table says. Advice, misinformation and
intellectual property are matters of taste of each owner; they stand on scales of their own, 1 % each, and true requests
in the pool count as alarms there.

The advice policies judge both directions: on input a user who asks for it, for a particular person; on output an assistant
who gives it. General explanations and pointers to a professional are allowed. Recall is that of input.

Recall is the share of violating texts of the validation and hold-out splits that reach .5. *Warning grade* means: recall is
not surely .6 or more, and a finding above the threshold says so.

| policy | detector | alarms alone | recall (95 %) | alarms on other harm | alarms on safe look-alikes | grade |
|---|---|---|---|---|---|---|
${measured.join('\n')}

Alarms of any of the kinds of harm or profanity, by kind of benign text:

| kind | texts | share (95 %) |
|---|---|---|
${Object.entries(family.byKind)
  .map(
    ([kind, share]) =>
      `| ${kind === 'scary' ? 'safe texts that look harmful' : kind} | ${share.of} | ${withInterval(share)} |`,
  )
  .join('\n')}

## By rules

These find forms, not meanings; .5 is where a find is sure enough to act on. [quality.md](quality.md) has their figures.

| policy | detector | what .5 stands for |
|---|---|---|
${ruled.join('\n')}

## Your own examples

The policies judged by meaning compare texts with examples of yours: ${names(({ detector }) => operatingPoints[detector] !== undefined)}.
A text that repeats a violating example nearly word for word, or has a sentence that does, gets a value of .95 or more. A
text that is an allowed example but for case, accents and punctuation gets .2 or less; anything beside it, also hidden or
encoded, is not excused. Where both kinds fit, the violating one counts.

Those under *By rules* compare whole texts and sentences with them in the same way: ${names(({ detector }) => operatingPoints[detector] === undefined && detector !== 'competitor-mention')}.
Personal, card and credential data that an allowed example of up to six words names (your own phone number, your support
address, the placeholder key of your documentation) is excused wherever exactly that stands, and never what is appended to it.
Competitor mention takes the names to look for from its violating examples, and does not count them inside of its allowed
examples of up to six words.

Threshold, criticality, violation message and examples of a default policy are yours to change. Default policies take no
patterns: create a policy of your own for those.
`
}

function names(isMeant: (policy: (typeof policyCatalogue)[number]) => boolean): string {
  const listed = policyCatalogue.filter(isMeant).map(({ name }) => name)
  return `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`
}

function pointRow(
  name: string,
  detector: string,
  { alarms, recall, otherHarm, lookAlikes, isReliable }: OperatingPoint,
): string {
  const found = `${withInterval(recall)} of ${recall.of}`
  return `| ${name} | \`${detector}\` | ${percent(alarms)} | ${found} | ${percent(otherHarm.share)} | ${percent(lookAlikes.share)} | ${isReliable ? 'full' : 'warning'} |`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

function withInterval({ share, low, high }: CountedShare): string {
  return `${share.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}

const root = join(import.meta.dirname, '..', '..')

/** Where the page is kept. */
export const policiesPagePath = join(root, 'docs', 'policies.md')

/** The committed figures. */
export function readMeasuredPoints(): MeasuredPoints {
  return JSON.parse(readFileSync(join(root, 'models', 'content-calibration.json'), 'utf8')) as MeasuredPoints
}

// `node training/content/policies-page.ts` writes the page again.
if (import.meta.main) writeFileSync(policiesPagePath, policiesPage(readMeasuredPoints()))
