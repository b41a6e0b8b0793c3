import { holdPlannedZoo } from './hold-planned-zoo.ts'

// As the fifth.
await holdPlannedZoo('seventh', { tries: 1, scenariosPerPolicy: 1 })
