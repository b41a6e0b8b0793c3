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

/** The console runs the scripts of its own build and no other, and talks to this server and the named targets alone. */
function consolePolicy(targets: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The component library writes its theme into a style element; scripts have no such way.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...targets].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Tells browsers to take every reply for what it says it is, and bounds what the pages of the documentation and of the console
 * may do. `consoleTargets`: web origins that the console may connect to beside this server; default none.
 */
export function registerSecurityHeaders(app: FastifyInstance, consoleTargets: readonly string[] = []): void {
  const policy = consolePolicy(consoleTargets)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (/^\/console(?:[/?]|$)/.test(request.url)) {
      reply.header('content-security-policy', policy)
      reply.header('referrer-policy', 'no-referrer')
      reply.header('cross-origin-opener-policy', 'same-origin')
    }
    if (/^\/docs(?:[/?]|$)/.test(request.url)) reply.header('content-security-policy', documentationPolicy)
  })
}
