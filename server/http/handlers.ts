import type { OperationName, operations } from '../../contract/routes.ts'
import { check } from './guard-v1/check.ts'
import { createConversation } from './guard-v1/create-conversation.ts'
import { createProject } from './guard-v1/create-project.ts'
import { evaluateInput } from './guard-v1/evaluate-input.ts'
import { evaluateOutput } from './guard-v1/evaluate-output.ts'
import { exportMonitoring } from './guard-v1/export-monitoring.ts'
import { createPolicy } from './manage/create-policy.ts'
import { listPolicies } from './manage/list-policies.ts'
import { readPolicy } from './manage/read-policy.ts'
import type { OperationHandler } from './operation-handler.ts'

/** Who answers each operation. An operation without a handler does not type-check. */
export const handlers = {
  createProject,
  createConversation,
  evaluateInput,
  evaluateOutput,
  exportMonitoring,
  check,
  listPolicies,
  createPolicy,
  readPolicy,
} as const satisfies { readonly [Name in OperationName]: OperationHandler<(typeof operations)[Name]> }
