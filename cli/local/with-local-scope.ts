import { readConfig } from '../../server/config.ts'
import { secureRandomBytes, sha256, systemClock, systemIds } from '../../server/process-ports.ts'
import type { ServiceScope } from '../../server/services/scope/service-scope.ts'
import type { CommandScope } from '../command.ts'
import { openLocalStore } from './open-local-store.ts'

/** Runs `work` on the database of the settings and closes it again. */
export async function withLocalScope<Result>(
  { env }: CommandScope,
  work: (scope: ServiceScope) => Promise<Result>,
): Promise<Result> {
  const store = await openLocalStore(readConfig(env))
  try {
    return await work({ store, clock: systemClock, ids: systemIds, sha256, randomBytes: secureRandomBytes })
  } finally {
    await store.close()
  }
}
