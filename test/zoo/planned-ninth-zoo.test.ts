import { holdPlannedZoo } from './hold-planned-zoo.ts'

// As the fifth.
await holdPlannedZoo('ninth', { tries: 1, scenariosPerPolicy: 1 })
