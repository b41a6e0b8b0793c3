import { changedFields } from './changed-fields.ts'

/** Whether something was typed or chosen in a form; blanks and rows without text are nothing. Values are plain data. */
export function isFilled<Fields extends object>(empty: Fields, fields: Fields): boolean {
  return Object.keys(changedFields(withoutBlanks(empty), withoutBlanks(fields))).length > 0
}

function withoutBlanks(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.filter((row) => row.trim() !== '')
        : typeof value === 'string'
          ? value.trim()
          : value,
    ]),
  )
}
