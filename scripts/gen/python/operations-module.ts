import type { Operation } from '../../../contract/operation.ts'
import { repetitionOf } from '../client-operations.ts'
import { parameterName, pythonText, snakeCase } from './python-names.ts'
import type { PythonOperation } from './python-operation.ts'
import { PythonTypes } from './python-types.ts'

type Kind = 'sync' | 'async'

/** A module with the methods of these operations, once for programs that wait and once for those that `await`. */
export function operationsModule(head: string, area: string, all: readonly PythonOperation[]): string {
  return `${head}
from __future__ import annotations

from typing import Any, AsyncIterator, Iterator, Literal

from . import wire
from .operation import Operation
from .operation_group import AsyncOperationGroup, OperationGroup

${all.map(rowOf).join('\n')}


class ${area}Operations(OperationGroup):
    ${pythonText('The operations as methods that return when they are done. Each raises `RedoubtProblem`.')}

${all.map((one) => methodsOf(one, 'sync')).join('\n\n')}


class Async${area}Operations(AsyncOperationGroup):
    ${pythonText('The operations as methods to be awaited. Each raises `RedoubtProblem`.')}

${all.map((one) => methodsOf(one, 'async')).join('\n\n')}
`
}

function rowOf({ operation }: PythonOperation): string {
  const { method, path } = operation
  const words = [method, path, repetitionOf(operation)].map((word) => JSON.stringify(word))
  return `${rowName({ operation })} = Operation(${words.join(', ')})`
}

function rowName({ operation }: Pick<PythonOperation, 'operation'>): string {
  return `_${snakeCase(operation.name).toUpperCase()}`
}

function methodsOf(one: PythonOperation, kind: Kind): string {
  return [methodOf(one, kind), ...(one.list === null ? [] : [walkOf(one, one.list, kind)])].join('\n\n')
}

function methodOf(one: PythonOperation, kind: Kind): string {
  const { operation, reply } = one
  const about = `${operation.summary}. ${operation.description}`
  const call = `${kind === 'async' ? 'await ' : ''}self._call`
  return `    ${kind === 'async' ? 'async ' : ''}def ${snakeCase(operation.name)}(
        self,
${signatureOf(one)}    ) -> ${qualified(reply)}:
        ${pythonText(about, '        ')}
        reply: ${qualified(reply)} = ${call}(
${argumentsOf(one, [])}        )
        return reply`
}

/** Every item of a list: `listPolicies` becomes `iterate_policies`. */
function walkOf(one: PythonOperation, { field, item }: NonNullable<PythonOperation['list']>, kind: Kind): string {
  const { operation } = one
  const name = `iterate_${snakeCase(operation.name).replace(/^(list|export|read)_/, '')}`
  const iterator = kind === 'async' ? 'AsyncIterator' : 'Iterator'
  const about = `${operation.summary}, page after page: \`offset\` is where it begins, \`limit\` the size of a page. What is added or removed meanwhile may be missed or seen twice.`
  return `    def ${name}(
        self,
${signatureOf(one)}    ) -> ${iterator}[${qualified(item)}]:
        ${pythonText(about, '        ')}
        return self._walk(
${argumentsOf(one, [JSON.stringify(field)])}        )`
}

interface Parameter {
  readonly place: 'params' | 'body' | 'query' | 'option' | 'border'
  readonly wireName: string
  readonly name: string
  readonly text: string
}

/** Path and body by place, the query and how to call by name. */
function parametersOf({ operation, body }: PythonOperation): readonly Parameter[] {
  const { params, query } = operation
  const named = Object.entries(query?.properties ?? {}).map(([wireName, schema]): Parameter => {
    const type = new PythonTypes(new Map()).typeOf(schema, wireName)
    const isRequired = query?.required?.includes(wireName) === true
    const name = parameterName(wireName)
    const text = isRequired ? `${name}: ${type}` : `${name}: ${type} | None = None`
    return { place: 'query', wireName, name, text }
  })
  const inPath = Object.keys(params?.properties ?? {}).map((wireName): Parameter => {
    return { place: 'params', wireName, name: parameterName(wireName), text: `${parameterName(wireName)}: str` }
  })
  const inBody: readonly Parameter[] =
    body === null ? [] : [{ place: 'body', wireName: 'body', name: 'body', text: bodyText(operation, qualified(body)) }]
  const border: Parameter = { place: 'border', wireName: '*', name: '*', text: '*' }
  const all = [...inPath, ...inBody, border, ...named, ...optionsOf(operation)]
  if (new Set(all.map(({ name }) => name)).size < all.length)
    throw new Error(`${operation.name}: a parameter comes twice`)
  return all
}

function bodyText({ body }: Operation, type: string): string {
  const { required = [] } = (body ?? {}) as { readonly required?: readonly string[] }
  return required.length > 0 ? `body: ${type}` : `body: ${type} | None = None`
}

function optionsOf(operation: Operation): readonly Parameter[] {
  const option = (name: string, type: string): Parameter => {
    return { place: 'option', wireName: name, name, text: `${name}: ${type} | None = None` }
  }
  const isKeyed = repetitionOf(operation) === 'key'
  return [
    ...(isKeyed ? [option('idempotency_key', 'str')] : []),
    option('timeout_s', 'float'),
    option('retries', 'int'),
  ]
}

function signatureOf(one: PythonOperation): string {
  return parametersOf(one)
    .map(({ text }) => `        ${text},\n`)
    .join('')
}

function argumentsOf(one: PythonOperation, further: readonly string[]): string {
  const parameters = parametersOf(one)
  const at = (place: Parameter['place']) => parameters.filter((parameter) => parameter.place === place)
  const dictionary = (place: Parameter['place']) =>
    `{${at(place)
      .map(({ wireName, name }) => `${JSON.stringify(wireName)}: ${name}`)
      .join(', ')}}`
  const given = [rowName(one), ...further, dictionary('params'), dictionary('query')]
  const options = at('option').map(({ name }) => `${name}=${name}`)
  return [...given, one.body === null ? 'None' : 'body', ...options].map((text) => `            ${text},\n`).join('')
}

/** The name of a class of `wire.py`, or a type of Python's own. */
function qualified(type: string): string {
  return type.replaceAll(/\b[A-Z]\w*\b(?!\[)/g, (name) => (name === 'Any' || name === 'None' ? name : `wire.${name}`))
}
