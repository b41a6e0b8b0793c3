import { nearestName } from '../../server/config/nearest-name.ts'
import { type Permission, permissions } from '../../server/domain/account/organization.ts'
import { UsageError } from '../usage-error.ts'

/** A UUID, brought to lower case. */
export function readUuid(what: string, text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw new UsageError(`${what} must be a UUID.`)
  return text.toLowerCase()
}

/** A name for people: 1 to 200 characters, none of them a control character or half of a pair. */
export function readName(what: string, text: string): string {
  if (text.length > 200 || text.trim() === '' || /\p{Cc}/u.test(text) || !text.isWellFormed()) {
    throw new UsageError(`${what} must have 1 to 200 characters, no control characters among them.`)
  }
  return text
}

/** One of some words. */
export function readOneOf<Word extends string>(what: string, text: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === text)
  if (word === undefined) throw new UsageError(`${what} must be one of ${words.join(', ')}.`)
  return word
}

/** Permissions, separated by commas. */
export function readPermissions(text: string): readonly Permission[] {
  return text.split(',').map((part) => {
    const word = part.trim()
    const found = permissions.find((permission) => permission === word)
    if (found !== undefined) return found
    const nearest = nearestName(word, permissions)
    throw new UsageError(
      `There is no permission "${word}"; the nearest is "${nearest}". All: ${permissions.join(', ')}.`,
    )
  })
}

/** A moment in ISO 8601 with its offset from UTC. */
export function readMoment(what: string, text: string): number {
  const isComplete = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  const timeMs = isComplete ? Date.parse(text) : Number.NaN
  if (Number.isNaN(timeMs)) throw new UsageError(`${what} must be a moment like 2030-01-31T12:00:00Z.`)
  return timeMs
}

/** A whole number from 1 on. */
export function readAmount(what: string, text: string): number {
  const amount = /^\d{1,16}$/.test(text) ? Number(text) : 0
  if (amount < 1 || amount > Number.MAX_SAFE_INTEGER) throw new UsageError(`${what} must be a whole number from 1 on.`)
  return amount
}
