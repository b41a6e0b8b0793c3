import type * as read from './parse-setting.ts'

/** One setting, as data: what reads it, what documents it. */
export interface Setting<Value> {
  /** The name of the environment variable. */
  readonly name: string
  /** What kind of value it takes, in a word or two. */
  readonly kind: string
  /** What it decides. */
  readonly meaning: string
  /** Which values are allowed. */
  readonly range: string
  /** A value that is allowed, for the documentation. */
  readonly example: string
  /** What holds when it is not set: as documented, and as a value. */
  readonly default: { readonly text: string; readonly value: Value }
  /** `whole`: never shown. `password`: shown without the password in it. `no`: shown. */
  readonly secret: 'no' | 'password' | 'whole'
  readonly parse: read.Parser<Value>
}
