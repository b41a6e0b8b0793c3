import { accessTexts } from './access-texts.ts'
import { commonTexts } from './common-texts.ts'
import { monitoringTexts } from './monitoring-texts.ts'
import { overviewTexts } from './overview-texts.ts'
import { policyTexts } from './policy-texts.ts'
import { projectTexts } from './project-texts.ts'
import { redTeamTexts } from './red-team-texts.ts'

/** Every text of the console. */
export const texts = {
  ...commonTexts,
  ...overviewTexts,
  ...projectTexts,
  ...policyTexts,
  ...monitoringTexts,
  ...redTeamTexts,
  ...accessTexts,
}

/** The key of a text. */
export type TextKey = keyof typeof texts
