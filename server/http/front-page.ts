import type { FastifyInstance } from 'fastify'

/** Where to go on, by what is there. */
const links = {
  console: '/console',
  documentation: '/docs',
  openapi: '/openapi.json',
  health: '/health/ready',
} as const

/** GET /: what runs here, for programs as JSON; people are led to the console. Needs no key and tells nothing of what is stored. */
export function registerFrontPage(app: FastifyInstance, version: string): void {
  const about = { service: 'Redoubt', version, ...links }
  app.get('/', { schema: { hide: true } }, async ({ headers }, reply) => {
    reply.header('vary', 'accept')
    if (!/\btext\/html\b/.test(headers.accept ?? '')) return about
    return reply.redirect(links.console, 302)
  })
}
