import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { features } from './feature-list.ts'
import {
  brokenModel,
  isNamedWeights,
  isNumber,
  type NamedWeight,
  parseModelFile,
  readModelFile,
  refuseOtherNames,
} from './model-file.ts'

/** The committed weights of the rules. Their sum is one opinion of several; see security-fusion.ts. */
export interface SecurityRules {
  /** First 12 hex digits of the file's SHA-256. */
  readonly version: string
  /** Log odds where no feature is seen. */
  readonly bias: number
  /** In the order of `features`. */
  readonly weights: readonly number[]
}

/** Where the committed weights lie. */
export const securityRulesPath = fileURLToPath(new URL('../../../models/security-rules.json', import.meta.url))

/** Reads the weights. Throws a plain message when the file is missing, damaged or made for other features. */
export function loadSecurityRules(path: string = securityRulesPath): SecurityRules {
  return parseSecurityRules(readModelFile(path).toString(), path)
}

/** Checks the text of a weights file; `path` is named in errors. */
export function parseSecurityRules(text: string, path: string): SecurityRules {
  const raw = parseModelFile(text, path)
  if (!isRulesFile(raw)) throw brokenModel(path, 'it does not have the expected fields')
  refuseOtherNames(
    raw.features,
    features.map(({ name }) => name),
    path,
  )
  if (contentHash(raw) !== raw.sha256) throw brokenModel(path, 'its content does not match its own hash')
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { version, bias: raw.bias, weights: raw.features.map(({ weight }) => weight) }
}

/** The hash over all numbers that decide, as training/security/fit_rules.py writes it. */
function contentHash({ bias, features: weighted }: Pick<RulesFile, 'bias' | 'features'>): string {
  const lines = [`bias ${bias.toFixed(4)}`, ...weighted.map(({ name, weight }) => `${name} ${weight.toFixed(4)}`)]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

interface RulesFile {
  readonly bias: number
  readonly features: readonly NamedWeight[]
  readonly sha256: string
}

function isRulesFile(raw: Readonly<Record<string, unknown>>): raw is Readonly<Record<string, unknown>> & RulesFile {
  return isNumber(raw.bias) && typeof raw.sha256 === 'string' && isNamedWeights(raw.features)
}
