import { holdPlannedZoo } from './hold-planned-zoo.ts'

// As the fifth.
await holdPlannedZoo('eighth', { tries: 1, scenariosPerPolicy: 1 })
