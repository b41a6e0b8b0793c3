import { compatibleOperations } from './compatible/routes.ts'
import { feedbackOperations } from './feedback/routes.ts'
import { guardLegacyOperations } from './guard-legacy/routes.ts'
import { guardV1Operations } from './guard-v1/routes.ts'
import { accountOperations } from './manage/account-routes.ts'
import { calibrationOperations } from './manage/calibration-routes.ts'
import { projectOperations } from './manage/project-routes.ts'
import { manageOperations } from './manage/routes.ts'
import { sessionOperations } from './manage/session-routes.ts'
import { statisticsOperations } from './manage/statistics-routes.ts'
import type { Operation } from './operation.ts'
import { privacyOperations } from './privacy/routes.ts'
import { agentRunOperations } from './redteam/agent-run-routes.ts'
import { attackRunOperations } from './redteam/attack-run-routes.ts'
import { exportOperations } from './redteam/export-routes.ts'
import { testOperations } from './redteam/test-routes.ts'

/** Every operation once. An area adds its own table here and nothing else changes. */
export const operations = {
  ...guardV1Operations,
  ...guardLegacyOperations,
  ...compatibleOperations,
  ...manageOperations,
  ...accountOperations,
  ...sessionOperations,
  ...projectOperations,
  ...statisticsOperations,
  ...privacyOperations,
  ...feedbackOperations,
  ...calibrationOperations,
  ...testOperations,
  ...attackRunOperations,
  ...agentRunOperations,
  ...exportOperations,
} as const satisfies Record<string, Operation>

/** The name of an operation. */
export type OperationName = keyof typeof operations
