import type { FastifyInstance } from 'fastify'
import { guardBase, guardBaseLegacy } from '../../contract/guard/routes.ts'

/** Sends requests to the v1.1 paths on to v1 with the same method and query, before authentication. */
export function registerLegacyRedirect(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${guardBaseLegacy}/*`,
    schema: { hide: true },
    onRequest: async (request, reply) => reply.redirect(guardBase + request.url.slice(guardBaseLegacy.length), 307),
    handler: () => undefined,
  })
}
