import type { FastifyInstance } from 'fastify'

/** The pages of the documentation load nothing that does not come from this server, and run no script of their own. */
const documentationPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // The pages set sizes and colours by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The console runs the scripts of its own build and no other, and talks to this server alone. */
const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // The component library writes its theme into a style element; scripts have no such way.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Tells browsers to take every reply for what it says it is, and bounds what the pages of the documentation may do. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (/^\/console(?:[/?]|$)/.test(request.url)) {
      reply.header('content-security-policy', consolePolicy)
      reply.header('referrer-policy', 'no-referrer')
      reply.header('cross-origin-opener-policy', 'same-origin')
    }
    if (/^\/docs(?:[/?]|$)/.test(request.url)) reply.header('content-security-policy', documentationPolicy)
  })
}
