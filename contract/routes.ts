import { guardV1Operations } from './guard-v1/routes.ts'
import { manageOperations } from './manage/routes.ts'
import type { Operation } from './operation.ts'

/** Every operation once. An area adds its own table here and nothing else changes. */
export const operations = { ...guardV1Operations, ...manageOperations } as const satisfies Record<string, Operation>

/** The name of an operation. */
export type OperationName = keyof typeof operations
