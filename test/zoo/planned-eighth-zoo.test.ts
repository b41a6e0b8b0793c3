import { holdPlannedZoo } from './hold-planned-zoo.ts'

await holdPlannedZoo('eighth')
