import { accountOperations } from './account/routes.ts'
import { agentRunOperations } from './agent-run/routes.ts'
import { attackRunOperations } from './attack-run/routes.ts'
import { calibrationOperations } from './calibration/routes.ts'
import { compatibleOperations } from './compatible/routes.ts'
import { exportOperations } from './export/routes.ts'
import { feedbackOperations } from './feedback/routes.ts'
import { guardV1Operations } from './guard/routes.ts'
import { guardLegacyOperations } from './legacy/routes.ts'
import { savedViewOperations, statisticsOperations } from './monitoring/routes.ts'
import type { Operation } from './operation.ts'
import { policyOperations } from './policy/routes.ts'
import { privacyOperations } from './privacy/routes.ts'
import { projectOperations } from './project/routes.ts'
import { testOperations } from './red-team-test/routes.ts'
import { sessionOperations } from './session/routes.ts'
import { signatureOperations } from './signature/routes.ts'
import { topicOperations } from './topic/routes.ts'

/** Every operation once. An area adds its own table here and nothing else changes. */
export const operations = {
  ...guardV1Operations,
  ...guardLegacyOperations,
  ...compatibleOperations,
  ...policyOperations,
  ...topicOperations,
  ...accountOperations,
  ...sessionOperations,
  ...projectOperations,
  ...statisticsOperations,
  ...savedViewOperations,
  ...privacyOperations,
  ...feedbackOperations,
  ...calibrationOperations,
  ...testOperations,
  ...attackRunOperations,
  ...agentRunOperations,
  ...exportOperations,
  ...signatureOperations,
} as const satisfies Record<string, Operation>

/** The name of an operation. */
export type OperationName = keyof typeof operations
