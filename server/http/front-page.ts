import type { FastifyInstance } from 'fastify'

const title = 'Redoubt: guardrails and red-team testing for applications built on large language models'

/** The links of the page, by what they lead to. */
const links = {
  documentation: '/docs',
  openapi: '/openapi.json',
  health: '/health/ready',
} as const

/** GET /: what runs here, for people as a page and for programs as JSON. Needs no key and tells nothing of what is stored. */
export function registerFrontPage(app: FastifyInstance, version: string): void {
  const about = { service: 'Redoubt', version, ...links }
  app.get('/', { schema: { hide: true } }, async ({ headers }, reply) => {
    reply.header('vary', 'accept')
    if (!/\btext\/html\b/.test(headers.accept ?? '')) return about
    reply.header(
      'content-security-policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(page(version))
  })
}

function page(version: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Redoubt</title>
<h1>Redoubt ${version}</h1>
<p>${title}.</p>
<ul>
<li><a href="${links.documentation}">Documentation of every operation</a></li>
<li><a href="${links.openapi}">The same as OpenAPI</a></li>
<li><a href="${links.health}">Whether the service is ready</a></li>
</ul>
</html>
`
}
