import { foundation } from './0001-foundation.ts'
import type { Migration } from './migration.ts'

/** All steps of the schema in order. */
export const migrations: readonly Migration[] = [foundation]
