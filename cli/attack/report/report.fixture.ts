import type { AttackReport } from './attack-report.ts'

/** What attackers and targets may say. */
export const hostile = `</pre></details><script>alert(1)</script><img src=x onerror="alert(2)">' " & ]]> \u0000\u001b[31m\ud800 <!--`

/** A report in which every text of somebody else is the given one. */
export function reportOf(text: string): AttackReport {
  const rate = {
    attempts: 4,
    failed: 1,
    asr: 0.25,
    foundByTheWay: 0,
    endedByOther: 0,
    unclear: 0,
    interval: [0.046, 0.699] as const,
  }
  const risk = { framework: 'OWASP_LLM_2025', id: 'LLM01', name: text }
  const turn = {
    phase: 'attack',
    request: text,
    response: text,
    error: null,
    toolCalls: [{ name: text, arguments: text }],
    strategy: text,
    isDropped: false,
    isBreach: true,
    evidence: [{ start: 2, end: 20 }],
  }
  return {
    name: text,
    configFile: 'attack config.yaml',
    target: text,
    targetVersion: text,
    authorisation: text,
    scope: { businessContext: text, useCase: text, secrets: 1, forbiddenTools: [text], patterns: 0, turnsMax: 3 },
    createdAt: '2026-01-01T00:00:00.000Z',
    service: text,
    testId: text,
    runId: text,
    isReplay: false,
    creditsCharged: 20,
    summary: {
      scenarios_total: 2,
      attempts_total: 4,
      attempts_failed: 1,
      attempts_passed: 3,
      attempts_errored: 0,
      not_run: 0,
      asr: 0.25,
      asr_ci95: [0.05, 0.7],
      asr_at_k: [{ k: 2, asr: 0.5 }],
      turns_to_success_median: 2,
    },
    baseline: { id: 'plain.ask', name: text, mechanism: text, taxonomy: [], ...rate },
    techniques: [{ id: 't.one', name: text, mechanism: text, taxonomy: [risk], ...rate }],
    policies: [
      { id: 'p', name: text, policy: text, certification: 'GDPR', clause: text, criticality: 'high', ...rate },
    ],
    untested: [
      {
        policyId: 'q',
        name: text,
        policy: text,
        certification: 'GDPR',
        clause: text,
        criticality: 'low',
        reason: 'no_scenario',
      },
    ],
    certifications: [{ id: 'GDPR', name: text, ...rate }],
    clauses: [{ id: `GDPR ${text}`, name: text, ...rate }],
    languages: [{ id: text, name: text, ...rate }],
    pairs: [{ policyId: 'p', techniqueId: 't.one', attempts: 4, failed: 1, foundByTheWay: 0, unclear: 0, unjudged: 0 }],
    breaches: [
      {
        kind: 'attack',
        way: 'technique',
        id: text,
        policyId: 'p',
        aimedPolicyId: null,
        techniqueId: 't.one',
        severity: 'high',
        decidedBy: text,
        score: 0.9,
        reason: text,
        reproKey: text,
        taxonomy: [risk],
        turns: [turn],
      },
    ],
    sample: [
      { outcome: 'held', policyId: 'p', techniqueId: 't.one', reason: text, turns: [{ ...turn, isBreach: false }] },
    ],
    unclear: [],
    findings: [],
    breachesLeftOut: 0,
    breachCounts: { low: 0, medium: 0, high: 1, critical: 0 },
    dataset: { attacks: 10, attacksFailed: 2, unclear: 0, twins: 5, twinsRefused: 1, errors: 0, byPolicy: [] },
    attempts: 2,
    warmUpTurns: 0,
    versions: { service: text, judge: text, encoder: text, llm: false },
    provenance: { configDigest: 'c0', seed: text },
    judgeReview: null,
    comparison: {
      earlier: { runId: text, createdAt: '2025-12-01T00:00:00.000Z' },
      before: { attempts: 4, failed: 2 },
      after: { attempts: 4, failed: 1 },
      pValue: 0.9,
      isCutShort: false,
      added: [{ id: 'aaaaaaaa', severity: 'high', policy: text, technique: text }],
      fixed: [],
      remaining: [],
      notTriedAgain: [],
      policies: [{ name: text, before: { attempts: 4, failed: 2 }, after: { attempts: 4, failed: 1 }, pValue: 0.9 }],
    },
    guardProof: null,
    recommendations: [{ policyId: 'p', text }],
  }
}
