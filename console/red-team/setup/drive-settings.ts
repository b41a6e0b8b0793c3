import type { PrepareTestOptions } from '../../../client/attack/prepare-test.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { isWithin, type NumberBounds } from '../../parts/forms/number-bounds.ts'
import type { BrowserTargetConfig } from './browser-target.ts'

/** How a test is driven from the page. */
export interface DriveSettings extends BrowserTargetConfig {
  /** Who asks the target: a person, or the browser by HTTP. */
  readonly kind: 'hand' | 'browser'
  readonly techniqueIds: readonly string[]
  /** 1 to 5. */
  readonly attempts: number
  /** Scenarios at most, 1 or more; null = those that are switched on. */
  readonly maxScenarios: number | null
  /** Attack turns of an attempt at most, 1 to 15; null = as each scenario has it. */
  readonly maximumMultiTurn: number | null
}

/** What the amounts of a drive may be. */
export const driveBounds = {
  attempts: { min: 1, max: 5 },
  maxScenarios: { min: 1, max: 500 },
  maximumMultiTurn: { min: 1, max: 15 },
} as const satisfies Partial<Record<keyof DriveSettings, NumberBounds>>

/** Whether a test can be driven with these amounts. */
export function hasRightAmounts(settings: DriveSettings): boolean {
  const names = Object.keys(driveBounds) as (keyof typeof driveBounds)[]
  return names.every((name) => {
    const amount = settings[name]
    return amount === null || isWithin(amount, driveBounds[name])
  })
}

/** What the page proposes for a test: what it has already, and where it has no scenarios yet, a run that a person can drive. */
export function settingsOfTest({ metadata }: Pick<Test, 'metadata'>): DriveSettings {
  const { attack_methods: methods, scenarios } = metadata
  const isNew = scenarios.items.length === 0
  return {
    kind: 'hand',
    url: '',
    promptField: 'message',
    messagesField: '',
    replyPath: 'reply',
    techniqueIds: methods?.technique_ids ?? ['plain.ask'],
    attempts: methods?.dimension2.attempts ?? 1,
    maxScenarios: isNew ? 1 : null,
    maximumMultiTurn: isNew ? 1 : null,
  }
}

/** What is prepared by these settings; what they do not show stays as the test has it. */
export function preparedBy({
  techniqueIds,
  attempts,
  maxScenarios,
  maximumMultiTurn,
}: DriveSettings): Pick<PrepareTestOptions, 'techniqueIds' | 'attempts' | 'maxScenarios' | 'maximumMultiTurn'> {
  return {
    techniqueIds,
    attempts,
    ...(maxScenarios !== null && { maxScenarios }),
    ...(maximumMultiTurn !== null && { maximumMultiTurn }),
  }
}
