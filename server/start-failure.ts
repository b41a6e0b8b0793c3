import { ConfigError } from './config.ts'

/** Says in plain words why the service could not start and how to mend it. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError) return `Redoubt did not start.\n${error.message}`
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const explained = explanations[code]
  return `Redoubt did not start: ${explained ? `${explained} (${message})` : message}`
}

/** What the operating system's codes mean for somebody who starts a server. */
const explanations: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use. Stop what listens there, or set REDOUBT_PORT to another one',
  EADDRNOTAVAIL: 'this machine has no such address. Set REDOUBT_HOST to one of its own',
  EACCES: 'permission was denied. Ports below 1024 need privileges; set REDOUBT_PORT to a higher one',
  ENOTFOUND: 'the host name is unknown. Mend REDOUBT_HOST or DATABASE_URL',
  ECONNREFUSED: 'nothing listens where DATABASE_URL points. Start PostgreSQL or mend the address',
  ENOSPC: 'the disk is full. Make room in REDOUBT_DATA_DIR',
}
