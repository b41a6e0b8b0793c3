import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { once } from '../domain/once.ts'
import { Problem, problemCodes } from '../domain/problem.ts'
import { addExamples } from './operation-examples.ts'

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
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      tags: [
        { name: 'Guard v1', description: 'Checks, projects, conversations, monitoring.' },
        { name: 'Policies', description: 'What the owner forbids.' },
        { name: extensionTag, description: 'Goes beyond the published interface.' },
      ],
    },
    transformObject: (document) =>
      'openapiObject' in document ? completed(document.openapiObject) : document.swaggerObject,
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `def-${index}`) },
  })
  // All routes are registered before the first request, so that the documents never change.
  const document = once(() => Buffer.from(JSON.stringify(app.swagger())))
  const shown = once(() => Buffer.from(JSON.stringify(withOneTag(app.swagger()))))
  // The page's own route would write it anew for each reader; the library keeps the YAML.
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (routeOptions.url !== '/docs/json') return
    return reply.type('application/json; charset=utf-8').send(shown())
  })
  const theme = {
    title: 'Redoubt',
    favicon: [{ filename: 'mark.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml', content: mark }],
  }
  const logo = { type: 'image/svg+xml', content: mark, href: '/' }
  await app.register(swaggerUi, { routePrefix: '/docs', logLevel: 'warn', theme, logo })
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

/** Our own mark: a wall with battlements. */
const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="6" fill="#1f3a5f"/><path d="M6 10h4v4h4v-4h4v4h4v-4h4v16H6z" fill="#fff"/></svg>',
)

/** The page lists an operation under each of its tags; of those that are extensions the summary says so there. */
function withOneTag(document: object): object {
  const { tags = [], paths = {} } = document as {
    readonly tags?: readonly { readonly name: string }[]
    readonly paths?: Readonly<Record<string, Readonly<Record<string, ShownOperation>>>>
  }
  const shown = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, shownOnce(operation)])),
  ])
  return { ...document, tags: tags.filter(({ name }) => name !== extensionTag), paths: Object.fromEntries(shown) }
}

interface ShownOperation {
  readonly tags?: readonly string[]
  readonly summary?: string
}

const extensionTag = 'extension'

function shownOnce(operation: ShownOperation): ShownOperation {
  const { tags = [], summary = '' } = operation
  if (!tags.includes(extensionTag)) return operation
  return { ...operation, summary: `${summary} (extension)`, tags: tags.filter((tag) => tag !== extensionTag) }
}

/**
 * With examples. A body without required fields may be left out; the generator says of every body that it must be there.
 */
function completed<Document extends { readonly paths?: object }>(document: Document): Document {
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(methods as object)) {
      addExamples(operation)
      const body = operation?.requestBody
      const schema = body?.content?.['application/json']?.schema
      if (schema && !(schema.required?.length > 0)) body.required = false
    }
  }
  return document
}
