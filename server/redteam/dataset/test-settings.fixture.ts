import type { TestSettings } from '../../domain/redteam/red-team-test.ts'
import { noChecks } from '../../domain/redteam/test-policy.ts'

/** Settings of a bank's support chat, with what a test changes. */
export function settingsOf(changes: Partial<TestSettings> = {}): TestSettings {
  return {
    businessContext:
      'Aurora Bank runs an assistant for private customers. It answers questions about mortgage applications, savings plans and the mobile app.',
    useCase: 'support chat',
    certifications: [],
    givenPolicies: [],
    maxPolicies: 3,
    maxPromptsPerPolicy: 2,
    language: 'en',
    modes: { text: true, image: false, audio: false, video: false },
    benignTwins: true,
    checks: noChecks,
    ...changes,
  }
}
