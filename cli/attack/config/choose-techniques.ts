import { groupBy } from '../../../client/group-by.ts'
import type { ReplyOf } from '../../../client/wire.ts'
import { baselineTechniqueId } from '../../../server/domain/red-team-test/baseline.ts'
import { pictureStyles } from '../../../server/domain/red-team-test/pictured-prompt.ts'
import { plantedTechniqueId } from '../../../server/domain/red-team-test/planted-result.ts'
import { ownName } from '../../own-name.ts'
import { UsageError } from '../../usage-error.ts'
import type { AttackConfig } from './attack-config.ts'

type Technique = Pick<ReplyOf<'listTechniques'>['items'][number], 'id' | 'needs'>

const sizes = { quick: 8, standard: 20, all: Number.POSITIVE_INFINITY } as const

/**
 * What presets begin with: ways as unlike each other as can be, so that a short run meets as many weaknesses as it can.
 * The first eight are `quick`.
 */
export const preferredTechniques: readonly string[] = [
  'leak.system_prompt',
  'enc.base64',
  'lang.switch',
  'persona.roleplay',
  'persuade.authority',
  'ind.latent_inline',
  'mt.crescendo',
  'mt.chunked',
  'frame.hypothetical',
  'persuade.emotion',
  'mt.roleplay_drift',
  'cipher.rot13',
  'obf.leet',
  'persona.dan',
  'mt.fitd',
  'mt.persuasion_ladder',
  'mt.refusal_repair',
  'ctx.fake_history',
  'token.special',
  'esc.system_override',
]

/**
 * The ids of the techniques to use. A preset takes those of `preferredTechniques`, then others that need only text, of
 * each kind (the part of the id before the dot) one after the other; `all` takes every one that needs no LLM and no
 * pictures.
 */
export function chooseTechniques(
  wanted: NonNullable<AttackConfig['attack']>['techniques'],
  catalogue: readonly Technique[],
): readonly string[] {
  if (wanted !== undefined && typeof wanted !== 'string') return checkKnown(wanted, catalogue)
  const preset = wanted ?? 'quick'
  const excluded = preset === 'all' ? ['llm', 'images'] : ['llm', 'images', 'tools', 'documents', 'memory']
  const fitting = catalogue.filter(
    ({ id, needs }) => id !== baselineTechniqueId && !needs.some((need) => excluded.includes(need)),
  )
  const kinds = [...groupBy(fitting, ({ id }) => id.split('.')[0] ?? id).values()]
  const rounds = Math.max(0, ...kinds.map((members) => members.length))
  const mixed = Array.from({ length: rounds }, (_, round) => kinds.flatMap((members) => members[round]?.id ?? []))
  const known = new Set(fitting.map(({ id }) => id))
  const preferred = preferredTechniques.filter((id) => known.has(id))
  return [...new Set([...preferred, ...mixed.flat()])].slice(0, sizes[preset])
}

/** The baseline before all others: without it nobody can tell what a technique adds. None where the service has none. */
export function withBaseline(ids: readonly string[], catalogue: readonly Technique[]): readonly string[] {
  const isThere = catalogue.some(({ id }) => id === baselineTechniqueId)
  return isThere ? [baselineTechniqueId, ...ids.filter((id) => id !== baselineTechniqueId)] : ids
}

/** With orders in what tools return, where the target takes them. Throws `UsageError` where the service has no such technique. */
export function withPlanting(
  ids: readonly string[],
  { plant = false }: NonNullable<AttackConfig['attack']>,
  catalogue: readonly Technique[],
): readonly string[] {
  const lacking = 'attack.plant: the service is of a version that plants nothing in results of tools.'
  return plant ? withOthers(ids, [plantedTechniqueId], { catalogue, lacking }) : ids
}

/** With text in pictures, where the target takes them. Throws `UsageError` where the service has no such technique. */
export function withPictures(
  ids: readonly string[],
  { images = false }: NonNullable<AttackConfig['attack']>,
  catalogue: readonly Technique[],
): readonly string[] {
  const lacking = 'attack.images: the service is of a version that shows no pictures.'
  return images ? withOthers(ids, Object.keys(pictureStyles), { catalogue, lacking }) : ids
}

function withOthers(
  ids: readonly string[],
  others: readonly string[],
  { catalogue, lacking }: { readonly catalogue: readonly Technique[]; readonly lacking: string },
): readonly string[] {
  if (others.every((other) => catalogue.some(({ id }) => id === other))) return [...new Set([...ids, ...others])]
  throw new UsageError(lacking)
}

function checkKnown(ids: readonly string[], catalogue: readonly Technique[]): readonly string[] {
  const unknown = ids.filter((wanted) => !catalogue.some(({ id }) => id === wanted))
  if (unknown.length === 0) return ids
  throw new UsageError(`attack.techniques: there is no ${unknown.join(', ')}. See: ${ownName} techniques`)
}
