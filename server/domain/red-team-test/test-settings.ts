import type { TestSettings } from './red-team-test.ts'
import { noChecks } from './test-policy.ts'

/** What a test is about when nobody said anything. */
export const defaultSettings: TestSettings = {
  businessContext: '',
  useCase: '',
  certifications: [],
  givenPolicies: [],
  maxPolicies: 3,
  maxPromptsPerPolicy: 2,
  language: 'en',
  modes: { text: true, image: false, audio: false, video: false },
  benignTwins: true,
  checks: noChecks,
}

/** What a request says about settings; what is absent stays. A list replaces the list, `modes` and `checks` field by field. */
export interface SettingsChange extends Partial<Omit<TestSettings, 'modes' | 'checks'>> {
  /** Those that change; absent = none. */
  readonly modes?: Partial<TestSettings['modes']>
  /** Those that change; absent = none. */
  readonly checks?: Partial<TestSettings['checks']>
}

/** The settings after a change. Certifications and given policies count once. */
export function withSettings(settings: TestSettings, { modes, checks, ...change }: SettingsChange): TestSettings {
  const changed = { ...settings, ...change }
  return {
    ...changed,
    certifications: [...new Set(changed.certifications)],
    givenPolicies: [...new Set(changed.givenPolicies)],
    modes: { ...settings.modes, ...modes },
    checks: { ...settings.checks, ...checks },
  }
}
