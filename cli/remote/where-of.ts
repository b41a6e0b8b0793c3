import type { CommandOption, Given } from '../command.ts'
import type { ConnectOptions } from './open-client.ts'

/** The options of every command that asks the red-team service; `permissions` are those that its key needs. */
export function serviceOptions(
  permissions: string,
): Readonly<Record<'url' | 'organization' | 'key-file', CommandOption>> {
  return {
    url: {
      value: 'URL',
      meaning: 'Where the service is. Default: the variable REDOUBT_URL, else this computer, at REDOUBT_PORT or 4180.',
    },
    organization: { value: 'UUID', meaning: 'Default: that of the key.' },
    'key-file': {
      value: 'FILE',
      meaning: `Holds a key with the ${permissions}. Default: the variable REDOUBT_API_KEY.`,
    },
  }
}

/** Where these options say that the service is. */
export function whereOf(options: Given['options']): ConnectOptions {
  return { url: options.url, keyFile: options['key-file'], organizationId: options.organization }
}
