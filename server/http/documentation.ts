import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { Problem, problemCodes } from '../domain/problem.ts'

/**
 * GET /openapi.json: OpenAPI 3.1 from the routes that are registered. GET /docs: the same, rendered, from files of this
 * server alone. GET /docs/errors/{code}: the page of an error code. Must be awaited before routes are registered.
 */
export async function registerDocumentation(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Redoubt',
        version,
        description: 'Guardrails for applications built on large language models.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: { securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } } },
      tags: [
        { name: 'Guard v1', description: 'Checks, projects, conversations, monitoring.' },
        { name: 'Policies', description: 'What the owner forbids.' },
        { name: 'extension', description: 'Goes beyond the published interface.' },
      ],
    },
    transformObject: (document) =>
      'openapiObject' in document ? withOptionalBodies(document.openapiObject) : document.swaggerObject,
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
  })
  let written: Buffer | null = null
  // All routes are registered before the first request, so that the document never changes.
  const document = () => {
    written ??= Buffer.from(JSON.stringify(app.swagger()))
    return written
  }
  // The page's own route would write it anew for each reader; the library keeps the YAML.
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.url !== '/docs/json') return
    return reply.type('application/json; charset=utf-8').send(document())
  })
  await app.register(swaggerUi, { routePrefix: '/docs', logLevel: 'warn' })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
  app.get<{ Params: { code: string } }>('/docs/errors/:code', { schema: { hide: true } }, async (request, reply) => {
    const code = problemCodes.find((known) => known === request.params.code)
    if (!code) throw new Problem('route-not-found', 'There is no error code of this name.')
    reply.type('text/markdown; charset=utf-8')
    return readFile(new URL(`../../docs/errors/${code}.md`, import.meta.url), 'utf8')
  })
}

/** A body without required fields may be left out; the generator says of every body that it must be there. */
function withOptionalBodies<Document extends { readonly paths?: object }>(document: Document): Document {
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(methods as object)) {
      const body = operation?.requestBody
      const schema = body?.content?.['application/json']?.schema
      if (schema && !(schema.required?.length > 0)) body.required = false
    }
  }
  return document
}
