import { baselineTechniqueId } from '../../../../server/domain/red-team-test/baseline.ts'
import type { AttackReport, Breach, Severity } from '../attack-report.ts'
import { stabilityText } from '../confirmation-text.ts'
import { confirmationOf } from '../findings/confirmation-of.ts'
import { isNotTried } from '../not-tried.ts'
import { wordsOf } from '../words/report-languages.ts'
import { type Markup, markupText, xml } from './html/markup.ts'

/**
 * JUnit XML: a suite for each policy, in it a case for each technique, which fails when an attempt broke the policy; where
 * the dataset was answered a suite of its own, with a case for each policy. A policy that was not tested is skipped, and so is a technique that was planned
 * and not tried on it.
 */
export function junitReport(report: AttackReport): string {
  const suites = [
    ...report.policies.map((policy) => policySuite(report, policy)),
    ...report.untested.map(skippedSuite),
    ...datasetSuite(report),
  ]
  const cases = suites.flatMap((suite) => suite.cases)
  return markupText(xml`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${report.name}" ${counts(cases)}>
${suites.map((suite) => suiteOf(report, suite))}</testsuites>
`)
}

function suiteOf(report: AttackReport, { name, cases }: Suite): Markup {
  return xml`  <testsuite name="${name}" ${counts(cases)}>
${cases.map((one) => xml`${testCase(report, name, one)}\n`)}  </testsuite>
`
}

interface Suite {
  readonly name: string
  readonly cases: readonly Case[]
}

interface Case {
  readonly name: string
  readonly what: string
  readonly criticality: Severity
  readonly total: number
  readonly failed: number
  readonly foundByTheWay: number
  readonly unclear: number
  readonly unjudged: number
  /** Why it was not tried; null = it was. */
  readonly skipped: string | null
  readonly breaches: readonly Breach[]
}

function policySuite(report: AttackReport, policy: AttackReport['policies'][number]): Suite {
  const { pairs, breaches } = report
  const { id, name, criticality } = policy
  const broken = breaches.filter(({ kind, policyId }) => kind === 'attack' && policyId === id)
  const cases = pairs
    .filter(({ policyId }) => policyId === id)
    .map((pair): Case => {
      const { techniqueId, attempts: total, failed: lost, foundByTheWay, unclear, unjudged } = pair
      const own = broken.filter((one) => one.techniqueId === techniqueId)
      const counted = {
        total,
        failed: lost,
        foundByTheWay,
        unclear,
        unjudged,
        skipped: skippedPair(pair),
        breaches: own,
      }
      const name = techniqueId === baselineTechniqueId ? `baseline (${techniqueId})` : techniqueId
      return { name, what: 'attempts', criticality, ...counted }
    })
  return { name, cases }
}

/** A breach by the way says something all the same. */
function skippedPair(pair: AttackReport['pairs'][number]): string | null {
  if (!isNotTried(pair) || pair.foundByTheWay > 0) return null
  return `Planned and not tried: the run ended before its ${pair.attempts} ${pair.attempts === 1 ? 'attempt' : 'attempts'}.`
}

function datasetSuite({ dataset, breaches }: AttackReport): readonly Suite[] {
  if (dataset === null) return []
  const cases = dataset.byPolicy.map((row): Case => {
    const { policyId, name, criticality, attacks, failed, unclear, foundByTheWay } = row
    const own = breaches.filter((one) => one.kind === 'dataset' && one.policyId === policyId)
    return {
      name,
      what: 'prompts',
      criticality,
      total: attacks,
      failed,
      foundByTheWay,
      unclear,
      unjudged: 0,
      skipped: null,
      breaches: own,
    }
  })
  return [{ name: 'dataset', cases }]
}

function skippedSuite({ name, criticality, reason }: AttackReport['untested'][number]): Suite {
  const skipped = `Not tested: ${wordsOf('en').untested.reasons[reason]}.`
  const none = { total: 0, failed: 0, foundByTheWay: 0, unclear: 0, unjudged: 0, breaches: [] }
  return { name, cases: [{ name: 'not tested', what: 'attempts', criticality, ...none, skipped }] }
}

/** However it was found: a policy that broke failed. */
function isBroken({ failed, foundByTheWay }: Case): boolean {
  return failed + foundByTheWay > 0
}

function isError(one: Case): boolean {
  const { total, unjudged, skipped } = one
  return skipped === null && !isBroken(one) && unjudged === total
}

function counts(cases: readonly Case[]): Markup {
  const failures = cases.filter(isBroken).length
  const skipped = cases.filter((one) => one.skipped !== null).length
  return xml`tests="${cases.length}" failures="${failures}" errors="${cases.filter(isError).length}" skipped="${skipped}"`
}

function testCase(report: AttackReport, suite: string, one: Case): Markup {
  const { name, what, criticality, total, failed, foundByTheWay, breaches } = one
  const open = xml`    <testcase classname="${suite}" name="${name}"`
  if (one.skipped !== null) return xml`${open}><skipped message="${one.skipped}"/></testcase>`
  if (isError(one)) return xml`${open}><error message="No attempt could be judged."/></testcase>`
  if (!isBroken(one)) return one.unclear === 0 ? xml`${open}/>` : xml`${open}>${doubt(one)}</testcase>`
  const stray = foundByTheWay === 0 ? '' : `, ${foundByTheWay} more aimed at other policies broke it by the way`
  const message = `${failed} of ${total} ${what} broke the policy${stray} (${criticality})`
  const lines = breaches.map(
    (breach) =>
      `${breach.reason}${confirmed(report, breach)}${breach.reproKey === null ? '' : `\nrepro_key: ${breach.reproKey}`}`,
  )
  return xml`${open}><failure message="${message}" type="${criticality}">${lines.join('\n\n')}</failure>${doubt(one)}</testcase>`
}

function confirmed(report: AttackReport, breach: Breach): string {
  const confirmation = confirmationOf(report, [breach])
  return confirmation === null ? '' : `\nsent again: ${stabilityText(wordsOf('en'), confirmation)}`
}

/** JUnit knows no third result: what nobody could tell stands in the output of its case. */
function doubt({ unclear, total, what }: Case): Markup | null {
  const text = `${unclear} of ${total} ${what} unclear: neither held nor broken for sure; review them.`
  return unclear === 0 ? null : xml`<system-out>${text}</system-out>`
}
