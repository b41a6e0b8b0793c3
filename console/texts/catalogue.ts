import { commonTexts } from './common-texts.ts'
import { monitoringTexts } from './monitoring-texts.ts'
import { overviewTexts } from './overview-texts.ts'
import { policyTexts } from './policy-texts.ts'
import { projectTexts } from './project-texts.ts'

/** The texts that every page has at hand. Other tables come with the pages that use them (`page-text.ts`). */
export const texts = {
  ...commonTexts,
  ...overviewTexts,
  ...projectTexts,
  ...policyTexts,
  ...monitoringTexts,
}

/** The key of a text. */
export type TextKey = keyof typeof texts
