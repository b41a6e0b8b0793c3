import { likelihoodOf } from '../../server/domain/likelihood.ts'
/** One observation: its measures, whether it is what is looked for, and how much it counts. */
export interface Observation {
  readonly measures: readonly number[]
  readonly isPositive: boolean
  readonly weight: number
}

const steps = 30

/** Held so close to 0 that weights stay finite where observations can be parted. */
const ridge: number = 1e-4

/** Logistic regression by Newton's method: a weight for each measure, then the bias. Weights of observations sum to about 1. */
export function fitLogistic(observations: readonly Observation[]): readonly number[] {
  const width = (observations[0]?.measures.length ?? 0) + 1
  let weights = new Array<number>(width).fill(0)
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight) => ridge * weight)
    const curvature = weights.map((_, row) => weights.map((__, column) => (row === column ? ridge : 0)))
    for (const { measures, isPositive, weight } of observations) {
      const inputs = [...measures, 1]
      const chance = likelihoodOf(inputs.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
      inputs.forEach((value, row) => {
        gradient[row] = (gradient[row] ?? 0) + weight * (chance - (isPositive ? 1 : 0)) * value
        const line = curvature[row] ?? []
        inputs.forEach((other, column) => {
          line[column] = (line[column] ?? 0) + weight * chance * (1 - chance) * value * other
        })
      })
    }
    const change = solve(curvature, gradient)
    weights = weights.map((weight, at) => weight - (change[at] ?? 0))
  }
  return weights
}

/** Solves a small linear system by elimination; the matrix is positive, so no row has to be swapped. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  rows.forEach((pivot, at) => {
    const divisor = pivot[at] ?? 1
    pivot.forEach((value, column) => {
      pivot[column] = value / divisor
    })
    rows.forEach((row, other) => {
      const factor = other === at ? 0 : (row[at] ?? 0)
      if (factor !== 0) {
        pivot.forEach((value, column) => {
          row[column] = (row[column] ?? 0) - factor * value
        })
      }
    })
  })
  return rows.map((row) => row.at(-1) ?? 0)
}
