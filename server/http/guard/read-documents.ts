import type { Document } from '../../../contract/guard/document.ts'
import { type Material, materialUnitsMax } from '../../domain/guard/material.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'
import { readJsonDocument } from './read-json-document.ts'

const contents = ['text', 'html', 'markdown', 'json'] as const
const errorsNamedMax = 20

/** The documents of a body as material. Throws naming each that holds nothing or two things. `path` names the field in errors. */
export function readDocuments(documents: readonly Document[] | undefined, path: string): readonly Material[] {
  const errors: FieldError[] = []
  const materials = (documents ?? []).flatMap((document, index): Material[] => {
    const given = contents.filter((name) => document[name] !== undefined)
    const [name] = given
    if (name === undefined || given.length > 1) {
      const found = given.length === 0 ? 'holds none' : `holds ${given.join(' and ')}`
      errors.push({ path: `${path}[${index}]`, message: `needs exactly one of ${contents.join(', ')}; it ${found}` })
      return []
    }
    const named = { kind: 'document', index, id: document.id ?? null, title: document.title ?? null } as const
    const content = document[name]
    if (typeof content === 'string') return [{ ...named, text: content, values: null, unread: [] }]
    return [{ ...named, ...readJsonDocument(content, materialUnitsMax) }]
  })
  const [first] = errors
  if (first === undefined) return materials
  throw new Problem('invalid-request', `${first.path} ${first.message}.`, { errors: errors.slice(0, errorsNamedMax) })
}
