import type { Operation } from '../../../contract/operation.ts'
import { operations } from '../../../contract/routes.ts'
import { contractNames } from './contract-names.ts'
import { operationsModule } from './operations-module.ts'
import { pascalCase } from './python-names.ts'
import type { PythonOperation } from './python-operation.ts'
import { PythonTypes } from './python-types.ts'

/** `wire.py`: the types of all bodies and replies. */
export async function pythonWire(root: string): Promise<string> {
  const { types } = await readContract(root)
  return `${head('What is sent and what is answered, as plain dictionaries with types.')}
from __future__ import annotations

import sys
from typing import Any, Literal, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
else:
    from typing_extensions import NotRequired


${types.classes.join('\n\n')}`
}

/** The methods of the operations that a key with one of these permissions may use. */
export async function pythonOperations(root: string, name: string, permissions: readonly string[]): Promise<string> {
  const { all } = await readContract(root)
  const own = all.filter(({ operation: { permission } }) => permission === null || permissions.includes(permission))
  const about = `The operations that a key with the permission ${permissions.join(' or ')} may use.`
  return operationsModule(head(about), pascalCase(name), own)
}

function head(about: string): string {
  return `"""${about}

Written from the contract of the service by \`npm run gen\`; not to be edited by hand.
"""
`
}

async function readContract(root: string) {
  const types = new PythonTypes(await contractNames(root))
  const all = Object.values<Operation>(operations).map((operation): PythonOperation => {
    const name = pascalCase(operation.name)
    const body = operation.body === null ? null : types.typeOf(operation.body, `${name}Body`)
    const reply = types.typeOf(operation.reply.schema, `${name}Reply`)
    return { operation, body, reply, list: listOf(operation, types, name) }
  })
  return { types, all }
}

interface ListReply {
  readonly properties?: Readonly<Record<string, { readonly items?: object }>>
}

/** As in `client/each-item.ts`: a list has a total, and its page is called `items` or `cases`. */
function listOf({ reply, query }: Operation, types: PythonTypes, name: string): PythonOperation['list'] {
  const { properties = {} } = reply.schema as ListReply
  const field = (['items', 'cases'] as const).find((one) => properties[one]?.items !== undefined)
  const items = field && properties[field]?.items
  if (
    properties.total === undefined ||
    field === undefined ||
    items === undefined ||
    query?.properties.offset === undefined
  )
    return null
  return { field, item: types.typeOf(items, `${name}ReplyItem`) }
}
