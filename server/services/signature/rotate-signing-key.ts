import { Problem } from '../../domain/problem.ts'
import { type SigningKey, withNewKey } from '../../domain/signature/signing-key.ts'
import type { ServiceScope } from '../scope/service-scope.ts'
import { newSigningKey, readSigningKeys, replaceSigningKeys } from './signing-keys.ts'

/**
 * Signs with a new key from now on. The one before goes on verifying what it signed; its private half is deleted. Rejects
 * with Problem `conflict` where somebody else rotated at the same time.
 */
export async function rotateSigningKey({
  store,
  clock,
}: Pick<ServiceScope, 'store' | 'clock'>): Promise<{ readonly current: SigningKey; readonly before: SigningKey }> {
  return store.write(async (repositories) => {
    const nowMs = clock.nowMs()
    const read = await readSigningKeys(repositories, nowMs)
    const ring = withNewKey(read.ring, newSigningKey(nowMs))
    if (!(await replaceSigningKeys(repositories, read, ring)))
      throw new Problem('conflict', 'The signing key was rotated at the same time; look at it again.')
    const [before] = ring.retired
    if (before === undefined) throw new Error('A rotated ring has a retired key.')
    return { current: ring.current, before }
  })
}
