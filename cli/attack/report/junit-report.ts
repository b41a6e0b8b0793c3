import type { AttackReport, PairRow, PolicyRow } from './attack-report.ts'
import { escapeMarkup } from './escape-markup.ts'

/** JUnit XML: a suite for each policy, in it a case for each technique, which fails when an attempt broke the policy. */
export function junitReport(report: AttackReport): string {
  const suites = report.policies.map((policy) => suite(report, policy))
  const failures = report.pairs.filter(({ failed }) => failed > 0).length
  const errors = report.pairs.filter(isError).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeMarkup(report.name)}" tests="${report.pairs.length}" failures="${failures}" errors="${errors}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function isError({ attempts, failed, unjudged }: PairRow): boolean {
  return failed === 0 && unjudged === attempts
}

function suite(report: AttackReport, policy: PolicyRow): string {
  const pairs = report.pairs.filter(({ policyId }) => policyId === policy.id)
  const failures = pairs.filter(({ failed }) => failed > 0).length
  const counts = `tests="${pairs.length}" failures="${failures}" errors="${pairs.filter(isError).length}"`
  return [
    `  <testsuite name="${escapeMarkup(policy.name)}" ${counts}>`,
    ...pairs.map((pair) => testCase(report, policy, pair)),
    '  </testsuite>',
  ].join('\n')
}

function testCase(report: AttackReport, policy: PolicyRow, pair: PairRow): string {
  const { techniqueId, attempts, failed } = pair
  const open = `    <testcase classname="${escapeMarkup(policy.name)}" name="${escapeMarkup(techniqueId)}"`
  if (isError(pair)) return `${open}><error message="No attempt could be judged."/></testcase>`
  if (failed === 0) return `${open}/>`
  const breaches = report.breaches.filter((one) => one.policyId === policy.id && one.techniqueId === techniqueId)
  const message = `${failed} of ${attempts} attempts broke the policy (${policy.criticality})`
  const lines = breaches.map(({ reason, reproKey }) => `${reason}\nrepro_key: ${reproKey ?? 'none'}`)
  return `${open}><failure message="${escapeMarkup(message)}" type="${policy.criticality}">${escapeMarkup(lines.join('\n\n'))}</failure></testcase>`
}
