import { rotateSigningKey } from '../../server/services/signature/rotate-signing-key.ts'
import type { Command } from '../command.ts'
import { withLocalScope } from '../local/with-local-scope.ts'

/** `redoubt signing-key rotate`. */
export const signingKeyRotate: Command = {
  name: 'signing-key rotate',
  summary:
    'Makes a new key that reports are signed with from now on. The one before goes on verifying what it signed; its private half is deleted. Hand the new public key to whoever verifies (`redoubt signing-keys`).',
  positionals: [],
  options: {},
  examples: ['redoubt signing-key rotate'],
  async run(_, scope) {
    const { current, before } = await withLocalScope(scope, rotateSigningKey)
    scope.print(`in use   ${current.id}`)
    scope.print(`retired  ${before.id}`)
    return 0
  },
}
