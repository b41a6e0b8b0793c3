import type { TestSettings } from '../../domain/red-team-test/red-team-test.ts'
import { defaultSettings } from '../../domain/red-team-test/test-settings.ts'

/** Settings of a bank's support chat, with what a test changes. */
export function settingsOf(changes: Partial<TestSettings> = {}): TestSettings {
  return {
    ...defaultSettings,
    businessContext:
      'Aurora Bank runs an assistant for private customers. It answers questions about mortgage applications, savings plans and the mobile app.',
    useCase: 'support chat',
    ...changes,
  }
}
