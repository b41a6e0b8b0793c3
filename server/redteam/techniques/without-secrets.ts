import type { AttemptView } from '../../domain/attempt/technique.ts'
import { literalPattern } from '../../domain/literal-pattern.ts'
import { withheldSecret } from '../wordings/reactions.ts'

/** Secrets this short are only seen where they stand as a word of their own. */
const shortUnits = 3

/** Whether `text` says one of the secrets of the attempt, in any case of letters. Linear for each secret. */
export function saysSecret(text: string, attempt: AttemptView): boolean {
  return secretsOf(attempt).some((secret) => patternOf(secret).test(text))
}

/**
 * The attempt with each secret of its checks replaced wherever a technique could read it and put it into a prompt: goal,
 * scenario, policy, context, profile and the conversation. The checks themselves are emptied of secrets too. Returns the
 * same object when there is no secret.
 */
export function withoutSecrets(attempt: AttemptView): AttemptView {
  const secrets = secretsOf(attempt)
  if (secrets.length === 0) return attempt
  const patterns = secrets.map(patternOf)
  const word = withheldSecret[attempt.language][0] ?? ''
  const clean = (text: string): string => patterns.reduce((left, pattern) => left.replaceAll(pattern, () => word), text)
  return {
    ...cleaned({ ...attempt, turns: [], warmUps: [] }, clean),
    // Prompts stay as they were sent: they are compared with the next one.
    turns: attempt.turns.map((turn) => ({ ...turn, response: turn.response === null ? null : clean(turn.response) })),
    warmUps: attempt.warmUps.map((turn) => ({
      ...turn,
      response: turn.response === null ? null : clean(turn.response),
    })),
  }
}

function cleaned(attempt: AttemptView, clean: (text: string) => string): AttemptView {
  const { scenario, policy, profile } = attempt
  const goals = Object.fromEntries(Object.entries(scenario.goals).map(([language, goal]) => [language, clean(goal)]))
  return {
    ...attempt,
    businessContext: clean(attempt.businessContext),
    useCase: clean(attempt.useCase),
    scenario: {
      ...scenario,
      scenario: clean(scenario.scenario),
      goal: clean(scenario.goal),
      goals,
      checks: { ...scenario.checks, secrets: [] },
    },
    policy: {
      ...policy,
      name: clean(policy.name),
      policy: clean(policy.policy),
      checks: { ...policy.checks, secrets: [] },
    },
    profile: {
      ...profile,
      purpose: profile.purpose === null ? null : clean(profile.purpose),
      tools: profile.tools.map(clean),
      refusalSignatures: profile.refusalSignatures.map(clean),
      harmlessAnswers: [],
      publicFacts: [],
    },
  }
}

/** Longest first, so that a secret within another does not leave half of it. */
function secretsOf({ scenario, policy }: AttemptView): readonly string[] {
  const all = [...scenario.checks.secrets, ...policy.checks.secrets].map((secret) => secret.trim())
  return [...new Set(all.filter((secret) => secret !== ''))].sort((a, b) => b.length - a.length)
}

function patternOf(secret: string): RegExp {
  const escaped = literalPattern(secret)
  return secret.length > shortUnits
    ? new RegExp(escaped, 'giu')
    : new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'giu')
}
