import { writeFileSync } from 'node:fs'
import { readBackground } from '../../server/detectors/compile/background.ts'
import { embedTexts } from '../../server/detectors/compile/embed-texts.ts'
import {
  type AskedShare,
  type FusionWeights,
  fusionHash,
  type PolicyFusionFile,
  policyFusionPath,
} from '../../server/detectors/compile/policy-fusion.ts'
import { readDefinition } from '../../server/detectors/compile/read-definition.ts'
import { unpackVectors } from '../../server/detectors/vectors/pack-vectors.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { trainFolder } from '../rows.ts'
import { type AuthoredPolicy, authoredPolicies } from './authored-policies.ts'
import { blindPolicies } from './blind-policies.ts'
import { chooseWeights } from './choose-weights.ts'
import { fitGate, type GatePolicy } from './fit-gate.ts'
import { measureCases, type PolicyCase } from './measure-cases.ts'
import { tuningPolicies } from './tuning-policies.ts'

/**
 * Writes models/policy-fusion.json: node training/policies/fit-fusion.ts [folder data] [--quick]. Needs the encoder and
 * models/background.* made with it. Gates are fitted on policies that the encoder learnt from, weights and threshold on
 * those that it did not, each judged while left out. Seeded. Two minutes on a free core; --quick, for a look, a quarter.
 */
const isQuick = process.argv.includes('--quick')
const train = trainFolder(process.argv.slice(2).find((argument) => !argument.startsWith('--')))

/** Of ordinary texts so many are read beside a policy: more costs time in every check, less costs recall (see figures). */
const askedShare: AskedShare = { definitionOnly: 0.2, withExamples: 0.1 }

const encoder = await loadEncoder()
const background = readBackground(encoder.identity.version)
const authored = authoredPolicies(train)

const learnt = authored.filter(({ isUnseen }) => !isUnseen).filter((_, at) => !isQuick || at % 3 === 0)
const gatePolicies: GatePolicy[] = []
for (const policy of learnt) gatePolicies.push(...(await readGatePolicy(policy)))
console.log(`${learnt.length} policies read for the gates`)
const gate = fitGate(gatePolicies, background)
const opened = {
  mean: unpackVectors(gate.mean),
  left: unpackVectors(gate.left),
  right: unpackVectors(gate.right),
  own: gate.own,
}
console.log('gates fitted')

const unseen: readonly AuthoredPolicy[] = [
  ...authored.filter(({ isUnseen }) => isUnseen),
  ...blindPolicies(),
  ...tuningPolicies.map(({ name, description, examples, cases }) => ({
    name,
    hand: 'tuning',
    definitions: [description],
    violating: [...examples.violating, ...cases.violating],
    near: cases.nearMisses,
    allowed: examples.allowed,
    isUnseen: true,
  })),
]
const cases: PolicyCase[] = []
for (const policy of unseen) {
  cases.push(
    ...(await measureCases(policy, {
      encoder,
      background,
      gate: opened,
      askedShare,
      counts: isQuick ? [0, 4] : [0, 1, 2, 4, 8],
      wordings: isQuick ? 1 : 2,
      ordinary: isQuick ? 6 : 24,
    })),
  )
  console.log(policy.name, cases.length)
}

const alone = chooseWeights(cases.filter(({ examples }) => examples === 0))
const beside = chooseWeights(cases.filter(({ examples }) => examples > 0))
const file: PolicyFusionFile = {
  about:
    'What turns likeness and the pair head’s answer into the value of an owner’s policy, and which texts are put to it at all. Written by training/policies/fit-fusion.ts; make it again whenever the encoder or the background changes.',
  madeFor: { encoder: encoder.identity.version, pairs: encoder.pairsVersion, background: background.version },
  askedShare,
  gate,
  definitionOnly: rounded(alone.weights),
  withExamples: rounded(beside.weights),
  figures: { policies: unseen.length, isQuick, definitionOnly: alone.figures, withExamples: beside.figures },
}
writeFileSync(policyFusionPath, `${JSON.stringify({ ...file, sha256: fusionHash(file) }, null, 1)}\n`)
console.log(JSON.stringify({ ...file.definitionOnly, ...alone.figures }, null, 1))
console.log(JSON.stringify({ ...file.withExamples, ...beside.figures }, null, 1))

/** One for each wording. */
async function readGatePolicy(policy: AuthoredPolicy): Promise<readonly GatePolicy[]> {
  const of = async (texts: readonly string[]): Promise<Float32Array[]> =>
    (await embedTexts(encoder, texts)).filter((vector) => vector !== null)
  const violating = await of(policy.violating)
  const texts = isQuick ? violating : [...violating, ...(await of([...policy.near, ...policy.allowed]))]
  const all: GatePolicy[] = []
  for (const definition of policy.definitions.slice(0, isQuick ? 1 : 3)) {
    all.push({ references: await of([definition, ...readDefinition(definition).violating]), violating, texts })
  }
  return all
}

function rounded(weights: FusionWeights): FusionWeights {
  const to = (value: number): number => Math.round(1e4 * value) / 1e4
  const { bias, logit, offset, rarity, contrast, nearness } = weights
  return {
    bias: to(bias),
    logit: to(logit),
    offset: to(offset),
    rarity: to(rarity),
    contrast: to(contrast),
    nearness: to(nearness),
  }
}
