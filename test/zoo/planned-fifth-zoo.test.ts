import { holdPlannedZoo } from './hold-planned-zoo.ts'

// Its targets have handbooks and three rules each: half of what the others get takes as long.
await holdPlannedZoo('fifth', { tries: 1, scenariosPerPolicy: 1 })
