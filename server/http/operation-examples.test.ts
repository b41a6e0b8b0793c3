import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { buildOpenApi } from '../openapi.ts'
import { bodyExamples } from './operation-examples.ts'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>
  }
}

test('every operation that takes a body has an example that its schema takes, and every id in a path has one', async () => {
  const { paths } = JSON.parse(JSON.stringify(await buildOpenApi())) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  const ajv = new Ajv({ strict: false, validateFormats: false })
  const named = new Set<string>()
  for (const { operationId, parameters = [], requestBody } of Object.values(paths).flatMap((one) =>
    Object.values(one),
  )) {
    for (const { in: place, name, example } of parameters) {
      if (place === 'path') assert.ok(example !== undefined, `${operationId}: ${name}`)
    }
    for (const { schema, example } of Object.values(requestBody?.content ?? {})) {
      assert.ok(example !== undefined, `${operationId} has no example`)
      const isValid = ajv.compile(schema)
      assert.ok(isValid(example), `${operationId}: ${JSON.stringify(isValid.errors)}`)
      assertKnown(example, schema, operationId)
      named.add(operationId)
    }
  }
  assert.deepEqual([...named].sort(), Object.keys(bodyExamples).sort())
})

/** Most bodies take fields that they do not know; an example holds none. */
function assertKnown(example: unknown, schema: { readonly properties?: object }, operationId: string): void {
  for (const name of Object.keys(example as object))
    assert.ok(name in (schema.properties ?? {}), `${operationId}: ${name}`)
}
