import type { ColumnType } from 'kysely'

/** A whole number: SQLite gives a number, the driver of PostgreSQL a string. Times are milliseconds since 1970. */
export type WholeNumber = ColumnType<number | string, number, number>

/** A whole number or nothing. */
export type MaybeWholeNumber = ColumnType<number | string | null, number | null, number | null>

/** 0 or 1. */
export type Flag = 0 | 1
