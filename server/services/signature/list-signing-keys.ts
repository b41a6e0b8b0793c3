import type { SigningKey } from '../../domain/signature/signing-key.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { readSigningKeys } from './signing-keys.ts'

/** The public keys of the installation, the one in use first. Makes the first one where there is none. */
export async function listSigningKeys({
  store,
  clock,
}: Pick<ServiceScope, 'store' | 'clock'>): Promise<readonly SigningKey[]> {
  const { ring } = await store.write((repositories) => readSigningKeys(repositories, clock.nowMs()))
  const { privateKey: _, ...current } = ring.current
  return [current, ...ring.retired]
}
