import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Environment } from '../../../server/config.ts'
import { UsageError } from '../../usage-error.ts'
import { isKeyLike } from './key-like-name.ts'

/** A value whose secrets stand in it now, and what they are, so that they can be hidden again. */
export interface Resolved<Value> {
  /** The same with every reference replaced. */
  readonly value: Value
  /** Each that was put in. */
  readonly secrets: readonly string[]
}

const pattern = /\{\{\s*(env|file):([^{}]+?)\s*\}\}/g

/** The places of the texts of a value that ask for a variable or a file. */
export function placesOfSecrets(value: unknown): readonly string[] {
  const places: string[] = []
  const look = (text: string, place: string) => {
    if (text.search(pattern) !== -1) places.push(place)
    return text
  }
  mapTexts(value, look, '')
  return places
}

/** Puts environment variables (`{{env:NAME}}`) and the contents of files (`{{file:PATH}}`) into every text of a value. */
export function resolveSecrets<Value>(
  value: Value,
  { env, folder }: { readonly env: Environment; readonly folder: string },
): Resolved<Value> {
  const secrets: string[] = []
  const fill = (text: string, place: string) =>
    text.replace(pattern, (_, kind: string, name: string) => {
      const secret = kind === 'env' ? readVariable(env, name, place) : readSecretFile(resolve(folder, name), place)
      secrets.push(secret)
      return secret
    })
  return { value: mapTexts(value, fill, '') as Value, secrets }
}

/** The content of a file without the line end. Throws `UsageError` naming the place that asks for it. */
export function readSecretFile(path: string, place: string): string {
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (text !== '') return text
  } catch {
    throw new UsageError(`${place}: the file ${path} cannot be read.`)
  }
  throw new UsageError(`${place}: the file ${path} is empty.`)
}

/** An environment variable. Throws `UsageError` naming the place that asks for it; a name that looks like a key is not repeated. */
export function readVariable(env: Environment, name: string, place: string): string {
  const value = env[name]
  if (value) return value
  if (!isKeyLike(name)) throw new UsageError(`${place}: the environment variable ${name} is not set.`)
  throw new UsageError(`${place}: give the name of an environment variable; this one is not set and looks like a key.`)
}

function mapTexts(value: unknown, map: (text: string, place: string) => string, place: string): unknown {
  if (typeof value === 'string') return map(value, place)
  if (Array.isArray(value)) return value.map((one, index) => mapTexts(one, map, `${place}[${index}]`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapTexts(one, map, place === '' ? key : `${place}.${key}`)]),
  )
}
