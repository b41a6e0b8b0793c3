import type { LogLevel } from './config/effective-config.ts'
import type { Environment } from './config.ts'

/**
 * The level of the log: what the setting says, or its default. On a terminal the default is `warn`: somebody sits there, and a
 * line for each request would scroll away the address and the key that the first start shows once.
 */
export function shownLogLevel(configured: LogLevel, env: Environment, isTerminal: boolean): LogLevel {
  return isTerminal && !env.REDOUBT_LOG_LEVEL ? 'warn' : configured
}
