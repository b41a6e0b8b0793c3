import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { tuningPolicies } from '../../training/policies/tuning-policies.ts'
import { measurePolicies } from './measure-policies.ts'

/** Prints how owners' policies do: those of the bench, or with `--tuning` those on which constants are chosen. */
const given = process.argv.includes('--tuning') ? tuningPolicies : undefined
const { policies, meanF1 } = await measurePolicies(await loadEncoder(), given)
for (const { name, basis, f1, recall, nearMissAlarms } of policies) {
  console.log(
    `${basis.padEnd(16)} ${name.padEnd(26)} F1 ${f1.toFixed(2)}  recall ${recall.toFixed(2)}  near-misses ${nearMissAlarms.toFixed(2)}`,
  )
}
for (const [basis, { mean, low, high }] of Object.entries(meanF1)) {
  console.log(`${basis.padEnd(16)} mean F1 ${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`)
}
