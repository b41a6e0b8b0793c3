import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { readLockedPackages } from '../packages/locked-packages.ts'

/** The fitted files of models/ that the service loads. */
const models = [
  'encoder.onnx',
  'encoder-words.bin',
  'encoder-pairs.onnx',
  'encoder-pairs-words.bin',
  'encoder-tokenizer.json',
  'pairs-tokenizer.json',
  'background.bin',
  'security-ngrams.bin',
] as const

/**
 * What a production installation and the build of the console hold, as CycloneDX 1.6: packages with the hashes that npm
 * compares, and the model files of this repository. No date and no serial number, so that the same lockfile gives the same text.
 */
export function billOfMaterials(root: string): string {
  const packages = readLockedPackages(root)
    .filter(({ isDevelopment }) => !isDevelopment)
    .map(({ name, version, licence, integrity }) => ({
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }],
      licenses: [/^[\w.-]+$/.test(licence) ? { license: { id: licence } } : licenceOf(licence)],
      purl: purlOf(name, version),
    }))
  const files = models.map((name) => ({
    type: name.endsWith('.onnx') ? 'machine-learning-model' : 'data',
    'bom-ref': `models/${name}`,
    name,
    hashes: [{ alg: 'SHA-256', content: sha256(readFileSync(join(root, 'models', name))) }],
  }))
  const { name, version, license } = packageJson
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version, licenses: [{ license: { id: license } }] },
    },
    components: [...withoutRepeats(packages), ...files],
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}

/** An expression of several licences; what is none is named as it stands. */
function licenceOf(licence: string): object {
  return /^\(?[\w.-]+( (OR|AND) [\w.-]+)+\)?$/.test(licence) ? { expression: licence } : { license: { name: licence } }
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The same version may lie at several places. */
function withoutRepeats<Item extends { readonly purl: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.purl, item])).values()]
}
