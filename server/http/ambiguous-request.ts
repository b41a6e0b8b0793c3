import type { FastifyInstance } from 'fastify'
import { Problem } from '../domain/problem.ts'

/**
 * Refuses requests that HTTP forbids and Node lets through: with two `Host` headers, of which a proxy may have judged the
 * other one (RFC 9112, 3.2), and with an expectation other than `100-continue`.
 */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  // Node answers these itself, without a word about why.
  app.server.on('checkExpectation', (request, reply) => app.server.emit('request', request, reply))
  app.addHook('onRequest', async ({ raw: { headers, rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    if (hosts > 1) throw new Problem('invalid-request', 'The header "Host" was sent more than once. Send it once.')
    if (headers.expect === undefined || /^100-continue$/i.test(headers.expect)) return
    throw new Problem('expectation-failed', 'The header "Expect" may only be "100-continue". Leave it out.')
  })
}
