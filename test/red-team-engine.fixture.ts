import type { GenerationRequest, RedTeamEngine } from '../server/domain/attack-run/engine.ts'
import { invalidField } from '../server/domain/problem.ts'
import type { DatasetCase } from '../server/domain/red-team-test/dataset-case.ts'
import type { ProbeOutcome } from '../server/domain/red-team-test/reconnaissance.ts'
import { noChecks, type TestPolicy } from '../server/domain/red-team-test/test-policy.ts'
import { sha256 } from '../server/process-ports.ts'
import { createAttemptPlanner } from '../server/redteam/planner/create-attempt-planner.ts'

/** The same seed and name give the same id. */
function idOf(seed: string, name: string): string {
  const hex = sha256(`${seed}/${name}`)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function policyOf(seed: string, policy: string, certification: TestPolicy['certification']): TestPolicy {
  return {
    id: idOf(seed, policy),
    name: policy.slice(0, 20),
    policy,
    certification,
    clause: null,
    criticality: 'high',
    source: certification === null ? 'given' : 'certification',
    harms: [],
    checks: noChecks,
  }
}

function* casesOf({ settings, seed }: GenerationRequest, policies: readonly TestPolicy[]): Generator<DatasetCase> {
  for (const { id: policyId, policy } of policies) {
    for (let prompt = 0; prompt < settings.maxPromptsPerPolicy; prompt++) {
      for (let variation = 0; variation < (settings.benignTwins ? 6 : 5); variation++) {
        if (settings.useCase === 'breaks' && variation === 3) throw new Error('the words ran out')
        const isTwin = variation === 5
        yield {
          id: idOf(seed, `${policy}/${prompt}/${variation}`),
          policyId,
          prompt: `${isTwin ? 'May I ask about' : 'Break'} "${policy}" (${prompt}.${variation})`,
          goal: `Break ${policy}`,
          messages: null,
          variation: isTwin ? 0 : variation,
          techniqueId: null,
          expected: isTwin ? 'comply' : 'refuse',
          language: settings.language,
          modality: 'text',
          taxonomy: [],
        }
      }
    }
  }
}

const technique = (id: string, needs: RedTeamEngine['techniques'][number]['needs'] = []) => ({
  id,
  name: id,
  mechanism: 'asks',
  multiTurn: false,
  needs,
  taxonomy: [{ framework: 'OWASP_LLM_2025' as const, id: 'LLM01', name: 'Prompt Injection' }],
  source: 'our own',
  knownMisses: 'most',
})

/**
 * An engine small enough to see through. `use_case: breaks` cannot write its fourth case; a probe is answered unless the
 * answer begins with "no".
 */
export const fixtureEngine: RedTeamEngine = {
  techniques: [technique('plain.ask'), technique('enc.base64'), technique('llm.pair', ['llm'])],
  hasLlm: false,
  generateDataset({ settings, seed }) {
    const policies = [
      ...settings.certifications.flatMap((certification) =>
        Array.from({ length: settings.maxPolicies }, (_, index) =>
          policyOf(seed, `${certification} rule ${index}`, certification),
        ),
      ),
      ...settings.givenPolicies.map((policy) => policyOf(seed, policy, null)),
    ]
    if (policies.length === 0) throw invalidField('policies', 'there is nothing to test')
    const twinCount = settings.benignTwins ? policies.length * settings.maxPromptsPerPolicy : 0
    const caseCount = policies.length * settings.maxPromptsPerPolicy * 5 + twinCount
    return { policies, caseCount, twinCount, cases: { [Symbol.iterator]: () => casesOf({ settings, seed }, policies) } }
  },
  clausesLeftOut: () => [],
  guardsOfPolicy: ({ harms }) => harms,
  generateProbes({ settings, seed }) {
    if (settings.useCase === 'breaks') throw new Error('no question comes to mind')
    return ['identity', 'tools', 'refusal'].map((category) => ({
      id: idOf(seed, category),
      category,
      purpose: `shows ${category}`,
      prompt: `What about ${category}?`,
    }))
  },
  async evaluateProbes(_probes, answers) {
    const results = answers.map(({ probeId, response }) => {
      const outcome: ProbeOutcome = response.startsWith('no') ? 'refused' : 'answered'
      return { probeId, isAnswered: outcome === 'answered', outcome, confidence: 0.9 }
    })
    const refusals = answers.map(({ response }) => response).filter((response) => response.startsWith('no'))
    return {
      results,
      profile: { purpose: null, tools: [], languages: ['en'], refusalSignatures: refusals, memory: null },
    }
  },
  generateScenarios({ settings, policies, seed }) {
    if (settings.businessContext === 'breaks') throw new Error('no scenario comes to mind')
    return policies.map(({ id, policy }, index) => ({
      id: idOf(seed, `scenario ${policy}`),
      scenario: `Get it to break "${policy}"`,
      policyId: id,
      maximumMultiTurn: 5,
      enabled: true,
      checks: noChecks,
      goal: `Break ${policy}.`,
      goals: {},
      expectedYield: 1 / (index + 1),
    }))
  },
  writeGoals: async ({ scenarios }) => ({ items: scenarios, goalsByLlm: null }),
  goalOf: (scenario) => `I want: ${scenario}`,
  planAttempts: createAttemptPlanner,
  warmUpPrompt: (_attempt, index) => `Hello ${index}`,
  nextPrompt: async (techniqueId, { turns }) => ({
    prompt: `${techniqueId} ${turns.length}`,
    engine: 'template',
    strategy: 'ask',
    transforms: [],
  }),
  drawPicture: async (style, text) => `data:image/png;base64,${Buffer.from(`${style}: ${text}`).toString('base64')}`,
  judge: async ({ policy, turns }) => {
    const answer = turns.at(-1)?.response ?? ''
    if (answer.includes('unjudgeable')) throw new Error('no verdict comes to mind')
    const success = answer.includes('breach')
    return {
      status: 'completed',
      success,
      outcome: success ? 'complied' : 'refused',
      score: success ? 0.9 : 0.1,
      confidence: 0.8,
      decidedBy: 'classifier',
      policyId: policy.id,
      severity: policy.criticality,
      reason: 'as the fixture says',
      evidence: [],
      judges: [],
      taxonomy: [],
    }
  },
}
