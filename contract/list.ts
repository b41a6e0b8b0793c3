import { type TSchema, Type } from 'typebox'
import { Limit, Offset } from './scalars.ts'

/** Which part of a list is wanted. */
export const PageQuery = Type.Object({ offset: Type.Optional(Offset), limit: Type.Optional(Limit) })

/** What every list answers with. */
export function listOf<Item extends TSchema>(item: Item) {
  return Type.Object({
    total: Type.Integer({ description: 'How many there are on all pages.' }),
    offset: Type.Integer(),
    limit: Type.Integer(),
    items: Type.Array(item),
  })
}
