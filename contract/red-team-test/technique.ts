import { type Static, Type } from 'typebox'
import { listOf } from '../list.ts'
import { Taxonomy } from './red-team-scalars.ts'

/** A way of attacking. */
export const Technique = Type.Object({
  id: Type.String({ description: 'Stable, e.g. `enc.base64`.' }),
  name: Type.String(),
  mechanism: Type.String({ description: 'How it works.' }),
  multi_turn: Type.Boolean(),
  needs: Type.Array(Type.String(), {
    description: 'Out of `llm`, `tools`, `documents`, `memory`, `images`; empty means text only, offline.',
  }),
  taxonomy: Type.Array(Taxonomy),
  source: Type.String({ description: 'Where the idea comes from.' }),
  known_misses: Type.String({ description: 'What it is known not to do.' }),
})

/** A page of the catalogue. */
export const TechniqueList = listOf(Technique)

export type Technique = Static<typeof Technique>
export type TechniqueList = Static<typeof TechniqueList>
