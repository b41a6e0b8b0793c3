import { type Material, type MaterialRange, materialUnitsMax, placeInMaterial } from './material.ts'

/**
 * The materials of a request with what is read of each bounded, so that all together keep within `unitsMax`: small ones
 * are read whole, long ones share what is left evenly. Cost: linear in what is kept.
 */
export function boundMaterial(
  materials: readonly Material[],
  unitsMax: number = materialUnitsMax,
): readonly Material[] {
  const smallestFirst = materials.map((_, at) => at).sort((a, b) => unitsOf(materials, a) - unitsOf(materials, b))
  const shares = new Map<number, number>()
  let left = unitsMax
  smallestFirst.forEach((at, place) => {
    const share = Math.min(unitsOf(materials, at), Math.floor(left / (smallestFirst.length - place)))
    shares.set(at, share)
    left -= share
  })
  return materials.map((material, at) => cut(material, shares.get(at) ?? 0))
}

function unitsOf(materials: readonly Material[], at: number): number {
  return materials[at]?.text.length ?? 0
}

function cut(material: Material, units: number): Material {
  const { text, values } = material
  if (text.length <= units) return material
  // What was beyond the bounds before lies behind this place.
  const rest: MaterialRange = placeInMaterial(material, { start: units, end: text.length })
  const kept = values === null ? null : values.filter(({ lineStart }) => lineStart < units)
  return { ...material, text: text.slice(0, units), values: kept, unread: [rest] }
}
